import type { ImportOutcome, IncomingFile } from '#bridge/api'
import { NOT_TEXT } from '#bridge/incoming'
import { fault, type Fault } from '#core/faults/fault'
import { BUNDLE_LIMIT } from '#core/faults/read'
import { readAny } from '#core/files/read-any'
import type { PatternDocument } from '#core/pattern/document'
import { serializeRecord, type GameRecord } from '#core/record/record'
import type { Storage } from '#storage/storage'
import { storedGame } from './games'
import { faultsOf } from './problems'

/** Takes in files one after the other; one that is bad, or that the disk refuses, does not keep the others out. */
export async function importAll(
  storage: Storage,
  files: readonly IncomingFile[],
): Promise<readonly ImportOutcome[]> {
  const intake = new Intake(storage)
  const outcomes: ImportOutcome[] = []
  for (const file of files) outcomes.push(...(await intake.take(file)))
  return outcomes
}

/** One import: knows the boards and games that are there already, also those that it has just taken in. */
class Intake {
  private boards: Map<string, string> | undefined // ids by board
  private games: Map<string, string> | undefined // ids by text

  constructor(private readonly storage: Storage) {}

  async take(file: IncomingFile): Promise<readonly ImportOutcome[]> {
    const { name, text } = file
    if (text === null) return [{ file: name, kind: 'fault', faults: [unreadable(file)] }]
    const read = readAny(text, name)
    if (!read.ok) return [{ file: name, kind: 'fault', faults: read.error }]
    if (read.value.kind === 'pattern') return [await this.takePattern(name, read.value.document)]
    if (read.value.kind === 'game') return [await this.takeGame(name, read.value.record)]
    const outcomes: ImportOutcome[] = []
    for (const entry of read.value.entries) {
      outcomes.push(
        entry.ok
          ? await this.takePattern(name, entry.value)
          : { file: name, kind: 'fault', faults: entry.error },
      )
    }
    return outcomes
  }

  private async takePattern(file: string, document: PatternDocument): Promise<ImportOutcome> {
    this.boards ??= await this.presentBoards()
    const board = boardKey(document)
    const of = this.boards.get(board)
    if (of !== undefined) return { file, kind: 'duplicate', name: document.name, of }
    const saved = await this.storage.library.save(null, document)
    if (!saved.ok) return { file, kind: 'fault', faults: faultsOf(saved.error) }
    this.boards.set(board, saved.value.id)
    return { file, kind: 'pattern', pattern: saved.value }
  }

  /** A game that is there already, word for word, is not stored twice. */
  private async takeGame(file: string, record: GameRecord): Promise<ImportOutcome> {
    this.games ??= await this.presentGames()
    const text = serializeRecord(record)
    const present = this.games.get(text)
    if (present !== undefined) return { file, kind: 'game', game: storedGame(present, record) }
    const saved = await this.storage.games.save(null, record)
    if (!saved.ok) return { file, kind: 'fault', faults: faultsOf(saved.error) }
    this.games.set(text, saved.value)
    return { file, kind: 'game', game: storedGame(saved.value, record) }
  }

  private async presentBoards(): Promise<Map<string, string>> {
    const { patterns } = await this.storage.library.list()
    return new Map([...patterns].reverse().map(({ id, document }) => [boardKey(document), id]))
  }

  private async presentGames(): Promise<Map<string, string>> {
    const { documents } = await this.storage.games.list()
    return new Map(documents.map(({ id, document }) => [serializeRecord(document), id]))
  }
}

/** Equal for two documents exactly when their boards are, in every cell. */
function boardKey({ gadong, rows }: PatternDocument): string {
  return `${gadong} ${rows.join('')}`
}

function unreadable({ size, detail }: IncomingFile): Fault {
  if (size > BUNDLE_LIMIT) return fault('too-large', '', { size, limit: BUNDLE_LIMIT })
  return detail === NOT_TEXT ? fault('not-text') : fault('not-readable', '', { detail: detail ?? 'EIO' })
}
