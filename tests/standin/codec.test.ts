import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCodec } from './codec.mjs'

const { encode, decode } = makeCodec()

function throughText(value: unknown): unknown {
  return decode(JSON.parse(JSON.stringify(encode(value))))
}

describe('what crosses from the page to main', () => {
  it('is any plain data, unchanged', () => {
    const numbers = fc.double()
    const leaves = fc.oneof(fc.string(), numbers, fc.boolean(), fc.constant(null), fc.constant(undefined))
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(leaves, fc.array(tie('tree')), fc.dictionary(fc.string(), tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(throughText(value)).toEqual(value)
      }),
    )
  })

  it.each([() => 1, Symbol('x'), 1n, new Map(), new Date(), new Uint8Array(2)])('is not %s', (value) => {
    expect(() => encode({ inside: [value] })).toThrow('is not plain data')
  })
})
