import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

describe.each(HOSTS)('the keyboard’s focus in the editor on %s', (host) => {
  const pasang = withPasang({ host })

  it('is on the board after a click there, a renaming and a new pattern', async () => {
    const { page } = pasang()
    const editor = await EditorPage.open(page)
    await editor.board.click('c4')
    await expect.poll(() => focused(page)).toMatch(/^c4\b/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toMatch(/^d4\b/)
    await editor.rename('Kompas')
    await expect.poll(() => focused(page)).toMatch(/^d4\b/)
    await page.keyboard.press('F2')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toMatch(/^d4\b/)
    await page.keyboard.press('Alt+n')
    const question = new WindowPage(page).dialog('“Kompas” has unsaved changes')
    await question.getByRole('button', { name: 'Discard the changes' }).click()
    await editor.title('New pattern').waitFor()
    await expect.poll(() => focused(page)).toMatch(/^d4\b/)
  })

  it('moves the selection in one step of the history', async () => {
    const { page } = pasang()
    const editor = await EditorPage.open(page)
    await editor.chooseSymmetry('No symmetry')
    await editor.board.drag(['b2', 'b4'])
    await editor.takeTool('Select, move and copy')
    await editor.board.drag(['b2', 'b4'])
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    for (let count = 0; count < 3; count++) await page.keyboard.press('Control+ArrowRight')
    await expect.poll(() => editor.currentStep()).toBe('Paste 3')
    expect(await editor.history.getByRole('listitem').count()).toBe(4)
  })
})

describe.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
])('the history in a window of $width x $height', (viewport) => {
  const pasang = withPasang({ host: 'browser', viewport })

  it('keeps room for some steps, and shows the current one', async () => {
    const { page } = pasang()
    const editor = await EditorPage.open(page)
    for (const name of ['b2', 'c4', 'd3', 'e2', 'f3', 'b5', 'c6', 'd7']) await editor.board.click(name)
    await editor.takeTool('Select, move and copy')
    await editor.chooseSymmetry('Quarter turn')
    await page.getByText('Make the drawing symmetric from which part?').waitFor()
    const list = editor.history.getByRole('list')
    expect((await list.boundingBox())?.height).toBeGreaterThan(140)
    const isInView = () =>
      list.evaluate((element) => {
        const step = element.querySelector('[aria-current=step]')?.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        return step !== undefined && step.top >= box.top - 1 && step.bottom <= box.bottom + 1
      })
    await expect.poll(isInView).toBe(true)
    await new WindowPage(page).go('Library')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await new WindowPage(page).go('Editor')
    await expect.poll(isInView).toBe(true)
  })
})
