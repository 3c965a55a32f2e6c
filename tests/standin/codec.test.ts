import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCodec } from './codec.mjs'

const { encode, decode } = makeCodec()

function throughText(value: unknown): unknown {
  return decode(JSON.parse(JSON.stringify(encode(value))))
}

describe('what crosses from the page to main', () => {
  it('is any plain data and bytes, unchanged', () => {
    const nothing = fc.constantFrom(null, undefined)
    const leaves = fc.oneof(fc.string(), fc.double(), fc.boolean(), nothing, fc.uint8Array())
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(leaves, fc.array(tie('tree')), fc.dictionary(fc.string(), tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(throughText(value)).toEqual(value)
      }),
    )
  })

  it('is of a view of bytes only what it shows', () => {
    const view = new Uint8Array([9, 0, 255, 9]).subarray(1, 3)
    expect(throughText(view)).toEqual(new Uint8Array([0, 255]))
  })

  it.each([() => 1, Symbol('x'), 1n, new Map(), new Date(), new Uint16Array(2)])('is not %s', (value) => {
    expect(() => encode({ inside: [value] })).toThrow('is not plain data')
  })
})
