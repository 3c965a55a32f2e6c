import type { ImportOutcome, IncomingFile } from '#bridge/api'
import { NOT_TEXT } from '#bridge/incoming'
import type { Watch } from '#bridge/works'
import { fault, type Fault } from '#core/faults/fault'
import { BUNDLE_LIMIT } from '#core/faults/read'
import { readEach, type EachFound } from '#core/files/read-each'
import { boardOf, sameBoard, type PatternDocument } from '#core/pattern/document'
import { canonicalKey } from '#core/pattern/transform'
import { serializeRecord, type GameRecord } from '#core/record/record'
import { mapInSlices } from '#storage/slices'
import type { Storage } from '#storage/storage'
import { storedGame } from './games'
import { faultsOf } from './problems'
import { inLots } from './lots'

/** What is found in a file: one document of ours, or why it is none. */
type Found = EachFound & { readonly file: string }

/**
 * Takes in what is in files, in their order; something that is bad, or that the disk refuses, does not keep the rest out. When
 * the watch says to stop, what came in until then stays.
 */
export async function importAll(
  storage: Storage,
  files: readonly IncomingFile[],
  watch: Watch,
): Promise<readonly ImportOutcome[]> {
  const found = (await mapInSlices(files, foundIn)).flat()
  const intake = new Intake(storage)
  return inLots(found, watch, (lot) => intake.take(lot))
}

function foundIn(incoming: IncomingFile): readonly Found[] {
  const { name: file, text } = incoming
  if (text === null) return [{ file, kind: 'fault', faults: [unreadable(incoming)] }]
  return readEach(text, file).map((found) => ({ ...found, file }))
}

interface NewPattern {
  readonly file: string
  readonly document: PatternDocument
}

/** One import: knows the boards and games that are there already, also those that it has just taken in. */
class Intake {
  private boards: Map<string, string> | undefined // ids by board
  private drawings: Map<string, string> | undefined // ids by board, however it is turned or coloured
  private names = new Set<string>() // boards with their names
  private games: Map<string, string> | undefined // ids by text

  constructor(private readonly storage: Storage) {}

  /** Takes in a few things; the new patterns among them are written side by side. */
  async take(lot: readonly Found[]): Promise<readonly ImportOutcome[]> {
    const outcomes: ImportOutcome[] = []
    let fresh: NewPattern[] = []
    const write = async (): Promise<void> => {
      outcomes.push(...(await this.store(fresh)))
      fresh = []
    }
    for (const found of lot) {
      const document = found.kind === 'pattern' ? found.document : null
      const isNew = document !== null && !fresh.some((each) => sameBoard(each.document, document))
      if (document && isNew && !(await this.isKnown(document))) fresh.push({ file: found.file, document })
      else {
        await write() // the outcomes keep their order, and what has just come in is known from here on
        outcomes.push(await this.takeOne(found))
      }
    }
    await write()
    return outcomes
  }

  private async takeOne(found: Found): Promise<ImportOutcome> {
    if (found.kind === 'fault') return found
    if (found.kind === 'game') return this.takeGame(found.file, found.record)
    const { file, document } = found
    const of = (await this.present()).boards.get(boardKey(document))
    if (of === undefined) return this.storeOne({ file, document }) // the disk refused the other one
    const isKnown = this.names.has(nameKey(document))
    return { file, kind: 'duplicate', name: document.name, of, ...(!isKnown && { document }) }
  }

  private async isKnown(document: PatternDocument): Promise<boolean> {
    return (await this.present()).boards.has(boardKey(document))
  }

  private async storeOne(pattern: NewPattern): Promise<ImportOutcome> {
    const [outcome] = await this.store([pattern])
    if (!outcome) throw new Error('no outcome')
    return outcome
  }

  private async store(fresh: readonly NewPattern[]): Promise<readonly ImportOutcome[]> {
    const { boards, drawings } = await this.present()
    const stored = await this.storage.library.createAll(fresh.map(({ document }) => document))
    return fresh.map(({ file, document }, index): ImportOutcome => {
      const saved = stored[index]
      if (!saved) throw new Error('no outcome')
      if (!saved.ok) return { file, kind: 'fault', faults: faultsOf(saved.error) }
      boards.set(boardKey(document), saved.value.id)
      this.names.add(nameKey(document))
      const drawing = drawingKey(document)
      const twin = drawings.get(drawing)
      if (twin === undefined) drawings.set(drawing, saved.value.id)
      return { file, kind: 'pattern', pattern: saved.value, ...(twin !== undefined && { twin }) }
    })
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
