import { createSearch } from '#core/ai/search'
import { JUNCTIONS, fileOf, inGadong, rankOf, type Gadong } from '#core/board/junction'
import type { GameState, RulesetId } from '#core/games/contract'
import { replayMoves, startGame, stateOf } from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import { newDocument } from '#core/pattern/document'
import { completePattern, type Pattern } from '#core/pattern/pattern'

/** One case of the counting benchmark, with the number that it must come to. */
export interface PerftCase {
  readonly name: string
  readonly ruleset: RulesetId
  readonly options: GameOptions
  readonly gadong: Gadong
  readonly depth: number
  readonly leaves: number
}

export const PERFT_CASES: readonly PerftCase[] = [
  {
    name: 'kas perft, checkerboard, 120 board, diagonal, either, depth 12',
    ruleset: 'kas',
    options: { passage: 'diagonal', kasSelection: 'either' },
    gadong: 1,
    depth: 12,
    leaves: 474_480_840,
  },
  {
    name: 'Bell perft, checkerboard, 112 board, two players, depth 8',
    ruleset: 'bell',
    options: { players: 2 },
    gadong: 3,
    depth: 8,
    leaves: 4_544_824,
  },
]

/** The checkerboard with black corners. */
export function checkerboard(gadong: Gadong): Pattern {
  const cells = JUNCTIONS.map((junction) => {
    if (inGadong(junction, gadong)) return '.'
    return (fileOf(junction) + rankOf(junction)) % 2 === 1 ? 'b' : 'w'
  })
  const pattern = completePattern(newDocument('Checkerboard', { gadong, cells }))
  if (!pattern.ok) throw new Error('the checkerboard is not balanced')
  return pattern.value
}

/** The state at the start of a case. */
export function startOf({
  ruleset,
  options,
  gadong,
}: Pick<PerftCase, 'ruleset' | 'options' | 'gadong'>): GameState {
  const game = startGame({ ruleset, options, pattern: checkerboard(gadong) })
  if (!game.ok) throw new Error('bad options')
  return stateOf(game.value)
}

/** Nodes of searches of fixed size from the checkerboard after the passages, at full strength. */
export function searchNodes(nodes: number): number {
  const game = startGame({ ruleset: 'kas', options: {}, pattern: checkerboard(1) })
  if (!game.ok) throw new Error('bad options')
  const state = stateOf(replayMoves(game.value, ['=c', '=h']).game)
  const search = createSearch(state, { nodes }, { clock: () => performance.now() })
  while (!search.run(Infinity));
  return search.infos.at(-1)?.nodes ?? 0
}
