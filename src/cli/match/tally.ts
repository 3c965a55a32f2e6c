import type { Game } from '#core/games/game'
import { legalMoves, replayMoves } from '#core/games/game'
import type { Position, Seat } from '#core/games/contract'
import { startJob, type Job, type Played } from './job'

/** A played game with what its positions offered. */
export interface Observed {
  readonly game: Game
  readonly choices: readonly Choice[] // one a ply
}

/** How many moves a position offered, and what kind of position it was. */
export interface Choice {
  readonly label: string // the phase; before the kas moves, with the seat
  readonly count: number
}

/** Replays a played job; throws when it is not a whole legal game. */
export function observe(job: Job, { moves }: Pick<Played, 'moves'>): Observed {
  let game = startJob(job)
  const choices: Choice[] = []
  for (const move of moves) {
    choices.push({ label: labelOf(game.position), count: legalMoves(game).length })
    const next = replayMoves(game, [move])
    if (next.fault !== null) throw new Error(`illegal move ${move}`)
    game = next.game
  }
  return { game, choices }
}

function labelOf({ phase, turn }: Position): string {
  return phase === 'passage' || phase === 'selection' ? `${phase} ${String(turn)}` : phase
}

/** Average and extreme of some numbers; zeros where there are none. */
export interface Spread {
  readonly average: number
  readonly least: number
  readonly most: number
  readonly samples: number
}

/** The spread of a list of numbers. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { average: 0, least: 0, most: 0, samples: 0 }
  const sum = values.reduce((total, value) => total + value, 0)
  const least = values.reduce((a, b) => Math.min(a, b))
  const bounds = { least, most: values.reduce((a, b) => Math.max(a, b)) }
  return { average: sum / values.length, ...bounds, samples: values.length }
}

/** Spread of the choices by kind of position, in the order in which they occur. */
export function choicesByLabel(games: readonly Observed[]): ReadonlyMap<string, Spread> {
  const counts = new Map<string, number[]>()
  for (const { choices } of games) {
    for (const { label, count } of choices) {
      const values = counts.get(label)
      if (values) values.push(count)
      else counts.set(label, [count])
    }
  }
  return new Map([...counts].map(([label, values]) => [label, spreadOf(values)]))
}

/** A seat's points from games: one for a win, shared evenly between those who share the best result. */
export function pointsOf(game: Game, seat: Seat): number {
  const winners = game.position.result?.winners ?? []
  return winners.includes(seat) ? 1 / winners.length : 0
}
