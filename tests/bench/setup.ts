import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPatterns, generatedPattern } from '../../src/cli/match/draw'
import type { GameState, RulesetId } from '../../src/core/games/contract'
import { RULESETS } from '../../src/core/games/rulesets'
import { boardOf, parsePattern, withBoard } from '../../src/core/pattern/document'
import { completePattern, type Pattern } from '../../src/core/pattern/pattern'
import { seededRandom } from '../../src/core/pattern/random'
import type { SymmetryKind } from '../../src/core/pattern/symmetry'
import { invertBoard } from '../../src/core/pattern/transform'

const KINDS: readonly SymmetryKind[] = [
  'none',
  'mirror-lr',
  'half-turn',
  'mirrors-straight',
  'quarter-turn',
  'mirrors-all',
]

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
    if (index % 2 === 0) return shipped(file)
    const kind = KINDS[index % KINDS.length] as SymmetryKind
    return complete(generatedPattern(kind, Math.floor(random() * 2 ** 31)))
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
