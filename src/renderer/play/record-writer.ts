import type { Answer, Problem } from '#bridge/api'
import type { GameRecord } from '#core/record/record'

/** Stores a record under an id, or under a new one when it is null. */
export type SaveRecord = (id: string | null, record: GameRecord) => Promise<Answer<string>>

/**
 * Writes the record of one game again and again as it grows. Writes never overlap, and of several that wait only the newest is
 * written: so one game has one file.
 */
export class RecordWriter {
  #id: string | null
  #waiting: GameRecord | null = null
  #running: Promise<void> | null = null
  readonly #save: SaveRecord
  readonly #onProblem: (problem: Problem) => void

  constructor(id: string | null, save: SaveRecord, onProblem: (problem: Problem) => void) {
    this.#id = id
    this.#save = save
    this.#onProblem = onProblem
  }

  /** The id under which the record was stored; null before. */
  get id(): string | null {
    return this.#id
  }

  /** Takes a record; resolves when it, or a newer one, has been stored or has failed. */
  write(record: GameRecord): Promise<void> {
    this.#waiting = record
    this.#running ??= this.#run()
    return this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting) {
      const record = this.#waiting
      this.#waiting = null
      const answer = await this.#save(this.#id, record)
      if (answer.ok) this.#id = answer.value
      else this.#onProblem(answer.problem)
    }
    this.#running = null
  }
}
