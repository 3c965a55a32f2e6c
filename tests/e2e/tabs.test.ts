import { describe, expect, it } from 'vitest'
import { withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

describe('several tabs of the browser host', () => {
  const pasang = withPasang({ host: 'browser', allowProblems: true }) // a reload breaks off its event stream

  /** Another tab of the same run, in the editor. */
  async function openTab() {
    const { page } = pasang()
    const token = await page.evaluate(() => sessionStorage.getItem('pasang-token'))
    const tab = await page.context().newPage()
    await tab.goto(`${new URL(page.url()).origin}/#token=${token}`)
    await new WindowPage(tab).go('Editor')
    return { tab, editor: new EditorPage(tab) }
  }

  it('keep their unsaved work apart, and take over that of a tab that is closed', async () => {
    const one = await openTab()
    await one.editor.title('New pattern').waitFor()
    await one.editor.rename('Of the one')
    const other = await openTab()
    await other.editor.title('New pattern').waitFor()
    await other.editor.rename('Of the other')
    await other.editor.button('Save').click()
    await other.editor.unsaved.waitFor({ state: 'hidden' })

    await one.tab.reload()
    await new WindowPage(one.tab).go('Editor')
    await one.editor.title('Of the one').waitFor()
    await one.tab.close()
    const third = await openTab()
    await third.editor.title('Of the one').waitFor()
  })
})

describe('a pattern that two tabs have open', () => {
  const pasang = withPasang({ host: 'browser', allowProblems: true }) // closing breaks off the event stream

  it('follows what is saved in the other, and is not written over without a question', async () => {
    const { page } = pasang()
    const [one, editor] = [new WindowPage(page), await EditorPage.open(page)]
    await editor.rename('First')
    await editor.button('Save').click()
    await editor.unsaved.waitFor({ state: 'hidden' })
    const token = await page.evaluate(() => sessionStorage.getItem('pasang-token'))
    const tab = await page.context().newPage()
    await tab.goto(`${new URL(page.url()).origin}/#token=${token}`)
    await new LibraryPage(tab).search('First')
    await tab.getByRole('option', { name: /First/ }).click()
    await tab.getByRole('button', { name: 'Edit', exact: true }).click()
    const other = new EditorPage(tab)
    await other.title('First').waitFor()
    await other.rename('Second')
    await other.button('Save').click()
    await editor.title('Second').waitFor()

    await editor.rename('Mine')
    await other.rename('Third')
    await other.button('Save').click()
    await other.unsaved.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+s')
    const question = one.dialog('“Mine” was changed meanwhile')
    await question.getByRole('button', { name: 'Keep both' }).click()
    await editor.title('Mine (copy)').waitFor()
    await editor.unsaved.waitFor({ state: 'hidden' })
    expect(await other.title('Third').count()).toBe(1)
  })

  it('is not renamed in the library over what the other has saved, without a question', async () => {
    const { page } = pasang()
    const [one, editor, library] = [new WindowPage(page), await EditorPage.open(page), new LibraryPage(page)]
    await editor.rename('First')
    await editor.button('Save').click()
    await editor.unsaved.waitFor({ state: 'hidden' })
    await one.go('Library')
    await library.preview('First').waitFor()
    await page.keyboard.press('F2')
    const dialog = one.dialog('Rename “First”')
    await dialog.getByRole('textbox').fill('Mine')
    const token = await page.evaluate(() => sessionStorage.getItem('pasang-token'))
    const tab = await page.context().newPage()
    await tab.goto(`${new URL(page.url()).origin}/#token=${token}`)
    await new LibraryPage(tab).search('First')
    await tab.getByRole('option', { name: /First/ }).click()
    await tab.keyboard.press('F2')
    await new WindowPage(tab).dialog('Rename “First”').getByRole('textbox').fill('Other')
    await tab.keyboard.press('Enter')
    await new LibraryPage(tab).search('Other')
    await tab.getByRole('option', { name: /Other/ }).waitFor()

    await dialog.getByRole('textbox').press('Enter')
    await one.dialog('“First” was changed meanwhile').getByRole('button', { name: 'Keep both' }).click()
    await one.waitForMessage('“Mine” is now among your patterns.')
    await library.shelf('Mine').click()
    await expect.poll(() => library.names()).toEqual(['Mine', 'Other'])
  })
})
