import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1440, height: 700 },
  { width: 1024, height: 700 },
  { width: 900, height: 700 },
  { width: 900, height: 640 },
]

describe('messages', () => {
  const pasang = withPasang({ host: 'browser' })

  const parts = () => {
    const { page } = pasang()
    return { page, shell: new WindowPage(page), main: page.getByRole('main') }
  }

  it('lie neither over the board nor over the main buttons of the editor', async () => {
    const { page } = parts()
    const editor = await EditorPage.open(page)
    await page.keyboard.press('Shift+f')
    await editor.rename('A name that is long enough for a message of two lines in any window, or nearly')
    await page.keyboard.press('Control+s')
    await editor.button('Saved').waitFor()
    const links = ['Generate', 'Test this pattern', 'Names, notes and tags']
    await expectFree(copy, ['Play', 'Share', 'Saved', 'More', ...links])
    await page.keyboard.press('Shift+D') // a page over the panel
    await expectFree(copy, ['Play', 'Share', 'Saved', 'More', 'Done', 'Back'])
  })

  it('lie neither over the board nor over the main buttons of a game', async () => {
    const { page, shell } = parts()
    await EditorPage.open(page)
    await page.keyboard.press('Shift+f')
    await page.keyboard.press('p')
    const bring = async () => {
      await page.keyboard.press('Alt+3')
      await copy()
      await page.keyboard.press('Alt+2')
    }
    await expectFree(bring, ['Start the game', 'Records'])
    await new PlayPage(page).start()
    await expectFree(bring, ['Take back', 'Resign', 'More'])
    expect(await shell.messages.getByText('on the clipboard').count()).toBe(1)
  })

  async function copy(): Promise<void> {
    await parts().page.keyboard.press('c')
    await parts().shell.messages.getByText('on the clipboard').waitFor()
  }

  /** Expects, in windows of all sizes, what brings a message to leave the board and these buttons free. */
  async function expectFree(bring: () => Promise<void>, buttons: readonly string[]): Promise<void> {
    const { page, main } = parts()
    const board = main.locator('canvas').first()
    const others = buttons.map((name) => main.getByRole('button', { name, exact: true }).first())
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await bring()
      const under = () => overlaps(page.locator('.ui-toast'), [board, ...others])
      await expect.poll(under, { message: JSON.stringify(size) }).toEqual([])
    }
  }
})

/** Which of the elements lie under one of the messages, of which there has to be one, or are not on show. */
async function overlaps(messages: Locator, elements: readonly Locator[]): Promise<readonly string[]> {
  const boxes = await Promise.all((await messages.all()).map((message) => message.boundingBox()))
  if (boxes.length === 0) return ['no message']
  const under = await Promise.all(
    elements.map(async (element) => {
      const box = await element.boundingBox()
      return !box || boxes.some((other) => other && meet(box, other))
    }),
  )
  return elements.filter((_, index) => under[index]).map(String)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
