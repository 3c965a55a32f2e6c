import { describe, expect, it } from 'vitest'
import type { GameSummary } from '#bridge/api'
import type { GameRecord } from '#core/record/record'
import { matchTotal } from '../../../src/renderer/play/match-total'
import { HUMAN, gameAfter, sessionFor } from './support'

const RECORD: GameRecord = {
  ...sessionFor(gameAfter(), [HUMAN, HUMAN]).record, // P1 sits South, P2 North
  match: { id: 'm', round: 3 },
}

function round(
  number: number,
  players: readonly string[],
  scores?: readonly number[],
  id = 'm',
): GameSummary {
  const startedAt = `2026-01-0${number}T10:00:00Z`
  const summary = { id: `g${number}`, patternName: 'Boat', ruleset: 'kas', players, plies: 9, startedAt }
  return { ...summary, finished: scores !== undefined, scores, match: { id, round: number } }
}

describe('the total of a match', () => {
  it('follows the players through the seats, and counts the round on the board once it is over', () => {
    const games = [
      round(1, ['P1', 'P2'], [90, 80]),
      round(2, ['P2', 'P1'], [100, 70]),
      round(3, ['P1', 'P2']),
    ]
    expect(matchTotal(RECORD, games)).toEqual({
      rounds: 2,
      totals: [
        { name: 'P1', points: 160 },
        { name: 'P2', points: 180 },
      ],
    })
    const over = { ...RECORD, result: { reason: 'cleared', scores: [60, 10], winners: ['south'] } } as const
    expect(matchTotal(over, games)).toMatchObject({ rounds: 3, totals: [{ points: 220 }, { points: 190 }] })
  })

  it('leaves out other matches, later rounds, and older copies of a round', () => {
    const copy = { ...round(1, ['P1', 'P2'], [1, 1]), startedAt: '2025-01-01T10:00:00Z' }
    const games = [round(1, ['P1', 'P2'], [90, 80]), copy, round(4, ['P1', 'P2'], [9, 9])]
    const others = [...games, round(2, ['P1', 'P2'], [5, 5], 'other')]
    expect(matchTotal(RECORD, others)).toMatchObject({ rounds: 1, totals: [{ points: 90 }, { points: 80 }] })
  })

  it('takes the finished record of a round, not one that was played on from it and left', () => {
    const branch = { ...round(1, ['P1', 'P2']), playedAt: '2026-02-01T10:00:00Z' }
    const older = { ...round(1, ['P1', 'P2'], [90, 80]), playedAt: '2026-01-01T10:00:00Z' }
    const newer = { ...round(1, ['P1', 'P2'], [70, 60]), playedAt: '2026-01-02T10:00:00Z' }
    const total = matchTotal(RECORD, [branch, older, newer])
    expect(total).toMatchObject({ rounds: 1, totals: [{ points: 70 }, { points: 60 }] })
  })

  it('is silent where it cannot be right', () => {
    const games = [round(1, ['P1', 'Someone'], [90, 80])]
    expect(matchTotal(RECORD, games)).toBeNull()
    expect(matchTotal(RECORD, [])).toBeNull()
    expect(matchTotal({ ...RECORD, match: { id: 'm', round: 1 } }, games)).toBeNull()
    const twins = { ...RECORD, seats: RECORD.seats.map((seat) => ({ ...seat, name: 'P' })) }
    expect(matchTotal(twins, [round(1, ['P', 'P'], [90, 80])])).toBeNull()
  })
})
