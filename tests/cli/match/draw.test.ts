import { describe, expect, it } from 'vitest'
import { emptyBoard } from '#core/pattern/board'
import { newDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { drawPatterns } from '../../../src/cli/match/draw'

const shipped = Array.from({ length: 6 }, (_, index) => newDocument(`Shipped ${index}`, emptyBoard(1)))

describe('drawPatterns', () => {
  it('takes half from those given, none twice while others are left, and generates complete ones', () => {
    const drawn = drawPatterns(shipped, 12, 7)
    const [given, generated] = [0, 1].map((part) => drawn.filter((_, index) => index % 2 === part))
    expect(new Set(given)).toEqual(new Set(shipped))
    expect(generated?.map((document) => completePattern(document).ok)).toEqual(Array(6).fill(true))
    expect(new Set(generated?.map(({ rows }) => rows.join()))).toHaveProperty('size', 6)
  })

  it('draws the same for the same seed, other ones for another', () => {
    expect(drawPatterns(shipped, 9, 3)).toEqual(drawPatterns(shipped, 9, 3))
    expect(drawPatterns(shipped, 9, 3)).not.toEqual(drawPatterns(shipped, 9, 4))
  })
})
