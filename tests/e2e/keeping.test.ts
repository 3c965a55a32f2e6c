import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readTree } from './data-folder'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

const inFolder = async (dataFolder: string, folder: string) =>
  [...(await readTree(join(dataFolder, folder))).values()].join()

async function typeDetails(page: Page): Promise<EditorPage> {
  const editor = await EditorPage.open(page)
  await page.keyboard.press('Shift+d')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Perahu Kecil')
  await page.getByRole('textbox', { name: 'Notes' }).fill('From Kampong Ayer')
  return editor
}

describe.each(ALL_HOSTS)('what is typed on the page of names and notes, on %s', (host) => {
  const pasang = withPasang({ host })

  it('is saved with the pattern', async () => {
    const { page, dataFolder } = pasang()
    const editor = await typeDetails(page)
    await editor.unsaved.waitFor()
    await page.keyboard.press('Control+s')
    await new WindowPage(page).waitForMessage('“Perahu Kecil” is saved among your patterns.')
    expect(await inFolder(dataFolder, 'library')).toMatch(/Perahu Kecil[^]*From Kampong Ayer/)
    await page.getByRole('textbox', { name: 'Author' }).fill('Siti')
    await editor.button('Save').click()
    await expect.poll(() => inFolder(dataFolder, 'library')).toContain('Siti')
  })

  it('survives a crash', async () => {
    await typeDetails(pasang().page)
    await expect.poll(() => inFolder(pasang().dataFolder, 'drafts')).toContain('From Kampong Ayer')
    await pasang().crash()
    const { page } = pasang()
    await new WindowPage(page).go('Editor')
    await new EditorPage(page).title('Perahu Kecil').waitFor()
    await page.keyboard.press('Shift+d')
    expect(await page.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('From Kampong Ayer')
  })
})

describe('unsaved work in a tab', () => {
  const pasang = withPasang({ host: 'browser', allowProblems: true })

  /** Loads the page anew; whether the browser asked before, which was then agreed to. */
  async function reload(page: Page): Promise<boolean> {
    let asked = false
    page.once('dialog', (dialog) => {
      asked = dialog.type() === 'beforeunload'
      void dialog.accept()
    })
    await page.reload()
    page.removeAllListeners('dialog')
    return asked
  }

  it('is there again after a reload, without a question once it is written down', async () => {
    const { page, dataFolder } = pasang()
    await typeDetails(page)
    await expect.poll(() => inFolder(dataFolder, 'drafts')).toContain('From Kampong Ayer')
    const wouldAsk = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await expect.poll(wouldAsk).toBe(false) // the page has heard that it is written
    expect(await reload(page)).toBe(false)
    await new WindowPage(page).go('Editor')
    await new EditorPage(page).title('Perahu Kecil').waitFor()
  })

  it('is asked about with a title that is just being typed', async () => {
    const { page } = pasang()
    await EditorPage.open(page)
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Name' }).fill('Setengah')
    expect(await reload(page)).toBe(true)
  })

  it('is told to be lost where nothing can be written, and can be downloaded', async () => {
    const { page, dataFolder } = pasang()
    const editor = await EditorPage.open(page)
    for (const folder of ['library', 'drafts']) {
      await rm(join(dataFolder, folder), { recursive: true, force: true })
      await writeFile(join(dataFolder, folder), '') // no folder any more
    }
    const shell = new WindowPage(page)
    await editor.board.drag(['b2', 'b9'])
    await shell.waitForMessage(
      `Your work on “New pattern” is NOT kept: it is lost when this window closes. Nothing can be written to the folder “${dataFolder}”.`,
    )
    const said = await shell.messages.innerText()
    expect(said).not.toMatch(/[0-9a-f]{8}-|\.json/)
    const copy = await pasang().exporting(() => shell.messages.getByText('Download a copy').click())
    expect(copy.name).toBe('new-pattern.pasang.json')
    await editor.button('Save').click()
    await shell.waitForMessage(
      `“New pattern” is NOT saved. Nothing can be written to the folder “${dataFolder}”.`,
    )
    await shell.go('Library')
    const question = shell.dialog('“New pattern” has unsaved changes')
    await question.getByText('the work stays only as long as this window is open').waitFor()
    await question.getByRole('button', { name: 'Download a copy' }).waitFor()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    expect(await reload(page)).toBe(true)
  })
})
