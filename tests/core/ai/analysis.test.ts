import { describe, expect, it } from 'vitest'
import { analyseGame, type Analysis } from '#core/ai/analysis'
import { graphOf, momentsOf } from '#core/ai/judgement'
import { legalMoves, playMove, startGame, takeBack, type Game } from '#core/games/game'
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

function finish(analysis: Analysis): Analysis {
  for (let i = 0; i < 5000 && !analysis.run(100); i++);
  return analysis
}

describe('analyseGame', () => {
  it('evaluates every position, and finds where a lost game was lost', () => {
    const game = randomGame(4)
    const analysis = finish(analyseGame(game, { nodes: 300 }, { clock: ticking() }))
    expect([analysis.done, analysis.total]).toEqual([game.moves.length, game.moves.length])
    const [winner] = game.position.result?.winners ?? []
    const last = analysis.evaluations.at(-1)
    const mover = takeBack(game).position.turn
    expect(last?.score.kind).toBe(mover === winner ? 'win' : 'loss')
    const graph = graphOf(game, analysis.evaluations)
    expect(graph).toHaveLength(game.moves.length + 1)
    const changes = momentsOf(game, analysis.evaluations).filter(({ changed }) => changed)
    expect(changes.length).toBeGreaterThan(0)
    for (const { betterScore, better, ply } of changes) {
      expect(betterScore.kind === 'win' || (betterScore.kind === 'points' && betterScore.proven)).toBe(true)
      expect(better[0]).not.toBe(game.moves[ply - 1]?.notation)
    }
  })

  it('looks at the last position, too, where the game is not decided by play', () => {
    const game = takeBack(randomGame(4), 3)
    const plies: number[] = []
    const onEvaluation = (ply: number) => plies.push(ply)
    const analysis = finish(analyseGame(game, { nodes: 50 }, { clock: ticking(), onEvaluation }))
    expect(analysis.total).toBe(game.moves.length + 1)
    expect(plies).toEqual(Array.from({ length: analysis.total }, (_, i) => game.moves.length - i))
  })

  it('stops when told, keeps what it has, and another goes on from there', () => {
    const game = randomGame(4)
    const analysis = analyseGame(game, { nodes: 300 }, { clock: ticking() })
    for (let i = 0; i < 100 && analysis.done < 3; i++) analysis.run(5)
    expect(analysis.done).toBeGreaterThanOrEqual(3)
    expect(analysis.done).toBeLessThan(analysis.total)
    analysis.stop()
    expect(analysis.run(20)).toBe(true)
    const known = analysis.evaluations
    expect(known.filter((evaluation) => evaluation !== null)).toHaveLength(analysis.done)
    let count = 0
    const onEvaluation = () => count++
    const next = finish(analyseGame(game, { nodes: 300 }, { clock: ticking(), known, onEvaluation }))
    expect(count).toBe(next.total - analysis.done)
    expect(next.evaluations).not.toContain(null)
  })

  it('leaves a position open that the limits give no time for, and ends all the same', () => {
    const game = takeBack(randomGame(4), 60)
    const analysis = finish(analyseGame(game, { movetime: 0 }, { clock: ticking() }))
    expect(analysis.evaluations).toContain(null)
    expect(analysis.done).toBe(analysis.total)
  })
})
