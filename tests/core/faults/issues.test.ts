import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkShape, faultParams } from '#core/faults/issues'
import { faultsUnder, makePath } from '#core/faults/path'

const schema = z.looseObject({
  text: z.string().max(3).optional(),
  list: z.array(z.int().min(1)).max(2).optional(),
  choice: z.enum(['x', 'y']).optional(),
  size: z.union([z.literal(1), z.literal(3)]).optional(),
  either: z.union([z.string(), z.number()]).optional(),
  tagged: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b'), n: z.number() }),
    ])
    .optional(),
  own: z
    .string()
    .superRefine((_, ctx) => ctx.addIssue({ code: 'custom', params: faultParams('undecided', { count: 3 }) }))
    .optional(),
})

function faultsOf(value: unknown): unknown {
  const checked = checkShape(z.looseObject({ root: schema }), { root: value })
  return checked.ok ? [] : checked.error.map((each) => [each.code, each.path, each.params])
}

describe('checkShape', () => {
  it('hands back what came in, unknown keys and their order included', () => {
    const value = { zebra: 1, text: 'abc', apple: 2 }
    const checked = checkShape(schema, value)
    expect(checked.ok && checked.value).toBe(value)
  })

  it.each([
    [{ text: 3 }, ['wrong-type', 'root.text', { expected: 'text', found: 'number' }]],
    [{ text: null }, ['wrong-type', 'root.text', { expected: 'text', found: 'null' }]],
    [{ text: 'long' }, ['too-long', 'root.text', { maximum: 3, found: 4 }]],
    [{ list: {} }, ['wrong-type', 'root.list', { expected: 'list', found: 'object' }]],
    [{ list: [1, 1.5] }, ['wrong-type', 'root.list[1]', { expected: 'integer', found: '1.5' }]],
    [{ list: [0] }, ['wrong-value', 'root.list[0]', { expected: '≥ 1', found: '0' }]],
    [{ list: [1, 2, 3] }, ['too-long', 'root.list', { maximum: 2, found: 3 }]],
    [{ choice: 'z' }, ['wrong-value', 'root.choice', { expected: '"x" | "y"', found: '"z"' }]],
    [{ size: 2 }, ['wrong-value', 'root.size', { expected: '1 | 3', found: '2' }]],
    [{ either: [] }, ['wrong-type', 'root.either', { expected: 'text | number', found: 'list' }]],
    [{ tagged: { kind: 'q' } }, ['wrong-value', 'root.tagged.kind', { expected: '"a" | "b"', found: '"q"' }]],
    [{ tagged: { kind: 'b' } }, ['missing', 'root.tagged.n', { key: 'n', expected: 'number' }]],
    [
      { tagged: { kind: 'a', q: 1 } },
      ['wrong-value', 'root.tagged.q', { expected: 'nothing', found: '"q"' }],
    ],
    [{ own: 'x' }, ['undecided', 'root.own', { count: 3 }]],
  ])('%j', (value, expected) => {
    expect(faultsOf(value)).toEqual([expected])
  })

  it('names a whole that is missing', () => {
    expect(faultsOf(undefined)).toEqual([['missing', 'root', { key: 'root', expected: 'object' }]])
  })
})

describe('paths', () => {
  it('are written as people read them', () => {
    expect(makePath(['patterns', 3, 'names', 'a b'])).toBe('patterns[3].names["a b"]')
  })

  it('can be put under another', () => {
    const inner = [
      { code: 'empty' as const, path: '', params: {} },
      { code: 'empty' as const, path: 'rows[1]', params: {} },
      { code: 'empty' as const, path: '[2]', params: {} },
    ]
    expect(faultsUnder('patterns[0]', inner).map((each) => each.path)).toEqual([
      'patterns[0]',
      'patterns[0].rows[1]',
      'patterns[0][2]',
    ])
  })
})
