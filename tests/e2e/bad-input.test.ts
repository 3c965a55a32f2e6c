import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { readTree } from './data-folder'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { LibraryPage } from './pages/library'

interface BadFile {
  readonly name: string
  readonly make: (good: string) => string | Uint8Array
  readonly says: RegExp // the place, and what was expected there
}

const ROWS = /"rows": \[\n/

const BAD_FILES: readonly BadFile[] = [
  { name: 'empty.json', make: () => '', says: /The file is empty\./ },
  {
    name: 'cut-off.pasang.json',
    make: (good) => good.slice(0, good.length / 2),
    says: /The file ends too early, at line \d+, column \d+/,
  },
  {
    name: 'not-json.json',
    make: () => '{ Hello,\nworld }',
    says: /This is not JSON: line 1, column 3 has an unexpected “H”/,
  },
  {
    name: 'letter.json',
    make: () => 'Hello,\nworld',
    says: /No share code and no pattern was found in this text\./,
  },
  {
    name: 'picture.json',
    make: () => '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    says: /The file is none that Pasang knows: it is a picture or a page/,
  },
  {
    name: 'other-format.json',
    make: () => JSON.stringify({ format: 'knitting', version: 1 }),
    says: /The file is of another kind: a pattern, .* or a game record was expected, "knitting" was found/,
  },
  {
    name: 'twelve-rows.pasang.json',
    make: (good) => good.replace(ROWS, '"rows": [\n    "bbbbbbbbbbb",\n'),
    says: /rows: Expected 11 rows, found 12\./,
  },
  {
    name: 'wrong-characters.pasang.json',
    make: (good) => good.replace(ROWS, '"rows": [\n    "XYZbbbbbbbb",\n').replace(/,\n {4}"[bw]+"\n/, '\n'),
    says: /Row 1: Junction a11 \(character 1\) should be “b”, “w” or “\?”, but is “X”\./,
  },
  {
    name: 'two-megabytes.pasang.json',
    make: (good) => good.replace('{', `{ "notes": "${'x'.repeat(2 ** 21)}",`),
    says: /The file is too large: [\d.,\s]+ bytes, where at most [\d.,\s]+ are read\./,
  },
  {
    name: 'newer-version.pasang.json',
    make: (good) => good.replace('"version": 1', '"version": 99'),
    says: /version: The file was made by a newer version of the program \(format version 99; this program reads up to 1\)\./,
  },
  {
    name: 'not-utf-8.pasang.json',
    make: (good) => Buffer.from(good.replace('Boat', 'Bóat'), 'latin1'),
    says: /The file is no text or JSON file that Pasang knows: it seems to be a picture/,
  },
]

describe.each(ALL_HOSTS)('bad files on %s', (host) => {
  const pasang = withPasang({ host })

  it('that are chosen are refused one by one, with name, place and what was expected; nothing changes', async () => {
    const { page, dataFolder } = pasang()
    const library = new LibraryPage(page)
    await library.gallery.waitFor()
    const before = await readTree(dataFolder)
    const paths = await writeBadFiles(join(dataFolder, '..', 'bad'))
    await pasang().importing(paths, () => library.takeIn('Import files…'))
    await library.report.getByText(`${BAD_FILES.length} files could not be used`).waitFor()
    for (const { name, says } of BAD_FILES) {
      const row = library.report.getByRole('listitem').filter({ hasText: name })
      expect(await row.innerText(), name).toMatch(says)
    }
    expect(await readTree(dataFolder)).toEqual(before)
    await library.report.getByRole('button', { name: 'Close' }).last().click()
    await library.report.waitFor({ state: 'hidden' })
    expect(await library.shelf('Mine').innerText()).toMatch(/0/)
  })

  it('that are dropped beside good ones and drafts do not keep those out', async () => {
    const { page, dataFolder } = pasang()
    const library = new LibraryPage(page)
    await library.gallery.waitFor()
    const good = (await goodFile()).replace('"Boat"', '"My Boat"').replace('"bbbbbbbbbbb"', '"bbbbbwbbbbb"')
    const balanced = good.replace('"wwwwwbwwwww"', '"wwwwwbbwwww"')
    await drop(page, [
      { name: 'unequal.json', text: good },
      { name: 'torn.json', text: good.slice(0, 99) },
      { name: 'balanced.json', text: balanced },
      { name: 'again.json', text: await goodFile() },
    ])
    await library.report
      .getByText('2 patterns came in · 1 pattern was here already · 1 file could not be used')
      .waitFor()
    const row = (name: string) => library.report.getByRole('listitem').filter({ hasText: name }).innerText()
    expect(await row('unequal.json')).toContain('Draft')
    expect(await row('balanced.json')).not.toContain('Draft')
    expect(await row('again.json')).toContain('the same board as “Boat”')
    expect(await row('torn.json')).toContain('The file ends too early')
    expect((await readTree(join(dataFolder, 'library'))).size).toBe(2)
  })

  it('and changing one’s mind leave everything as it is', async () => {
    const { page, dataFolder } = pasang()
    const library = new LibraryPage(page)
    await library.gallery.waitFor()
    const before = await readTree(dataFolder)
    if (pasang().electron) await pasang().importing(null, () => library.takeIn('Import files…'))
    await library.search('pasang1:AAAA')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+x')
    await library.gallery.focus()
    await page.keyboard.press('Control+v')
    const words =
      /The share code seems to be cut off: after “pasang1:” it should have 23.24 characters, but has 4/
    await library.report.getByText(words).waitFor()
    expect(await library.report.innerText()).toContain('Pasted text')
    expect(await readTree(dataFolder)).toEqual(before)
  })
})

function goodFile(): Promise<string> {
  return readFile(join(ROOT, 'patterns', 'boat.pasang.json'), 'utf8')
}

async function writeBadFiles(folder: string): Promise<readonly string[]> {
  await mkdir(folder)
  const good = await goodFile()
  return Promise.all(
    BAD_FILES.map(async ({ name, make }) => {
      await writeFile(join(folder, name), make(good))
      return join(folder, name)
    }),
  )
}

/** Drops files on the window as the system would hand them over. */
async function drop(
  page: Page,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, text } of dropped) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.dispatchEvent('main', 'dragover', { dataTransfer })
  await page.getByText('Drop pattern files here').waitFor()
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}
