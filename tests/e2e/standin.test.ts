// What Pasang relies on in Electron, asked of a small program: on the stand-in, and on the real runtime where it is.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { launchElectron } from './harness/electron-host'
import { ELECTRON_HOSTS } from './harness/hosts'
import { environment } from './harness/running'

interface Fixture {
  readonly missing: string
  readonly nested: { readonly list: unknown[] }
  echo(...values: unknown[]): Promise<unknown>
  bytes(holder: { bytes: Uint8Array }): Promise<unknown>
  fail(): Promise<unknown>
  returnFunction(): Promise<unknown>
  throwNow(): void
  onAnswer(listener: (text: string) => void): () => string
  ask(text: string): void
}

declare global {
  interface Window {
    readonly fixture: Fixture
  }
}

describe.each(ELECTRON_HOSTS)('Electron as %s plays it', (host) => {
  let profile: string
  let app: ElectronApplication
  let page: Page

  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'pasang-fixture-'))
    app = await launchElectron(host, join(ROOT, 'tests', 'standin', 'fixture'), profile, environment({}))
    page = await app.firstWindow()
    await page.locator('#app').waitFor()
  })
  afterAll(async () => {
    await app.close()
    await rm(profile, { recursive: true, force: true })
  })

  it('gives the preload script electron and nothing of Node', async () => {
    expect(await page.evaluate(() => window.fixture.missing)).toContain('module not found: node:fs')
    expect(await page.evaluate(() => window.fixture.nested)).toEqual({ list: [1, { deep: true }] })
    expect(await page.evaluate(() => typeof (window as unknown as { require: unknown }).require)).toBe(
      'undefined',
    )
  })

  it('freezes what is exposed', async () => {
    const changed = await page.evaluate(() => {
      const { fixture } = window as unknown as { fixture: { missing: string } }
      try {
        fixture.missing = 'x'
      } catch {
        // as in strict code
      }
      return fixture.missing
    })
    expect(changed).not.toBe('x')
  })

  it('carries plain data there and back', async () => {
    const sent = ['a', 1.5, null, true, { list: [[], {}], none: null }]
    expect(await page.evaluate((values) => window.fixture.echo(...values), sent)).toEqual(sent)
    expect(
      await page.evaluate(async () => ((await window.fixture.echo(undefined, NaN)) as unknown[]).map(String)),
    ).toEqual(['undefined', 'NaN'])
  })

  it('carries bytes there and back, of a view only what it shows', async () => {
    const carried = await page.evaluate(async () => {
      const bytes = new Uint8Array([9, 0, 128, 255, 9]).subarray(1, 4)
      const { got, back } = (await window.fixture.bytes({ bytes })) as { got: unknown; back: unknown }
      return { got, back: back instanceof Uint8Array && [...back] }
    })
    expect(carried).toEqual({ got: [0, 128, 255], back: [255, 128, 0] })
  })

  it('throws at once for what cannot be cloned', async () => {
    const thrown = await page.evaluate(() => {
      const tell = (value: unknown): string => {
        try {
          window.fixture.echo(value).catch(() => {})
          return 'nothing'
        } catch (error) {
          return String(error)
        }
      }
      return [tell(new Proxy({}, {})), tell({ deep: [new Proxy([], {})] }), tell({ plain: [1] })]
    })
    expect(thrown).toEqual([
      expect.stringContaining('could not be cloned'),
      expect.stringContaining('could not be cloned'),
      'nothing',
    ])
  })

  it('tells of failures as Electron does', async () => {
    const caught = await page.evaluate(async () => {
      const messages: string[] = []
      await window.fixture.fail().catch((error: Error) => messages.push(error.message))
      await window.fixture.returnFunction().catch((error: Error) => messages.push(error.message))
      try {
        window.fixture.throwNow()
      } catch (error) {
        messages.push(String(error))
      }
      return messages
    })
    expect(caught).toEqual([
      "Error invoking remote method 'fail': TypeError: no way",
      expect.stringContaining('could not be cloned'),
      expect.stringContaining('too far'),
    ])
  })

  it('carries listeners, and functions that are given back', async () => {
    const heard = await page.evaluate(async () => {
      const answer = new Promise<string>((resolve) => {
        const stop = window.fixture.onAnswer(resolve)
        if (stop() !== 'stopped') resolve('no function')
      })
      window.fixture.ask('well')
      return answer
    })
    expect(heard).toBe('well!')
  })

  it('lets Playwright into the main process', async () => {
    expect(await app.evaluate(({ app }) => app.getVersion())).toBe('1.2.3')
    const window = await app.browserWindow(page)
    expect(await window.evaluate((each: { isDestroyed(): boolean }) => each.isDestroyed())).toBe(false)
  })
})
