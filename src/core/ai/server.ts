import type { GameSetup } from '../games/game'
import { isOver, replayMoves, startGame, stateOf } from '../games/game'
import type { GameState } from '../games/contract'
import type { Search, SearchInfo, SearchLimits } from './contract'
import { drive } from './driver'
import { createSearch, DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'

/** What a worker is asked: to search the position after `moves`, or to end the search under way. Plain data. */
export type SearchRequest =
  | {
      readonly kind: 'go'
      readonly id: number
      readonly setup: GameSetup
      readonly moves: readonly string[]
      readonly limits: SearchLimits
      readonly seed: number
    }
  | { readonly kind: 'stop'; readonly id: number }

/** What a worker tells: a new line, the end (`move` is null when the game is over), or that the request was no game. */
export type SearchReply =
  | { readonly kind: 'info'; readonly id: number; readonly info: SearchInfo }
  | {
      readonly kind: 'done'
      readonly id: number
      readonly move: string | null
      readonly infos: readonly SearchInfo[]
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }

/** What a worker gives the server. `later` runs a task after waiting messages; `clock` is in milliseconds. */
export interface SearchHost {
  readonly reply: (reply: SearchReply) => void
  readonly later: (task: () => void) => void
  readonly clock: () => number
}

/** Answers search requests one after the other: a new one stops the one under way, which still answers `done`. */
export class SearchServer {
  private current: { readonly id: number; readonly search: Search } | null = null
  private readonly queue: (SearchRequest & { kind: 'go' })[] = []
  private table = new TranspositionTable(DEFAULT_TABLE_BYTES)
  private tableFor = ''

  constructor(private readonly host: SearchHost) {}

  /** Takes a message; its answers come by `reply`. */
  handle(request: SearchRequest): void {
    if (request.kind === 'stop') {
      if (this.current?.id === request.id) this.current.search.stop()
      return
    }
    if (this.current === null) this.go(request)
    else {
      this.current.search.stop()
      this.queue.push(request)
    }
  }

  private next(): void {
    while (this.current === null) {
      const request = this.queue.shift()
      if (request === undefined) return
      this.go(request)
    }
  }

  private go(request: SearchRequest & { kind: 'go' }): void {
    const { id, limits, seed } = request
    const state = this.stateFor(request)
    if (state === null) return
    const { reply, clock, later } = this.host
    const search = createSearch(state, limits, {
      clock,
      seed,
      table: this.tableOf(request, state),
      onInfo: (info) => reply({ kind: 'info', id, info }),
    })
    this.current = { id, search }
    if (this.queue.length > 0) search.stop()
    drive(search, later, () => {
      this.current = null
      reply({ kind: 'done', id, move: search.best, infos: search.infos })
      this.next()
    })
  }

  private stateFor(request: SearchRequest & { kind: 'go' }): GameState | null {
    const { id } = request
    const fail = (message: string) => {
      this.host.reply({ kind: 'failed', id, message })
      return null
    }
    const start = startGame(request.setup)
    if (!start.ok) return fail(start.error.map((one) => `${one.code} ${one.path}`).join('; '))
    const { game, fault } = replayMoves(start.value, request.moves)
    if (fault !== null) return fail(`${fault.code} ${String(fault.params['move'])}`)
    if (isOver(game)) {
      this.host.reply({ kind: 'done', id, move: null, infos: [] })
      return null
    }
    return stateOf(game)
  }

  /** What is remembered holds for one game and one way of looking at it; with more than two seats, for one seat. */
  private tableOf(request: SearchRequest & { kind: 'go' }, state: GameState): TranspositionTable {
    const viewer = state.seats.length > 2 ? state.turn : -1
    const { setup, limits, seed } = request
    const key = JSON.stringify([
      setup.ruleset,
      setup.options,
      setup.pattern.gadong,
      limits.level,
      seed,
      viewer,
    ])
    if (key !== this.tableFor) this.table.clear()
    this.tableFor = key
    return this.table
  }
}
