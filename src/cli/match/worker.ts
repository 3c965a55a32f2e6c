import { parentPort } from 'node:worker_threads'
import { playJob, type Job } from './job'

const port = parentPort
if (!port) throw new Error('this file runs in a worker thread')
port.on('message', (job: Job) => port.postMessage(playJob(job, () => performance.now())))
