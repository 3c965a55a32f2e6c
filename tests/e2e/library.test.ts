import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTree } from './data-folder'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { LibraryPage } from './pages/library'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

const CUT_OFF = '{ "format": "pasang-pattern", "version": 1,\n  "name": "Half'

describe.each(HOSTS)('the library on %s', (host) => {
  const pasang = withPasang({
    host,
    prepare: async (dataFolder) => {
      await mkdir(join(dataFolder, 'library'))
      await writeFile(join(dataFolder, 'library', 'torn.pasang.json'), CUT_OFF)
    },
  })
  const parts = () => {
    const { page } = pasang()
    return { page, shell: new WindowPage(page), library: new LibraryPage(page) }
  }

  it('is searched and narrowed, and says so when nothing fits', async () => {
    const { page, library } = parts()
    await library.gallery.waitFor()
    const shipped = Number((await library.shelf('Shipped').innerText()).match(/\d+/)?.[0])
    expect(shipped).toBeGreaterThanOrEqual(48)

    await page.keyboard.press('/')
    await page.keyboard.type('perahu')
    await expect.poll(() => library.names()).toContain('Boat')
    expect((await library.names()).length).toBeLessThan(shipped)
    await library.search('')
    await library.filter('Board', 'Bowl 3 × 3')
    const large = await library.names()
    expect(large.length).toBeGreaterThan(0)
    for (const card of await library.gallery.getByRole('option').allInnerTexts())
      expect(card).toContain('3×3')
    await library.filter('Symmetry', 'Four mirrors')
    for (const card of await library.gallery.getByRole('option').allInnerTexts())
      expect(card).toContain('Four mirrors')

    await library.search('no such word')
    await page.getByRole('heading', { name: 'No pattern fits' }).waitFor()
    await page.getByRole('button', { name: 'Show everything' }).click()
    expect(await library.searchField.inputValue()).toBe('')
    await library.filter('Order', 'Symmetry')
    expect(await library.gallery.getByRole('option').first().innerText()).toContain('Quarter turn, swapped')
  })

  it('keeps favourites over a restart', async () => {
    const { page, library } = parts()
    await library.search('crab')
    await library.card('Crab').click()
    await library.preview('Crab').getByRole('button', { name: 'Add to favourites' }).click()
    await library.search('boat')
    await library.card('Boat').click()
    await page.keyboard.press('f')
    await library.search('')
    await library.shelf('Favourites').click()
    await expect.poll(() => library.names()).toEqual(['Boat', 'Crab'])
    await pasang().restart()
    const after = parts().library
    await after.shelf('Favourites').click()
    await expect.poll(() => after.names()).toEqual(['Boat', 'Crab'])
    await after.preview('Boat').getByRole('button', { name: 'Remove from favourites' }).click()
    await expect.poll(() => after.names()).toEqual(['Crab'])
  })

  it('shows one pattern after the other in the preview', async () => {
    const { page, library } = parts()
    await library.gallery.waitFor()
    const [first = '', second = '', third = ''] = await library.names()
    await library.card(first).click()
    const next = page.getByRole('button', { name: 'Next pattern' })
    const previous = page.getByRole('button', { name: 'Previous pattern' })
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await page.getByText(/^Pattern 1 of \d+$/).waitFor()
    await next.click()
    await library.preview(second).waitFor()
    await next.click()
    await library.preview(third).waitFor()
    await previous.click()
    await library.preview(second).waitFor()
    await library.gallery.focus()
    await page.keyboard.press('Home')
    await library.preview(first).waitFor()
    await page.keyboard.press('ArrowRight')
    await library.preview(second).waitFor()
    expect(await library.card(second).getAttribute('aria-selected')).toBe('true')
  })

  it('opens a pattern for play by a double click, and a copy of a shipped one in the editor', async () => {
    const { page, library, shell } = parts()
    await library.search('crab')
    await library.card('Crab').dblclick()
    await page.getByRole('region', { name: 'Pattern' }).getByText('Crab').waitFor()
    const play = new PlayPage(page)
    await play.start()
    await page.getByText('Crab, 112 tokens left').waitFor()
    await shell.go('Library')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await new EditorPage(page).title('Crab (copy)').waitFor()
  })

  it('renames and duplicates an own pattern, and says why a shipped one stays as it is', async () => {
    const { page, library, shell } = parts()
    await library.search('crab')
    await library.card('Crab').click()
    await library.preview('Crab').getByRole('button', { name: 'More' }).click()
    const rename = page.getByRole('menuitem', { name: /^Rename/ })
    expect(await rename.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+d')
    await library.preview('Crab (copy)').waitFor()
    await page.keyboard.press('F2')
    const dialog = shell.dialog('Rename “Crab (copy)”')
    await dialog.getByLabel('Name').fill('Ketam Batu 🦀')
    await page.keyboard.press('Enter')
    await library.preview('Ketam Batu 🦀').waitFor()
    const files = await readTree(join(pasang().dataFolder, 'library'))
    expect([...files.values()].map(nameIn)).toContain('Ketam Batu 🦀')
    expect([...files.values()].map(nameIn)).not.toContain('Crab (copy)')
  })

  it('takes back a deletion by Ctrl+Z, wherever something was typed before', async () => {
    const { page, library, shell } = parts()
    await library.gallery.waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('boat')
    await library.card('Boat').click()
    await page.keyboard.press('Control+d')
    await library.preview('Boat (copy)').waitFor()
    await page.keyboard.press('Delete')
    await library.card('Boat (copy)').waitFor({ state: 'detached' })
    expect(await library.gallery.evaluate((list) => list === document.activeElement)).toBe(true)
    await shell.waitForMessage(/^“Boat \(copy\)” was moved to the trash/)
    await shell.messages.getByRole('button', { name: 'Close' }).last().click()
    await page.keyboard.press('Control+z')
    await library.preview('Boat (copy)').waitFor()
    await page.keyboard.press('Control+z') // nothing more to take back, and the search field is left alone
    expect(await library.searchField.inputValue()).toBe('boat')
    expect(await library.names()).toContain('Boat (copy)')
    await library.card('Boat').click()
    await page.keyboard.press('F2')
    await shell.waitForMessage(/^A shipped pattern stays as it is/)
    const message = await shell.messages.getByText('A shipped pattern stays').locator('..').boundingBox()
    const view = await library.gallery.locator('../..').evaluate((box) => {
      const { bottom } = box.getBoundingClientRect()
      return bottom - Number.parseFloat(getComputedStyle(box).paddingBottom)
    })
    expect(message?.y).toBeGreaterThanOrEqual(view) // no card lies below it
  })

  it('lists a damaged file with the reason, and leaves it alone', async () => {
    const { page, shell } = parts()
    await page.getByRole('button', { name: /1 file could not be read and was left as it is/ }).click()
    const dialog = shell.dialog('Files that could not be read')
    const words = await dialog.innerText()
    expect(words).toContain('torn.pasang.json')
    expect(words).toMatch(/The file ends too early, at line 2, column \d+/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await readFile(join(pasang().dataFolder, 'library', 'torn.pasang.json'), 'utf8')).toBe(CUT_OFF)
  })
})

/** The name in a pattern file as `readTree` gives it; undefined when it is none. */
function nameIn(latin1: string): unknown {
  try {
    return (JSON.parse(Buffer.from(latin1, 'latin1').toString()) as { readonly name?: unknown }).name
  } catch {
    return undefined
  }
}
