import { help } from '#core/ai/help'
import type { HelperTask } from '#core/ai/helpers'
import { parentPort } from 'node:worker_threads'

const port = parentPort
if (!port) throw new Error('this file runs in a worker thread')
port.on('message', (task: HelperTask) => {
  help(task, { later: (next) => void setImmediate(next), clock: () => performance.now() })
})
