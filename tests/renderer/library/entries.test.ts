import { describe, expect, it } from 'vitest'
import {
  bestScores,
  folded,
  haystackOf,
  nameIn,
  otherNames,
  symmetryOfDocument,
} from '../../../src/renderer/library/entries'
import { draftNamed, halvesNamed } from '../support/fake-api'

const lotus = draftNamed('Lotus', { names: { ms: 'Bunga Teratai', es: ' Loto ' }, tags: ['flower'] })

describe('names', () => {
  it('shows the name of the language, else the main one', () => {
    expect(nameIn(lotus, 'ms')).toBe('Bunga Teratai')
    expect(nameIn(lotus, 'es')).toBe('Loto')
    expect(nameIn(lotus, 'en')).toBe('Lotus')
    expect(nameIn(draftNamed('Ring', { names: { ms: '  ' } }), 'ms')).toBe('Ring')
  })

  it('lists the others once each', () => {
    expect(otherNames(lotus, 'ms')).toEqual(['Lotus', 'Loto'])
    expect(otherNames(draftNamed('Batik', { names: { ms: 'Batik', es: 'Batik' } }), 'en')).toEqual([])
  })
})

describe('search text', () => {
  it('drops case and accents', () => {
    expect(folded('  Mangostán\n ROJO ')).toBe('mangostan rojo')
  })

  it('holds names of all languages and tags, as the field says, and not the author', () => {
    const text = haystackOf(draftNamed('Lotus', { names: { ms: 'Teratai' }, tags: ['Flor'], author: 'Siti' }))
    for (const word of ['lotus', 'teratai', 'flor']) expect(text).toContain(word)
    expect(text).not.toContain('siti')
  })
})

it('finds the symmetry of a document', () => {
  expect(symmetryOfDocument(halvesNamed('Halves'))).toBe('swap-half-turn')
})

describe('the best scores of a pattern', () => {
  const summary = { id: 'g', patternName: 'Boat', ruleset: 'kas', players: ['You'], plies: 4, startedAt: '' }

  it('are those of the game with the highest score, whoever reached it, and none while nothing is over', () => {
    const open = { ...summary, finished: false }
    const over = (...scores: number[]) => ({ ...summary, finished: true, scores })
    expect(bestScores([open])).toBeNull()
    expect(bestScores([over(90, 88), open, over(83, 97), over(91, 89)])).toEqual([97, 83])
  })
})
