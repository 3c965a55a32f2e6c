import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PasangApi } from '#bridge/api'
import type { ElectronApplication } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ELECTRON_HOSTS, withPasang, type Pasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

const PATTERN = {
  format: 'pasang-pattern',
  version: 1,
  name: 'Opened by the system',
  gadong: 1,
  rows: Array.from({ length: 11 }, (_, row) =>
    row === 5 ? 'bwbwb.wbwbw' : row % 2 ? 'bwbwbwbwbwb' : 'wbwbwbwbwbw',
  ),
}

function appOf(pasang: Pasang): ElectronApplication {
  if (!pasang.electron) throw new Error('these tests are for Electron')
  return pasang.electron
}

describe.each(ELECTRON_HOSTS)("Electron's own parts on %s", (host) => {
  const pasang = withPasang({ host })

  it('shows the page nothing but the bridge', async () => {
    const seen = await pasang().page.evaluate(() => ({
      node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
      bridge: Object.values((window as unknown as { pasang: object }).pasang).map((each) => typeof each),
    }))
    expect(seen.node).toEqual([])
    expect(new Set(seen.bridge)).toEqual(new Set(['function']))
  })

  it('takes in files that the system opens', async () => {
    const file = join(pasang().dataFolder, '..', 'opened.pasang')
    await writeFile(file, JSON.stringify(PATTERN))
    await pasang().page.getByRole('option').first().waitFor()
    await appOf(pasang()).evaluate(({ app }, path) => {
      app.emit('second-instance', {}, [], '', { files: [path] })
    }, file)
    await pasang().page.getByText(PATTERN.name).first().waitFor()
  })

  it('runs the commands of its menu', async () => {
    const { page } = pasang()
    await page.getByRole('option').first().waitFor()
    await appOf(pasang()).evaluate(({ Menu }) => {
      Menu.getApplicationMenu()?.getMenuItemById('shell.settings')?.click()
    })
    await page.getByRole('dialog').waitFor()
  })

  it('remembers where its window was', async () => {
    await appOf(pasang()).evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 50, width: 1000, height: 700 })
    })
    const profile = await appOf(pasang()).evaluate(({ app }) => app.getPath('userData'))
    await pasang().restart()
    const bounds = await appOf(pasang()).evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNormalBounds(),
    )
    expect(bounds).toEqual({ x: 40, y: 50, width: 1000, height: 700 })
    expect(existsSync(join(profile, 'window.json'))).toBe(true)
  })
})

describe.each(ELECTRON_HOSTS)('the window on %s', (host) => {
  const pasang = withPasang({ host, allowProblems: true })

  it('stays where it is, and opens no other', async () => {
    const { page } = pasang()
    const address = page.url()
    const refused = page.waitForEvent('requestfailed')
    await page.evaluate(() => {
      window.open('https://pasang.invalid/opened')
      window.location.href = 'https://pasang.invalid/gone-to'
    })
    expect((await refused).url()).toBe('https://pasang.invalid/gone-to')
    expect(page.url()).toBe(address)
    await expect.poll(() => appOf(pasang()).windows().length, { timeout: 10_000 }).toBe(1)
  })
})

describe.each(ELECTRON_HOSTS)('a crash of the page on %s', (host) => {
  const pasang = withPasang({ host, allowProblems: true })

  it('loads it once more, then asks the person', async () => {
    const app = appOf(pasang())
    await pasang().page.getByRole('option').first().waitFor()
    await app.evaluate(({ BrowserWindow, dialog }) => {
      const place = globalThis as typeof globalThis & { asked?: string[] }
      dialog.showMessageBox = (async (_: unknown, options: { message: string; buttons: string[] }) => {
        place.asked = options.buttons
        return { response: 0, checkboxChecked: false }
      }) as typeof dialog.showMessageBox
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
    })
    await expect.poll(() => patternsShown(app), { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await app.evaluate(() => 'asked' in globalThis)).toBe(false)
    await app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
    })
    const asked = () => app.evaluate(() => (globalThis as typeof globalThis & { asked?: string[] }).asked)
    await expect.poll(asked, { timeout: 20_000 }).toHaveLength(2)
    await expect.poll(() => patternsShown(app), { timeout: 20_000 }).toBeGreaterThan(0)
  })
})

/** How many patterns the page shows, asked by main: Playwright gives a page up when it crashes. */
function patternsShown(app: ElectronApplication): Promise<number> {
  return app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents || contents.isCrashed()) return 0
    return contents.executeJavaScript('document.querySelectorAll("[role=option]").length') as Promise<number>
  })
}

describe.each(ELECTRON_HOSTS)('the menu on %s', (host) => {
  const pasang = withPasang({ host, settings: { language: 'ms' } })

  it('speaks the language of the settings, and follows a change', async () => {
    const labels = () =>
      appOf(pasang()).evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))
    expect(await labels()).toContain('Bantuan')
    const file = join(pasang().dataFolder, 'settings.json')
    const settings: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(settings).toMatchObject({ language: 'ms' })
    await pasang().page.evaluate(async () => {
      const { pasang: api } = window as unknown as { pasang: PasangApi }
      const read = await api.readSettings()
      if (read.ok) await api.writeSettings({ ...read.value, language: 'es' })
    })
    await expect.poll(labels).toContain('Ayuda')
  })
})

describe.each(ELECTRON_HOSTS)('closing on %s', (host) => {
  const pasang = withPasang({ host })

  it('asks about unsaved work, stays when the person says so, and has it again after closing', async () => {
    const { page } = pasang()
    await new WindowPage(page).go('Editor')
    await new EditorPage(page).board.click('b2')
    await new EditorPage(page).unsaved.waitFor()
    const question = page.getByRole('dialog', { name: 'has unsaved changes' })

    await closeWindow(pasang())
    await question.getByRole('button', { name: 'Stay here' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(page.isClosed()).toBe(false)

    await quitUntil(() => question.isVisible(), pasang())
    await question.getByRole('button', { name: 'Stay here' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(page.isClosed()).toBe(false)

    const closed = appOf(pasang()).waitForEvent('close')
    await quitUntil(() => question.isVisible(), pasang())
    const leave = question.getByRole('button', { name: 'Close without saving' })
    // The page may be gone before the click is acknowledged.
    await Promise.all([closed, leave.click().catch(() => undefined)])
    await pasang().restart()
    await new WindowPage(pasang().page).go('Editor')
    await new EditorPage(pasang().page).unsaved.waitFor()
  })

  it('ends the program when there is nothing to lose', async () => {
    const app = appOf(pasang())
    const closed = app.waitForEvent('close')
    await closeWindow(pasang())
    await closed
    await pasang().restart()
  })
})

async function closeWindow(pasang: Pasang): Promise<void> {
  await appOf(pasang).evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
}

/** Quits until that shows: main hears the answer to its last question a little after the page has closed it. */
async function quitUntil(shows: () => Promise<boolean>, pasang: Pasang): Promise<void> {
  const quit = async (): Promise<boolean> => {
    await appOf(pasang).evaluate(({ app }) => app.quit())
    return shows()
  }
  await expect.poll(quit, { timeout: 10_000 }).toBe(true)
}
