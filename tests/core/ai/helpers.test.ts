import { describe, expect, it } from 'vitest'
import { help } from '#core/ai/help'
import { searchGame } from '#core/ai/helped'
import { employHelpers } from '#core/ai/helpers'
import { TranspositionTable } from '#core/ai/table'
import { replayMoves, startGame, type Game, type GameSetup } from '#core/games/game'
import { fakePorts, isWanted } from './helper-ports'
import { numbers, randomPattern } from './positions'

const pattern = randomPattern(1, numbers(1))
const KAS = { ruleset: 'kas', options: {}, pattern } as const
const MEBIBYTE = 2 ** 20

function gameAfter(setup: GameSetup, moves: readonly string[] = []): Game {
  const start = startGame(setup)
  if (!start.ok) throw new Error('no game')
  return replayMoves(start.value, moves).game
}

const kas = gameAfter(KAS, ['=c'])

/** A clock that moves by one at each look. */
function ticking() {
  let now = 0
  return () => now++
}

function sharedTable(table = TranspositionTable.inSharedMemory(MEBIBYTE)) {
  const shared = table.share()
  if (!shared) throw new Error('not shared')
  return shared
}

/** A search with three helpers that note what they are told. */
function helped(game: Game, limits: object, table = TranspositionTable.inSharedMemory(MEBIBYTE)) {
  const { ports, ...helping } = fakePorts(3)
  const helpers = employHelpers(ports)
  const search = searchGame(game, limits, { clock: ticking(), table, helpers })
  return { ...helping, helpers, search }
}

describe('helpers', () => {
  it('are told the position, every other one to look a ply deeper', () => {
    const { ports } = fakePorts(3)
    const helpers = employHelpers(ports)
    const table = sharedTable()
    helpers.start(kas, table)
    helpers.stop()
    helpers.start(kas, table)
    for (const { tasks } of ports) {
      expect(tasks).toHaveLength(2)
      expect(tasks[1]).toMatchObject({ setup: KAS, moves: ['=c'], table, underway: helpers.underway.memory })
    }
    expect(ports.map(({ tasks }) => tasks[1]?.ahead)).toEqual([1, 0, 1])
  })

  it('are wanted until they are stopped, each time anew', () => {
    const { ports } = fakePorts(1)
    const helpers = employHelpers(ports)
    const wanted = () => ports[0]?.tasks.map(isWanted)
    helpers.start(kas, sharedTable())
    expect(wanted()).toEqual([true])
    helpers.stop()
    expect(wanted()).toEqual([false])
    helpers.start(kas, sharedTable())
    expect(wanted()).toEqual([false, true])
    helpers.close()
    expect(wanted()).toEqual([false, false])
    expect(ports[0]?.ended).toBe(true)
  })
})

describe('a search with helpers', () => {
  it('has them from its start to its end', () => {
    const { search, working } = helped(kas, { depth: 3 })
    expect(working()).toBe(3)
    expect(search.run(1)).toBe(false)
    expect(working()).toBe(3)
    while (!search.run(1000));
    expect(working()).toBe(0)
    expect(search.infos[0]?.depth).toBe(3)
    expect(search.best).toBe(search.infos[0]?.pv[0])
  })

  it('sends them home as soon as it is told to end, but not those of the next search', () => {
    const { search, helpers, working } = helped(kas, { movetime: 1e9 })
    search.run(1)
    search.stop()
    expect(working()).toBe(0)
    helpers.start(kas, sharedTable())
    search.stop()
    expect(search.run(1)).toBe(true)
    expect(working()).toBe(3)
  })

  it.each([
    ['a level that does not see all', kas, { level: 7, depth: 2 }],
    ['three players', gameAfter({ ...KAS, ruleset: 'bell', options: { players: 3 } }), { depth: 2 }],
  ])('is done alone with %s', (_, game, limits) => {
    const { tasks, search } = helped(game, limits)
    while (!search.run(1000));
    expect(tasks()).toEqual([])
    expect(search.best).not.toBeNull()
  })

  it('is done alone where the table is in the memory of one thread', () => {
    const { tasks } = helped(kas, { depth: 2 }, new TranspositionTable(MEBIBYTE))
    expect(tasks()).toEqual([])
  })
})

describe('a helper', () => {
  /** A helper at work on a position; its slices run when told. */
  function atWork(game: Game) {
    const { ports } = fakePorts(1)
    const helpers = employHelpers(ports)
    const table = TranspositionTable.inSharedMemory(MEBIBYTE)
    helpers.start(game, sharedTable(table))
    const task = ports[0]?.tasks[0]
    if (!task) throw new Error('no task')
    const waiting: (() => void)[] = []
    const begin = () => help(task, { later: (next) => waiting.push(next), clock: ticking() })
    const goOn = (slices: number) => {
      for (let i = 0; i < slices; i++) waiting.shift()?.()
    }
    return { helpers, table, waiting, begin, goOn }
  }

  it('searches slice by slice and puts what it finds into the table of the main search', () => {
    const { table, waiting, begin, goOn } = atWork(kas)
    begin()
    goOn(50)
    expect(waiting).toHaveLength(1)
    const alone = searchGame(kas, { depth: 3 }, { clock: () => 0 })
    while (!alone.run(1000));
    const after = searchGame(kas, { depth: 3 }, { clock: () => 0, table })
    while (!after.run(1000));
    expect(after.infos[0]?.nodes).toBeLessThan((alone.infos[0]?.nodes ?? 0) / 2)
  })

  it('ends within a slice when it is not wanted any more', () => {
    const { helpers, waiting, begin, goOn } = atWork(kas)
    begin()
    goOn(5)
    helpers.stop()
    goOn(1)
    expect(waiting).toEqual([])
  })

  it('does not begin what is not wanted any more', () => {
    const { helpers, waiting, begin } = atWork(kas)
    helpers.stop()
    begin()
    expect(waiting).toEqual([])
  })
})
