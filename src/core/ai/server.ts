import { isOver, replayMoves, startGame, type Game, type GameSetup } from '../games/game'
import { analyseGame } from './analysis'
import type { SearchLimits } from './contract'
import { drive } from './driver'
import { testFairness } from './fairness-test'
import { searchGame } from './helped'
import type { Helpers } from './helpers'
import type { WorkEnd, WorkOrder, WorkReply, WorkRequest } from './messages'
import { DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'
import type { Work } from './work'

/** What a worker gives the server. `later` runs a task after waiting messages; `clock` is in milliseconds. */
export interface WorkHost {
  readonly reply: (reply: WorkReply) => void
  readonly later: (task: () => void) => void
  readonly clock: () => number
  /** Employs so many threads that help searches. */
  readonly helpers: (count: number) => Helpers
}

type OrderOf<Kind extends WorkOrder['kind']> = Extract<WorkOrder, { kind: Kind }>

/** A piece of work with how it is reported when it has ended. */
interface Job {
  readonly work: Work
  readonly end: () => WorkEnd
}

/** Does one piece of work after the other: a new one stops the one under way, which still answers that it has ended. */
export class WorkServer {
  private current: { readonly id: number; readonly work: Work } | null = null
  private queue: WorkOrder[] = []
  private readonly cancelled = new Set<number>() // of those in the queue
  private table = new TranspositionTable(DEFAULT_TABLE_BYTES)
  private tableFor = ''
  private cores = 1
  private helpers: Helpers | null = null

  constructor(private readonly host: WorkHost) {}

  /** Takes a message; its answers come by `reply`. */
  handle(request: WorkRequest): void {
    if (request.kind === 'cores') this.employ(request.cores)
    else if (request.kind !== 'stop') {
      this.current?.work.stop()
      this.queue.push(request)
      this.next()
    } else if (this.current?.id === request.id) this.current.work.stop()
    else if (this.queue.some(({ id }) => id === request.id)) this.cancelled.add(request.id)
  }

  /** Helpers at work go home at once; the search that they took part in goes on alone. */
  private employ(cores: number): void {
    if (cores === this.cores) return
    this.cores = cores
    this.helpers?.close()
    this.helpers = cores > 1 ? this.host.helpers(cores - 1) : null
    this.table = this.helpers
      ? TranspositionTable.inSharedMemory(DEFAULT_TABLE_BYTES)
      : new TranspositionTable(DEFAULT_TABLE_BYTES)
  }

  private next(): void {
    while (this.current === null) {
      const order = this.queue.shift()
      if (order === undefined) return
      this.begin(order)
    }
  }

  private begin(order: WorkOrder): void {
    const { id } = order
    const job = this.jobOf(order)
    if (job === null) return
    const { work, end } = job
    this.current = { id, work }
    if (this.cancelled.delete(id) || this.queue.length > 0) work.stop()
    drive(work, this.host.later, () => {
      this.current = null
      this.host.reply(end())
      this.next()
    })
  }

  private jobOf(order: WorkOrder): Job | null {
    switch (order.kind) {
      case 'go':
        return this.searchJob(order)
      case 'analyse':
        return this.analysisJob(order)
      case 'test':
        return this.testJob(order)
    }
  }

  private searchJob(order: OrderOf<'go'>): Job | null {
    const { id, limits, seed } = order
    const game = this.gameOf(order, order.moves)
    if (game === null) return null
    const { reply, clock } = this.host
    if (isOver(game)) {
      reply({ kind: 'done', id, move: null, infos: [] })
      return null
    }
    const work = searchGame(game, limits, {
      clock,
      seed,
      plays: true,
      table: this.tableOf(game, limits, seed),
      helpers: this.helpers,
      onInfo: (info) => reply({ kind: 'info', id, info }),
    })
    return { work, end: () => ({ kind: 'done', id, move: work.best, infos: work.infos }) }
  }

  private analysisJob(order: OrderOf<'analyse'>): Job | null {
    const { id, limits, known } = order
    const game = this.gameOf(order, order.moves)
    if (game === null) return null
    const { reply, clock } = this.host
    const work = analyseGame(game, limits, {
      clock,
      known,
      table: this.tableOf(game, limits, 0),
      helpers: this.helpers,
      onEvaluation: (ply, evaluation) => reply({ kind: 'evaluated', id, ply, evaluation }),
    })
    return { work, end: () => ({ kind: 'ended', id }) }
  }

  private testJob(order: OrderOf<'test'>): Job | null {
    const { id, plan } = order
    const game = this.gameOf(order, [])
    if (game === null) return null
    const { reply, clock } = this.host
    const work = testFairness(game, plan, {
      clock,
      onGame: (played) => reply({ kind: 'played', id, game: played }),
    })
    return { work, end: () => ({ kind: 'ended', id }) }
  }

  /** The game of an order; null, once that has been told, where it is none. */
  private gameOf(
    { id, setup }: { readonly id: number; readonly setup: GameSetup },
    moves: readonly string[],
  ): Game | null {
    const fail = (message: string) => {
      this.host.reply({ kind: 'failed', id, message })
      return null
    }
    const start = startGame(setup)
    if (!start.ok) return fail(start.error.map((one) => `${one.code} ${one.path}`).join('; '))
    const { game, fault } = replayMoves(start.value, moves)
    return fault === null ? game : fail(`${fault.code} ${String(fault.params['move'])}`)
  }

  /** What is remembered holds for one game and one way of looking at it; with more than two seats, for one seat. */
  private tableOf({ setup, position }: Game, { level }: SearchLimits, seed: number): TranspositionTable {
    const viewer = position.seats.length > 2 ? position.turn : null
    const key = JSON.stringify([setup.ruleset, setup.options, setup.pattern.gadong, level, seed, viewer])
    if (key !== this.tableFor) this.table.clear()
    this.tableFor = key
    return this.table
  }
}
