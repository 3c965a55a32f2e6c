import { expect, it } from 'vitest'
import { elementsOf, SYMMETRY_KINDS } from '#core/pattern/symmetry'
import type { Transform } from '#core/pattern/transform'
import { SYMMETRY_DRAWINGS } from '../../../src/renderer/ui/symmetry-drawings'

// On the drawing x grows to the east and y to the south.
const MAPS: Readonly<Record<Transform, (x: number, y: number) => readonly [number, number]>> = {
  identity: (x, y) => [x, y],
  right: (x, y) => [-y, x],
  half: (x, y) => [-x, -y],
  left: (x, y) => [y, -x],
  'flip-lr': (x, y) => [-x, y],
  'flip-tb': (x, y) => [x, -y],
  'flip-a1k11': (x, y) => [-y, -x],
  'flip-a11k1': (x, y) => [y, x],
}

const keyOf = (x: number, y: number, hollow: boolean) => `${x + 0} ${y + 0} ${String(hollow)}`

it.each(SYMMETRY_KINDS)('draws the images that %s makes', (kind) => {
  const { dots } = SYMMETRY_DRAWINGS[kind]
  const drawn = new Set(dots.map(({ x, y, hollow }) => keyOf(x, y, hollow)))
  expect(drawn.size).toBe(elementsOf(kind).length)
  for (const { transform, swap } of elementsOf(kind)) {
    for (const { x, y, hollow } of dots) {
      expect(drawn).toContain(keyOf(...MAPS[transform](x, y), hollow !== swap))
    }
  }
})
