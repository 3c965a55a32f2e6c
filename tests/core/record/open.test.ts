import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMoves, playMove, replayMoves, resign, startGame, type Game } from '#core/games/game'
import { completePattern } from '#core/pattern/pattern'
import { newRecord, withComment, withGame, withMove, withResult } from '#core/record/build'
import { openRecord } from '#core/record/open'
import { checkRecord, parseRecord, serializeRecord, type GameRecord } from '#core/record/record'
import { person, RECORDS, recordWhere, unfinished, valueOf } from './support'

const kas = recordWhere(({ ruleset }) => ruleset === 'kas')
const bell = recordWhere(({ ruleset, options }) => ruleset === 'bell' && options.players === 2)
const all = RECORDS.map((record, index) => ({ record, index, ruleset: record.ruleset }))

function startOf({ ruleset, options, pattern }: GameRecord): Game {
  return valueOf(startGame({ ruleset, options, pattern: valueOf(completePattern(pattern)) }))
}

function emptyRecordOf(record: GameRecord): GameRecord {
  return newRecord(startOf(record).setup, { seats: record.seats, startedAt: record.startedAt })
}

describe('opening a record', () => {
  it.each(all)('replays game $index ($ruleset) to its result', ({ record }) => {
    const { game, warning } = openRecord(record)
    expect(warning).toBeNull()
    expect(game.moves.map(({ notation }) => notation)).toEqual(record.moves)
    expect(game.position.result).toEqual(record.result)
  })

  it.each(all)('opens game $index ($ruleset) where it stopped', ({ record }) => {
    const half = Math.floor(record.moves.length / 2)
    const { game, warning } = openRecord(unfinished(record, half))
    expect(warning).toBeNull()
    expect(game.position.ply).toBe(half)
    expect(game.position.result).toBeNull()
  })

  it.each(all)(
    'opens game $index ($ruleset) at the last legal position before a wrong move',
    ({ record }) => {
      const { game, warning } = openRecord({ ...record, moves: record.moves.toSpliced(4, 1, 'a1-a1') })
      expect(game.position.ply).toBe(4)
      expect(game.position.result).toBeNull()
      expect(warning).toEqual({ code: 'illegal-move', path: 'moves[4]', params: { index: 5, move: 'a1-a1' } })
    },
  )

  it('stops before moves after the end', () => {
    const { game, warning } = openRecord({ ...bell, moves: [...bell.moves, 'a1-a3xa2'] })
    expect(game.position.result).toEqual(bell.result)
    expect(warning).toMatchObject({ code: 'illegal-move', params: { index: bell.moves.length + 1 } })
  })

  it('warns of a result that is missing, wrong or early', () => {
    const mismatch = { code: 'result-mismatch', path: 'result', params: {} }
    const { reason, scores, winners } = bell.result!
    for (const result of [
      { reason, scores: [scores[1]!, scores[0]!], winners },
      { reason, scores, winners: ['south', 'north'] as const },
      { reason: 'cleared' as const, scores, winners },
    ]) {
      expect(openRecord({ ...bell, result }).warning).toEqual(mismatch)
    }
    expect(openRecord(withResult(bell, null)).warning).toEqual(mismatch)
    expect(openRecord({ ...unfinished(bell, 10), result: bell.result }).warning).toEqual(mismatch)
  })

  it.each([kas, bell])('opens a game that was resigned ($ruleset)', (record) => {
    const half = openRecord(unfinished(record, 20)).game
    for (const seat of half.position.seats) {
      const { result } = resign(half, seat)!.position
      const opened = openRecord({ ...unfinished(record, 20), result: result! })
      expect(opened.warning).toBeNull()
      expect(opened.game.resigned).toBe(seat)
      expect(opened.game.position.result).toEqual(result)
    }
    const made = { reason: 'resigned' as const, scores: [1, 2], winners: ['north' as const] }
    const opened = openRecord({ ...unfinished(record, 20), result: made })
    expect(opened.warning?.code).toBe('result-mismatch')
    expect(opened.game.position.result).toBeNull()
  })

  it('knows no resignation where none is offered', () => {
    const four = recordWhere(({ options }) => options.players === 4)
    const result = { reason: 'resigned' as const, scores: [0, 0, 0, 0], winners: ['north' as const] }
    expect(openRecord({ ...unfinished(four, 10), result }).warning?.code).toBe('result-mismatch')
  })

  it('plays by the options that it knows', () => {
    const options = { ...kas.options, clock: 'sand' }
    expect(openRecord(valueOf(checkRecord({ ...kas, options }))).warning).toBeNull()
  })

  it('throws for what no reader let through', () => {
    const pattern = { ...kas.pattern, rows: kas.pattern.rows.with(0, '?'.repeat(11)) }
    expect(() => openRecord({ ...kas, pattern })).toThrow()
    expect(() => openRecord({ ...kas, options: { passage: 'any' } })).toThrow()
  })

  it('opens any list of moves as far as it is legal', () => {
    const moves = fc.array(fc.oneof(fc.string(), fc.constantFrom(...bell.moves)), { maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(bell.moves.length), moves, (kept, added) => {
        const record = { ...unfinished(bell, kept), moves: [...bell.moves.slice(0, kept), ...added] }
        const { game, warning } = openRecord(record)
        const played = game.moves.map(({ notation }) => notation)
        expect(played).toEqual(record.moves.slice(0, played.length))
        expect(played.length).toBeGreaterThanOrEqual(kept)
        if (warning?.code === 'illegal-move') expect(warning.params.index).toBe(played.length + 1)
        else expect(played).toHaveLength(record.moves.length)
      }),
      { numRuns: 100, seed: 1 },
    )
  })
})

describe('building a record', () => {
  it.each(all)('move by move gives game $index ($ruleset) back', ({ record }) => {
    const played = record.moves.reduce(withMove, emptyRecordOf(record))
    expect(valueOf(checkRecord(played))).toEqual(unfinished(record, record.moves.length))
    const finished = withResult(played, record.result!)
    expect(finished).toEqual(record)
    expect(openRecord(finished).warning).toBeNull()
    expect(() => withMove(finished, '=a')).toThrow()
  })

  it('needs the seats of the ruleset', () => {
    const { setup } = startOf(kas)
    expect(() => newRecord(setup, { seats: [person('south')], startedAt: kas.startedAt })).toThrow()
  })

  it('keeps the round of a match', () => {
    const match = { id: 'm1', round: 3 }
    expect(
      newRecord(startOf(kas).setup, { seats: kas.seats, startedAt: kas.startedAt, match }).match,
    ).toEqual(match)
  })

  it('changes nothing in the record it is given', () => {
    const before = serializeRecord(kas)
    withResult(kas, null)
    withComment(kas, 2, 'x')
    withGame(kas, startOf(kas))
    expect(serializeRecord(kas)).toBe(before)
  })

  it('sets, replaces and removes comments', () => {
    const one = withComment(withComment(kas, 0, 'start'), 3, 'kas')
    expect(one.comments).toEqual({ '0': 'start', '3': 'kas' })
    expect(withComment(one, 3, 'better').comments).toEqual({ '0': 'start', '3': 'better' })
    expect(withComment(one, 3, '').comments).toEqual({ '0': 'start' })
    expect(withComment(withComment(one, 3, ''), 0, '')).toEqual(kas)
    expect(valueOf(parseRecord(serializeRecord(one)))).toEqual(one)
    for (const ply of [-1, 1.5, kas.moves.length + 1])
      expect(() => withComment(kas, ply, 'x')).toThrow(RangeError)
    expect(withComment(kas, kas.moves.length, 'end').comments).toEqual({ [kas.moves.length]: 'end' })
  })

  it('follows a game: moves, result, and the comments that still have a position', () => {
    const start = startOf(kas)
    const extra = { later: 1 }
    const record = { ...[0, 2, 5].reduce((each, ply) => withComment(each, ply, `c${ply}`), kas), ...extra }
    const shorter = replayMoves(start, kas.moves.slice(0, 4)).game
    expect(withGame(record, shorter)).toEqual({
      ...unfinished(kas, 4),
      comments: { '0': 'c0', '2': 'c2' },
      ...extra,
    })
    const other = legalMoves(start).find(({ notation }) => notation !== kas.moves[0])!
    const different = withGame(record, valueOf(playMove(start, other.notation)))
    expect(different.comments).toEqual({ '0': 'c0' })
    expect(different.moves).toEqual([other.notation])
    expect(withGame(record, replayMoves(start, kas.moves).game)).toEqual(record)
  })
})
