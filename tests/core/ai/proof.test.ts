import { describe, expect, it } from 'vitest'
import type { SearchInfo } from '#core/ai/contract'
import { proofOf } from '#core/ai/proof'
import { createSearch } from '#core/ai/search'
import {
  isOver,
  legalMoves,
  playMove,
  replayMoves,
  startGame,
  stateOf,
  takeBack,
  type Game,
} from '#core/games/game'
import { numbers, randomPattern } from './positions'

/** A whole game of random moves. */
function randomGame(seed: number): Game {
  const next = numbers(seed)
  const start = startGame({ ruleset: 'kas', options: {}, pattern: randomPattern(1, next) })
  if (!start.ok) throw new Error('no game')
  let game = start.value
  while (!isOver(game)) {
    const moves = legalMoves(game)
    const played = playMove(game, moves[Math.floor(next() * moves.length)]?.notation ?? '')
    if (!played.ok) throw new Error('illegal')
    game = played.value
  }
  return game
}

function searched(game: Game): SearchInfo {
  const search = createSearch(stateOf(game), { nodes: 3000 }, { clock: () => 0 })
  while (!search.run(1000));
  const [info] = search.infos
  if (!info) throw new Error('nothing found')
  return info
}

describe('proofOf', () => {
  it('says by how much a position is won or lost, and whether by suntuk, as its line ends', () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const game = takeBack(randomGame(seed), 3)
      const info = searched(game)
      const proof = proofOf(game, info)
      const { position } = replayMoves(game, info.pv).game
      if (!proof || position.result === null) continue
      const mover = position.seats.indexOf(game.position.turn ?? 'south')
      const margin = (position.scores[mover] ?? 0) - (position.scores[1 - mover] ?? 0)
      expect(proof.by).toBe(Math.abs(margin))
      expect(proof.outcome).toBe(margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw')
      expect(proof.suntuk).toBe(position.result.reason === 'suntuk' ? info.pv.length : null)
      kinds.add(proof.suntuk === null ? 'points' : 'suntuk')
    }
    expect(kinds.has('suntuk')).toBe(true)
  })

  it('proves nothing by an estimate', () => {
    const game = takeBack(randomGame(1), 3)
    const points = { kind: 'points', points: 40, margin: undefined } as const
    expect(proofOf(game, { score: { ...points, proven: false }, pv: [] })).toBeNull()
    const draw = { ...points, points: 0, proven: true }
    expect(proofOf(game, { score: draw, pv: [] })).toEqual({ outcome: 'draw', by: 0, suntuk: null })
    expect(proofOf(game, { score: { kind: 'loss', moves: 3 }, pv: [] })?.by).toBeNull()
  })
})
