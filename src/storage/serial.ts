/** Runs tasks one after the other, so that two saves never look at the same names at once. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve()

  /** Runs a task when all before it have ended; its outcome is the task's own. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const outcome = this.last.then(task)
    this.last = outcome.catch(() => undefined)
    return outcome
  }

  /** Resolves when every task so far has ended, well or not. */
  async idle(): Promise<void> {
    await this.last
  }
}
