import { BUNDLE_LIMIT, isObject } from '#core/faults/read'
import type { Disk } from './disk'
import type { FileInfo } from './fs'

const FORMAT = 'pasang-index'
const SETTLED = 2000 // milliseconds; a file that has just changed may change again within the same tick of its disk's clock
const WORTH_WRITING = 200 // files read; fewer are read again in no time

/** What a file looked like when it was read, and what was in it. */
export interface IndexEntry<T> {
  readonly info: FileInfo
  readonly document: T
}

/**
 * Remembers what is in the files of a folder, over starts, so that those that have not changed need not be read again. It can
 * be lost at any time without harm.
 */
export class DocumentIndex<T> {
  private entries: ReadonlyMap<string, IndexEntry<T>> | undefined
  private unwritten = 0 // files that were read since it was written

  /** `version` names how documents are read; an index made otherwise is passed over. */
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly version: string,
  ) {}

  /** What is in a file, if it still looks as it did when it was read. */
  find(file: string, info: FileInfo): T | undefined {
    this.entries ??= this.load()
    const entry = this.entries.get(file)
    return entry && looksSame(entry.info, info) ? entry.document : undefined
  }

  /** Takes what was found in the whole folder; `read` of the files had to be read for it. */
  remember(entries: readonly (readonly [string, IndexEntry<T>])[], read: number): void {
    const settled = this.disk.options.now() - SETTLED
    this.entries = new Map(
      entries.filter(([, { info }]) => info.changedMs < settled && info.modifiedMs < settled),
    )
    this.unwritten += read
  }

  /** Writes the index when that would save the next start some work; a disk that refuses does not matter. */
  async save(): Promise<void> {
    if (this.unwritten < WORTH_WRITING || this.entries === undefined) return
    this.unwritten = 0
    const entries = [...this.entries].map(([file, { info, document }]) => [file, info, document])
    await this.disk.replace(this.path, `${JSON.stringify({ format: FORMAT, of: this.version, entries })}\n`)
  }

  private load(): ReadonlyMap<string, IndexEntry<T>> {
    const read = this.disk.readText(this.path, BUNDLE_LIMIT)
    try {
      const file: unknown = read.ok ? JSON.parse(read.value.text) : null
      if (!isObject(file) || file.format !== FORMAT || file.of !== this.version) return new Map()
      const entries = file.entries as readonly (readonly [string, FileInfo, T])[]
      return new Map(entries.map(([name, info, document]) => [name, { info, document }]))
    } catch {
      return new Map()
    }
  }
}

function looksSame(one: FileInfo, other: FileInfo): boolean {
  return (
    one.kind === other.kind &&
    one.size === other.size &&
    one.modifiedMs === other.modifiedMs &&
    one.changedMs === other.changedMs
  )
}
