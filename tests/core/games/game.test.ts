import { describe, expect, it } from 'vitest'
import type { RulesetId } from '#core/games/contract'
import {
  canResign,
  isOver,
  legalMoves,
  playMove,
  replayMoves,
  resign,
  startGame,
  stateOf,
  takeBack,
  type Game,
} from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import { RULESETS } from '#core/games/rulesets'
import { newDocument } from '#core/pattern/document'
import { completePattern, type Pattern } from '#core/pattern/pattern'
import table from '../../perft/perft.json'
import { boardOfRows } from './kas/support'

interface Row {
  readonly ruleset: string
  readonly options: GameOptions
  readonly moves: readonly string[]
  readonly result: unknown
  readonly pattern: { readonly gadong: 1 | 3; readonly rows: readonly string[] }
}

const ROWS = (table.games as unknown as readonly Row[]).filter((row) => row.ruleset in RULESETS)
const KAS = ROWS.find((row) => row.ruleset === 'kas')!

function patternOf(row: Row): Pattern {
  const complete = completePattern(newDocument('Test', boardOfRows(row.pattern.gadong, row.pattern.rows)))
  if (!complete.ok) throw new Error('not a complete pattern')
  return complete.value
}

function start(row: Row): Game {
  const started = startGame({
    ruleset: row.ruleset as RulesetId,
    options: row.options,
    pattern: patternOf(row),
  })
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return started.value
}

function play(game: Game, notation: string): Game {
  const played = playMove(game, notation)
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value
}

describe.each(ROWS)('a $ruleset game with $options of $moves.length moves', (row) => {
  it('is played move by move to its result', () => {
    let game = start(row)
    for (const notation of row.moves) {
      expect(isOver(game)).toBe(false)
      const move = legalMoves(game).find((candidate) => candidate.notation === notation)
      game = play(game, notation)
      expect(game.moves.at(-1)).toEqual(move)
      expect(game.position.ply).toBe(game.moves.length)
    }
    expect(game.position.result).toEqual(row.result)
    expect(legalMoves(game)).toEqual([])
    expect(playMove(game, row.moves.at(-1)!).ok).toBe(false)
  })

  it('is replayed to the same game, and taken back to each earlier one', () => {
    const games = [start(row)]
    for (const notation of row.moves) games.push(play(games.at(-1)!, notation))
    const last = games.at(-1)!
    expect(replayMoves(start(row), row.moves)).toEqual({ game: last, fault: null })
    for (let count = 0; count < games.length; count++)
      expect(takeBack(last, count)).toEqual(games.at(-1 - count))
    expect(takeBack(last, games.length + 5)).toEqual(games[0])
  })

  it('is plain data: a clone plays on like the original', () => {
    const half = replayMoves(start(row), row.moves.slice(0, Math.floor(row.moves.length / 2))).game
    const clone = structuredClone(half)
    expect(clone).toEqual(half)
    const rest = row.moves.slice(half.moves.length)
    expect(replayMoves(clone, rest).game).toEqual(replayMoves(half, rest).game)
    expect(takeBack(clone, 3)).toEqual(takeBack(half, 3))
    expect(legalMoves(clone)).toEqual(legalMoves(half))
  })

  it('is not changed by what is played from it', () => {
    const game = replayMoves(start(row), row.moves.slice(0, 5)).game
    const before = structuredClone(game)
    const moves = legalMoves(game)
    for (const move of moves) play(game, move.notation)
    const state = stateOf(game)
    while (state.ply > 0) state.unmake()
    takeBack(game, 2)
    expect(game).toEqual(before)
    expect(legalMoves(game)).toEqual(moves)
  })
})

describe('faults of a game', () => {
  it('names an illegal move and its number, and keeps the game', () => {
    const game = replayMoves(start(KAS), KAS.moves.slice(0, 4)).game
    expect(playMove(game, 'a1-a2xa3')).toEqual({
      ok: false,
      error: { code: 'illegal-move', path: '', params: { index: 5, move: 'a1-a2xa3' } },
    })
  })

  it('replays up to the illegal move', () => {
    const notations = [...KAS.moves.slice(0, 6), 'k9', ...KAS.moves.slice(6)]
    const { game, fault } = replayMoves(start(KAS), notations)
    expect(game).toEqual(replayMoves(start(KAS), KAS.moves.slice(0, 6)).game)
    expect(fault).toEqual({ code: 'illegal-move', path: '', params: { index: 7, move: 'k9' } })
  })

  it('refuses moves after the end', () => {
    const { game, fault } = replayMoves(start(KAS), [...KAS.moves, '=a'])
    expect(game.position.result).toEqual(KAS.result)
    expect(fault?.params).toEqual({ index: KAS.moves.length + 1, move: '=a' })
  })

  it('refuses wrong options and fills in missing ones', () => {
    const pattern = patternOf(KAS)
    const started = startGame({ ruleset: 'kas', options: { passage: 'sideways', players: 2 }, pattern })
    expect(!started.ok && started.error.map((fault) => fault.path).sort()).toEqual(['passage', 'players'])
    const plain = startGame({ ruleset: 'kas', options: {}, pattern })
    expect(plain.ok && plain.value.setup.options).toEqual(RULESETS.kas.defaults)
  })
})

describe('resigning', () => {
  const game = replayMoves(start(KAS), KAS.moves.slice(0, 10)).game

  it('ends the game with all points for the other', () => {
    const [south = 0, north = 0] = game.position.scores
    const over = resign(game, 'south')!
    expect(over.position.result).toEqual({
      reason: 'resigned',
      scores: [0, south + north],
      winners: ['north'],
    })
    expect(over.position).toMatchObject({ phase: 'over', turn: null, scores: [0, south + north] })
    expect(over.resigned).toBe('south')
    expect(legalMoves(over)).toEqual([])
    expect(playMove(over, KAS.moves[10]!).ok).toBe(false)
    expect(replayMoves(over, KAS.moves.slice(10)).fault).not.toBeNull()
    expect(canResign(over, 'north')).toBe(false)
  })

  it('can be taken back', () => {
    expect(takeBack(resign(game, 'north')!, 0)).toEqual(game)
    expect(takeBack(resign(game, 'north')!, 1)).toEqual(takeBack(game, 1))
  })

  it('is not offered to a seat that does not play, nor with three seats of Bell', () => {
    expect(canResign(game, 'west')).toBe(false)
    expect(resign(game, 'east')).toBeNull()
    const three = startGame({ ruleset: 'bell', options: { players: 3 }, pattern: patternOf(KAS) })
    expect(three.ok && canResign(three.value, 'south')).toBe(false)
  })
})
