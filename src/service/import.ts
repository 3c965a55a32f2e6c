import type { ImportOutcome, IncomingFile } from '#bridge/api'
import { NOT_TEXT } from '#bridge/incoming'
import { fault, type Fault } from '#core/faults/fault'
import { BUNDLE_LIMIT } from '#core/faults/read'
import { readAny } from '#core/files/read-any'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import type { BundleEntry } from '#core/pattern/bundle'
import { shareCodesIn } from '#core/pattern/share-code'
import { canonicalKey } from '#core/pattern/transform'
import { serializeRecord, type GameRecord } from '#core/record/record'
import { mapInSlices } from '#storage/slices'
import type { Storage } from '#storage/storage'
import { storedGame } from './games'
import { faultsOf } from './problems'

/** Takes in files one after the other; one that is bad, or that the disk refuses, does not keep the others out. */
export async function importAll(
  storage: Storage,
  files: readonly IncomingFile[],
): Promise<readonly ImportOutcome[]> {
  return new Intake(storage).takeAll(files)
}

/** One import: knows the boards and games that are there already, also those that it has just taken in. */
class Intake {
  private boards: Map<string, string> | undefined // ids by board
  private drawings: Map<string, string> | undefined // ids by board, however it is turned or coloured
  private names = new Set<string>() // boards with their names
  private games: Map<string, string> | undefined // ids by text

  constructor(private readonly storage: Storage) {}

  private async take(file: IncomingFile): Promise<readonly ImportOutcome[]> {
    const { name, text } = file
    if (text === null) return [{ file: name, kind: 'fault', faults: [unreadable(file)] }]
    const codes = shareCodesIn(text)
    if (codes.length > 1) return this.takeAll(codes.map((code) => ({ name, size: code.length, text: code })))
    const read = readAny(text, name)
    if (!read.ok) return [{ file: name, kind: 'fault', faults: read.error }]
    if (read.value.kind === 'pattern') return [await this.takePattern(name, read.value.document)]
    if (read.value.kind === 'game') return [await this.takeGame(name, read.value.record)]
    return this.takeEntries(name, read.value.entries)
  }

  async takeAll(files: readonly IncomingFile[]): Promise<readonly ImportOutcome[]> {
    const outcomes: ImportOutcome[] = []
    for (const file of files) outcomes.push(...(await this.take(file)))
    return outcomes
  }

  private async takeEntries(
    name: string,
    entries: readonly BundleEntry[],
  ): Promise<readonly ImportOutcome[]> {
    const outcomes: ImportOutcome[] = []
    for (const entry of entries) {
      outcomes.push(
        entry.ok
          ? await this.takePattern(name, entry.value)
          : { file: name, kind: 'fault', faults: entry.error },
      )
    }
    return outcomes
  }

  private async takePattern(file: string, document: PatternDocument): Promise<ImportOutcome> {
    const { boards, drawings } = await this.present()
    const board = boardKey(document)
    const of = boards.get(board)
    if (of !== undefined) {
      const isKnown = this.names.has(nameKey(document))
      return { file, kind: 'duplicate', name: document.name, of, ...(!isKnown && { document }) }
    }
    const saved = await this.storage.library.save(null, document)
    if (!saved.ok) return { file, kind: 'fault', faults: faultsOf(saved.error) }
    boards.set(board, saved.value.id)
    this.names.add(nameKey(document))
    const drawing = drawingKey(document)
    const twin = drawings.get(drawing)
    if (twin === undefined) drawings.set(drawing, saved.value.id)
    return { file, kind: 'pattern', pattern: saved.value, ...(twin !== undefined && { twin }) }
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

  private async present(): Promise<{ boards: Map<string, string>; drawings: Map<string, string> }> {
    if (!this.boards || !this.drawings) {
      const patterns = [...(await this.storage.library.list()).patterns].reverse()
      this.names = new Set(patterns.map(({ document }) => nameKey(document)))
      this.boards = new Map(patterns.map(({ id, document }) => [boardKey(document), id]))
      this.drawings = new Map(await mapInSlices(patterns, ({ id, document }) => [drawingKey(document), id]))
    }
    return { boards: this.boards, drawings: this.drawings }
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

function nameKey(document: PatternDocument): string {
  return `${boardKey(document)} ${document.name}`
}

const drawingKeys = new WeakMap<PatternDocument, string>() // the index keeps its documents from one listing to the next

/** Equal for two documents exactly when their boards are once turned, mirrored or with their colours swapped. */
function drawingKey(document: PatternDocument): string {
  const known = drawingKeys.get(document)
  if (known !== undefined) return known
  const key = canonicalKey(boardOf(document))
  drawingKeys.set(document, key)
  return key
}

function unreadable({ size, detail }: IncomingFile): Fault {
  if (size > BUNDLE_LIMIT) return fault('too-large', '', { size, limit: BUNDLE_LIMIT })
  return detail === NOT_TEXT ? fault('not-text') : fault('not-readable', '', { detail: detail ?? 'EIO' })
}
