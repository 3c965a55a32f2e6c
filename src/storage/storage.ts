import type { PatternDocument } from '#core/pattern/document'
import { join } from 'node:path'
import { Disk, machineOptions, type DiskOptions } from './disk'
import { DocumentFolder } from './documents'
import { DraftStore } from './draft'
import type { Stored } from './failure'
import type { FileSystem } from './fs'
import { DocumentIndex } from './index-file'
import { GAME_KIND, Games } from './games'
import { Library, PATTERN_INDEX, PATTERN_KIND } from './library'
import { nodeFileSystem } from './node-fs'
import { Serial } from './serial'
import { SettingsStore } from './settings'
import { Trash } from './trash'
import { Versions } from './versions'

/** Absolute paths, computed by the entry file. */
export interface StorageFolders {
  readonly data: string // of the person; made when something is first written
  readonly patterns: string // shipped ones, only read
}

/** Everything that is kept on disk. */
export interface Storage {
  readonly library: Library
  readonly games: Games
  readonly settings: SettingsStore
  readonly draft: DraftStore
  readonly dataFolder: string
  /** Writes a file where the person chose, replacing the one they chose to replace. */
  writeOutside(path: string, content: string | Uint8Array): Promise<Stored<void>>
  /** Writes a new file in a folder that the person chose, never over another; the value is the name that was free. */
  createOutside(folder: string, name: string, content: string | Uint8Array): Promise<Stored<string>>
  /** Removes something in the trash, with its former contents, for good; false where there is no such thing. */
  removeForGood(token: string): Promise<Stored<boolean>>
  /** Removes what a crash may have left; to be called once at start, by programs that stay. */
  sweep(): Promise<void>
  /** Resolves when everything that was asked to be written has been, or has failed. */
  idle(): Promise<void>
}

/** Opens the storage; nothing is read or written yet. Tests give a file system and its surroundings of their own. */
export function openStorage(
  folders: StorageFolders,
  fs: FileSystem = nodeFileSystem,
  options: DiskOptions = machineOptions(),
): Storage {
  const disk = new Disk(fs, options)
  const place = (...names: string[]) => join(folders.data, ...names)
  const writes = { library: new Serial(), games: new Serial(), settings: new Serial(), draft: new Serial() }
  const trash = new Trash(disk, place('trash'))
  const shipped = new DocumentFolder(disk, folders.patterns, PATTERN_KIND, null)
  const index = new DocumentIndex<PatternDocument>(disk, place('library', '.index.json'), PATTERN_INDEX)
  const versions = new Versions(disk, place('versions'), PATTERN_KIND)
  const own = new DocumentFolder(disk, place('library'), PATTERN_KIND, versions, index)
  const games = new DocumentFolder(disk, place('games'), GAME_KIND, null)
  return {
    library: new Library(shipped, own, trash, writes.library),
    games: new Games(games, trash, writes.games),
    settings: new SettingsStore(disk, place('settings.json'), writes.settings),
    draft: new DraftStore(disk, place('drafts'), writes.draft),
    dataFolder: folders.data,
    writeOutside: (path, content) => disk.replace(path, content),
    createOutside: (folder, name, content) => disk.create(folder, numbered(name), content),
    removeForGood: (token) => trash.remove(token),
    sweep: async () => {
      for (const folder of ['', 'library', 'games', 'drafts']) await disk.sweep(place(folder))
      await sweepBelow(disk, place('versions'))
    },
    idle: async () => {
      await Promise.all(Object.values(writes).map((each) => each.idle()))
    },
  }
}

/** `a.pasang.json`, `a-2.pasang.json` and so on. */
function* numbered(name: string): Generator<string> {
  yield name
  const dot = name.indexOf('.', 1)
  const [stem, rest] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  for (let number = 2; ; number += 1) yield `${stem}-${number}${rest}`
}

async function sweepBelow(disk: Disk, folder: string): Promise<void> {
  const names = await disk.names(folder)
  if (!names.ok) return
  for (const name of names.value) await disk.sweep(join(folder, name))
}
