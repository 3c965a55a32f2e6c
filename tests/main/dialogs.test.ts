import type { BrowserWindow } from 'electron'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, failed } from '#bridge/answer'
import type { Answer } from '#bridge/api'
import type { Service } from '#service/service'
import { exportByDialog, importByDialog, type DialogTools } from '../../src/main/dialogs'
import { MESSAGES } from '../../src/main/messages'

const WINDOW = {} as BrowserWindow
const FILE = { name: 'Ombak.pasang.json', text: '{}' }
const CHOSEN = resolve('/home/ana/patterns/a.pasang.json')

let folder: string | null
let shown: unknown[]
let written: unknown[]

beforeEach(() => {
  folder = null
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
      api: { importTexts: async (files: unknown) => answered(files) },
      readFiles: async (paths: readonly string[]) => paths,
      writeFile: async (path: string, text: string) => {
        written.push([path, text])
        return writing
      },
    } as unknown as Service,
    folder: { get: () => folder, set: (value) => void (folder = value) },
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
    expect(folder).toBeNull()
  })
})

describe('exporting by a dialog', () => {
  it('writes to where the person chose and says under which name', async () => {
    expect(await exportByDialog(tools(CHOSEN), WINDOW, FILE)).toEqual(answered('a.pasang.json'))
    expect(written).toEqual([[CHOSEN, '{}']])
    await exportByDialog(tools(CHOSEN), WINDOW, FILE)
    expect(shown).toEqual([FILE.name, join(resolve('/home/ana/patterns'), FILE.name)])
  })

  it('suggests a name only, whatever folders it comes with', async () => {
    await exportByDialog(tools(null), WINDOW, { name: '../../etc/passwd', text: '' })
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
