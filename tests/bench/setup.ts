import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameState, RulesetId } from '../../src/core/games/contract'
import { RULESETS } from '../../src/core/games/rulesets'
import { boardOf, newDocument, parsePattern, withBoard } from '../../src/core/pattern/document'
import { generateBoard } from '../../src/core/pattern/generate'
import { completePattern, type Pattern } from '../../src/core/pattern/pattern'
import type { SymmetryKind } from '../../src/core/pattern/symmetry'
import { invertBoard } from '../../src/core/pattern/transform'

/** Numbers in 0..1 from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

const KINDS: readonly SymmetryKind[] = [
  'none',
  'mirror-lr',
  'half-turn',
  'mirrors-straight',
  'quarter-turn',
  'mirrors-all',
]

/** Patterns for a run: one half shipped ones drawn by the seed, the other generated for it. Run from the project's folder. */
export function patternsFor(count: number, seed: number): readonly Pattern[] {
  const random = randomFrom(seed)
  const files = readdirSync('patterns')
    .filter((name) => name.endsWith('.json'))
    .sort()
  return Array.from({ length: count }, (_, index) => {
    const file = files[Math.floor(random() * files.length)] as string
    if (index % 2 === 0) return shipped(file)
    return generated(KINDS[index % KINDS.length] as SymmetryKind, Math.floor(random() * 2 ** 31))
  })
}

function shipped(file: string): Pattern {
  const document = parsePattern(readFileSync(join('patterns', file), 'utf8'))
  if (!document.ok) throw new Error(file)
  return complete(document.value)
}

function generated(kind: SymmetryKind, seed: number): Pattern {
  const gadong = seed % 3 === 0 ? 3 : 1
  const options = { kind, gadong, seed, smoothness: (seed % 5) / 5, density: 0.5 } as const
  const board = generateBoard(options)
  const found = board.ok ? board : generateBoard({ ...options, kind: 'none' })
  if (!found.ok) throw new Error('no board')
  return complete(newDocument(`Generated ${seed}`, found.value))
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
