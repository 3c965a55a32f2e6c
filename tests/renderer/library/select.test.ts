import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EVERYTHING,
  isNarrowed,
  selectPatterns,
  shelfCounts,
  type Wanted,
} from '../../../src/renderer/library/select'
import { draftNamed, halvesNamed, pattern } from '../support/fake-api'

const boat = pattern(
  'shipped',
  halvesNamed('Boat', { names: { ms: 'Perahu', es: 'Barca' }, tags: ['river'] }),
)
const crown = pattern('shipped', halvesNamed('Crown', { gadong: 3, provenance: { kind: 'named' } }))
const sketch = pattern('own', draftNamed('Ébauche', { tags: ['river', 'boat'] }))
const newer = { ...pattern('own', halvesNamed('Zebra')), modifiedAt: '2026-05-01T00:00:00.000Z' }
const all = [newer, sketch, crown, boat]
const favourites = new Set([crown.id])

function names(part: Partial<Wanted>, language: 'en' | 'ms' | 'es' = 'en'): readonly string[] {
  return selectPatterns(all, { ...EVERYTHING, ...part }, favourites, language).map(
    ({ document }) => document.name,
  )
}

describe('selecting patterns', () => {
  it('orders by the name of the language on show', () => {
    expect(names({})).toEqual(['Boat', 'Crown', 'Ébauche', 'Zebra'])
    expect(names({}, 'ms')).toEqual(['Crown', 'Ébauche', 'Boat', 'Zebra'])
  })

  it('keeps to a shelf', () => {
    expect(names({ shelf: 'shipped' })).toEqual(['Boat', 'Crown'])
    expect(names({ shelf: 'own' })).toEqual(['Ébauche', 'Zebra'])
    expect(names({ shelf: 'favourites' })).toEqual(['Crown'])
  })

  it('searches all names and tags for every word', () => {
    expect(names({ search: 'perahu' })).toEqual(['Boat'])
    expect(names({ search: 'EBAU' })).toEqual(['Ébauche'])
    expect(names({ search: 'river boat' })).toEqual(['Boat', 'Ébauche'])
    expect(names({ search: 'river crown' })).toEqual([])
  })

  it('filters by board, draft, source and symmetry', () => {
    expect(names({ board: 3 })).toEqual(['Crown'])
    expect(names({ board: 'draft' })).toEqual(['Ébauche'])
    expect(names({ source: 'named' })).toEqual(['Crown'])
    expect(names({ symmetry: 'mirrors-all' })).toEqual(['Ébauche'])
    expect(names({ symmetry: 'swap-half-turn', shelf: 'own' })).toEqual(['Zebra'])
  })

  it('orders by age, symmetry and board, then by name', () => {
    expect(names({ sort: 'newest' })).toEqual(['Zebra', 'Ébauche', 'Boat', 'Crown'])
    expect(names({ sort: 'board' })).toEqual(['Boat', 'Ébauche', 'Zebra', 'Crown'])
    expect(names({ sort: 'symmetry' }).at(-1)).toBe('Ébauche')
  })

  it('gives a part of what there is, and more words never give more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const few = names({ search: `${one} ${two}` })
        const many = names({ search: one })
        expect(many).toEqual(expect.arrayContaining([...few]))
      }),
    )
  })
})

it('counts the shelves', () => {
  expect(shelfCounts(all, favourites)).toEqual({ all: 4, shipped: 2, own: 2, favourites: 1 })
})

it('knows what narrows', () => {
  expect(isNarrowed({ ...EVERYTHING, shelf: 'own', sort: 'newest', search: '  ' })).toBe(false)
  expect(isNarrowed({ ...EVERYTHING, search: 'x' })).toBe(true)
  expect(isNarrowed({ ...EVERYTHING, board: 3 })).toBe(true)
})
