/**
 * Bell's Pasang written down a second time, straight from the text of RULES 4 and as slowly as that is said: junctions
 * are their names, a position is a map from names to colours, every leap makes a new map. It shares nothing with the
 * engine, so that both cannot have the same mistake.
 */
export type NaiveTokens = ReadonlyMap<string, 'b' | 'w'>

export interface NaiveMove {
  readonly notation: string
  readonly tokens: NaiveTokens // after the move
  readonly captured: readonly ('b' | 'w')[]
}

export interface NaiveGame {
  readonly gadong: 1 | 3
  readonly tokens: NaiveTokens
  readonly scores: readonly number[]
  readonly moves: number // made so far
}

const FILES = 'abcdefghijk'
const DIAGONALS = [
  ['a1', 'b2', 'c3', 'd4', 'e5'],
  ['k1', 'j2', 'i3', 'h4', 'g5'],
  ['a11', 'b10', 'c9', 'd8', 'e7'],
  ['k11', 'j10', 'i9', 'h8', 'g7'],
]

/** The game before its first move; `rows` are eleven strings, rank 11 first. */
export function naiveStart(gadong: 1 | 3, rows: readonly string[], players: number): NaiveGame {
  const tokens = new Map<string, 'b' | 'w'>()
  rows.forEach((row, index) => {
    for (const [file, cell] of [...row].entries()) {
      if (cell === 'b' || cell === 'w') tokens.set(`${FILES[file]}${11 - index}`, cell)
    }
  })
  return { gadong, tokens, scores: Array.from({ length: players }, () => 0), moves: 0 }
}

/** All legal moves, each notation once. */
export function naiveMoves(game: NaiveGame): readonly NaiveMove[] {
  if (game.moves > 0) return naiveChains(game.gadong, game.tokens)
  return ['a1', 'a11', 'k1', 'k11'].map((corner) => {
    const tokens = new Map(game.tokens)
    tokens.delete(corner)
    return { notation: `x${corner}`, tokens, captured: [game.tokens.get(corner) as 'b' | 'w'] }
  })
}

/** The game after a move: its captures are scored for whoever is to move. */
export function naivePlay(game: NaiveGame, move: NaiveMove): NaiveGame {
  const mover = game.moves % game.scores.length
  const points = move.captured.reduce((sum, colour) => sum + (colour === 'b' ? 1 : 2), 0)
  const scores = game.scores.map((score, seat) => (seat === mover ? score + points : score))
  return { ...game, tokens: move.tokens, scores, moves: game.moves + 1 }
}

/** All chains of 1, 3, 5 or 7 leaps by any token. */
export function naiveChains(gadong: 1 | 3, tokens: NaiveTokens): readonly NaiveMove[] {
  const found = new Map<string, NaiveMove>()
  for (const start of tokens.keys()) {
    follow({ gadong, start, before: tokens, found }, start, tokens, [])
  }
  return [...found.values()]
}

interface Chains {
  readonly gadong: 1 | 3
  readonly start: string
  readonly before: NaiveTokens
  readonly found: Map<string, NaiveMove>
}

/** Continues a chain whose token now stands on `at`, with the captures so far. */
function follow(chains: Chains, at: string, tokens: NaiveTokens, captured: readonly string[]): void {
  if (captured.length % 2 === 1) {
    const notation = `${chains.start}-${at}x${[...captured].sort(byFileThenRank).join(',')}`
    const colours = captured.map((name) => chains.before.get(name) as 'b' | 'w')
    chains.found.set(notation, { notation, tokens, captured: colours })
  }
  if (captured.length === 7) return
  for (const [over, to] of leapsFrom(at)) {
    if (!tokens.has(over) || tokens.has(to) || isGadong(chains.gadong, to)) continue
    const after = new Map(tokens)
    after.set(to, tokens.get(at) as 'b' | 'w')
    after.delete(at)
    after.delete(over)
    follow(chains, to, after, [...captured, over])
  }
}

const known = new Map<string, readonly (readonly [string, string])[]>()

/** What a token on `at` may leap over, and where it comes down, as far as the lines are marked. */
function leapsFrom(at: string): readonly (readonly [string, string])[] {
  const leaps = known.get(at) ?? findLeaps(at)
  known.set(at, leaps)
  return leaps
}

function findLeaps(at: string): readonly (readonly [string, string])[] {
  const leaps: [string, string][] = []
  const file = FILES.indexOf(at.charAt(0))
  const rank = Number(at.slice(1))
  for (const [east, north] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const over = nameOf(file + east, rank + north)
    const to = nameOf(file + 2 * east, rank + 2 * north)
    if (over !== null && to !== null) leaps.push([over, to])
  }
  for (const line of DIAGONALS) {
    const place = line.indexOf(at)
    for (const step of [1, -1]) {
      const over = line[place + step]
      const to = line[place + 2 * step]
      if (place >= 0 && over !== undefined && to !== undefined) leaps.push([over, to])
    }
  }
  return leaps
}

function nameOf(file: number, rank: number): string | null {
  return file >= 0 && file <= 10 && rank >= 1 && rank <= 11 ? `${FILES[file]}${rank}` : null
}

function isGadong(gadong: 1 | 3, name: string): boolean {
  if (gadong === 1) return name === 'f6'
  return 'efg'.includes(name.charAt(0)) && ['5', '6', '7'].includes(name.slice(1))
}

function byFileThenRank(a: string, b: string): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1))
}
