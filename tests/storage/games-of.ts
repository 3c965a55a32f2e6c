import { legalMoves, playMove, startGame, type Game } from '#core/games/game'
import { completePattern } from '#core/pattern/pattern'
import { newRecord, withGame } from '#core/record/build'
import type { GameRecord } from '#core/record/record'
import { checkerboard } from './patterns'

/** The record of a kas game on the checkerboard after some moves, each the first legal one. */
export function recordOf(moves: number, startedAt = '2026-01-31T10:00:00Z'): GameRecord {
  const pattern = completePattern(checkerboard('Broken'))
  if (!pattern.ok) throw new Error('not complete')
  const started = startGame({ ruleset: 'kas', options: {}, pattern: pattern.value })
  if (!started.ok) throw new Error('not started')
  let game: Game = started.value
  for (let move = 0; move < moves; move += 1) {
    const played = playMove(game, legalMoves(game)[0]?.notation ?? '')
    if (!played.ok) throw new Error('no legal move')
    game = played.value
  }
  const seats = [
    { seat: 'south', name: 'Siti', player: { kind: 'human' } },
    { seat: 'north', name: 'Computer', player: { kind: 'computer', level: 3 } },
  ] as const
  return withGame(newRecord(game.setup, { seats, startedAt }), game)
}
