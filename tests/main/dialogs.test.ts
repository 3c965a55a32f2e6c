import type { BrowserWindow } from 'electron'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, failed } from '#bridge/answer'
import type { Answer } from '#bridge/api'
import type { Service } from '#service/service'
import {
  exportByDialog,
  exportFolderByDialog,
  importByDialog,
  importFolderByDialog,
  type DialogTools,
} from '../../src/main/dialogs'
import { MESSAGES } from '../../src/main/messages'

const WINDOW = {} as BrowserWindow
const FILE = { name: 'Ombak.pasang.json', content: '{}', kind: 'patterns' } as const
const CHOSEN = resolve('/home/ana/patterns/a.pasang.json')

let folders: Record<string, string>
let shown: unknown[]
let written: unknown[]

beforeEach(() => {
  folders = {}
  shown = []
  written = []
})

function tools(chosen: string | null, writing: Answer<null> = answered(null)): DialogTools {
  const show = async (_: BrowserWindow, { defaultPath }: { defaultPath?: string }): Promise<unknown> => {
    shown.push(defaultPath)
    return { canceled: chosen === null, filePaths: chosen === null ? [] : [chosen], filePath: chosen ?? '' }
  }
  return {
    dialog: { showOpenDialog: show, showSaveDialog: show } as unknown as DialogTools['dialog'],
    service: {
      takeIn: async (paths: readonly string[]) => answered(paths),
      writeFile: async (path: string, text: string) => {
        written.push([path, text])
        return writing
      },
      writeFiles: async (path: string, files: readonly unknown[]) => {
        written.push([path, files])
        return answered({ folder: 'patterns', names: [] })
      },
    } as unknown as Service,
    folders: {
      get: (kind) => folders[kind] ?? null,
      set: (kind, folder) => void (folders[kind] = folder),
    },
    words: () => MESSAGES.en,
  }
}

describe('importing by a dialog', () => {
  it('takes in what was chosen and remembers the folder', async () => {
    expect(await importByDialog(tools(CHOSEN), WINDOW)).toEqual(answered([CHOSEN]))
    await importByDialog(tools(CHOSEN), WINDOW)
    expect(shown).toEqual([undefined, resolve('/home/ana/patterns')])
  })

  it('takes in nothing when the person changed their mind', async () => {
    expect(await importByDialog(tools(null), WINDOW)).toEqual(answered(null))
    expect(folders).toEqual({})
  })
})

describe('importing a folder', () => {
  it('takes in the whole folder and begins there the next time', async () => {
    expect(await importFolderByDialog(tools(CHOSEN), WINDOW)).toEqual(answered([CHOSEN]))
    await importFolderByDialog(tools(null), WINDOW)
    expect(shown).toEqual([undefined, CHOSEN])
  })
})

describe('exporting several files', () => {
  it('writes them into the folder that was chosen', async () => {
    const files = [FILE, { ...FILE, name: 'Kipas.pasang.json' }]
    expect(await exportFolderByDialog(tools(CHOSEN), WINDOW, files)).toMatchObject({ ok: true })
    expect(written).toEqual([[CHOSEN, files]])
  })

  it('writes nothing when the person changed their mind, and asks nothing for no files', async () => {
    expect(await exportFolderByDialog(tools(null), WINDOW, [FILE])).toEqual(answered(null))
    expect(await exportFolderByDialog(tools(CHOSEN), WINDOW, [])).toEqual(
      answered({ folder: null, names: [] }),
    )
    expect([written, shown]).toEqual([[], [undefined]])
  })
})

describe('exporting by a dialog', () => {
  it('remembers a folder for each kind of export', async () => {
    await exportByDialog(tools(CHOSEN), WINDOW, FILE)
    await exportByDialog(tools(CHOSEN), WINDOW, { ...FILE, name: 'a.svg', kind: 'pictures' })
    await exportByDialog(tools(CHOSEN), WINDOW, FILE)
    expect(shown).toEqual([FILE.name, 'a.svg', join(resolve('/home/ana/patterns'), FILE.name)])
  })

  it('writes to where the person chose and says under which name', async () => {
    expect(await exportByDialog(tools(CHOSEN), WINDOW, FILE)).toEqual(answered('a.pasang.json'))
    expect(written).toEqual([[CHOSEN, '{}']])
    await exportByDialog(tools(CHOSEN), WINDOW, FILE)
    expect(shown).toEqual([FILE.name, join(resolve('/home/ana/patterns'), FILE.name)])
  })

  it('suggests a name only, whatever folders it comes with', async () => {
    await exportByDialog(tools(null), WINDOW, { ...FILE, name: '../../etc/passwd' })
    expect(shown).toEqual(['passwd'])
  })

  it('writes nothing when the person changed their mind', async () => {
    expect(await exportByDialog(tools(null), WINDOW, FILE)).toEqual(answered(null))
    expect(written).toEqual([])
  })

  it('says why it could not be written', async () => {
    const full = failed('disk-full', 'no space left')
    expect(await exportByDialog(tools(CHOSEN, full), WINDOW, FILE)).toEqual(full)
  })
})
