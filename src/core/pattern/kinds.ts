import { playableJunctions, type Gadong, type Junction } from '../board/junction'
import { err, ok, type Result } from '../result'
import { elementsOf, SYMMETRY_KINDS, type SymmetryElement, type SymmetryKind } from './symmetry'
import { composed, INVERSES, transformJunction, type Transform } from './transform'

/**
 * The kind that has all the images of two, such as both straight mirrors for a left-right and a top-bottom one. An error
 * lists the junctions, ascending, that would have to be black and white at once: a mirror cannot go with a swap of colours.
 */
export function combineKinds(
  a: SymmetryKind,
  b: SymmetryKind,
  gadong: Gadong,
): Result<SymmetryKind, readonly Junction[]> {
  const elements = closure([...elementsOf(a), ...elementsOf(b)])
  const clashes = playableJunctions(gadong).filter((junction) => isItsOwnOpposite(junction, elements))
  return clashes.length > 0 ? err(clashes) : ok(kindWith(elements))
}

/** Whether every image that one kind makes is also made by another. */
export function includesKind(kind: SymmetryKind, part: SymmetryKind): boolean {
  return elementsOf(part).every((element) => has(elementsOf(kind), element))
}

/** The kind that a board has after a transform when it had `kind` before: a turned left-right mirror is a top-bottom one. */
export function turnedKind(kind: SymmetryKind, transform: Transform): SymmetryKind {
  const back = INVERSES[transform]
  return kindWith(
    elementsOf(kind).map((element) => ({
      transform: composed(composed(back, element.transform), transform),
      swap: element.swap,
    })),
  )
}

function closure(generators: readonly SymmetryElement[]): readonly SymmetryElement[] {
  const elements: SymmetryElement[] = []
  const waiting = [...generators]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (has(elements, next)) continue
    elements.push(next)
    for (const element of elements) waiting.push(product(element, next), product(next, element))
  }
  return elements
}

function product(first: SymmetryElement, second: SymmetryElement): SymmetryElement {
  return {
    transform: composed(first.transform, second.transform),
    swap: first.swap !== second.swap,
  }
}

function isItsOwnOpposite(junction: Junction, elements: readonly SymmetryElement[]): boolean {
  return elements.some(({ transform, swap }) => swap && transformJunction(junction, transform) === junction)
}

function kindWith(elements: readonly SymmetryElement[]): SymmetryKind {
  const found = SYMMETRY_KINDS.find((kind) => {
    const own = elementsOf(kind)
    return own.length === elements.length && own.every((element) => has(elements, element))
  })
  if (!found) throw new Error('the elements of no kind')
  return found
}

function has(elements: readonly SymmetryElement[], { transform, swap }: SymmetryElement): boolean {
  return elements.some((each) => each.transform === transform && each.swap === swap)
}
