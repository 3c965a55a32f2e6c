import type { HelperPort, HelperTask } from '#core/ai/helpers'

/** Whether the signal of a task still says that it is wanted. */
export function isWanted({ signal, turn }: HelperTask): boolean {
  return Atomics.load(new Int32Array(signal), 0) === turn
}

type FakePort = HelperPort & { readonly tasks: HelperTask[]; ended: boolean }

/** Ends of helpers' threads that note what they are told; `open` makes some more. */
export function fakePorts(count = 0) {
  const ports: FakePort[] = []
  const openOne = () => {
    const port = {
      tasks: [] as HelperTask[],
      ended: false,
      postMessage: (task: HelperTask) => void port.tasks.push(task),
      terminate: () => {
        port.ended = true
      },
    }
    return port
  }
  const open = (more: number): readonly HelperPort[] => {
    const opened = Array.from({ length: more }, openOne)
    ports.push(...opened)
    return opened
  }
  open(count)
  /** How many have a task that is wanted. */
  const working = () => ports.filter(({ tasks, ended }) => !ended && tasks.some(isWanted)).length
  const tasks = () => ports.flatMap((port) => port.tasks)
  return { ports, open, working, tasks }
}
