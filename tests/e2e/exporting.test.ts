import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ELECTRON_HOSTS, HOSTS, withPasang, type Pasang } from './harness/pasang'
import { LibraryPage } from './pages/library'
import { WindowPage } from './pages/window'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Selects shipped patterns and opens the dialog that exports them. */
async function askFor(pasang: Pasang, names: readonly string[]) {
  const { page } = pasang
  const library = new LibraryPage(page)
  await page.getByRole('option').first().waitFor()
  for (const [index, name] of names.entries()) {
    await library.card(name).click(index > 0 ? { modifiers: ['Control'] } : {})
  }
  await page.keyboard.press('Control+e')
  return new WindowPage(page).dialog(/^Export/)
}

/** Chooses in that dialog, and exports. */
async function exportAs(pasang: Pasang, names: readonly string[], choices: readonly string[]) {
  const dialog = await askFor(pasang, names)
  for (const name of choices) await dialog.getByRole('radio', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe.each(HOSTS)('pictures of a pattern on %s', (host) => {
  const pasang = withPasang({ host })

  it('are real ones, PNG and SVG, as large as was asked for', async () => {
    const png = await pasang().exporting(() => exportAs(pasang(), ['Boat'], ['Pictures', 'PNG']))
    expect(png.name).toBe('boat.png')
    expect([...png.bytes.subarray(0, 8)]).toEqual(PNG)
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1024, 1024])
    expect(await coloursIn(png.bytes)).toBeGreaterThan(20)

    const svg = await pasang().exporting(() => exportAs(pasang(), ['Boat'], ['Pictures', 'SVG']))
    expect(svg.name).toBe('boat.svg')
    const seen = await look(`data:image/svg+xml;base64,${svg.bytes.toString('base64')}`)
    expect([seen.width, seen.height]).toEqual([1024, 1024])
    expect(seen.colours).toBeGreaterThan(20)
  })

  it('are real ones for several patterns, each by itself or all on a sheet', async () => {
    const two = ['Boat', 'Anchor']
    const each = await pasang().exportingMany(2, () =>
      exportAs(pasang(), two, ['Pictures', 'One picture each', 'PNG']),
    )
    expect(each.map(({ name }) => name).sort()).toEqual(['anchor.png', 'boat.png'])
    const sheet = await pasang().exporting(() => exportAs(pasang(), two, ['Pictures', 'One sheet', 'PNG']))
    expect(sheet.name).toBe('pasang-sheet.png')
    for (const { bytes } of [...each, sheet]) expect(await coloursIn(bytes)).toBeGreaterThan(20)
  })

  const coloursIn = async (png: Buffer) =>
    (await look(`data:image/png;base64,${png.toString('base64')}`)).colours

  /** What a browser makes of a picture: its size, and how many colours are in it. */
  function look(address: string) {
    return pasang().page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 256
      canvas.height = 256
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0, 256, 256)
      const colours = new Set(new Uint32Array(context.getImageData(0, 0, 256, 256).data.buffer))
      return { width: image.naturalWidth, height: image.naturalHeight, colours: colours.size }
    }, address)
  }
})

describe.each(HOSTS)('the choices of exports on %s', (host) => {
  const pasang = withPasang({ host })

  it('are those of the last time, each kind its own, also after a restart', async () => {
    const two = ['Boat', 'Anchor']
    await pasang().exporting(() => exportAs(pasang(), ['Boat'], ['Pictures', 'SVG', 'Songket']))
    await pasang().exportingMany(2, () => exportAs(pasang(), two, ['Patterns', 'One file each']))
    await pasang().exporting(() => exportAs(pasang(), ['Boat'], ['Text', 'Share codes']))
    await pasang().restart()
    const dialog = await askFor(pasang(), two)
    const isChosen = (name: string) =>
      dialog.getByRole('radio', { name, exact: true, checked: true }).waitFor()
    await isChosen('Text')
    await isChosen('Share codes')
    await dialog.getByRole('radio', { name: 'Pictures', exact: true }).click()
    await isChosen('SVG')
    await isChosen('Songket')
    await dialog.getByRole('radio', { name: 'Patterns', exact: true }).click()
    await isChosen('One file each')
  })
})

describe.each(ELECTRON_HOSTS)('the folders of exports on %s', (host) => {
  const pasang = withPasang({ host })

  it('are those of the last time, each kind its own, also after a restart', async () => {
    const kinds: readonly Kind[] = [
      { into: 'json', names: ['Boat'], choices: ['Patterns'] },
      { into: 'bundles', names: ['Boat', 'Anchor'], choices: ['Patterns', 'One bundle'] },
      { into: 'pictures', names: ['Boat'], choices: ['Pictures', 'SVG'] },
    ]
    for (const kind of kinds) await saveInto(kind)
    await pasang().restart()
    for (const kind of kinds) expect(await saveInto(kind)).toContain(`${folderOf(kind)}/`)
    expect(await readFile(join(folderOf(kinds[2]), 'boat.svg'), 'utf8')).toMatch(/^<svg /)
  })

  it('may refuse a file: that is said, and the export can be tried again', async () => {
    const { page } = pasang()
    const kind: Kind = { into: 'taken', names: ['Boat'], choices: ['Pictures', 'PNG'] }
    await writeFile(folderOf(kind), 'a file where a folder should be')
    await scriptSaving(folderOf(kind))
    const dialog = await askFor(pasang(), kind.names)
    for (const name of kind.choices) await dialog.getByRole('radio', { name, exact: true }).click()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await new WindowPage(page).waitForMessage(
      'boat.png: The disk did not answer as expected. Nothing was changed.',
    )
    await rm(folderOf(kind))
    await dialog.getByRole('button', { name: 'Export' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect([...(await readFile(join(folderOf(kind), 'boat.png'))).subarray(0, 8)]).toEqual(PNG)
  })

  interface Kind {
    readonly into: string
    readonly names: readonly string[]
    readonly choices: readonly string[]
  }

  function folderOf(kind: Kind | undefined): string {
    return join(pasang().dataFolder, '..', kind?.into ?? '')
  }

  /** Exports into a folder; the value is what the dialog proposed. */
  async function saveInto(kind: Kind): Promise<string> {
    const { electron } = pasang()
    if (!electron) throw new Error('this test is for Electron')
    await mkdir(folderOf(kind), { recursive: true })
    await scriptSaving(folderOf(kind))
    await exportAs(pasang(), kind.names, kind.choices)
    return electron.evaluate(() => (globalThis as typeof globalThis & { proposed?: string }).proposed ?? '')
  }

  /** Has the dialog for saving answer a folder with the name that it proposes. */
  async function scriptSaving(into: string): Promise<void> {
    await pasang().electron?.evaluate(({ dialog }, folder) => {
      const place = globalThis as typeof globalThis & { proposed?: string }
      dialog.showSaveDialog = (async (_window: unknown, { defaultPath }: { defaultPath: string }) => {
        place.proposed = defaultPath
        return { canceled: false, filePath: `${folder}/${defaultPath.split(/[\\/]/).pop()}` }
      }) as typeof dialog.showSaveDialog
    }, into)
  }
})
