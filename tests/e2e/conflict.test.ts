import { LANGUAGES } from '#core/settings/settings'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { withPasang } from './harness/pasang'

const NAME = 'Una barca con un nombre muy largo que no cabe en una sola línea del título'
const THEMES = { en: 'wood', ms: 'songket', es: 'paper' } as const

describe.each(LANGUAGES)('a pattern changed on the disk meanwhile, in %s', (language) => {
  const pasang = withPasang({
    host: 'browser',
    viewport: { width: 1024, height: 700 },
    settings: { language, theme: THEMES[language] },
    prepare: async (dataFolder) => {
      await mkdir(join(dataFolder, 'library'))
      await write(dataFolder, {})
    },
  })

  async function write(dataFolder: string, part: object): Promise<void> {
    const boat = JSON.parse(await readFile(join(ROOT, 'patterns/boat.pasang.json'), 'utf8')) as object
    const text = JSON.stringify({ ...boat, name: NAME, names: {}, ...part })
    await writeFile(join(dataFolder, 'library', 'barca.pasang.json'), text)
  }

  it('is asked about in a dialog that has room for all of its words, and loses nothing', async () => {
    const { page, dataFolder } = pasang()
    await page.locator('[data-library-search]').fill('una barca')
    await page.getByRole('option').click()
    await page.keyboard.press('e')
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    await page.keyboard.press('Shift+I')
    await write(dataFolder, { author: 'Siti' })
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const frame = await dialog.boundingBox()
    const buttons = await dialog.locator('footer button').all()
    expect(buttons).toHaveLength(3)
    for (const part of [...buttons, dialog.getByRole('heading'), dialog.locator('p')]) {
      const box = await part.boundingBox()
      if (!frame || !box) throw new Error('not on show')
      expect(box.x >= frame.x && box.x + box.width <= frame.x + frame.width).toBe(true)
      expect(box.y >= frame.y && box.y + box.height <= frame.y + frame.height).toBe(true)
      const isCut = await part.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some(
          (each) => getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth,
        ),
      )
      expect(isCut).toBe(false)
    }
    await dialog.locator('footer button').last().click() // keeps both
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(NAME)
    const kept = await readFile(join(dataFolder, 'library', 'barca.pasang.json'), 'utf8')
    expect(JSON.parse(kept)).toMatchObject({ author: 'Siti' })
  })
})
