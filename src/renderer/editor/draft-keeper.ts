import type { Answer, EditorDraft, Problem } from '#bridge/api'
import type { PatternDocument } from '#core/pattern/document'

/** Unsaved work as the keeper is told of it. */
export type Work = Pick<EditorDraft, 'patternId' | 'document' | 'symmetry' | 'over'>

const PAUSE = 300 // milliseconds after the last change
const PUT_OFF = 10 // pauses at most that the hand may take
const RETRY = 10_000 // milliseconds after a failure

/**
 * Writes unsaved work to the data folder a moment after every change, and takes it away once there is none; while `isBusy` it
 * waits, but for three seconds at most. One write at a time; the newest state wins. What failed is tried again, and reported once
 * until a write succeeds.
 */
export class DraftKeeper {
  #wanted: Work | null | undefined // undefined: nothing to write
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> | undefined
  #failed = false
  #kept: PatternDocument | null = null // lies in the data folder

  constructor(
    private readonly write: (draft: EditorDraft | null) => Promise<Answer<null>>,
    private readonly report: (problem: Problem) => void,
    private readonly isBusy: () => boolean = () => false,
    private readonly now: () => string = () => new Date().toISOString(),
  ) {}

  /** Takes note of the present state: unsaved work, or null when all is saved. */
  keep(work: Work | null): void {
    this.#wanted = work
    this.#wait(PUT_OFF)
  }

  /** Whether unsaved work lies in the data folder just as it is. */
  hasKept(document: PatternDocument): boolean {
    return this.#kept === document
  }

  /** Takes note of unsaved work that was found there. */
  found(document: PatternDocument): void {
    this.#kept = document
  }

  #wait(more: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (more > 0 && this.isBusy()) this.#wait(more - 1)
      else void this.flush()
    }, PAUSE)
  }

  /** Writes at once what is waiting; done when it is written. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#writing
    if (this.#wanted === undefined) return
    const work = this.#wanted
    this.#wanted = undefined
    this.#writing = this.#writeNow(work)
    await this.#writing
  }

  async #writeNow(work: Work | null): Promise<void> {
    const answer = await this.write(work && { ...work, savedAt: this.now() })
    if (!answer.ok && !this.#failed) this.report(answer.problem)
    this.#failed = !answer.ok
    if (answer.ok) this.#kept = work?.document ?? null
    else if (work) this.#again(work)
  }

  #again(work: Work): void {
    if (this.#wanted !== undefined) return
    this.#wanted = work
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), RETRY)
  }
}
