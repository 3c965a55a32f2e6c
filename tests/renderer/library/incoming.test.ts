import { describe, expect, it } from 'vitest'
import { droppedFiles, pastedFile } from '../../../src/renderer/library/incoming'

type Tree = File | { readonly name: string; readonly inside: readonly Tree[] }

/** A file or a folder as a browser hands it out with a drop; folders give at most two entries at a time. */
function entryOf(tree: Tree, above = ''): FileSystemEntry {
  const fullPath = `${above}/${tree.name}`
  if (tree instanceof File) {
    return {
      isFile: true,
      name: tree.name,
      fullPath,
      file: (done: (file: File) => void) => done(tree),
    } as never
  }
  const createReader = () => {
    const left = tree.inside.map((each) => entryOf(each, fullPath))
    return { readEntries: (done: (entries: FileSystemEntry[]) => void) => done(left.splice(0, 2)) }
  }
  return { isFile: false, name: tree.name, fullPath, createReader } as never
}

function dropOf(trees: readonly Tree[], withEntries = true): DataTransfer {
  const items = trees.map((tree) => ({ webkitGetAsEntry: () => (withEntries ? entryOf(tree) : null) }))
  return {
    items,
    files: trees.map((tree) => (tree instanceof File ? tree : new File([], tree.name))),
  } as never
}

async function namesIn(transfer: DataTransfer): Promise<readonly string[]> {
  return (await droppedFiles(transfer)).map(({ name }) => name)
}

const file = (name: string) => new File(['{}'], name)

describe('a drop', () => {
  it('gives its files, whatever their endings', async () => {
    expect(await namesIn(dropOf([file('a.json'), file('b.txt')]))).toEqual(['a.json', 'b.txt'])
  })

  it('follows folders to the files that may be ours', async () => {
    const inner = { name: 'inner', inside: [file('c.PASANG'), file('picture.png')] }
    const folder = {
      name: 'outer',
      inside: [file('a.json'), inner, file('notes.md'), file('f.TXT'), file('d.json')],
    }
    expect(await namesIn(dropOf([folder, file('e.json')]))).toEqual([
      'outer/a.json',
      'outer/inner/c.PASANG',
      'outer/f.TXT',
      'outer/d.json',
      'e.json',
    ])
  })

  it('gives plain files where the browser knows no entries', async () => {
    expect(await namesIn(dropOf([file('a.json')], false))).toEqual(['a.json'])
  })
})

it('makes a file of pasted text, and none of blanks', () => {
  expect(pastedFile('pasang1:é', 'Pasted')).toEqual({ name: 'Pasted', size: 10, text: 'pasang1:é' })
  expect(pastedFile(' \n', 'Pasted')).toBeNull()
})
