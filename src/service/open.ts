import { dataFolder, type Surroundings } from '#storage/data-folder'
import { openStorage } from '#storage/storage'
import { createService, type Service, type ServiceOptions } from './service'

export interface OpenOptions extends ServiceOptions {
  readonly patternsFolder: string // of the shipped patterns, absolute
  readonly surroundings: Surroundings
  readonly workingFolder: string // only for a relative PASANG_DATA
}

/** Opens the storage in the person's data folder and serves it. Hosts begin here; what a crash left is swept meanwhile. */
export function openService(options: OpenOptions): Service {
  const data = dataFolder(options.surroundings, options.workingFolder)
  const storage = openStorage({ data, patterns: options.patternsFolder })
  storage.sweep().catch(options.log)
  return createService(storage, options)
}
