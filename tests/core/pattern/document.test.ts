import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBoard } from '#core/pattern/board'
import {
  boardOf,
  draftReasons,
  newDocument,
  parsePattern,
  serializePattern,
  withBoard,
  type PatternDocument,
} from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { boards, documents, equalBoards } from './arbitraries'

const LIBRARY = new URL('../../../patterns/', import.meta.url)
const LIBRARY_FILES = readdirSync(LIBRARY).filter((name) => name.endsWith('.pasang.json'))

function faultsOf(change: Record<string, unknown>): readonly unknown[] {
  const parsed = parsePattern(JSON.stringify({ ...newDocument('Test'), ...change }))
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`)
}

function rowsWith(index: number, row: unknown): unknown[] {
  return newDocument('Test').rows.map((each, at) => (at === index ? row : each))
}

describe('parsePattern', () => {
  it.each(LIBRARY_FILES)('reads and rewrites %s unchanged', (name) => {
    const text = readFileSync(new URL(name, LIBRARY), 'utf8')
    const parsed = parsePattern(text)
    expect(parsed.ok && serializePattern(parsed.value)).toBe(text)
  })

  it('meets serializePattern', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const parsed = parsePattern(serializePattern(document))
        expect(parsed).toEqual({ ok: true, value: { ...document, name: document.name.trim() } })
      }),
    )
  })

  it('never throws on junk', () => {
    const base = newDocument('Test')
    const junk = fc.record(
      {
        format: fc.constant('pasang-pattern'),
        version: fc.constant(1),
        name: fc.oneof(fc.constant('x'), fc.jsonValue(), fc.string({ unit: 'binary' })),
        names: fc.oneof(fc.jsonValue(), fc.record({ ms: fc.jsonValue(), es: fc.string() })),
        provenance: fc.oneof(fc.jsonValue(), fc.record({ kind: fc.string(), source: fc.jsonValue() })),
        tags: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        gadong: fc.oneof(fc.constantFrom<unknown>(1, 3, 2, '1'), fc.jsonValue()),
        rows: fc.oneof(
          fc.constant(base.rows),
          fc.array(fc.string({ unit: fc.constantFrom('b', 'w', '.', '?', 'x', '😀'), maxLength: 12 }), {
            maxLength: 12,
          }),
          fc.array(fc.jsonValue(), { minLength: 11, maxLength: 11 }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: ['format', 'version'] },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          junk.map((value) => JSON.stringify(value)),
          fc.json(),
          fc.string(),
        ),
        (text) => {
          const parsed = parsePattern(text)
          if (parsed.ok) expect(parsePattern(serializePattern(parsed.value))).toEqual(parsed)
          else expect(parsed.error.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('keeps unknown keys, dangerous ones too', () => {
    const text = serializePattern(newDocument('Test')).replace(
      '{',
      '{"__proto__": {"x": 1}, "future": [1, {"a": null}],',
    )
    const parsed = parsePattern(text)
    if (!parsed.ok) throw new Error('refused')
    const again = serializePattern(parsed.value)
    expect(JSON.parse(again).future).toEqual([1, { a: null }])
    expect(again).toContain('"__proto__"')
  })

  it.each([
    [{}, []],
    [{ name: undefined }, ['missing name']],
    [{ name: 3 }, ['wrong-type name']],
    [{ name: '   ' }, ['too-short name']],
    [{ name: '\u200B' }, ['too-short name']],
    [{ name: 'a\nb' }, ['control-character name']],
    [{ name: '\uD800' }, ['control-character name']],
    [{ name: ` ${'x'.repeat(80)} ` }, []],
    [{ name: 'x'.repeat(81) }, ['too-long name']],
    [{ name: '😀'.repeat(80) }, []],
    [{ names: { ms: 'a\u0007' } }, ['control-character names.ms']],
    [{ names: { es: 1 } }, ['wrong-type names.es']],
    [{ author: [] }, ['wrong-type author']],
    [{ provenance: { kind: 'found' } }, ['wrong-value provenance.kind']],
    [{ tags: ['a', 1] }, ['wrong-type tags[1]']],
    [{ gadong: 2 }, ['wrong-value gadong']],
    [{ rows: undefined }, ['missing rows']],
    [{ rows: 'b' }, ['wrong-type rows']],
    [{ rows: [] }, ['row-count rows']],
    [{ rows: rowsWith(2, 'bbb') }, ['row-length rows[2]']],
    [{ rows: rowsWith(2, 7) }, ['wrong-type rows[2]']],
    [{ rows: rowsWith(0, 'B?????????.') }, ['row-character rows[0]', 'row-character rows[0]']],
    [{ rows: rowsWith(5, '?????b?????') }, ['gadong-character rows[5]']],
    [{ gadong: 2, rows: rowsWith(0, 'x??????????') }, ['wrong-value gadong', 'row-character rows[0]']],
  ])('%j has the faults %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it('names the junction of a wrong character', () => {
    const parsed = parsePattern(JSON.stringify({ ...newDocument('Test'), rows: rowsWith(0, '??B????????') }))
    expect(parsed.ok ? undefined : parsed.error[0]?.params).toEqual({
      junction: 'c11',
      column: 3,
      found: 'B',
      expected: 'letter-or-undecided',
    })
  })
})

describe('serializePattern', () => {
  it('writes the layout of the format whatever the order in memory', () => {
    const { name, rows, ...rest } = newDocument('Test')
    const shuffled = {
      extra: 1,
      rows,
      tags: ['t'],
      notes: 'n',
      names: { ms: 'U' },
      name,
      ...rest,
    } as PatternDocument
    const text = serializePattern(shuffled)
    expect(text.endsWith('  ],\n  "extra": 1\n}\n')).toBe(true)
    expect([...text.matchAll(/^ {2}"(\w+)"/gm)].map((match) => match[1])).toEqual([
      'format',
      'version',
      'name',
      'names',
      'notes',
      'provenance',
      'tags',
      'gadong',
      'rows',
      'extra',
    ])
  })
})

describe('boards and documents', () => {
  it('convert into each other', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        expect(boardOf(withBoard(newDocument('Test'), board))).toEqual(board)
      }),
    )
  })

  it('puts rank 11 first', () => {
    const rows = ['b??????????', ...newDocument('Test').rows.slice(1, 10), '??????????w']
    const board = boardOf({ ...newDocument('Test'), rows })
    expect([board.cells[110], board.cells[10], board.cells[60]]).toEqual(['b', 'w', '.'])
  })
})

describe('drafts', () => {
  it('say what is missing', () => {
    expect(draftReasons(newDocument('Test')).map((each) => each.params)).toEqual([{ count: 120 }])
    expect(draftReasons(newDocument('Test', emptyBoard(3, 'b'))).map((each) => each.params)).toEqual([
      { black: 112, white: 0 },
    ])
  })

  it('are complete with equal counts and nothing undecided', () => {
    fc.assert(
      fc.property(equalBoards, (board) => {
        const complete = completePattern(newDocument('Test', board))
        expect(complete.ok && complete.value.cells).toEqual(board.cells)
      }),
    )
    expect(completePattern(newDocument('Test')).ok).toBe(false)
  })
})
