import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPatterns, freshPattern } from '../../src/cli/match/draw'
import { createSearch } from '../../src/core/ai/search'
import type { TranspositionTable } from '../../src/core/ai/table'
import type { GameState, RulesetId } from '../../src/core/games/contract'
import { RULESETS } from '../../src/core/games/rulesets'
import { boardOf, parsePattern, withBoard } from '../../src/core/pattern/document'
import { completePattern, type Pattern } from '../../src/core/pattern/pattern'
import { seededRandom } from '../../src/core/pattern/random'
import { invertBoard } from '../../src/core/pattern/transform'

function shippedFiles(): readonly string[] {
  return readdirSync('patterns')
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** Patterns for a match, as `pasang play --patterns` draws them. Run from the project's folder. */
export function matchPatterns(count: number, seed: number): readonly Pattern[] {
  const documents = shippedFiles().map((file) => shipped(file).document)
  return drawPatterns(documents, count, seed).map(complete)
}

/** Patterns for a run: one half shipped ones drawn by the seed, the other generated for it. Run from the project's folder. */
export function patternsFor(count: number, seed: number): readonly Pattern[] {
  const random = seededRandom(seed)
  const files = shippedFiles()
  return Array.from({ length: count }, (_, index) => {
    const file = files[Math.floor(random() * files.length)] as string
    return index % 2 === 0 ? shipped(file) : complete(freshPattern(index, random))
  })
}

function shipped(file: string): Pattern {
  const document = parsePattern(readFileSync(join('patterns', file), 'utf8'))
  if (!document.ok) throw new Error(file)
  return complete(document.value)
}

function complete(document: Parameters<typeof completePattern>[0]): Pattern {
  const pattern = completePattern(document)
  if (!pattern.ok) throw new Error(document.name)
  return pattern.value
}

/** The pattern with black and white exchanged. */
export function swapped({ document }: Pattern): Pattern {
  return complete(withBoard(document, invertBoard(boardOf(document))))
}

/** A game's state before the first move, with default options unless given. */
export function startState(
  ruleset: RulesetId,
  pattern: Pattern,
  options: Record<string, string | number> = {},
): GameState {
  const rules = RULESETS[ruleset]
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error('bad options')
  return rules.start(pattern, parsed.value)
}

/** The code of the move that level 8 finds with so many nodes. */
export function chosenMove(state: GameState, nodes: number, table: TranspositionTable): number {
  const search = createSearch(state, { nodes }, { clock: () => 0, table })
  while (!search.run(1));
  return state.code(search.best ?? '')
}
