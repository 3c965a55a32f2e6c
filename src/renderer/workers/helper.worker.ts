import { help } from '#core/ai/help'
import type { HelperTask } from '#core/ai/helpers'
import { later } from './later'

/** The part of a dedicated worker's scope that is used here; the DOM's types only know windows. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<HelperTask>) => void) | null
}

const scope = globalThis as unknown as WorkerScope

scope.onmessage = ({ data }) => {
  help(data, { later, clock: () => performance.now() })
}
