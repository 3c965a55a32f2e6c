import { describe, expect, it } from 'vitest'
import { newDocument, type PatternDocument } from '#core/pattern/document'
import { copyOf, detailsOf, parseTags, withDetails } from '../../../src/renderer/editor/documents'

describe('withDetails', () => {
  const full = {
    ...newDocument('Test'),
    names: { ms: 'Ujian', es: 'Prueba', id: 'Tes' },
    author: 'A',
    notes: 'N\nM',
    tags: ['x'],
    provenance: { kind: 'named', source: 'S', page: 3 },
    future: true,
  } as PatternDocument

  it('hands back the same document when nothing changes', () => {
    expect(withDetails(full, detailsOf(full))).toBe(full)
    const bare = newDocument('Test')
    expect(withDetails(bare, detailsOf(bare))).toBe(bare)
  })

  it('leaves out what is empty and keeps unknown keys', () => {
    const empty = { name: ' New\u0007 name ', ms: '', es: ' ', author: '', notes: ' ', tags: [] }
    const next = withDetails(full, { ...empty, provenance: { kind: 'original', source: '' } })
    expect(next).toEqual({
      ...newDocument('New name'),
      names: { id: 'Tes' },
      provenance: { kind: 'original', page: 3 },
      future: true,
    })
  })

  it('keeps the name rather than have none', () => {
    expect(withDetails(full, { ...detailsOf(full), name: ' \n ' }).name).toBe('Test')
  })
})

describe('parseTags', () => {
  it('splits at commas and line ends, each once', () => {
    expect(parseTags(' river,  daily   life,\nriver,, ')).toEqual(['river', 'daily life'])
  })
})

describe('copyOf', () => {
  it('claims nothing that held for the original only', () => {
    const document: PatternDocument = {
      ...newDocument('A'),
      names: { ms: 'B' },
      author: 'A',
      provenance: { kind: 'attested', source: 'Bell' },
      notes: 'N',
    }
    expect(copyOf(document, 'A (copy)', 'After A')).toEqual({
      ...newDocument('A (copy)'),
      notes: 'N',
      provenance: { kind: 'original', source: 'After A' },
    })
  })
})
