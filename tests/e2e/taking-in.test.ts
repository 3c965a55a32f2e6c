import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const NAME = 'Wau Bulan'

describe.each(HOSTS)('what comes in on %s', (host) => {
  const pasang = withPasang({ host })
  let library: LibraryPage
  let shell: WindowPage
  let code = ''

  beforeEach(async () => {
    library = new LibraryPage(pasang().page)
    shell = new WindowPage(pasang().page)
    await library.card('Anchor').waitFor()
    code ||= `${await codeOfBoat()}:${encodeURIComponent(NAME)}`
  })

  /** The share code of a shipped pattern, as its button copies it, without the name. */
  async function codeOfBoat(): Promise<string> {
    const { page } = pasang()
    await library.search('boat')
    await library.card('Boat').click()
    await page.keyboard.press('Control+c')
    await shell.waitForMessage(
      /^The share code of “Boat” is on the clipboard\. .*“Paste a share code…” in their library/,
    )
    const [message, preview] = [
      await shell.messages.getByText('on the clipboard').boundingBox(),
      await library.preview('Boat').boundingBox(),
    ]
    expect(message && preview && message.x + message.width < preview.x).toBe(true) // its buttons are free
    await library.searchField.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+v')
    const copied = await library.searchField.inputValue()
    await library.search('')
    return copied.split(':').slice(0, 2).join(':')
  }

  /** The gallery has the pattern chosen and on show, and the preview shows it. */
  async function isShown(name: string): Promise<void> {
    await library.preview(name).waitFor()
    const card = library.card(name)
    await card.waitFor()
    expect(await card.getAttribute('aria-selected')).toBe('true')
    const [box, view] = [await card.boundingBox(), await library.gallery.locator('..').boundingBox()]
    if (!box || !view) throw new Error('not drawn')
    expect(box.y).toBeGreaterThanOrEqual(view.y - 1)
    expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height + 1)
  }

  it('is pasted into a dialog, which says what is in it as one types', async () => {
    const { page } = pasang()
    await library.takeIn('Paste a share code…')
    const dialog = shell.dialog('Paste a share code')
    const field = dialog.getByRole('textbox')
    await page.keyboard.type(code.slice(0, 20))
    await dialog.getByText(/The share code seems to be cut off: .* Please copy the code again/).waitFor()
    const add = dialog.getByRole('button', { name: 'Add this pattern' })
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    await field.fill(`Have a look at this one: ${code}`)
    await dialog.getByText(NAME).waitFor()
    await add.click()
    await library.report.getByText('1 pattern was here already').waitFor() // the same board as Boat, by another name
    await library.report.getByRole('button', { name: 'Import anyway' }).click()
    await library.report.getByRole('button', { name: 'Close' }).last().click()
    await isShown(NAME)
  })

  it('is recognised where one searches', async () => {
    const { page } = pasang()
    await library.searchField.click()
    await page.keyboard.type('pasang1:AAAA')
    await page.getByText('This cannot be added yet').waitFor()
    await library.search(code.replace(`:${encodeURIComponent(NAME)}`, ':Boat'))
    await page.getByText('Already in the library').waitFor()
    await page.getByRole('button', { name: 'Show it' }).click()
    expect(await library.searchField.inputValue()).toBe('')
    await isShown('Boat')
  })

  it('is chosen and on show, far down as well, also when it was drawn and saved in the editor', async () => {
    const { page } = pasang()
    await shell.go('Editor')
    const editor = new EditorPage(page)
    await editor.title('New pattern').waitFor()
    await editor.board.click('b2')
    await editor.rename('Zebra')
    await page.keyboard.press('Control+s')
    await shell.waitForMessage(/is saved/)
    await shell.go('Library')
    await isShown('Zebra')
    await page.getByText(/^Pattern \d+ of \d+$/).waitFor()
    await library.shelf('Mine').click()
    await page.getByText(/^1 of \d+ shown$/).waitFor()
    await library.shelf('Shipped').click()
    const file = join(pasang().dataFolder, '..', 'a.pasang.json')
    await writeFile(file, await turnedBoat())
    await pasang().importing([file], () => library.takeIn('Import files…'))
    await library.report.getByText('1 pattern came in').waitFor() // and reads like another, which is worth a report
    await page.keyboard.press('Escape')
    await isShown('Zulu')
  })

  it.runIf(host === 'browser')('does not hold up the window: the chooser alone is no work', async () => {
    const { page } = pasang()
    const chooser = page.waitForEvent('filechooser')
    await library.takeIn('Import files…')
    const files = await chooser
    await page.waitForTimeout(900) // longer than what is waited for before work is shown
    expect(await shell.dialog('Importing').count()).toBe(0)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/importTexts', async (route) => {
      await held
      await route.continue()
    })
    await files.setFiles([{ name: 'bad.json', mimeType: 'text/plain', buffer: Buffer.from('{') }])
    const work = shell.dialog('Importing')
    await work.getByText('Getting ready…').waitFor()
    await page.keyboard.press('Escape')
    await work.waitFor({ state: 'detached' })
    await library.card('Anchor').click() // the window is free again
    await library.preview('Anchor').waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
  })
})

/** A shipped pattern upside down, under a name of its own. */
async function turnedBoat(): Promise<string> {
  const document = JSON.parse(await readFile(join(ROOT, 'patterns', 'boat.pasang.json'), 'utf8')) as {
    rows: string[]
  }
  return JSON.stringify({ ...document, name: 'Zulu', names: {}, rows: [...document.rows].reverse() })
}
