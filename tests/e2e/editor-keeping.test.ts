import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readTree } from './data-folder'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

describe.each(ALL_HOSTS)('a pattern of one’s own on %s', (host) => {
  const pasang = withPasang({ host })
  const parts = () => {
    const { page } = pasang()
    return {
      page,
      shell: new WindowPage(page),
      editor: new EditorPage(page),
      library: new LibraryPage(page),
      play: new PlayPage(page),
    }
  }
  const ownFiles = async () => [...(await readTree(join(pasang().dataFolder, 'library'))).keys()].sort()

  /** Draws a complete pattern with four mirrors, under a name. */
  async function draw(name: string): Promise<void> {
    const { shell, editor } = parts()
    await shell.go('Editor')
    await editor.title('New pattern').waitFor()
    await editor.chooseSymmetry('All four mirrors')
    await editor.board.drag(['b2', 'b9', 'e9'])
    await editor.button('Fill the rest').click()
    await editor.rename(name)
    await editor.title(name).waitFor()
  }

  it('is drawn, saved, exported, copied, played, deleted, imported again and found after a restart', async () => {
    await draw('Bunga Api')
    const { page, shell, editor, library, play } = parts()
    await editor.button('Save').click()
    await shell.waitForMessage('“Bunga Api” is saved among your patterns.')
    expect(await editor.unsaved.isVisible()).toBe(false)
    const [file = ''] = await ownFiles()
    const saved = await readFile(join(pasang().dataFolder, 'library', file), 'utf8')
    expect(JSON.parse(saved)).toMatchObject({ name: 'Bunga Api', rows: await editor.picture() })

    const exported = await pasang().exporting(() => shell.choose(editor.button('More'), 'Export as JSON…'))
    expect(exported.name).toBe('bunga-api.pasang.json')
    expect(JSON.parse(exported.text)).toEqual(JSON.parse(saved))

    await page.keyboard.press('Control+Shift+s')
    await editor.title('Bunga Api (copy)').waitFor()
    await shell.waitForMessage('“Bunga Api (copy)” is saved. The library has the same board as “Bunga Api”.')
    await editor.board.click('b2', 'right') // black for certain; messages do not lie in the way of the pointer
    await expect.poll(() => editor.currentStep()).toBe('Brush white 4')
    await editor.button('Save').click()
    await editor.unsaved.waitFor({ state: 'hidden' })
    await expect.poll(ownFiles).toHaveLength(2)

    await shell.go('Library')
    await library.shelf('Mine').click()
    expect(await library.names()).toEqual(['Bunga Api', 'Bunga Api (copy)'])
    await library.card('Bunga Api').dblclick()
    await play.start()
    await page.getByText('Bunga Api, 120 tokens left').waitFor()

    await shell.go('Library')
    await library.card('Bunga Api').click()
    await shell.choose(library.preview('Bunga Api').getByRole('button', { name: 'More' }), 'Delete')
    await shell.waitForMessage('“Bunga Api” was moved to the trash.')
    expect(await library.names()).toEqual(['Bunga Api (copy)'])
    await shell.messages.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => library.names()).toEqual(['Bunga Api', 'Bunga Api (copy)'])
    expect(await ownFiles()).toHaveLength(2)

    const again = join(pasang().dataFolder, '..', exported.name)
    await writeFile(again, exported.text)
    await pasang().importing([again], () => library.takeIn('Import files…'))
    await library.report.getByText('1 pattern was here already').waitFor()
    expect(await library.report.innerText()).toContain('the same board as “Bunga Api”')
    await library.report.getByRole('button', { name: 'Close' }).last().click()
    expect(await ownFiles()).toHaveLength(2)

    await pasang().restart()
    const after = parts()
    await after.library.search('bunga api')
    await expect.poll(() => after.library.names()).toEqual(['Bunga Api', 'Bunga Api (copy)'])
    expect((await readTree(join(pasang().dataFolder, 'library'))).get(file)).toBe(saved)
  })

  it('travels as a share code by the clipboard', async () => {
    await draw('Bintang Malam')
    const { page, shell, editor, library } = parts()
    const rows = await editor.picture()
    await editor.button('Save').click()
    await shell.waitForMessage(/is saved/)
    await shell.choose(editor.button('Share'), 'Copy share code')
    await shell.waitForMessage(/^The share code of “Bintang Malam” is on the clipboard\. Send it: /)
    await shell.go('Library')
    await library.searchField.focus()
    await page.keyboard.press('Control+v') // where one types, pasted text is only text
    await expect.poll(() => library.searchField.inputValue()).toMatch(/^pasang1:[\w-]{24}:Bintang%20Malam$/)
    await library.search('')
    await library.shelf('Mine').click()
    await library.card('Bintang Malam').click()
    await page.keyboard.press('Delete')
    await expect.poll(ownFiles).toHaveLength(0)
    await library.card('Bintang Malam').waitFor({ state: 'detached' }) // the window knows it, too
    await page.keyboard.press('Control+v')
    await shell.waitForMessage('“Bintang Malam” is now among your patterns.')
    await library.preview('Bintang Malam').waitFor()
    await page.keyboard.press('e')
    await editor.title('Bintang Malam').waitFor()
    expect(await editor.picture()).toEqual(rows)
  })

  it('asks once before unsaved work is left, and keeps it', async () => {
    await draw('Belum Siap')
    const { shell, editor } = parts()
    const question = shell.dialog('“Belum Siap” has unsaved changes')
    await shell.go('Library')
    await question.getByRole('button', { name: 'Stay here' }).click()
    await editor.title('Belum Siap').waitFor()
    await shell.go('Library')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await new LibraryPage(pasang().page).gallery.waitFor()
    await shell.go('Editor')
    await editor.unsaved.waitFor()
    await shell.go('Play')
    expect(await question.isVisible()).toBe(false)
    await shell.go('Editor')
    await editor.title('Belum Siap').waitFor()

    await pasang().page.keyboard.press('Alt+n')
    await question.getByRole('button', { name: 'Save' }).click()
    await editor.title('New pattern').waitFor()
    await expect.poll(ownFiles).toHaveLength(1)
  })

  it('is kept as a draft, named so, and refused for play with the reason', async () => {
    const { page, shell, editor, library } = parts()
    await shell.go('Editor')
    await editor.title('New pattern').waitFor()
    await editor.board.drag(['b2', 'b9'])
    const { undecided } = await editor.countsNow()
    const reason = new RegExp(
      `^This is a draft: it can be saved and exported, but not yet played or shared. Junctions still undecided: ${undecided}.`,
    )
    for (const name of ['Play', 'Share']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await button.getAttribute('aria-description')).toMatch(reason)
      await button.hover()
      await page.getByRole('tooltip', { includeHidden: true }).getByText(reason).waitFor()
    }
    await page.keyboard.press('p')
    await shell.waitForMessage(reason)
    await editor.rename('Separuh')
    await editor.button('Save').click()
    await shell.waitForMessage('“Separuh” is saved among your patterns.')

    await shell.go('Library')
    await library.shelf('Mine').click()
    await library.card('Separuh').click()
    expect(await library.card('Separuh').innerText()).toContain('Draft')
    const preview = library.preview('Separuh')
    expect(await preview.innerText()).toContain(`Junctions still undecided: ${undecided}.`)
    expect(await preview.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBe('true')
    await library.card('Separuh').dblclick()
    await shell.waitForMessage(/^This is a draft/)
    await shell.choose(preview.getByRole('button', { name: 'More' }), 'Export…')
    const dialog = shell.dialog('Export “Separuh”')
    const exported = await pasang().exporting(() => dialog.getByRole('button', { name: 'Export' }).click())
    expect(exported.text).toContain('"Separuh"')
    await shell.go('Play')
    await page.getByRole('region', { name: 'Pattern' }).getByRole('button').click()
    await shell.dialog('Choose a pattern').getByLabel('Search names').fill('Separuh')
    await page.getByText('No pattern has that name or tag.').waitFor()
  })

  it('survives a crash in the middle of the work', async () => {
    await draw('Hampir Hilang')
    const { editor } = parts()
    const picture = await editor.picture()
    await vi.waitFor(async () => {
      const drafts = await readTree(join(pasang().dataFolder, 'drafts'))
      expect([...drafts.values()].join()).toContain('Hampir Hilang')
    })
    await pasang().crash()
    const after = parts()
    await after.page.getByText('Unsaved drawing: “Hampir Hilang”').waitFor() // in the library
    await after.page.getByRole('button', { name: 'Open in the editor' }).click()
    await after.shell.waitForMessage('Your unsaved work on “Hampir Hilang” is back.')
    await after.editor.title('Hampir Hilang').waitFor()
    expect(await after.editor.picture()).toEqual(picture)
    expect(await after.editor.unsaved.isVisible()).toBe(true)
    expect(await ownFiles()).toEqual([])
  })
})
