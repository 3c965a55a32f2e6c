import type { HelperPort, HelperTask } from '#core/ai/helpers'

/** Whether the signal of a task still says that it is wanted. */
export function isWanted({ signal, turn }: HelperTask): boolean {
  return Atomics.load(new Int32Array(signal), 0) === turn
}

/** Ends of helpers' threads that note what they are told. */
export function fakePorts() {
  const ports: (HelperPort & { readonly tasks: HelperTask[]; ended: boolean })[] = []
  const open = () => {
    const port = {
      tasks: [] as HelperTask[],
      ended: false,
      postMessage: (task: HelperTask) => void port.tasks.push(task),
      terminate: () => {
        port.ended = true
      },
    }
    ports.push(port)
    return port
  }
  /** How many have a task that is wanted. */
  const working = () => ports.filter(({ tasks, ended }) => !ended && tasks.some(isWanted)).length
  return { ports, open, working }
}
