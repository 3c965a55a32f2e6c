import { describe, expect, it } from 'vitest'
import { completePattern } from '#core/pattern/pattern'
import { serializePattern } from '#core/pattern/document'
import { makeShareCode } from '#core/pattern/share-code'
import { isToBeTakenIn, readPasted } from '../../../src/renderer/library/pasted'
import { halvesNamed, pattern } from '../support/fake-api'

const boat = halvesNamed('Boat')
const library = [pattern('shipped', boat)]

function codeOf(name: string): string {
  const complete = completePattern({ ...boat, name })
  if (!complete.ok) throw new Error('not complete')
  return makeShareCode(complete.value)
}

describe('reading pasted text', () => {
  it('is nothing without text', () => {
    expect(readPasted(' \n', library)).toBeNull()
  })

  it('finds the pattern of a code, of the message around it and of JSON', () => {
    for (const text of [
      codeOf('Kite'),
      `Look: ${codeOf('Kite')} ok?`,
      serializePattern(halvesNamed('Kite')),
    ]) {
      expect(readPasted(text, library)).toMatchObject({
        good: [{ kind: 'pattern', document: { name: 'Kite' } }],
        bad: [],
        known: null,
      })
    }
  })

  it('knows the same board under the same name', () => {
    expect(readPasted(codeOf('Boat'), library)?.known?.id).toBe('shipped/boat')
    expect(readPasted(`${codeOf('Boat')}\n${codeOf('Kite')}`, library)?.known).toBeNull()
  })

  it('keeps the good beside the bad', () => {
    const pasted = readPasted(`${codeOf('Kite')}\npasang1:AA`, library)
    expect([pasted?.good.length, pasted?.bad.length]).toEqual([1, 1])
  })
})

it('tells what is to be taken in from what is searched for', () => {
  const meant = [
    'pasang1:',
    'pasang1:AA',
    ' pasang2:x ',
    'see pasang1:AAAA',
    '{"format": "pasang-pattern"',
    '{\n "a"',
    boat.rows.join('\n'),
  ]
  const searched = ['', 'pasang', 'pasang 1', 'boat', '{', '[x]', 'old pasang: the game']
  expect(meant.filter((text) => !isToBeTakenIn(text))).toEqual([])
  expect(searched.filter(isToBeTakenIn)).toEqual([])
})
