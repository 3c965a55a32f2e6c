/**
 * A match between two players of the kas game (see players.ts), resumable, with one record a game:
 *   node match.mjs A B --games 200 --movetime 100 --seed 1 --file match.jsonl [--part 0/2]
 * Each pattern is played four times: both seats, both colourings. Parts can run side by side on files of their own.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { playerOf } from './players'
import { patternsFor, startState, swapped } from './setup'

interface GameRecord {
  readonly index: number
  readonly pattern: string
  readonly players: readonly string[] // by seat
  readonly reason: string
  readonly scores: readonly number[]
  readonly moves: readonly string[]
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '0/1' },
    file: { type: 'string' },
  },
})
const [first = 'level:8', second = 'greedy'] = positionals
const games = Number(values.games)
const seed = Number(values.seed)
const [part = 0, parts = 1] = values.part.split('/').map(Number)
const { file } = values
const patterns = patternsFor(Math.ceil(games / 4), seed)

function play(index: number): GameRecord {
  const pattern = patterns[index >> 2]
  if (!pattern) throw new Error('no pattern')
  const state = startState('kas', index & 2 ? swapped(pattern) : pattern)
  const names = index & 1 ? [second, first] : [first, second]
  const players = names.map((name) => playerOf(name, Number(values.movetime), seed + index))
  const moves: string[] = []
  while (state.turn >= 0) {
    const code = players[state.turn]?.(state) ?? -1
    moves.push(state.notation(code))
    state.make(code)
  }
  const { reason = '', scores = [] } = state.result() ?? {}
  return { index, pattern: pattern.document.name, players: names, reason, scores, moves }
}

/** Points of the first player: 1 for a win, a half for a draw. */
function pointsOf({ index, scores: [south = 0, north = 0] }: GameRecord): number {
  return (1 + Math.sign((south - north) * (index & 1 ? -1 : 1))) / 2
}

const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
const records = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as GameRecord)
const known = new Set(records.map(({ index }) => index))
for (let index = part; index < games; index += parts) {
  if (known.has(index)) continue
  const record = play(index)
  records.push(record)
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(record)}\n`)
}
const points = records.reduce((sum, record) => sum + pointsOf(record), 0)
const share = points / records.length
const error = 1.96 * Math.sqrt((share * (1 - share)) / records.length)
const suntuk = records.filter(({ reason }) => reason === 'suntuk').length
console.log(
  `${first} against ${second}: ${(100 * share).toFixed(1)}% +- ${(100 * error).toFixed(1)} (95%) in ${records.length} games, ${suntuk} by suntuk`,
)
