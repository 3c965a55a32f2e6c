import { readFile } from 'node:fs/promises'
import type { ElectronApplication, Page } from 'playwright-core'

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** What a host needs to start the program. */
export interface StartOptions {
  readonly profileFolder: string // of Chromium in Electron
  readonly viewport: Viewport
  readonly env: Readonly<Record<string, string>> // over that of the tests, PASANG_DATA among it
}

export interface SavedFile {
  readonly name: string
  readonly text: string
  readonly bytes: Buffer
}

/** The program while it runs on a host. */
export interface Running {
  readonly page: Page
  readonly origin: string // of the page, as Chromium sees it
  readonly electron: ElectronApplication | null
  /** Does something that asks the person for files, and answers with these; null: changes their mind. */
  importing(files: readonly string[] | null, action: () => Promise<unknown>): Promise<void>
  /** Does something that hands the person a file, and gives that file. */
  exporting(action: () => Promise<unknown>): Promise<SavedFile>
  /** Does something that asks for a folder and writes so many files there, in the order of their names. */
  exportingMany(count: number, action: () => Promise<unknown>): Promise<readonly SavedFile[]>
  /** Ends the program as a person does. Rejects when it does not end well. */
  stop(): Promise<void>
  /** Ends the program at once, page and all, as a crash or a power cut does. */
  kill(): Promise<void>
}

/** The environment of the tests with other values for the program. */
export function environment(values: Readonly<Record<string, string>>): Record<string, string> {
  const { ELECTRON_RUN_AS_NODE: _, ...inherited } = process.env
  const entries = Object.entries({ ...inherited, ...values })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A file as it was saved. */
export async function readSaved(name: string, path: string): Promise<SavedFile> {
  const bytes = await readFile(path)
  return { name, text: bytes.toString('utf8'), bytes }
}

/** Files in the order of their names. */
export function inOrder(files: readonly SavedFile[]): readonly SavedFile[] {
  return [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
}
