import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { config } from 'zod'
import { FILE_LIMIT } from '#core/faults/read'
import { checkRecord, parseRecord, serializeRecord } from '#core/record/record'
import { codesOf, RECORDS, recordWhere, unfinished, valueOf } from './support'

const kas = recordWhere(({ ruleset }) => ruleset === 'kas')
const bell = recordWhere(({ ruleset, options }) => ruleset === 'bell' && options.players === 4)
const text = serializeRecord(kas)

type Json = Record<string, unknown>

/** The text of the kas record with some keys changed; undefined takes a key away. */
function changed(changes: Json): string {
  return JSON.stringify({ ...kas, ...changes })
}

describe('a game record', () => {
  it.each(RECORDS.map((record, index) => ({ record, index, ruleset: record.ruleset })))(
    'comes back as it was written: game $index ($ruleset)',
    ({ record }) => {
      const written = serializeRecord(record)
      expect(valueOf(parseRecord(written))).toEqual(record)
      expect(serializeRecord(valueOf(parseRecord(written)))).toBe(written)
    },
  )

  it('is written with two spaces, a final newline and its keys in order', () => {
    const { moves, format, ...rest } = kas
    const written = serializeRecord({ moves, ...rest, format })
    expect(written).toBe(text)
    expect(written.startsWith('{\n  "format": "pasang-game",\n  "version": 1,\n  "ruleset": "kas",\n')).toBe(
      true,
    )
    expect(written.endsWith('}\n')).toBe(true)
  })

  it('is read with a BOM and CRLF', () => {
    expect(valueOf(parseRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`))).toEqual(kas)
  })

  it('keeps what it does not know, everywhere', () => {
    const extra = { later: { nested: [1, 'two', null] } }
    const value = {
      ...kas,
      ...extra,
      options: { ...kas.options, ...extra },
      pattern: { ...kas.pattern, ...extra },
      seats: kas.seats.map((seat) => ({ ...seat, player: { ...seat.player, ...extra }, ...extra })),
      result: { ...kas.result, ...extra },
      comments: { '0': 'start', '3': 'Bagus!' },
      match: { id: 'm', round: 2, ...extra },
    }
    const record = valueOf(parseRecord(JSON.stringify(value)))
    expect(record).toEqual(value)
    expect(JSON.parse(serializeRecord(record))).toEqual(value)
  })

  it('is read where nothing may be evaluated', async () => {
    vi.resetModules()
    config({ jitless: true })
    const evaluate = vi.spyOn(globalThis, 'Function')
    try {
      const fresh = await import('#core/record/record')
      expect(valueOf(fresh.parseRecord(text))).toEqual(kas)
      expect(evaluate).not.toHaveBeenCalled()
    } finally {
      evaluate.mockRestore()
      config({ jitless: false })
    }
  })

  it('keeps computers and their levels', () => {
    const seats = bell.seats.map((seat, index) =>
      index === 0 ? seat : { ...seat, player: { kind: 'computer' as const, level: 8 as const } },
    )
    expect(valueOf(parseRecord(serializeRecord({ ...bell, seats }))).seats).toEqual(seats)
  })

  it('fills in missing options with their defaults', () => {
    const { options } = valueOf(parseRecord(changed({ options: { kasSelection: 'jump' } })))
    expect(options).toEqual({ passage: 'diagonal', kasSelection: 'jump' })
    expect(valueOf(parseRecord(changed({ options: undefined }))).options).toEqual({
      passage: 'diagonal',
      kasSelection: 'either',
    })
  })
})

describe('a bad game record', () => {
  const [first, second] = kas.seats
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['is empty', '', ['empty ']],
    ['is cut off', text.slice(0, 200), ['cut-off ']],
    ['is not JSON', 'a game', ['not-json ']],
    ['is a list', '[]', ['not-object ']],
    ['is too large', `${text}${' '.repeat(FILE_LIMIT)}`, ['too-large ']],
    ['is another format', changed({ format: 'pasang-pattern' }), ['wrong-format format']],
    ['is newer', changed({ version: 2 }), ['newer-version version']],
    ['has no version', changed({ version: undefined }), ['missing version']],
    ['has an unknown ruleset', changed({ ruleset: 'chess' }), ['wrong-value ruleset']],
    ['has no ruleset', changed({ ruleset: undefined }), ['missing ruleset']],
    ['has a wrong option', changed({ options: { passage: 'any' } }), ['wrong-value options.passage']],
    ['has a list of options', changed({ options: [] }), ['wrong-type options']],
    ['has no pattern', changed({ pattern: undefined }), ['missing pattern']],
    ['has text for a pattern', changed({ pattern: 'x' }), ['not-object pattern']],
    [
      'has a newer pattern',
      changed({ pattern: { ...kas.pattern, version: 9 } }),
      ['newer-version pattern.version'],
    ],
    [
      'has a draft',
      changed({ pattern: { ...kas.pattern, rows: kas.pattern.rows.with(10, '?'.repeat(11)) } }),
      ['undecided pattern.rows', 'unequal pattern.rows'],
    ],
    [
      'has a short row',
      changed({ pattern: { ...kas.pattern, rows: kas.pattern.rows.with(4, 'bw') } }),
      ['row-length pattern.rows[4]'],
    ],
    ['has no seats', changed({ seats: undefined }), ['missing seats']],
    ['has one seat', changed({ seats: [first] }), ['wrong-value seats']],
    ['has seats in another order', changed({ seats: [second, first] }), ['wrong-value seats']],
    [
      'has an unknown seat',
      changed({ seats: [first, { ...second, seat: 'up' }] }),
      ['wrong-value seats[1].seat'],
    ],
    [
      'has a seat without a name',
      changed({ seats: [first, { ...second, name: 5 }] }),
      ['wrong-type seats[1].name'],
    ],
    [
      'has an unknown kind of player',
      changed({ seats: [first, { ...second, player: { kind: 'robot' } }] }),
      ['wrong-value seats[1].player.kind'],
    ],
    [
      'has a level beyond the highest',
      changed({ seats: [first, { ...second, player: { kind: 'computer', level: 9 } }] }),
      ['wrong-value seats[1].player.level'],
    ],
    ['has a number for a move', changed({ moves: ['=c', 3] }), ['wrong-type moves[1]']],
    [
      'has an unknown reason',
      changed({ result: { ...kas.result, reason: 'luck' } }),
      ['wrong-value result.reason'],
    ],
    [
      'has half a point',
      changed({ result: { ...kas.result, scores: [90.5, 89.5] } }),
      ['wrong-type result.scores[0]', 'wrong-type result.scores[1]'],
    ],
    ['has too few scores', changed({ result: { ...kas.result, scores: [1] } }), ['too-short result.scores']],
    [
      'has too many scores',
      changed({ result: { ...kas.result, scores: [1, 2, 3] } }),
      ['too-long result.scores'],
    ],
    [
      'is won by nobody there',
      changed({ result: { ...kas.result, winners: ['west'] } }),
      ['wrong-value result.winners[0]'],
    ],
    ['has a day that never was', changed({ startedAt: '2026-02-30T10:00:00Z' }), ['wrong-value startedAt']],
    ['has a local time', changed({ startedAt: '2026-01-31T10:00:00' }), ['wrong-value startedAt']],
    ['has a list of comments', changed({ comments: ['a'] }), ['wrong-type comments']],
    ['has a number for a comment', changed({ comments: { '3': 3 } }), ['wrong-type comments["3"]']],
    ['has a round zero', changed({ match: { id: 'm', round: 0 } }), ['wrong-value match.round']],
    [
      'is wrong in several places',
      changed({ ruleset: undefined, pattern: undefined, moves: 'none' }),
      ['missing ruleset', 'wrong-type moves', 'missing pattern'],
    ],
  ]
  it.each(cases)('%s', (_, bad, expected) => {
    expect(codesOf(parseRecord(bad))).toEqual(expected)
  })

  it('says what was expected', () => {
    const result = parseRecord(changed({ startedAt: 'yesterday', seats: [first] }))
    expect(result).toMatchObject({
      error: [{ path: 'startedAt', params: { expected: '"2026-01-31T10:00:00Z"', found: '"yesterday"' } }],
    })
    expect(parseRecord(changed({ seats: [first] }))).toMatchObject({
      error: [{ path: 'seats', params: { expected: 'south, north', found: 'south' } }],
    })
  })

  it('is named with its place in something larger', () => {
    expect(codesOf(checkRecord({ ...kas, moves: [1] }, 'games[2]'))).toEqual(['wrong-type games[2].moves[0]'])
    expect(codesOf(checkRecord(null, 'games[2]'))).toEqual(['not-object games[2]'])
  })
})

describe('junk', () => {
  const keys = Object.keys(kas)

  it('in any place is refused with faults or read, and what is read comes back', () => {
    const short = unfinished(kas, 3)
    fc.assert(
      fc.property(fc.constantFrom(...keys, 'comments', 'match'), fc.jsonValue(), (key, value) => {
        const read = checkRecord({ ...short, [key]: value })
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0)
        else expect(valueOf(parseRecord(serializeRecord(read.value)))).toEqual(read.value)
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  it('in the text is refused with faults or read', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 5 }), (at, length, insert) => {
        const read = parseRecord(text.slice(0, at) + insert + text.slice(at + length))
        if (!read.ok) expect(read.error.every(({ code }) => code.length > 0)).toBe(true)
      }),
      { numRuns: 500, seed: 2 },
    )
  })

  it('of any kind never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(String)), (junk) => {
        expect(parseRecord(junk).ok).toBe(false)
      }),
      { numRuns: 500, seed: 3 },
    )
  })
})
