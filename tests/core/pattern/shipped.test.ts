import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boardOf, parsePattern, type PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { cellAt } from '#core/pattern/board'
import { JUNCTIONS } from '#core/board/junction'
import { symmetriesOf, type SymmetryKind } from '#core/pattern/symmetry'
import { invertBoard, transformBoard, TRANSFORMS } from '#core/pattern/transform'

const FOLDER = new URL('../../../patterns/', import.meta.url)
const SHIPPED = readdirSync(FOLDER).map((file): readonly [string, PatternDocument] => {
  const read = parsePattern(readFileSync(new URL(file, FOLDER), 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`)
  return [file, read.value]
})
const LEAST_DIFFERENCE = 16 // junctions, however two patterns are turned, mirrored or coloured

/** On how many junctions two drawings of one board differ at least, however one of them is turned, mirrored or coloured. */
function difference(a: PatternDocument, b: PatternDocument): number {
  const [board, other] = [boardOf(a), boardOf(b)]
  const counts = TRANSFORMS.flatMap((transform) => {
    const turned = transformBoard(other, transform)
    return [turned, invertBoard(turned)].map(
      (each) => JUNCTIONS.filter((junction) => cellAt(board, junction) !== cellAt(each, junction)).length,
    )
  })
  return Math.min(...counts)
}

describe('the shipped patterns', () => {
  it('are at least 48: 36 on the board of 120 and 12 on that of 112', () => {
    const on = (gadong: 1 | 3) => SHIPPED.filter(([, document]) => document.gadong === gadong).length
    expect(SHIPPED.length).toBeGreaterThanOrEqual(48)
    expect(on(1)).toBeGreaterThanOrEqual(36)
    expect(on(3)).toBeGreaterThanOrEqual(12)
  })

  it.each(SHIPPED)('%s is complete, has equal counts and a symmetry', (_, document) => {
    expect(completePattern(document).ok).toBe(true)
    expect(symmetriesOf(boardOf(document)).filter((kind) => kind !== 'none')).not.toEqual([])
  })

  it.each(SHIPPED)('%s has names in three languages, notes, tags and where it comes from', (_, document) => {
    for (const name of [document.name, document.names?.ms, document.names?.es]) {
      expect(name?.trim()).toBeTruthy()
    }
    expect(document.notes?.trim().length).toBeGreaterThan(20)
    expect(document.tags?.length).toBeGreaterThan(0)
    expect(document.provenance?.kind).toMatch(/^(attested|named|original)$/)
    expect(document.author?.trim()).toBeTruthy()
  })

  it('are all different drawings with names of their own', () => {
    for (const [index, [file, document]] of SHIPPED.entries()) {
      for (const [otherFile, other] of SHIPPED.slice(index + 1)) {
        if (other.gadong !== document.gadong) continue
        expect(difference(document, other), `${file} and ${otherFile}`).toBeGreaterThanOrEqual(
          LEAST_DIFFERENCE,
        )
      }
    }
    const names = SHIPPED.map(([, { name }]) => name.toLowerCase())
    expect(new Set(names).size).toBe(SHIPPED.length)
  })

  it('use the whole range of symmetries', () => {
    const kinds = new Set(SHIPPED.flatMap(([, document]) => symmetriesOf(boardOf(document))))
    const wanted: readonly SymmetryKind[] = [
      'mirror-lr',
      'mirror-a1k11',
      'mirrors-straight',
      'mirrors-diagonal',
      'mirrors-all',
      'half-turn',
      'quarter-turn',
      'swap-half-turn',
      'swap-quarter-turn',
    ]
    for (const kind of wanted) expect([...kinds], kind).toContain(kind)
  })

  it('are the recorded names, and claim a known layout only for the one that has it', () => {
    const kindOf = (name: string) =>
      SHIPPED.find(([, document]) => document.name === name)?.[1].provenance?.kind
    const recorded = [
      'Youth',
      'Running Cloud',
      'Sticking Flower',
      'Flower in a Vase',
      'Chicken Leg',
      'Ascent to a Palace',
      'Composed Flower',
    ]
    for (const name of recorded) expect(kindOf(name), name).toBe('named')
    const attested = SHIPPED.filter(([, { provenance }]) => provenance?.kind === 'attested')
    expect(attested.map(([, { name, gadong }]) => [name, gadong])).toEqual([['Broken into Pieces', 3]])
  })
})
