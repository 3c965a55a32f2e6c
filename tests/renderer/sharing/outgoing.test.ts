// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { parseBundle } from '#core/pattern/bundle'
import { parsePattern } from '#core/pattern/document'
import { patternOfShareCode } from '#core/pattern/share-code'
import { DEFAULT_SETTINGS, type ExportChoices } from '#core/settings/settings'
import { showLanguage } from '../../../src/renderer/i18n'
import { exportable, filesFor } from '../../../src/renderer/sharing/outgoing'
import { inPages, layoutFor, PAGE_LAYOUTS } from '../../../src/renderer/sharing/pages'
import { useSharing } from '../../../src/renderer/sharing/store'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, pattern, type FakeApi } from '../support/fake-api'

const boat = pattern('shipped', halvesNamed('Boat', { names: { ms: 'Perahu' } }))
const kite = pattern('own', halvesNamed('Kite'))
const cafe = pattern('own', halvesNamed('KITE!'))
const sketch = pattern('own', draftNamed('Sketch'))
const all = [boat, kite, cafe, sketch]

let api: FakeApi

beforeEach(() => {
  api = freshApp()
  showLanguage('en')
})

function choices(part: Partial<ExportChoices>): ExportChoices {
  return { ...DEFAULT_SETTINGS.exports, ...part }
}

async function files(patterns: typeof all, part: Partial<ExportChoices>) {
  const made = choices(part)
  return (await filesFor(exportable(patterns, made), made, true, { goOn: () => true })) ?? []
}

describe('patterns', () => {
  it('go into one bundle that reads back whole, drafts as well', async () => {
    const [bundle, ...others] = await files(all, { form: 'patterns', patterns: 'bundle' })
    expect(others).toEqual([])
    expect(bundle?.name).toBe('pasang-patterns.pasang-bundle.json')
    const read = parseBundle(String(bundle?.content))
    expect(read.ok && read.value.map((entry) => entry.ok && entry.value)).toEqual(
      all.map(({ document }) => document),
    )
  })

  it('go into a file each, with names that are different on every system', async () => {
    const made = await files(all, { form: 'patterns', patterns: 'files' })
    expect(made.map(({ name }) => name)).toEqual([
      'boat.pasang.json',
      'kite.pasang.json',
      'kite-2.pasang.json',
      'sketch.pasang.json',
    ])
    const read = parsePattern(String(made[2]?.content))
    expect(read.ok && read.value).toEqual(cafe.document)
  })

  it('alone are never a bundle', async () => {
    const made = await files([kite], { form: 'patterns', patterns: 'bundle' })
    expect(made.map(({ name }) => name)).toEqual(['kite.pasang.json'])
  })
})

describe('pictures', () => {
  it('are drawn in the colours and the size that are asked for, drafts not at all', async () => {
    const made = await files(all, { form: 'pictures', picture: 'svg', theme: 'paper', size: 512 })
    expect(made.map(({ name, kind }) => [name, kind])).toEqual([
      ['boat.svg', 'pictures'],
      ['kite.svg', 'pictures'],
      ['kite-2.svg', 'pictures'],
    ])
    expect(String(made[0]?.content)).toContain('width="512"')
    const other = await files([boat], { form: 'pictures', picture: 'svg', theme: 'wood', size: 512 })
    expect(other[0]?.content).not.toBe(made[0]?.content)
  })

  it('share one sheet that names each', async () => {
    showLanguage('ms')
    const made = await files(all, { form: 'pictures', picture: 'svg', pictures: 'sheet' })
    expect(made.map(({ kind }) => kind)).toEqual(['sheets'])
    expect(String(made[0]?.content)).toContain('Perahu')
    expect(String(made[0]?.content)).toContain('KITE!')
  })
})

describe('texts', () => {
  it('are rows under their names', async () => {
    const [text] = await files([boat, sketch], { form: 'texts', text: 'rows' })
    const lines = String(text?.content).split('\n')
    expect(lines.slice(0, 12)).toEqual(['Boat', ...boat.document.rows])
    expect(lines[13]).toBe('Sketch')
  })

  it('are codes line by line, without drafts', async () => {
    const [text] = await files(all, { form: 'texts', text: 'codes' })
    const lines = String(text?.content).trim().split('\n')
    expect(lines.length).toBe(3)
    const read = patternOfShareCode(lines[1] ?? '', '')
    expect(read.ok && read.value.document.name).toBe('Kite')
  })
})

describe('an export', () => {
  it('goes by one dialog for one file and by another for several, and is remembered', async () => {
    const sharing = useSharing()
    await sharing.run([boat, kite], choices({ form: 'patterns', patterns: 'bundle' }))
    await sharing.run([boat, kite], choices({ form: 'texts' }))
    await sharing.run([boat, kite], choices({ form: 'patterns', patterns: 'files' }))
    expect(api.calls.filter((call) => call.startsWith('export'))).toEqual([
      'exportFile',
      'exportFile',
      'exportFiles',
    ])
    expect(api.settings.exports).toMatchObject({ form: 'patterns', patterns: 'files' })
    expect(useToasts().list.at(-1)?.text).toBe('2 files were written to Patterns.')
  })

  it('that fails says why and leaves the dialog open', async () => {
    const sharing = useSharing()
    api.failure = { code: 'disk-full', message: 'no space' }
    expect(await sharing.run([boat], choices({}))).toBe(false)
    expect(useToasts().list.at(-1)?.text).toContain('disk is full')
  })

  it('that fails on the way says how many files were written', async () => {
    api.failure = { code: 'disk-full', message: 'no space', written: 1 }
    expect(await useSharing().run([boat, kite], choices({ form: 'patterns', patterns: 'files' }))).toBe(false)
    const words = useToasts().list.at(-1)?.text
    expect(words).toBe('The disk is full: 1 of 2 files were written, and stay.')
  })
})

describe('pages', () => {
  it('hold everything in order', () => {
    const things = Array.from({ length: 45 }, (_, index) => index)
    for (const { perPage, columns, rows } of PAGE_LAYOUTS) {
      expect(columns * rows).toBe(perPage)
      const pages = inPages(things, perPage)
      expect(pages.flat()).toEqual(things)
      expect(pages.every((page) => page.length <= perPage)).toBe(true)
    }
    expect(inPages([], 6)).toEqual([])
  })

  it('are laid out for the next number there is a layout for', () => {
    expect([1, 3, 7, 500].map((number) => layoutFor(number).perPage)).toEqual([1, 4, 12, 20])
  })
})
