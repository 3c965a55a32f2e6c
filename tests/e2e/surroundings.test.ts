import type { Language, Theme } from '#core/settings/settings'
import { LANGUAGES, THEMES } from '#core/settings/settings'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { HOSTS, openPasang, type Pasang, type HostName } from './harness/pasang'
import { barriers, bareKeys, overflows } from './pages/surroundings'

/*
 * Every place, menu and dialog that can be come to without much ado, in whatever language: told by shortcuts and by the
 * structure of the page, so that no word of any language is needed.
 */
interface Scene {
  readonly name: string
  readonly enter: (page: Page) => Promise<unknown>
  readonly leave?: (page: Page) => Promise<unknown>
}

const shown = (page: Page) => page.locator('dialog[open]').waitFor()
const escape = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
const dialogBy = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await shown(page)
}
const menu = (index: number) => async (page: Page) => {
  await page.locator('main [aria-haspopup=menu]').nth(index).click()
  await page.locator('[role=menu]:popover-open').waitFor()
}
const closeMenu = (page: Page) => page.keyboard.press('Escape')

const SCENES: readonly Scene[] = [
  { name: 'the ways to import', enter: menu(0) },
  {
    name: 'a share code that is cut off',
    enter: async (page) => {
      await page.locator('[role=menu]:popover-open [role=menuitem]').nth(2).click()
      await shown(page)
      await page.keyboard.type('pasang1:AAAA')
    },
    leave: escape,
  },
  {
    name: 'a share code where one searches',
    enter: (page) => page.locator('[data-library-search]').fill('pasang1:AAAA'),
    leave: (page) => page.locator('[data-library-search]').fill(''),
  },
  {
    name: 'the library with an own pattern',
    enter: async (page) => {
      await page.keyboard.press('Alt+1')
      await page.locator('[role=option]').first().click()
      await page.keyboard.press('Control+d')
      await page.locator('[role=radiogroup] [role=radio]').nth(2).click()
      await page.locator('[role=option]').first().click()
    },
  },
  { name: 'a menu of filters', enter: menu(2), leave: closeMenu },
  { name: 'renaming', enter: dialogBy('F2'), leave: escape },
  { name: 'exporting', enter: dialogBy('Control+e'), leave: escape },
  { name: 'printing', enter: dialogBy('Control+p'), leave: escape },
  { name: 'the settings', enter: dialogBy('Control+,'), leave: escape },
  { name: 'help', enter: dialogBy('F1') },
  { name: 'the keys', enter: (page) => page.locator('dialog [role=radio]').nth(1).click() },
  { name: 'the rules in detail', enter: (page) => page.locator('dialog [role=radio]').nth(2).click() },
  { name: 'the sources', enter: (page) => page.locator('dialog [role=radio]').nth(3).click(), leave: escape },
  {
    name: 'the form of a new game',
    enter: async (page) => {
      await page.keyboard.press('Alt+2')
      await page.locator('.setup').waitFor()
    },
  },
  {
    name: 'the records',
    enter: async (page) => {
      await page.locator('.setup__head button').click()
      await shown(page)
    },
    leave: escape,
  },
  {
    name: 'Bell for four',
    enter: async (page) => {
      await page.locator('.setup [role=radiogroup]').first().locator('[role=radio]').nth(1).click()
      await page.locator('.rules [role=radio]').last().click()
    },
  },
  {
    name: 'a game',
    enter: async (page) => {
      await page.locator('.setup [role=radiogroup]').first().locator('[role=radio]').first().click()
      await page.locator('.setup__foot button').first().click()
      await page.locator('[data-junction="0"]').waitFor()
      await page.locator('[role=grid] [tabindex="0"]').focus()
    },
  },
  {
    name: 'resigning',
    enter: async (page) => {
      await page.locator('.actions button:visible').nth(1).click()
      await shown(page)
    },
    leave: escape,
  },
  { name: 'the editor', enter: (page) => page.keyboard.press('Alt+3') },
  { name: 'names and notes', enter: (page) => page.keyboard.press('Shift+d') },
  { name: 'the generator', enter: (page) => page.keyboard.press('Shift+g') },
  {
    name: 'a pattern under work',
    enter: async (page) => {
      await page.locator('aside [aria-pressed]').first().click()
      await page.locator('aside header button').first().click()
    },
  },
  {
    name: 'leaving unsaved work',
    enter: async (page) => {
      await page.keyboard.press('Alt+1')
      await shown(page)
    },
    leave: escape,
  },
]

/** Walks through all scenes and gathers what `look` says of each. */
async function walk(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  await page.locator('[role=option]').first().waitFor()
  for (const { name, enter, leave } of SCENES) {
    await enter(page)
    found.push(...(await look(page)).map((each) => `${name}: ${each}`))
    await leave?.(page)
  }
  return found
}

async function open(host: HostName, settings: { readonly theme?: Theme; readonly language?: Language }) {
  return openPasang({
    host,
    settings: { ...settings, moveTime: 100 },
    viewport: settings.language ? { width: 900, height: 640 } : { width: 1280, height: 800 },
    prepare: async (dataFolder) => {
      await mkdir(join(dataFolder, 'library'))
      await copyFile(join(ROOT, 'package.json'), join(dataFolder, 'library', 'not-a-pattern.pasang.json'))
    },
  })
}

async function visit(pasang: Pasang, look: (page: Page) => Promise<readonly string[]>): Promise<void> {
  try {
    expect(await walk(pasang.page, look)).toEqual([])
    expect(pasang.problems).toEqual([])
  } finally {
    await pasang.close()
  }
}

describe.each(HOSTS)('every place and dialog on %s', (host) => {
  it.each(THEMES)('has no barrier that axe knows in the theme %s', async (theme) => {
    const rules = theme === 'wood' ? undefined : ['color-contrast'] // all else is the same in every theme
    await visit(await open(host, { theme }), (page) => barriers(page, rules))
  })

  it.each(LANGUAGES)('has all words, and room for them at 900 x 640, in %s', async (language) => {
    await visit(await open(host, { language }), async (page) => [
      ...(await bareKeys(page)),
      ...(await overflows(page)),
    ])
  })

  it('speaks another language as soon as it is chosen, and after a restart', async () => {
    const pasang = await open(host, {})
    try {
      const choose = async (name: string) => {
        await pasang.page.keyboard.press('Control+,')
        await pasang.page.getByRole('radio', { name, exact: true }).click()
        await pasang.page.keyboard.press('Escape')
      }
      await choose('Melayu')
      await pasang.page.getByRole('heading', { name: 'Koleksi' }).waitFor()
      await choose('Español')
      await pasang.page.getByRole('heading', { name: 'Colección' }).waitFor()
      await pasang.restart()
      await pasang.page.getByRole('heading', { name: 'Colección' }).waitFor()
      expect(await pasang.page.evaluate(() => document.documentElement.lang)).toBe('es')
      expect(pasang.problems).toEqual([])
    } finally {
      await pasang.close()
    }
  })
})
