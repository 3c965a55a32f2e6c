import { describe, expect, it } from 'vitest'
import { createSearch } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import { markOf, Underway } from '#core/ai/underway'
import { replayMoves, startGame, stateOf } from '#core/games/game'
import { checkerboard } from '../../../src/cli/bench/cases'

describe('Underway', () => {
  it('tells all threads of a move until it is left', () => {
    const mine = new Underway()
    const other = new Underway(mine.memory)
    const mark = markOf(-5, 17)
    mine.enter(mark)
    expect([other.has(mark), other.has(markOf(-5, 18)), other.has(markOf(-4, 17))]).toEqual([
      true,
      false,
      false,
    ])
    other.leave(mark)
    expect(mine.has(mark)).toBe(false)
  })

  it('lets searches that take turns on one table reach a depth with fewer nodes each', () => {
    const start = startGame({ ruleset: 'kas', options: {}, pattern: checkerboard(1) })
    if (!start.ok) throw new Error('bad options')
    const state = stateOf(replayMoves(start.value, ['=c', '=h']).game)
    const depth = 9
    const alone = createSearch(state, { depth }, { clock: () => 0 })
    while (!alone.run(1));

    let now = 0
    const clock = () => now++ // so that a turn is a few looks at the clock
    const table = TranspositionTable.inSharedMemory(16 * 2 ** 20)
    const underway = new Underway()
    const second = new TranspositionTable(table.share()!)
    const main = createSearch(state, { depth }, { clock, table, underway })
    const helper = createSearch(state, { depth: 60 }, { clock, table: second, underway, ahead: 1 })
    while (!main.run(8)) helper.run(8)
    expect(main.infos[0]?.depth).toBe(depth)
    expect(main.infos[0]?.nodes).toBeLessThan((alone.infos[0]?.nodes ?? 0) * 0.9)
  })
})
