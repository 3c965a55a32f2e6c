import type { Evaluation } from '#core/ai/analysis'
import type { SearchInfo } from '#core/ai/contract'
import type { TestedGame } from '#core/ai/fairness'
import type {
  AnalysisTask,
  SearchTask,
  TestTask,
  WorkNews,
  WorkOrder,
  WorkReply,
  WorkRequest,
} from '#core/ai/messages'

/** The end of a worker that the window holds. */
export interface SearchPort {
  postMessage(request: WorkRequest): void
  onmessage: ((event: MessageEvent<WorkReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** How work went that is told of while it goes on. `dropped`: the answer is not wanted any more. */
export type End =
  | { readonly kind: 'ended' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'failed'; readonly message: string }

/** What came of a search. */
export type Thought =
  | { readonly kind: 'move'; readonly move: string | null; readonly infos: readonly SearchInfo[] }
  | Exclude<End, { kind: 'ended' }>

interface Pending {
  readonly id: number
  readonly answer: (thought: Thought | End) => void
  readonly onNews: (news: WorkNews) => void
}

type Order<Request> = Request extends { readonly id: number } ? Omit<Request, 'id'> : never

/** Gives work to a worker, one piece at a time. The worker is started when it is first needed, and anew after it has failed. */
export class Thinker {
  #port: SearchPort | null = null
  #pending: Pending | null = null
  #last = 0
  #cores = 1
  readonly #open: () => SearchPort

  constructor(open: () => SearchPort) {
    this.#open = open
  }

  /** Uses so many cores from the next piece of work on; what is under way goes on with one. */
  employ(cores: number): void {
    if (cores === this.#cores) return
    this.#cores = cores
    this.#port?.postMessage({ kind: 'cores', cores })
  }

  /** Thinks about a position until its limits are reached. Work under way is dropped. */
  async think(task: SearchTask, onInfo: (info: SearchInfo) => void = () => undefined): Promise<Thought> {
    const thought = await this.#ask({ kind: 'go', ...task }, (news) => {
      if (news.kind === 'info') onInfo(news.info)
    })
    return thought.kind === 'ended' ? { kind: 'move', move: null, infos: [] } : thought
  }

  /** Analyses a game from its end to its beginning. Work under way is dropped. */
  async analyse(
    task: AnalysisTask,
    onEvaluation: (ply: number, evaluation: Evaluation) => void,
  ): Promise<End> {
    const end = await this.#ask({ kind: 'analyse', ...task }, (news) => {
      if (news.kind === 'evaluated') onEvaluation(news.ply, news.evaluation)
    })
    return end.kind === 'move' ? { kind: 'ended' } : end
  }

  /** Tests how fair a pattern is. Work under way is dropped. */
  async test(task: TestTask, onGame: (game: TestedGame) => void): Promise<End> {
    const end = await this.#ask({ kind: 'test', ...task }, (news) => {
      if (news.kind === 'played') onGame(news.game)
    })
    return end.kind === 'move' ? { kind: 'ended' } : end
  }

  /** Asks for the answer now. */
  hurry(): void {
    if (this.#pending) this.#port?.postMessage({ kind: 'stop', id: this.#pending.id })
  }

  /** Forgets the work under way. */
  drop(): void {
    this.hurry()
    this.#settle({ kind: 'dropped' })
  }

  /** Forgets the work under way and ends the worker, with all that it remembers. */
  close(): void {
    this.drop()
    this.#port?.terminate()
    this.#port = null
  }

  #ask(order: Order<WorkOrder>, onNews: Pending['onNews']): Promise<Thought | End> {
    this.drop()
    const id = ++this.#last
    return new Promise((answer) => {
      this.#pending = { id, answer, onNews }
      this.#worker().postMessage({ ...order, id })
    })
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
    if (this.#cores > 1) port.postMessage({ kind: 'cores', cores: this.#cores })
    return port
  }

  #receive(reply: WorkReply): void {
    if (reply.id !== this.#pending?.id) return
    if (reply.kind === 'done') this.#settle({ kind: 'move', move: reply.move, infos: reply.infos })
    else if (reply.kind === 'ended') this.#settle({ kind: 'ended' })
    else if (reply.kind === 'failed') this.#settle({ kind: 'failed', message: reply.message })
    else this.#pending.onNews(reply)
  }

  #settle(thought: Thought | End): void {
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
