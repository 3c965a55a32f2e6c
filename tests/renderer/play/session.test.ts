import { describe, expect, it } from 'vitest'
import { resign } from '#core/games/game'
import { openRecord } from '#core/record/open'
import { humanSeats, newSession, onlyPerson, takenBack, withState } from '../../../src/renderer/play/session'
import { COMPUTER, HUMAN, gameAfter, patternOf, playOn, sessionFor } from './support'
import { halvesNamed } from '../support/fake-api'

describe('a session', () => {
  it('refuses options that the ruleset does not know', () => {
    const setup = {
      ruleset: 'kas',
      options: { passage: 'up' },
      pattern: patternOf(halvesNamed('H')),
    } as const
    const session = newSession(setup, { seats: [], startedAt: '2026-01-31T10:00:00Z' })
    expect(session.ok).toBe(false)
  })

  it('keeps a record that opens as the same game', () => {
    const start = sessionFor(gameAfter(), [HUMAN, COMPUTER])
    const later = withState(
      start,
      playOn(start.game, ({ moves }) => moves.length >= 7),
    )
    expect(later.record.moves).toHaveLength(7)
    expect(openRecord(later.record).warning).toBeNull()
    const resigned = resign(later.game, 'south')
    if (!resigned) throw new Error('no resignation')
    const ended = withState(later, resigned)
    expect(ended.record.result?.reason).toBe('resigned')
    expect(openRecord(ended.record)).toEqual({ game: resigned, warning: null })
  })

  it('knows its persons', () => {
    const game = gameAfter()
    expect(humanSeats(sessionFor(game, [HUMAN, HUMAN]))).toEqual(['south', 'north'])
    expect(onlyPerson(sessionFor(game, [HUMAN, HUMAN]))).toBeNull()
    expect(onlyPerson(sessionFor(game, [COMPUTER, HUMAN]))).toBe('north')
  })
})

describe('taking back', () => {
  const after = (plies: number) => playOn(gameAfter(), ({ moves }) => moves.length >= plies)

  it('takes one move with two persons', () => {
    expect(takenBack(sessionFor(after(5), [HUMAN, HUMAN]))?.moves).toHaveLength(4)
  })

  it('goes back to the person’s own turn against the computer', () => {
    expect(takenBack(sessionFor(after(4), [HUMAN, COMPUTER]))?.moves).toHaveLength(2)
    expect(takenBack(sessionFor(after(5), [HUMAN, COMPUTER]))?.moves).toHaveLength(4)
    expect(takenBack(sessionFor(after(5), [COMPUTER, HUMAN]))?.moves).toHaveLength(3)
  })

  it('has nothing to take before the person has moved, nor with computers only', () => {
    expect(takenBack(sessionFor(after(0), [HUMAN, COMPUTER]))).toBeNull()
    expect(takenBack(sessionFor(after(1), [COMPUTER, HUMAN]))).toBeNull()
    expect(takenBack(sessionFor(after(6), [COMPUTER, COMPUTER]))).toBeNull()
  })

  it('works after the end', () => {
    const over = playOn(gameAfter())
    const earlier = takenBack(sessionFor(over, [HUMAN, COMPUTER]))
    expect(earlier?.position.result).toBeNull()
    expect(earlier?.position.turn).toBe('south')
  })

  it('takes only a resignation where the person was to move, and moves too where not', () => {
    const own = resign(after(4), 'south')
    const other = resign(after(5), 'south')
    if (!own || !other) throw new Error('no resignation')
    expect(takenBack(sessionFor(own, [HUMAN, COMPUTER]))?.moves).toHaveLength(4)
    expect(takenBack(sessionFor(other, [HUMAN, COMPUTER]))?.moves).toHaveLength(4)
  })
})
