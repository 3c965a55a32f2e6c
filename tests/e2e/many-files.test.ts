import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const NAMES = ['Alpha', 'Beta', 'Gamma']

describe.each(ALL_HOSTS)('many files on %s', (host) => {
  const pasang = withPasang({ host })
  let library: LibraryPage
  let shell: WindowPage

  beforeEach(async () => {
    library = new LibraryPage(pasang().page)
    shell = new WindowPage(pasang().page)
    await library.card('Boat').waitFor()
  })

  const ownFiles = () => readdir(join(pasang().dataFolder, 'library')).catch(() => [])

  it('come in from a folder and those below it, and go out into a folder one by one', async () => {
    const { page, dataFolder } = pasang()
    const folder = join(dataFolder, '..', 'from a friend')
    await putPatterns(folder, NAMES.slice(0, 2), 1)
    await putPatterns(join(folder, 'deeper', 'still'), NAMES.slice(2), 3)
    await writeFile(join(folder, 'deeper', 'torn.json'), '{')
    await writeFile(join(folder, 'rows.txt'), `No bowl\n${'bwbwbwbwbwb\n'.repeat(11)}`)
    await writeFile(join(folder, 'photo.jpg'), 'x')
    await pasang().importing([folder], () => library.takeIn('Import a folder…'))
    await library.report.getByText('3 patterns came in').waitFor()
    await library.report.getByText('2 files could not be used').waitFor()
    expect(await library.report.innerText()).toContain('torn.json')
    expect(await library.report.innerText()).toContain('Line 7: Junction f6 is covered by the gadong')
    expect(await library.report.innerText()).not.toContain('photo')
    await page.keyboard.press('Escape')
    expect((await ownFiles()).filter((name) => name.endsWith('.pasang.json')).length).toBe(3)

    await library.shelf('Mine').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+e')
    const dialog = shell.dialog('Export 3 patterns')
    await dialog.getByRole('radio', { name: 'One file each' }).click()
    const files = await pasang().exportingMany(3, () =>
      dialog.getByRole('button', { name: 'Export' }).click(),
    )
    expect(files.map(({ name }) => name)).toEqual(NAMES.map((name) => `${name.toLowerCase()}.pasang.json`))
    expect(files.map(({ text }) => (JSON.parse(text) as { name: string }).name)).toEqual(NAMES)
    const stored = await Promise.all(
      NAMES.map((name) => readFile(join(dataFolder, 'library', `${name.toLowerCase()}.pasang.json`), 'utf8')),
    )
    expect(files.map(({ text }) => text)).toEqual(stored)
    await shell.waitForMessage(/^3 files were written/)
  })

  it.runIf(host === 'browser')('say how far they are when they take long, and can be stopped', async () => {
    const { page } = pasang()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+e')
    const dialog = shell.dialog(/^Export \d+ patterns/)
    await dialog.getByRole('radio', { name: 'One file each' }).click()
    await dialog.getByRole('button', { name: 'Export' }).click() // a browser takes one download after the other
    const work = shell.dialog('Writing files')
    await work.getByText(/^[3-9] of \d\d$/).waitFor()
    expect(await work.getByRole('progressbar').getAttribute('value')).toMatch(/^[3-9]$/)
    await work.getByRole('button', { name: 'Stop' }).click()
    await work.waitFor({ state: 'hidden' })
    await shell.waitForMessage(/^Stopped: \d+ of \d\d files were written, and stay\.$/)
  })
})

/** Complete patterns, each another board: a checkerboard of the large bowl with some pairs turned over, by the number. */
async function putPatterns(folder: string, names: readonly string[], first: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    names.map((name, index) => {
      const document = { format: 'pasang-pattern', version: 1, name, gadong: 3, rows: rowsOf(first + index) }
      return writeFile(join(folder, `${name.toLowerCase()}.pasang.json`), JSON.stringify(document))
    }),
  )
}

function rowsOf(number: number): readonly string[] {
  return Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (__, column) => {
      if (Math.abs(row - 5) <= 1 && Math.abs(column - 5) <= 1) return '.'
      const isTurned = row < 2 && ((number >> (5 * row + Math.floor(column / 2))) & 1) === 1 && column < 10
      return (row + column) % 2 === (isTurned ? 1 : 0) ? 'b' : 'w'
    }).join(''),
  )
}
