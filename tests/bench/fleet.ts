import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'

const CHILD = 'PASANG_BENCH_CHILD'

/** Whether this process is one of those that only work. */
export const isChild = process.env[CHILD] !== undefined

/** Does in a child what the first process asks for. */
export function serve<Task, Outcome>(work: (task: Task) => Outcome): void {
  process.on('message', (task: Task) => process.send?.({ outcome: work(task) }))
  process.on('disconnect', () => process.exit())
}

/** What the first process hands out and gets back. */
export interface Errands<Task, Outcome> {
  /** The next task, or null when there is no further one. */
  readonly next: () => Task | null
  readonly take: (task: Task, outcome: Outcome) => void
}

/** How many processes a `--jobs` option asks for: as many as there are cores without one. */
export function jobsOf(option: string | undefined): number {
  const jobs = option === undefined ? availableParallelism() : Number(option)
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error('--jobs: a whole number of at least 1 was expected')
  return jobs
}

/**
 * Has all tasks done by `jobs` further processes of this script with the same arguments, one task at a time each. They
 * are processes and not threads, so that each has a processor time of its own.
 */
export async function runErrands<Task extends object, Outcome>(
  jobs: number,
  errands: Errands<Task, Outcome>,
): Promise<void> {
  await Promise.all(Array.from({ length: jobs }, () => runChild(errands)))
}

function runChild<Task extends object, Outcome>({ next, take }: Errands<Task, Outcome>): Promise<void> {
  let task = next()
  if (task === null) return Promise.resolve()
  const child = fork(import.meta.filename, process.argv.slice(2), { env: { ...process.env, [CHILD]: '1' } })
  child.send(task)
  return new Promise((resolve, reject) => {
    child.on('message', ({ outcome }: { outcome: Outcome }) => {
      if (task !== null) take(task, outcome)
      task = next()
      if (task === null) child.disconnect()
      else child.send(task)
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (task === null) resolve()
      else reject(new Error(`a process of the benchmark ended early (${signal ?? String(code)})`))
    })
  })
}
