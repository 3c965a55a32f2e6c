import { makeJunction, type Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'
import { legalMoves, playMove, startGame, type Game } from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import type { RulesetId } from '#core/games/contract'
import { parsePattern } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/paths.mjs'

/** A game on a shipped pattern (by the name of its file), before its first move. */
export function gameOn(pattern: string, ruleset: RulesetId = 'kas', options: GameOptions = {}): Game {
  const parsed = parsePattern(readFileSync(join(ROOT, 'patterns', `${pattern}.pasang.json`), 'utf8'))
  const complete = parsed.ok ? completePattern(parsed.value) : parsed
  const started = complete.ok ? startGame({ ruleset, options, pattern: complete.value }) : complete
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return started.value
}

/** The game after one more legal move. */
export function played(game: Game, { notation }: Move): Game {
  const next = playMove(game, notation)
  if (!next.ok) throw new Error(`illegal: ${notation}`)
  return next.value
}

/** The moves that begin and end alike and differ in what they take. */
export function linesOf(game: Game, move: Move): readonly Move[] {
  return legalMoves(game).filter(({ from, to }) => from !== null && from === move.from && to === move.to)
}

/**
 * A move to be made: one among several lines where there is any, otherwise one that goes by the number of moves, so that a
 * game is varied and yet the same every time.
 */
export function nextMove(game: Game): Move {
  const moves = legalMoves(game)
  const several = moves.filter((move) => linesOf(game, move).length > 1)
  const among = several.length > 0 ? several : moves
  const move = among[(game.moves.length * 7) % among.length]
  if (!move) throw new Error('the game is over')
  return move
}

/** A game played on by `nextMove` until a condition holds or it is over. */
export function playUntil(game: Game, reached: (game: Game) => boolean): Game {
  let current = game
  while (current.position.result === null && !reached(current)) current = played(current, nextMove(current))
  return current
}

/** The names of places. */
export function names(places: readonly number[]): readonly string[] {
  return places.map((place) => makeJunction(place as Junction))
}

/** A token that only this one of several lines takes. */
export function ownToken(game: Game, move: Move): string {
  const others = linesOf(game, move).filter(({ notation }) => notation !== move.notation)
  const own = move.captured.find((place) => others.every(({ captured }) => !captured.includes(place)))
  if (own === undefined) throw new Error(`${move.notation} takes nothing of its own`)
  return names([own])[0] ?? ''
}
