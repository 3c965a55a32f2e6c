import type { SearchInfo, SearchLimits } from '#core/ai/contract'
import type { SearchReply, SearchRequest } from '#core/ai/server'
import type { GameSetup } from '#core/games/game'

/** The end of a worker that the window holds. */
export interface SearchPort {
  postMessage(request: SearchRequest): void
  onmessage: ((event: MessageEvent<SearchReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** A position to think about: the game it arose in and the moves so far. */
export interface Task {
  readonly setup: GameSetup
  readonly moves: readonly string[]
  readonly limits: SearchLimits
  readonly seed: number
}

/** What came of it. `dropped`: the answer is not wanted any more. */
export type Thought =
  | { readonly kind: 'move'; readonly move: string | null; readonly infos: readonly SearchInfo[] }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'failed'; readonly message: string }

interface Pending {
  readonly id: number
  readonly answer: (thought: Thought) => void
  readonly onInfo: (info: SearchInfo) => void
}

/** Asks a search worker for moves, one at a time. The worker is started when it is first needed, and anew after it has failed. */
export class Thinker {
  #port: SearchPort | null = null
  #pending: Pending | null = null
  #last = 0
  readonly #open: () => SearchPort

  constructor(open: () => SearchPort) {
    this.#open = open
  }

  /** Thinks about a position until its limits are reached. A task under way is dropped. */
  think(task: Task, onInfo: (info: SearchInfo) => void = () => undefined): Promise<Thought> {
    this.drop()
    const id = ++this.#last
    return new Promise((answer) => {
      this.#pending = { id, answer, onInfo }
      this.#worker().postMessage({ kind: 'go', id, ...task })
    })
  }

  /** Asks for the answer now. */
  hurry(): void {
    if (this.#pending) this.#port?.postMessage({ kind: 'stop', id: this.#pending.id })
  }

  /** Forgets the task under way. */
  drop(): void {
    this.hurry()
    this.#settle({ kind: 'dropped' })
  }

  /** Forgets the task under way and ends the worker, with all that it remembers. */
  close(): void {
    this.drop()
    this.#port?.terminate()
    this.#port = null
  }

  #worker(): SearchPort {
    if (this.#port) return this.#port
    const port = this.#open()
    port.onmessage = ({ data }) => {
      this.#receive(data)
    }
    port.onerror = (event) => {
      port.terminate()
      if (this.#port === port) this.#port = null
      this.#settle({ kind: 'failed', message: event.message })
    }
    this.#port = port
    return port
  }

  #receive(reply: SearchReply): void {
    if (reply.id !== this.#pending?.id) return
    if (reply.kind === 'info') this.#pending.onInfo(reply.info)
    else if (reply.kind === 'done') this.#settle({ kind: 'move', move: reply.move, infos: reply.infos })
    else this.#settle({ kind: 'failed', message: reply.message })
  }

  #settle(thought: Thought): void {
    const pending = this.#pending
    this.#pending = null
    pending?.answer(thought)
  }
}

/** Starts a search worker. */
export function openSearchWorker(): SearchPort {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'search' })
}

/** The thinker that plays for the computer. */
export const thinker = new Thinker(openSearchWorker)
