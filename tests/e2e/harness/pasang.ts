/*
 * The harness of the end-to-end tests. A test written once runs on every host:
 *
 *   describe.each(HOSTS)('the library on %s', (host) => {
 *     const pasang = withPasang({ host })
 *
 *     it('shows the shipped patterns', async () => {
 *       await pasang().page.getByRole('heading', { name: 'Library' }).waitFor()
 *     })
 *   })
 *
 * - `withPasang(options)` opens the program before each test, on a new data folder, and closes it after. The test fails when
 *   the page logged an error, a request failed or went elsewhere, or the content policy was broken; `allowProblems` switches
 *   that off. When a test fails, a screenshot of the page goes to .cache/e2e/.
 * - `openPasang(options)` is the same for one opening; close it with `close()`.
 * - `settings` are written before the start (any part of them); `prepare` can put files into the data folder, whose layout is
 *   that of DESIGN: library/, games/, settings.json.
 * - `pasang().page` is Playwright's Page. Motion is reduced unless `motion` says otherwise.
 * - `importing(files, action)` answers the dialog for files that the action brings up; `exporting(action)` gives the file that
 *   the action hands to the person, `exportingMany(count, action)` the files that it writes into a folder.
 * - `restart()` ends the program and starts it again on the same data folder, `crash()` kills it first; `page` is a new one
 *   then.
 * - `electron` is Playwright's ElectronApplication, null on the browser host. Tests of Electron's own parts run on
 *   `ELECTRON_HOSTS`.
 *
 * `npx vitest run --project e2e tests/e2e/NAME.test.ts` runs one file; it builds what is stale first. PASANG_HOSTS=standin
 * chooses the host, PASANG_LONG=1 asks for long runs.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '#core/settings/settings'
import type { ElectronApplication, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest'
import { CACHE } from '../../../scripts/lib/paths.mjs'
import { closeBrowser, startOnBrowserHost } from './browser-host'
import { startOnElectron } from './electron-host'
import type { HostName } from './hosts'
import type { Running, SavedFile, StartOptions, Viewport } from './running'

export { ALL_HOSTS, ELECTRON_HOSTS, HOSTS, type HostName } from './hosts'

export interface PasangOptions {
  readonly host: HostName
  readonly viewport?: Viewport // 1440 x 900 by default
  readonly motion?: 'reduce' | 'no-preference' // what the system asks for; `reduce` by default
  readonly settings?: Partial<Settings>
  readonly prepare?: (dataFolder: string) => Promise<void>
  readonly env?: Readonly<Record<string, string>>
  readonly allowProblems?: boolean
}

const VIEWPORT: Viewport = { width: 1440, height: 900 }

/** The program, open on a host with a data folder of its own. */
export class Pasang {
  /** What went wrong in the page: logged errors, exceptions, failed requests. */
  readonly problems: string[] = []

  private constructor(
    readonly options: PasangOptions,
    private readonly folder: string,
    private running: Running,
  ) {}

  /** Opens the program on a new data folder. */
  static async open(options: PasangOptions): Promise<Pasang> {
    const folder = await mkdtemp(join(tmpdir(), 'pasang-e2e-'))
    const dataFolder = dataFolderIn(folder)
    await mkdir(dataFolder)
    if (options.settings) await writeSettings(dataFolder, options.settings)
    await options.prepare?.(dataFolder)
    const pasang = new Pasang(options, folder, await start(folder, options))
    try {
      await pasang.attend()
    } catch (error) {
      await pasang.close()
      throw error
    }
    return pasang
  }

  get page(): Page {
    return this.running.page
  }

  get electron(): ElectronApplication | null {
    return this.running.electron
  }

  get dataFolder(): string {
    return dataFolderIn(this.folder)
  }

  importing(files: readonly string[] | null, action: () => Promise<unknown>): Promise<void> {
    return this.running.importing(files, action)
  }

  exporting(action: () => Promise<unknown>): Promise<SavedFile> {
    return this.running.exporting(action)
  }

  exportingMany(count: number, action: () => Promise<unknown>): Promise<readonly SavedFile[]> {
    return this.running.exportingMany(count, action)
  }

  /** Ends the program and starts it again. */
  async restart(): Promise<void> {
    await this.running.stop()
    this.running = await start(this.folder, this.options)
    await this.attend()
  }

  /** Kills the program and starts it again. */
  async crash(): Promise<void> {
    await this.running.kill()
    this.running = await start(this.folder, this.options)
    await this.attend()
  }

  /** Ends the program and removes its data. */
  async close(): Promise<void> {
    await this.running.stop()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  private async attend(): Promise<void> {
    const { page, problems } = this
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    const home = `${this.running.origin}/`
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(home) && !/^(blob|data):/.test(url)) problems.push(`a request to elsewhere: ${url}`)
    })
    page.on('requestfailed', (request) => {
      problems.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`)
    })
    await page.emulateMedia({ reducedMotion: this.options.motion ?? 'reduce' })
    await page.locator('#app > *').first().waitFor()
  }
}

/** Opens the program; the caller closes it. */
export function openPasang(options: PasangOptions): Promise<Pasang> {
  return Pasang.open(options)
}

/** Opens the program for each test of a suite; the function gives the one of the running test. */
export function withPasang(options: PasangOptions): () => Pasang {
  let pasang: Pasang | null = null
  beforeEach(async () => {
    pasang = await openPasang(options)
  })
  afterEach(async (context) => {
    const closing = pasang
    pasang = null
    if (!closing) return
    if (context.task.result?.state === 'fail') await takePicture(closing, context)
    await closing.close()
    if (!options.allowProblems) expect(closing.problems, 'problems of the page').toEqual([])
  })
  return () => {
    if (!pasang) throw new Error('the program is open only while a test runs')
    return pasang
  }
}

afterAll(closeBrowser)

function start(folder: string, options: PasangOptions): Promise<Running> {
  const values = startOptions(folder, options)
  return options.host === 'browser' ? startOnBrowserHost(values) : startOnElectron(options.host, values)
}

function startOptions(folder: string, { viewport = VIEWPORT, env = {} }: PasangOptions): StartOptions {
  const data = { PASANG_DATA: dataFolderIn(folder) }
  return { profileFolder: join(folder, 'profile'), viewport, env: { ...data, ...env } }
}

function dataFolderIn(folder: string): string {
  return join(folder, 'data')
}

async function writeSettings(dataFolder: string, settings: Partial<Settings>): Promise<void> {
  const file = { format: 'pasang-settings', version: 1, ...settings }
  await writeFile(join(dataFolder, 'settings.json'), JSON.stringify(file))
}

async function takePicture(pasang: Pasang, { task }: TestContext): Promise<void> {
  const folder = join(CACHE, 'e2e')
  const name = `${task.file.name} ${task.name} ${pasang.options.host}`.replace(/[^\w.-]+/g, '-')
  await mkdir(folder, { recursive: true })
  try {
    await pasang.page.screenshot({ path: join(folder, `${name}.png`) })
    console.error(`See .cache/e2e/${name}.png`)
  } catch (error) {
    console.error(`No picture of the page: ${String(error)}`)
  }
}
