/**
 * The kas game a second time, straight from the text of RULES 2 and as plainly as can be: junctions are names, the
 * board is a map. It shares nothing with the engine and exists to disagree with it.
 */
export type NaiveColour = 'b' | 'w'

export interface NaiveOptions {
  readonly passage: 'diagonal' | 'free'
  readonly kasSelection: 'either' | 'slide' | 'jump'
}

export interface NaiveKas {
  readonly gadong: 1 | 3
  readonly options: NaiveOptions
  readonly tokens: ReadonlyMap<string, NaiveColour>
  readonly kas: readonly (string | null)[] // South's, North's
  readonly passages: readonly (string | null)[] // file letters
  readonly scores: readonly number[]
  readonly moves: number // made so far
}

export interface NaiveMove {
  readonly notation: string
  readonly from: string | null
  readonly to: string | null
  readonly captured: readonly string[]
}

const FILES = [...'abcdefghijk']
const SIDES = [
  { east: 1, north: 0 },
  { east: -1, north: 0 },
  { east: 0, north: 1 },
  { east: 0, north: -1 },
]
type Side = (typeof SIDES)[number]

/** The game before its first move, on rows with rank 11 first. */
export function naiveStart(gadong: 1 | 3, rows: readonly string[], options: NaiveOptions): NaiveKas {
  const tokens = new Map<string, NaiveColour>()
  rows.forEach((row, index) => {
    FILES.forEach((file, column) => {
      const cell = row[column]
      if (cell === 'b' || cell === 'w') tokens.set(`${file}${11 - index}`, cell)
    })
  })
  return { gadong, options, tokens, kas: [null, null], passages: [null, null], scores: [0, 0], moves: 0 }
}

/** Whose turn it is: 0 South, 1 North. */
export function naiveTurn(game: NaiveKas): 0 | 1 {
  return game.moves % 2 === 0 ? 0 : 1
}

/** All legal moves. */
export function naiveMoves(game: NaiveKas): NaiveMove[] {
  if (game.moves < 2) return passages(game)
  return game.moves < 4 ? promotions(game) : slides(game)
}

/** The game after a legal move. */
export function naivePlay(game: NaiveKas, move: NaiveMove): NaiveKas {
  const seat = naiveTurn(game)
  const tokens = new Map(game.tokens)
  const points = move.captured.reduce((sum, name) => sum + (tokens.get(name) === 'b' ? 1 : 2), 0)
  for (const name of move.captured) tokens.delete(name)
  if (move.from !== null) tokens.delete(move.from)
  return {
    ...game,
    tokens,
    kas: move.to === null ? game.kas : replaced(game.kas, seat, move.to),
    passages: move.to === null ? replaced(game.passages, seat, move.notation.slice(1)) : game.passages,
    scores: replaced(game.scores, seat, (game.scores[seat] ?? 0) + points),
    moves: game.moves + 1,
  }
}

/** How the game ended, with the final scores; null while it goes on. */
export function naiveResult(
  game: NaiveKas,
): { reason: string; scores: readonly number[]; winners: string[] } | null {
  const [south = 0, north = 0] = game.scores
  if (game.tokens.size === 0) {
    const winners = [...(south >= north ? ['south'] : []), ...(north >= south ? ['north'] : [])]
    return { reason: 'cleared', scores: [south, north], winners }
  }
  if (naiveMoves(game).length > 0) return null
  const loser = naiveTurn(game)
  const scores = loser === 0 ? [0, south + north] : [south + north, 0]
  const winners = south + north === 0 ? ['south', 'north'] : [loser === 0 ? 'north' : 'south']
  return { reason: 'suntuk', scores, winners }
}

function passages(game: NaiveKas): NaiveMove[] {
  const ranks = naiveTurn(game) === 0 ? [1, 2, 3, 4, 5] : [7, 8, 9, 10, 11]
  const south = game.passages[0] ?? null
  return FILES.filter((file) => south === null || allowedAfter(game.options.passage, south, file))
    .map((file) => ({
      file,
      captured: ranks.map((rank) => `${file}${rank}`).filter((name) => game.tokens.has(name)),
    }))
    .filter(({ captured }) => captured.length % 2 === 1)
    .map(({ file, captured }) => ({ notation: `=${file}`, from: null, to: null, captured }))
}

function allowedAfter(passage: 'diagonal' | 'free', south: string, file: string): boolean {
  if (passage === 'free' || south === 'f') return file !== south
  return 'abcde'.includes(south) ? 'ghijk'.includes(file) : 'abcde'.includes(file)
}

function promotions(game: NaiveKas): NaiveMove[] {
  const seat = naiveTurn(game)
  const file = game.passages[seat] ?? ''
  const found: NaiveMove[] = []
  for (const rank of seat === 0 ? [1, 2, 3, 4, 5] : [7, 8, 9, 10, 11]) {
    const to = `${file}${rank}`
    for (const side of SIDES.filter(({ east }) => east !== 0)) {
      const next = neighbour(to, side)
      const second = next === null ? null : neighbour(next, side)
      const froms: string[] = []
      if (game.options.kasSelection !== 'jump' && next !== null) froms.push(next)
      if (
        game.options.kasSelection !== 'slide' &&
        second !== null &&
        next !== null &&
        game.tokens.has(next)
      ) {
        froms.push(second)
      }
      for (const from of froms.filter((name) => game.tokens.has(name))) {
        const tokens = new Map(game.tokens)
        tokens.delete(from)
        const lines = [
          ...linesOn({ ...game, tokens }, to, 'rank'),
          ...linesOn({ ...game, tokens }, to, 'file'),
        ]
        found.push(...lines.map((line) => kasMove(from, to, line)))
      }
    }
  }
  return found
}

function slides(game: NaiveKas): NaiveMove[] {
  const from = game.kas[naiveTurn(game)] ?? ''
  const found: NaiveMove[] = []
  for (const side of SIDES) {
    let to = neighbour(from, side)
    while (to !== null && !game.tokens.has(to) && !game.kas.includes(to) && !onGadong(game, to)) {
      for (const line of linesOn(game, to, side.east !== 0 ? 'file' : 'rank'))
        found.push(kasMove(from, to, line))
      to = neighbour(to, side)
    }
  }
  return found
}

/** The lines of odd size through a junction where the kas of the player to move stands. */
function linesOn(game: NaiveKas, at: string, axis: 'rank' | 'file'): string[][] {
  const [one, other] = SIDES.filter(({ east }) => (east !== 0) === (axis === 'rank')).map((side) =>
    runOn(game, at, side),
  )
  if (!one || !other) throw new Error('an axis has two sides')
  const bothSides = one.length > 0 && other.length > 0
  const sameColour = bothSides && game.tokens.get(one[0] ?? '') === game.tokens.get(other[0] ?? '')
  const lines = sameColour ? [[...one, ...other]] : [one, other]
  return lines.filter((line) => line.length % 2 === 1)
}

/** The run on one side: the first token and the further ones of its colour, the empty places skipped. */
function runOn(game: NaiveKas, at: string, side: Side): string[] {
  const enemy = game.kas[1 - naiveTurn(game)] ?? null
  const run: string[] = []
  for (let name = neighbour(at, side); name !== null && name !== enemy; name = neighbour(name, side)) {
    const colour = game.tokens.get(name)
    if (colour === undefined) continue
    if (run.length > 0 && colour !== game.tokens.get(run[0] ?? '')) break
    run.push(name)
  }
  return run
}

function kasMove(from: string, to: string, line: readonly string[]): NaiveMove {
  const captured = [...line].sort((a, b) => (a[0] === b[0] ? rankNumber(a) - rankNumber(b) : a < b ? -1 : 1))
  return { notation: `${from}-${to}x${captured.join(',')}`, from, to, captured }
}

function neighbour(name: string, side: Side): string | null {
  const file = FILES[FILES.indexOf(name[0] ?? '') + side.east]
  const rank = rankNumber(name) + side.north
  return file === undefined || rank < 1 || rank > 11 ? null : `${file}${rank}`
}

function rankNumber(name: string): number {
  return Number(name.slice(1))
}

function onGadong(game: NaiveKas, name: string): boolean {
  if (game.gadong === 1) return name === 'f6'
  return 'efg'.includes(name[0] ?? '') && [5, 6, 7].includes(rankNumber(name))
}

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((item, at) => (at === index ? value : item))
}
