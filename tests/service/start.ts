import type { BridgeEvent, IncomingFile } from '#bridge/api'
import { serializePattern } from '#core/pattern/document'
import { createService } from '#service/service'
import { machineOptions } from '#storage/disk'
import type { FileSystem } from '#storage/fs'
import { nodeFileSystem } from '#storage/node-fs'
import { openStorage } from '#storage/storage'
import { join } from 'node:path'
import { checkerboard } from '../storage/patterns'
import { put, temporaryFolder } from '../storage/temporary'

/** A service over a new data folder and one shipped pattern; `fs` replaces some steps of the file system. */
export async function startService(fs: Partial<FileSystem> = {}) {
  const root = await temporaryFolder()
  const data = join(root, 'data')
  const patterns = join(root, 'patterns')
  await put(join(patterns, 'broken.pasang.json'), serializePattern(checkerboard('Broken')))
  const storage = openStorage({ data, patterns }, { ...nodeFileSystem, ...fs }, machineOptions())
  const logged: unknown[] = []
  const events: BridgeEvent[] = []
  const service = createService(storage, {
    version: '1.2.3',
    host: 'browser',
    log: (error) => logged.push(error),
  })
  service.onEvent((event) => events.push(event))
  return { service, storage, data, root, events, logged }
}

/** A text as a file that came in. */
export function incoming(name: string, text: string): IncomingFile {
  return { name, size: new TextEncoder().encode(text).length, text }
}

/** The value of an answer; throws its problem. */
export function valueOf<T>(answer: { ok: true; value: T } | { ok: false; problem: unknown }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}
