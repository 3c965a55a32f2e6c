import { describe, expect, it } from 'vitest'
import { analyseGame } from '#core/ai/analysis'
import { legalMoves, playMove, startGame, type Game } from '#core/games/game'
import { numbers, randomPattern } from './positions'

/** A whole game of random moves. */
function randomGame(seed: number): Game {
  const next = numbers(seed)
  const start = startGame({ ruleset: 'kas', options: {}, pattern: randomPattern(1, next) })
  if (!start.ok) throw new Error('no game')
  let game = start.value
  while (game.position.result === null) {
    const moves = legalMoves(game)
    const played = playMove(game, moves[Math.floor(next() * moves.length)]?.notation ?? '')
    if (!played.ok) throw new Error('illegal')
    game = played.value
  }
  return game
}

function ticking(): () => number {
  let now = 0
  return () => now++
}

describe('analyseGame', () => {
  it('judges every move, in order, and finds where a lost game was lost', () => {
    const game = randomGame(4)
    const analysis = analyseGame(game, { nodes: 300 }, ticking())
    for (let i = 0; i < 5000 && !analysis.run(100); i++);
    expect(analysis.done).toBe(analysis.total)
    expect(analysis.moves.map(({ played }) => played)).toEqual(game.moves.map(({ notation }) => notation))
    for (const { loss, line, played, verdict } of analysis.moves) {
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(verdict === 'best').toBe(line[0] === played)
    }
    const [winner] = game.position.result?.winners ?? []
    const last = analysis.moves.at(-1)
    expect(last?.score.kind).toBe(last?.seat === winner ? 'win' : 'loss')
  })

  it('says that a move changes the result only where both are proven', () => {
    const analysis = analyseGame(randomGame(4), { nodes: 300 }, ticking())
    for (let i = 0; i < 5000 && !analysis.run(100); i++);
    const changes = analysis.moves.filter(({ changesResult }) => changesResult)
    expect(changes.length).toBeGreaterThan(0)
    for (const { score, loss } of changes) {
      expect(score.kind === 'win' || (score.kind === 'points' && score.proven)).toBe(true)
      expect(loss).toBeGreaterThan(0)
    }
  })

  it('stops when told, and keeps what it has', () => {
    const analysis = analyseGame(randomGame(4), { nodes: 300 }, ticking())
    for (let i = 0; i < 100 && analysis.done < 3; i++) analysis.run(5)
    expect(analysis.done).toBeGreaterThanOrEqual(3)
    expect(analysis.done).toBeLessThan(analysis.total)
    analysis.stop()
    expect(analysis.run(20)).toBe(true)
    expect(analysis.moves.length).toBe(analysis.done)
    expect(analysis.moves.at(-1)?.number).toBe(analysis.total)
  })
})
