import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  JUNCTIONS,
  makeJunction,
  parseJunction,
  playableJunctions,
  type Junction,
} from '#core/board/junction'
import { leadOf, partAt, partJunctions, partsOf } from '#core/pattern/part'
import { orbit, SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { junctions, kinds } from './arbitraries'

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

describe.each(SYMMETRY_KINDS)('the parts of %s', (kind) => {
  it('are as many as a junction off the axes has images', () => {
    expect(partsOf(kind).length).toBe(
      kind === 'none' ? 0 : kind.includes('half') ? 4 : orbit(at('b4'), kind).length,
    )
  })

  it('each hold one junction of every orbit', () => {
    for (const part of partsOf(kind)) {
      const leads = partJunctions(1, kind, part)
      expect(new Set(leads).size).toBe(leads.length)
      for (const junction of playableJunctions(1)) {
        expect(leads.filter((lead) => lead === leadOf(orbit(junction, kind), part).junction).length).toBe(1)
      }
    }
  })
})

describe('leadOf', () => {
  it('takes the image in the part, with the colour swapped where the image is', () => {
    expect(leadOf(orbit(at('b10'), 'mirrors-straight'), 'bottom-right').junction).toBe(at('j2'))
    expect(leadOf(orbit(at('f11'), 'swap-half-turn'), 'bottom')).toEqual({ junction: at('f1'), swap: true })
    expect(leadOf(orbit(at('a6'), 'swap-quarter-turn'), 'top-right')).toEqual({
      junction: at('f11'),
      swap: true,
    })
  })

  it('does not depend on the junction that the orbit was asked of', () => {
    fc.assert(
      fc.property(junctions, kinds, (junction, kind) => {
        for (const part of partsOf(kind)) {
          const leads = orbit(junction, kind).map(
            (image) => leadOf(orbit(image.junction, kind), part).junction,
          )
          expect(new Set(leads).size).toBe(1)
        }
      }),
    )
  })
})

describe('partAt', () => {
  it('is a part that holds the junction', () => {
    expect(partAt('mirrors-straight', at('c3'))).toBe('bottom-left')
    expect(partAt('mirrors-diagonal', at('f9'))).toBe('top')
    expect(partAt('mirrors-all', at('d2'))).toBe('bottom-bottom-left')
    expect(partAt('none', at('d2'))).toBeNull()
    for (const kind of SYMMETRY_KINDS.filter((each) => each.startsWith('mirror'))) {
      for (const junction of JUNCTIONS) {
        const part = partAt(kind, junction)
        if (part)
          expect(makeJunction(leadOf(orbit(junction, kind), part).junction)).toBe(makeJunction(junction))
      }
    }
  })
})
