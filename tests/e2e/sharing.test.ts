import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

describe.each(HOSTS)('sharing on %s', (host) => {
  const pasang = withPasang({ host, prepare: putOwnPatterns })
  let library: LibraryPage
  let shell: WindowPage

  beforeEach(async () => {
    look()
    await library.card('Boat').waitFor()
  })

  /** At the page as it is now; it is another one after a restart. */
  function look(): void {
    library = new LibraryPage(pasang().page)
    shell = new WindowPage(pasang().page)
  }

  /** Selects the own patterns One, Three and Two with the mouse. */
  async function selectOwn(): Promise<void> {
    await library.shelf('Mine').click()
    await library.card('One').click()
    await library.card('Two').click({ modifiers: ['Shift'] })
    await library.card('Three').click({ modifiers: ['Control'] })
    await library.card('Three').click({ modifiers: ['Control'] })
    await pasang().page.getByRole('toolbar').getByText('3 patterns selected').waitFor()
  }

  async function exportAs(...choices: readonly string[]) {
    const { page } = pasang()
    await page.keyboard.press('Control+e')
    const dialog = shell.dialog(/^Export/)
    for (const name of choices) await dialog.getByRole('radio', { name, exact: true }).click()
    return pasang().exporting(() => dialog.getByRole('button', { name: 'Export' }).click())
  }

  it('writes several patterns as a bundle, a sheet and codes, and opens with what was chosen last', async () => {
    await selectOwn()
    const bundle = await exportAs()
    expect(bundle.name).toBe('pasang-patterns.pasang-bundle.json')
    expect(namesIn(JSON.parse(bundle.text))).toEqual(['One', 'Three', 'Two'])
    const sheet = await exportAs('Pictures', 'One sheet', 'SVG', 'Paper')
    expect(sheet.name).toBe('pasang-sheet.svg')
    expect(sheet.text).toMatch(/^<svg .*Three/)
    const codes = await exportAs('Text', 'Share codes')
    expect(
      codes.text
        .trim()
        .split('\n')
        .map((code) => code.split(':')[2]),
    ).toEqual(['One', 'Three', 'Two'])
    await pasang().restart()
    look()
    await library.card('Boat').click()
    await pasang().page.keyboard.press('Control+e')
    const again = shell.dialog('Export “Boat”')
    await again.getByRole('radio', { name: 'Share codes', checked: true }).waitFor()
    await again.getByRole('radio', { name: 'Pictures' }).click()
    await again.getByRole('radio', { name: 'Paper', checked: true }).waitFor()
  })

  it('copies codes that come in again when they are pasted', async () => {
    const { page } = pasang()
    await selectOwn()
    await page.keyboard.press('Control+c')
    await shell.waitForMessage(/^3 share codes are on the clipboard\. /)
    await page.keyboard.press('Delete')
    await shell.waitForMessage('3 patterns were moved to the trash.')
    await page.keyboard.press('Control+v')
    await library.report.getByText('3 patterns came in').waitFor()
    await page.keyboard.press('Escape')
    await library.card('Three').waitFor()
  })

  it('deletes many, hides shipped ones among them, and takes all of it back at once', async () => {
    const { page } = pasang()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.getByRole('heading', { name: 'The library is empty' }).waitFor()
    expect(await ownFiles()).toEqual([])
    await shell.messages.getByRole('button', { name: 'Undo' }).click()
    await library.card('Boat').waitFor()
    await library.shelf('Mine').filter({ hasText: '3' }).waitFor()
    expect([...(await ownFiles())].sort()).toEqual([
      'one.pasang.json',
      'three.pasang.json',
      'two.pasang.json',
    ])
  })

  it('brings hidden shipped patterns back', async () => {
    const { page } = pasang()
    await library.card('Boat').click()
    await page.keyboard.press('Delete')
    await library.card('Boat').waitFor({ state: 'detached' })
    await pasang().restart()
    look()
    await library.card('Anchor').waitFor()
    expect(await library.card('Boat').count()).toBe(0)
    await shell.choose(shell.button('More').first(), 'Bring back the shipped patterns')
    await library.card('Boat').waitFor()
  })

  it('brings an earlier version back, and empties the trash after a second question', async () => {
    const { page } = pasang()
    await library.shelf('Mine').click()
    await library.card('One').click()
    await page.keyboard.press('F2')
    await page.keyboard.type('Uno')
    await page.keyboard.press('Enter')
    const preview = library.preview('Uno')
    await shell.choose(preview.getByRole('button', { name: 'More' }), 'Earlier versions…')
    const versions = shell.dialog('Earlier versions of “Uno”')
    await versions.getByText('The same board as now').waitFor()
    await versions.getByRole('button', { name: 'Bring back' }).click()
    await library.card('One').click()
    await page.keyboard.press('Delete')
    await shell.waitForMessage('“One” was moved to the trash.')
    await shell.choose(shell.button('More').first(), 'Trash…')
    const trash = shell.dialog('Trash')
    await trash.getByRole('button', { name: 'Empty the trash…' }).click()
    await trash.getByRole('button', { name: 'Remove for good' }).click()
    await trash.getByText('The trash is empty.').waitFor()
    expect(await readdir(join(pasang().dataFolder, 'trash'))).toEqual([])
  })

  /** What the system prints is noted only. */
  async function stubPrinter(): Promise<void> {
    await pasang().page.evaluate(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true)
    })
  }

  /** Prints from the dialog of a name; what the sheet shows. */
  async function printed(title: string): Promise<string> {
    const { page } = pasang()
    const dialog = shell.dialog(title)
    await dialog.getByRole('button', { name: 'Print…' }).click()
    await page.locator('[data-printed]').waitFor({ state: 'attached' })
    const text = await page.locator('.print-sheet').evaluate((sheet) => sheet.textContent)
    await page.evaluate(() => {
      document.documentElement.toggleAttribute('data-printed', false)
      window.dispatchEvent(new Event('afterprint'))
    })
    await dialog.waitFor({ state: 'detached' })
    return text
  }

  it('prints the pattern of the preview by each of its menus', async () => {
    await stubPrinter()
    await library.card('Boat').click()
    for (const menu of ['More', 'Share']) {
      await shell.choose(library.preview('Boat').getByRole('button', { name: menu }), 'Print…')
      expect(await printed('Print “Boat”')).toContain('Boat')
    }
  })

  it('prints what is being drawn, as it is, by the menus and keys of the editor', async () => {
    const { page } = pasang()
    const editor = new EditorPage(page)
    const sheet = () => printed('Print “New pattern”')
    await stubPrinter()
    await shell.go('Editor')
    await editor.title('New pattern').waitFor()
    await page.keyboard.press('Control+p')
    expect(await sheet()).toContain('0 / 0 · 120 undecided')
    await editor.board.click('b3')
    await shell.choose(editor.button('More'), 'Print…')
    expect(await sheet()).toContain('4 / 0 · 116 undecided')
    await editor.button('Fill the rest').click()
    await shell.choose(editor.button('Share'), 'Print…')
    expect(await sheet()).toContain('60 / 60pasang1:')

    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Name' }).fill('Half written')
    await page.keyboard.press('Control+p')
    expect(await printed('Print “Half written”')).toContain('Half written')
    expect(await editor.unsaved.isVisible()).toBe(true)
  })

  it('lays chosen patterns out on pages and hands them to the printer', async () => {
    const { page } = pasang()
    await stubPrinter()
    await selectOwn()
    await page.keyboard.press('Control+p')
    const dialog = shell.dialog('Print 3 patterns')
    await dialog.getByRole('radio', { name: '2', exact: true }).click()
    await dialog.getByText('2 pages').waitFor()
    await dialog.getByRole('button', { name: 'Print…' }).click()
    await page.locator('[data-printed]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.print-sheet__page:visible').count()).toBe(2)
    expect(await page.locator('#app').isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await dialog.waitFor({ state: 'detached' })
  })

  it('takes in a bundle once, and says of each what it is', async () => {
    const file = join(pasang().dataFolder, '..', 'mixed.pasang-bundle.json')
    const own = await readFile(join(pasang().dataFolder, 'library', 'one.pasang.json'), 'utf8')
    const one = JSON.parse(own) as { rows: string[] }
    const turned = { ...one, name: 'Upside down', rows: [...one.rows].reverse() }
    const bad = { ...one, rows: [] }
    const patterns = [one, turned, bad]
    await writeFile(file, JSON.stringify({ format: 'pasang-bundle', version: 1, patterns }))
    await pasang().importing([file], () => library.takeIn('Import files…'))
    await library.report.getByText('1 pattern came in').waitFor()
    await library.report.getByText('the same board as “One”').waitFor()
    await library.report.getByText('the drawing of “One”, turned').waitFor()
    await library.report.getByText('1 pattern of a bundle could not be used').waitFor()
  })

  async function ownFiles(): Promise<readonly string[]> {
    const names = await readdir(join(pasang().dataFolder, 'library'))
    return names.filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  }
})

function namesIn(bundle: unknown): readonly string[] {
  return (bundle as { patterns: { name: string }[] }).patterns.map(({ name }) => name)
}

/** Three complete patterns that turn into themselves with their colours swapped, each another drawing. */
async function putOwnPatterns(data: string): Promise<void> {
  await mkdir(join(data, 'library'), { recursive: true })
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    const half = Array.from({ length: 60 }, (_, place) => ((place * (index + 3)) % 7 < 3 ? 'b' : 'w')).join(
      '',
    )
    const other = [...half].reverse().map((cell) => (cell === 'b' ? 'w' : 'b'))
    const cells = `${half}.${other.join('')}`
    const rows = Array.from({ length: 11 }, (_, row) => cells.slice(row * 11, row * 11 + 11))
    const document = { format: 'pasang-pattern', version: 1, name, gadong: 1, rows }
    await writeFile(join(data, 'library', `${name.toLowerCase()}.pasang.json`), JSON.stringify(document))
  }
}
