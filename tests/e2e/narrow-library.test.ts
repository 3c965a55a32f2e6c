import { LANGUAGES } from '#core/settings/settings'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const SIZES = [
  { width: 1100, height: 700 },
  { width: 1024, height: 700 },
  { width: 900, height: 640 },
]

describe('the preview in a narrow window', () => {
  const pasang = withPasang({ host: 'browser', viewport: { width: 900, height: 640 } })
  const parts = () => {
    const { page } = pasang()
    return { page, shell: new WindowPage(page), library: new LibraryPage(page) }
  }

  it.each(SIZES)('lies below the buttons of the library at $width x $height', async (size) => {
    const { page, shell, library } = parts()
    await page.setViewportSize(size)
    await library.card('Anchor').click()
    const preview = await boxOf(library.preview('Anchor'))
    expect(preview.x + preview.width).toBe(size.width)
    expect(preview.y + preview.height).toBe(size.height)
    const header = page.locator('header')
    for (const name of ['Import', 'New pattern', 'More']) {
      const button = header.getByRole('button', { name, exact: true })
      const { x, y, width, height } = await boxOf(button)
      expect(y + height).toBeLessThan(preview.y)
      expect(await isOnTop(button, x + width / 2, y + height / 2)).toBe(true)
    }
    const order = await boxOf(header.getByRole('button', { name: /^Order:/ }))
    expect(order.y + order.height).toBeLessThanOrEqual(preview.y)
    await page.keyboard.press('Control+a') // the bar of a selection pushes it down
    const bar = await boxOf(page.getByRole('toolbar', { name: 'Selected patterns' }))
    expect((await boxOf(library.preview('Anchor'))).y).toBeGreaterThanOrEqual(bar.y + bar.height)
    await shell.button('New pattern').click()
    await new EditorPage(page).title('New pattern').waitFor()
  })

  it.each(SIZES)('has the gallery make room at $width x $height, the chosen card on show', async (size) => {
    const { page, library } = parts()
    await page.setViewportSize(size)
    const first = await boxOf(library.card('Anchor'))
    const inRow = async () => {
      const boxes = await Promise.all((await page.getByRole('option').all()).map(boxOf))
      return boxes.filter(({ y }) => y === boxes[0]?.y).sort((a, b) => a.x - b.x)
    }
    const before = await inRow()
    const last = before.at(-1)
    if (!last) throw new Error('no card')
    await page.mouse.move(first.x + 60, first.y + 60)
    await page.mouse.wheel(0, 800)
    await page.waitForFunction(() => (document.querySelector('.gallery')?.scrollTop ?? 0) > 600)
    await page.mouse.click(last.x + last.width / 2, last.y + 300) // a card that the preview would lie over
    const preview = await boxOf(page.locator('[data-library-preview]'))
    await expect.poll(async () => (await inRow()).length).toBeLessThan(before.length)
    for (const { x, width } of await inRow()) expect(x + width).toBeLessThan(preview.x)
    const chosen = await boxOf(page.getByRole('option', { selected: true }))
    expect(chosen.y).toBeGreaterThanOrEqual(preview.y - 6)
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(size.height)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await inRow()).length).toBe(before.length)
    const again = await boxOf(page.getByRole('option', { selected: true }))
    expect(again.y).toBeGreaterThanOrEqual(preview.y - 6)
    expect(again.y + again.height).toBeLessThanOrEqual(size.height)
  })

  it('does not get in the way of a double click', async () => {
    const { page } = parts()
    await page.setViewportSize({ width: 1024, height: 700 })
    const cards = page.getByRole('option')
    const name = (await cards.nth(5).innerText()).split('\n')[0] ?? ''
    const { x, y, width } = await boxOf(cards.nth(5))
    await page.mouse.dblclick(x + width / 2, y + 60) // the preview comes to lie there in between
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    await page.getByRole('region', { name: 'Pattern' }).getByText(name, { exact: true }).waitFor()
  })

  it('closes by its button, by Escape and by a click beside it', async () => {
    const { page, library } = parts()
    const anchor = library.preview('Anchor')
    await library.card('Anchor').click()
    await anchor.getByRole('button', { name: 'Close' }).click()
    await anchor.waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowRight') // the gallery has got the focus
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await anchor.waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Escape')
    await anchor.waitFor({ state: 'hidden' })
    const bar = page.getByRole('toolbar', { name: 'Selected patterns' })
    await bar.waitFor() // one thing at a time
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })

    await library.card('Anchor').click()
    await expect.poll(async () => (await boxOf(library.card('Boat'))).y).toBeGreaterThan(240) // the gallery has made room
    await library.card('Butterfly').click()
    await library.preview('Butterfly').waitFor() // another card is shown instead
    const { x, y, width } = await boxOf(library.card('Butterfly'))
    await page.mouse.click(x + width + 6, y + 40)
    await library.preview('Butterfly').waitFor({ state: 'hidden' })
  })

  it('is put away by Escape wherever the focus is, but not by that of a menu or a dialog', async () => {
    const { page, shell, library } = parts()
    await shell.go('Editor')
    const editor = new EditorPage(page)
    await editor.title('New pattern').waitFor()
    await editor.rename('Zebra')
    await editor.button('Save').click()
    await shell.waitForMessage(/is saved/)
    await shell.go('Library')
    const zebra = library.preview('Zebra')
    await zebra.waitFor()
    await zebra.getByRole('button', { name: 'More' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await page.keyboard.press('F2')
    await shell.dialog('Rename “Zebra”').waitFor()
    await page.keyboard.press('Escape')
    await shell.dialog('Rename “Zebra”').waitFor({ state: 'detached' })
    expect(await zebra.isVisible()).toBe(true)
    await shell.place('Library').focus()
    await page.keyboard.press('Escape')
    await zebra.waitFor({ state: 'hidden' })
  })

  it('stays and keeps the focus in a wide window', async () => {
    const { page, library } = parts()
    await page.setViewportSize({ width: 1101, height: 700 })
    await library.card('Anchor').click()
    const next = page.getByRole('button', { name: 'Next pattern' })
    await next.focus()
    await page.keyboard.press('Escape')
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await library.preview('Anchor').isVisible()).toBe(true)
  })
})

describe.each(LANGUAGES)('the filters in %s', (language) => {
  const pasang = withPasang({ host: 'browser', settings: { language } })

  it('and the order have room in windows of every width', async () => {
    const { page } = pasang()
    await page.locator('[data-library-gallery]').waitFor()
    for (const width of [900, 1024, 1100, 1101, 1240, 1280, 1360, 1366, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      const preview = await page.locator('[data-library-preview]').boundingBox()
      for (const button of await page.locator('header button').all()) {
        const { x, y, width: wide, height } = await boxOf(button)
        const isFree = y + height <= (preview?.y ?? 0) || x + wide <= (preview?.x ?? 0)
        expect([width, x + wide <= width, isFree || width <= 1100]).toEqual([width, true, true])
      }
    }
  })
})

async function boxOf(locator: Locator) {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on show')
  return box
}

/** Whether a press at a place of the window meets that element. */
function isOnTop(locator: Locator, x: number, y: number): Promise<boolean> {
  return locator.evaluate((element, place) => element.contains(document.elementFromPoint(place.x, place.y)), {
    x,
    y,
  })
}
