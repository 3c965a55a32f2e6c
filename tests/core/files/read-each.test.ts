import { readEach } from '#core/files/read-each'
import { serializeBundle } from '#core/pattern/bundle'
import { serializePattern, type PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { serializeRecord } from '#core/record/record'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../storage/games-of'
import { checkerboard, variant } from '../../storage/patterns'

function shareCode(document: PatternDocument): string {
  const pattern = completePattern(document)
  if (!pattern.ok) throw new Error('not complete')
  return makeShareCode(pattern.value)
}

describe('reading each thing of a text', () => {
  it('gives one for a file', () => {
    const document = checkerboard('Boat')
    expect(readEach(serializePattern(document), 'x')).toEqual([{ kind: 'pattern', document }])
    expect(readEach(serializeRecord(recordOf(1)), 'x')).toMatchObject([{ kind: 'game' }])
    expect(readEach('', 'x')).toMatchObject([{ kind: 'fault', faults: [{ code: 'empty' }] }])
  })

  it('gives every share code of a message', () => {
    const text = `${shareCode(variant('One', 1))}\npasang1:AA\n${shareCode(variant('Two', 2))}`
    expect(readEach(text, 'x')).toMatchObject([
      { kind: 'pattern', document: { name: 'One' } },
      { kind: 'fault', faults: [{ code: 'share-code-cut-off' }] },
      { kind: 'pattern', document: { name: 'Two' } },
    ])
  })

  it('puts together what a program for mail has broken', () => {
    const code = shareCode(variant('One', 1))
    const text = `> Have a look:\n> ${code.slice(0, 20)}\n> ${code.slice(20)}\n> Bye`
    expect(readEach(text, 'x')).toMatchObject([{ kind: 'pattern', document: { name: 'One' } }])
  })

  it('says which pattern of a bundle is bad, by its number and as far as it has one by its name', () => {
    const bad = { ...variant('Bad', 3), rows: [] } as PatternDocument
    const nameless = { ...bad, name: 7 } as unknown as PatternDocument
    const text = serializeBundle([variant('One', 1), bad, nameless])
    expect(readEach(text, 'x')).toMatchObject([
      { kind: 'pattern', document: { name: 'One' } },
      { kind: 'fault', part: { number: 2, name: 'Bad' } },
      { kind: 'fault', part: { number: 3, name: undefined } },
    ])
  })
})
