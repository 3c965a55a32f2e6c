import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Download } from 'playwright-core'
import { ROOT } from '../../../scripts/lib/paths.mjs'
import { environment, inOrder, readSaved, type Running, type SavedFile, type StartOptions } from './running'

let browser: Promise<Browser> | null = null

/** Starts the browser host and opens its page in Chromium. */
export async function startOnBrowserHost(options: StartOptions): Promise<Running> {
  const host = spawn(process.execPath, [join(ROOT, 'out', 'host', 'index.js')], {
    env: environment(options.env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(host)
  const context = await (
    await sharedBrowser()
  ).newContext({
    viewport: options.viewport,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' }) // what follows on the page is for the caller to watch
  return {
    page,
    origin: new URL(url).origin,
    electron: null,
    importing: async (files, action) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), action()])
      await chooser.setFiles([...(files ?? [])])
    },
    exporting: async (action) => {
      const [download] = await Promise.all([page.waitForEvent('download'), action()])
      return savedFile(download)
    },
    exportingMany: async (count, action) => {
      const downloads: Download[] = []
      const complete = new Promise<void>((resolve) => {
        page.on('download', (download) => {
          downloads.push(download)
          if (downloads.length === count) resolve()
        })
      })
      await action()
      await complete
      return inOrder(await Promise.all(downloads.map(savedFile)))
    },
    stop: async () => {
      await context.close()
      await stopHost(host)
    },
    kill: async () => {
      await context.close()
      host.kill('SIGKILL')
      await once(host, 'exit')
    },
  }
}

async function savedFile(download: Download): Promise<SavedFile> {
  return readSaved(download.suggestedFilename(), await download.path())
}

/** Closes the Chromium that the tests of a file share. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = null
}

function sharedBrowser(): Promise<Browser> {
  const executablePath = process.env['PASANG_CHROMIUM']
  browser ??= chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--hide-scrollbars'], // people have them, and they take room
  })
  return browser
}

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    host.on('exit', (code) => reject(new Error(`the browser host ended with ${code}`)))
    if (!host.stdout) return
    createInterface({ input: host.stdout }).on('line', (line) => {
      const url = /^pasang-host ready (\S+)$/.exec(line)?.[1]
      if (url) resolve(url)
    })
  })
}

async function stopHost(host: ChildProcess): Promise<void> {
  if (host.exitCode === null) {
    host.kill('SIGINT')
    await once(host, 'exit')
  }
  if (host.exitCode !== 0) throw new Error(`the browser host ended with ${host.exitCode}`)
}
