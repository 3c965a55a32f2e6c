import type { GameState, RulesetId } from '#core/games/contract'
import { RULESETS } from '#core/games/rulesets'
import { JUNCTIONS, inGadong, type Gadong } from '#core/board/junction'
import type { Cell } from '#core/pattern/cells'
import { newDocument } from '#core/pattern/document'
import { completePattern, type Pattern } from '#core/pattern/pattern'

/** A small repeatable source of numbers in 0..1. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A complete pattern with tokens laid at random. */
export function randomPattern(gadong: Gadong, next: () => number): Pattern {
  const cells: Cell[] = JUNCTIONS.map((j) => (inGadong(j, gadong) ? '.' : 'w'))
  let blacks = (121 - gadong * gadong) / 2
  while (blacks > 0) {
    const at = Math.floor(next() * 121)
    if (cells[at] === 'w') {
      cells[at] = 'b'
      blacks--
    }
  }
  const pattern = completePattern(newDocument('Random', { gadong, cells }))
  if (!pattern.ok) throw new Error('not balanced')
  return pattern.value
}

/** The position after up to `plies` random moves of a random game. */
export function randomState(
  ruleset: RulesetId,
  options: Record<string, string | number>,
  gadong: Gadong,
  plies: number,
  next: () => number,
): GameState {
  const rules = RULESETS[ruleset]
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error('bad options')
  const state = rules.start(randomPattern(gadong, next), parsed.value)
  const codes = new Int32Array(state.maxMoves)
  for (let i = 0; i < plies && state.turn >= 0; i++) {
    const count = state.moves(codes, 0)
    state.make(codes[Math.floor(next() * count)] ?? 0)
  }
  return state
}

/** A kas position with at most some tokens left, mostly by large captures; or an earlier end. */
export function lateState(tokens: number, next: () => number, gadong: Gadong = 1): GameState {
  const state = randomState('kas', {}, gadong, 6, next)
  const codes = new Int32Array(state.maxMoves)
  while (state.turn >= 0 && tokensOf(state) > tokens) {
    const moves = Array.from(codes.subarray(0, state.moves(codes, 0)))
    moves.sort((a, b) => state.gain(b) - state.gain(a))
    state.make(moves[Math.floor(next() ** 4 * moves.length)] ?? 0)
  }
  return state
}

/** How many tokens lie on the board. */
export function tokensOf(state: GameState): number {
  return state.position().pieces.filter((piece) => piece?.kind === 'token').length
}
