import { beforeEach, describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const REMARK = 'Another pattern is called “Boat”, too.'

describe.each(HOSTS)('a name that another pattern has, in the editor on %s', (host) => {
  const pasang = withPasang({ host })
  let shell: WindowPage
  let editor: EditorPage

  beforeEach(async () => {
    shell = new WindowPage(pasang().page)
    editor = await EditorPage.open(pasang().page)
    await editor.board.click('b2')
  })

  const field = () => pasang().page.getByRole('textbox', { name: 'Name', exact: true })
  const inTitle = () => pasang().page.getByRole('button', { name: `${REMARK} Show it` })
  const inPanel = () => pasang().page.getByRole('region', { name: 'In the library' })

  /** The library shows the shipped pattern Boat, not the own one that bears the name in small letters. */
  async function boatIsShown(): Promise<void> {
    const library = new LibraryPage(pasang().page)
    await library.preview('Boat').waitFor()
    expect(await library.card('Boat').getAttribute('aria-selected')).toBe('true')
    expect(await library.card('boat').getAttribute('aria-selected')).toBe('false')
  }

  it('is remarked on while it is typed, and no longer once it is another', async () => {
    const { page } = pasang()
    await page.keyboard.press('F2')
    await field().fill('Boa')
    expect(await page.getByText(REMARK).count()).toBe(0)
    await page.keyboard.type('t')
    await page.locator('header').getByText(REMARK).waitFor()
    await page.keyboard.type('s')
    await page.getByText(REMARK).first().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await editor.title('New pattern').waitFor()
    expect(await inTitle().count()).toBe(0)
  })

  it('may be saved all the same; “Show it” beside the title leads to the other pattern', async () => {
    const { page } = pasang()
    await editor.rename('boat')
    await editor.title('boat').waitFor()
    await inTitle().waitFor()
    await page.keyboard.press('Control+s')
    await shell.waitForMessage('“boat” is saved among your patterns.')
    await inTitle().click()
    await boatIsShown()
  })

  it('is told of in the panel as well, where a narrow window has no room for it beside the title', async () => {
    const { page } = pasang()
    await page.setViewportSize({ width: 900, height: 640 })
    await editor.rename('boat')
    await inPanel().getByText(REMARK).waitFor()
    expect(await inTitle().isVisible()).toBe(false)
    await page.keyboard.press('Control+s')
    await shell.waitForMessage('“boat” is saved among your patterns.')
    await inPanel().getByRole('button', { name: 'Show it' }).click()
    await boatIsShown()
  })
})
