import { LANGUAGES } from '#core/settings/settings'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const SIZES = [
  { width: 1024, height: 700 },
  { width: 900, height: 640 },
]
const DELAY = 700 // milliseconds, longer than a tooltip takes to come

describe.each(HOSTS)('the header of the editor on %s', (host) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const pasang = withPasang({ host, settings: { language } })

    it('shortens the name, not the buttons, while the name is changed', async () => {
      const { page } = pasang()
      await page.getByRole('navigation').getByRole('button').nth(2).click()
      await page.locator('.title__name').waitFor()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const before = await widths(page)
        await page.keyboard.press('F2')
        await page.locator('.title__field').fill('A name as long as those that nobody can remember at all')
        expect(await widths(page)).toEqual(before)
        await page.keyboard.press('Escape')
      }
    })
  })
})

describe.each(HOSTS)('tooltips on %s', (host) => {
  const pasang = withPasang({ host })
  const tooltip = () => pasang().page.getByRole('tooltip', { includeHidden: true })

  it('wait until the pointer moves on what appeared under it', async () => {
    const { page } = pasang()
    const shell = new WindowPage(page)
    await shell.go('Editor')
    const { x, y } = await middle(page)
    await shell.go('Library')
    const library = new LibraryPage(page)
    await library.card('Boat').click()
    await page.mouse.move(x, y)
    await page.keyboard.press('e')
    await new EditorPage(page).title('Boat (copy)').waitFor()
    await page.waitForTimeout(DELAY)
    expect(await tooltip().isVisible()).toBe(false)
    await page.mouse.move(x + 2, y)
    await tooltip().getByText('Save').waitFor()
  })

  it('give way to the place where files are dropped', async () => {
    const { page } = pasang()
    await new WindowPage(page).go('Editor')
    const { x, y } = await middle(page)
    await page.mouse.move(x, y)
    await tooltip().getByText('Save').waitFor()
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['{}'], 'boat.pasang.json'))
      document.body.dispatchEvent(
        new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }),
      )
    })
    await page.getByText('Drop pattern files here').waitFor()
    expect(await tooltip().isVisible()).toBe(false)
  })
})

/** The widths of the buttons of the header and of what their words need. */
function widths(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .locator('.header')
    .locator('.ui-button, .ui-icon-button:not(.title *), .ui-segmented')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.scrollWidth]))
}

/** Where the button is that saves. */
async function middle(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox()
  if (!box) throw new Error('no button')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
