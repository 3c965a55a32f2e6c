import { describe, expect, it } from 'vitest'
import { AlikeKey } from '#core/ai/endgame/alike'
import type { KasBoard } from '#core/games/kas/board'
import { captureOf } from '#core/games/kas/codes'
import { writeSlides } from '#core/games/kas/generate'
import { LINE_COUNT } from '#core/games/kas/geometry'
import { applySlide, revertSlide } from '#core/games/kas/play'
import type { KasState } from '#core/games/kas/state'
import { lateState, numbers } from '../positions'

/** All that can be captured in so many moves by turns, a seat beginning, in order. */
function captureTree(board: KasBoard, seat: number, moves: number): string {
  if (moves === 0) return ''
  const codes = new Int32Array(200)
  const slides = [...codes.subarray(0, writeSlides(board, seat, codes, 0))]
  const branches = slides
    .sort((a, b) => captureOf(a) - captureOf(b))
    .map((code) => {
      applySlide(board, seat, code)
      const further = captureTree(board, 1 - seat, moves - 1)
      revertSlide(board, seat, code)
      return `${String(captureOf(code))}(${further})`
    })
  return branches.join(' ')
}

function keyOf(board: KasBoard): string {
  const alike = new AlikeKey(board)
  let lines = 0
  for (let line = 0; line < LINE_COUNT; line++) if (board.indices[line] !== 0) lines |= 1 << line
  alike.identify(lines)
  return alike.key.join(' ')
}

/** The keys of a board with both kas everywhere on free junctions, each with the boards' capture trees. */
function treesByKey(board: KasBoard, seat: number): Map<string, Set<string>> {
  const free = Array.from({ length: 121 }, (_, junction) => junction).filter((junction) => {
    const row = Math.floor(junction / 11)
    return ((board.stopping(row) >> (junction % 11)) & 1) === 0
  })
  const trees = new Map<string, Set<string>>()
  for (const south of free) {
    for (const north of free.filter((junction) => junction !== south && junction % 3 === south % 3)) {
      board.placeKas(0, south)
      board.placeKas(1, north)
      const key = keyOf(board)
      const known = trees.get(key) ?? new Set()
      trees.set(key, known.add(captureTree(board, seat, 3)))
    }
  }
  return trees
}

describe('the key of positions that go on alike', () => {
  it('is the same only where the same captures follow, and often', () => {
    const next = numbers(21)
    for (let count = 0; count < 4;) {
      const state = lateState(5, next, count % 2 === 0 ? 1 : 3) as KasState
      if (state.turn < 0) continue
      count++
      const trees = treesByKey(state.board, state.turn)
      for (const known of trees.values()) expect(known.size).toBe(1)
      expect(trees.size).toBeLessThan(3000) // of some 4,500 placements
    }
  })

  it('tells the tokens apart', () => {
    const next = numbers(4)
    const keys = new Set<string>()
    for (let count = 0; count < 40; count++) keys.add(keyOf((lateState(7, next) as KasState).board))
    expect(keys.size).toBe(40)
  })
})
