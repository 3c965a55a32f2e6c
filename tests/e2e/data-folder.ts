import { RULESETS } from '#core/games/rulesets'
import type { Game } from '#core/games/game'
import { newRecord, withGame } from '#core/record/build'
import { parseRecord, serializeRecord, type GameRecord, type Player } from '#core/record/record'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'

const PATIENCE = { timeout: 20_000, interval: 50 }

/** Every file below a folder by its relative path, with its bytes as Latin-1; to see that nothing was changed. */
export async function readTree(folder: string): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return new Map(files.map((file, index) => [file.slice(folder.length + 1), texts[index] ?? '']))
}

/** Puts the record of a game into a data folder: the players by name, in the order of turns. */
export async function putGame(
  dataFolder: string,
  game: Game,
  players: readonly (readonly [name: string, player: Player])[],
): Promise<void> {
  const seats = RULESETS[game.setup.ruleset].seats(game.setup.options).map((seat, index) => {
    const entry = players[index]
    if (!entry) throw new Error(`nobody plays ${seat}`)
    return { seat, name: entry[0], player: entry[1] }
  })
  const record = newRecord(game.setup, { seats, startedAt: '2026-01-31T10:00:00Z' })
  await mkdir(join(dataFolder, 'games'), { recursive: true })
  await writeFile(join(dataFolder, 'games/game.pasang-game.json'), serializeRecord(withGame(record, game)))
}

/** The games that lie in the records of a data folder. */
export async function readRecords(dataFolder: string): Promise<readonly GameRecord[]> {
  const files = await readTree(join(dataFolder, 'games'))
  return [...files].flatMap(([name, text]) => {
    if (!name.endsWith('.json')) return []
    const parsed = parseRecord(text)
    if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`)
    return [parsed.value]
  })
}

/** All games of the records, as soon as there are that many and one of them is as a condition asks for. */
export async function recordsWith(
  dataFolder: string,
  count: number,
  isSo: (record: GameRecord) => boolean,
): Promise<readonly GameRecord[]> {
  return vi.waitFor(async () => {
    const records = await readRecords(dataFolder)
    if (records.length !== count) throw new Error(`there are ${records.length} records, not ${count}`)
    if (!records.some(isSo)) throw new Error(`no record is so: ${records.map(serializeRecord).join()}`)
    return records
  }, PATIENCE)
}

/** The only game in the records, as soon as it is written as far as a condition asks for. */
export async function theRecord(
  dataFolder: string,
  isSo: (record: GameRecord) => boolean,
): Promise<GameRecord> {
  return vi.waitFor(async () => {
    const [record, ...others] = await readRecords(dataFolder)
    if (!record || others.length > 0) throw new Error('there is not one record')
    if (!isSo(record)) throw new Error(`the record is not so: ${serializeRecord(record)}`)
    return record
  }, PATIENCE)
}

export const isFinished = ({ result }: GameRecord): boolean => result !== undefined
