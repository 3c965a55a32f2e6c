import { describe, expect, it } from 'vitest'
import { resign, takeBack } from '#core/games/game'
import { withGame } from '#core/record/build'
import { nextOpener, nextRound, nextSeats } from '#core/record/match'
import { openRecord } from '#core/record/open'
import { checkRecord, type GameRecord } from '#core/record/record'
import { RECORDS, recordWhere, unfinished, valueOf } from './support'

const NEXT = { startedAt: '2026-02-01T10:00:00Z', matchId: 'match' }

/** The names of the players, South first. */
function namesOf(record: GameRecord | null): string[] | undefined {
  return record?.seats.map(({ name }) => name)
}

function lastMover({ moves, seats }: GameRecord): string {
  return seats[(moves.length - 1) % seats.length]!.name
}

describe('the next round of a match', () => {
  it.each(RECORDS.map((record, index) => ({ record, index, ruleset: record.ruleset })))(
    'is opened by who captured the last token, or won by suntuk: game $index ($ruleset)',
    ({ record }) => {
      const { reason, winners } = record.result!
      const opener = reason === 'suntuk' ? winners[0]!.toUpperCase() : lastMover(record)
      const next = nextRound(record, NEXT)!
      expect(namesOf(next)![0]).toBe(opener)
      expect(next.seats.map(({ seat }) => seat)).toEqual(record.seats.map(({ seat }) => seat))
      expect(valueOf(checkRecord(next))).toEqual(next)
      expect(openRecord(next)).toMatchObject({ warning: null, game: { moves: [] } })
    },
  )

  it('has seen a suntuk and a cleared board, and three and four players', () => {
    const seen = new Set(RECORDS.map(({ result, seats }) => `${result!.reason} ${seats.length}`))
    for (const kind of ['suntuk 2', 'cleared 2', 'no-captures 3', 'no-captures 4'])
      expect(seen).toContain(kind)
  })

  it('keeps the order of the players around the board', () => {
    const three = recordWhere(({ seats }) => seats.length === 3)
    const names = three.seats.map(({ name }) => name)
    const next = namesOf(nextRound(three, NEXT))!
    expect(`${names.join()},${names.join()}`).toContain(next.join())
  })

  it('is opened by the winner after a resignation', () => {
    const kas = recordWhere(({ ruleset }) => ruleset === 'kas')
    const { game } = openRecord(unfinished(kas, 12))
    for (const seat of game.position.seats) {
      const record = withGame(kas, resign(game, seat)!)
      expect(namesOf(nextRound(record, NEXT))![0]).toBe(seat === 'south' ? 'NORTH' : 'SOUTH')
    }
  })

  it('counts on in the same match, with the same or another pattern', () => {
    const [first, other] = RECORDS as [GameRecord, GameRecord]
    const second = nextRound({ ...first, comments: { '1': 'x' } }, NEXT)!
    expect(second).toMatchObject({ match: { id: 'match', round: 2 }, moves: [], startedAt: NEXT.startedAt })
    expect(second).not.toHaveProperty('result')
    expect(second).not.toHaveProperty('comments')
    expect(second.pattern).toEqual(first.pattern)
    const third = nextRound(
      { ...first, match: { id: 'old', round: 2 } },
      { ...NEXT, pattern: other.pattern },
    )!
    expect(third).toMatchObject({ match: { id: 'old', round: 3 }, pattern: other.pattern })
  })

  it('waits for the end of the game', () => {
    const record = RECORDS[0]!
    expect(nextRound(unfinished(record, 10), NEXT)).toBeNull()
    expect(nextRound({ ...record, moves: ['junk'] }, NEXT)).toBeNull()
    expect(nextRound({ ...record, result: undefined }, NEXT)).toBeNull()
    const { game } = openRecord(record)
    expect(nextOpener(takeBack(game))).toBeNull()
    expect(nextSeats(takeBack(game), record.seats)).toBeNull()
  })
})
