import { serializePattern } from '#core/pattern/document'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemError } from '../storage/memory-fs'
import { variant } from '../storage/patterns'
import { filesBelow, put } from '../storage/temporary'
import { startService, valueOf } from './start'

describe('a folder of files', () => {
  it('is followed into its sub-folders, to the files that may be ours', async () => {
    const { service, root } = await startService()
    const chosen = join(root, 'from a friend')
    await put(join(chosen, 'one.pasang.json'), serializePattern(variant('One', 1)))
    await put(join(chosen, 'deep', 'er', 'TWO.PASANG'), serializePattern(variant('Two', 2)))
    await put(join(chosen, 'deep', 'bad.json'), '{')
    await put(join(chosen, 'photo.jpg'), 'x')
    await put(join(chosen, '.git', 'three.json'), serializePattern(variant('Three', 3)))
    await mkdir(join(chosen, 'empty.json'))
    const files = await service.readFiles([chosen])
    expect(files.map(({ name }) => name)).toEqual([
      'from a friend/deep/bad.json',
      'from a friend/deep/er/TWO.PASANG',
      'from a friend/one.pasang.json',
    ])
    const outcomes = valueOf(await service.takeIn([chosen]))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['fault', 'pattern', 'pattern'])
  })

  it.skipIf(process.platform === 'win32')('is not left by links, which could lead in a circle', async () => {
    const { service, root } = await startService()
    const chosen = join(root, 'chosen')
    await put(join(chosen, 'one.json'), '{}')
    await symlink(chosen, join(chosen, 'again'))
    await symlink(join(root, 'patterns', 'broken.pasang.json'), join(chosen, 'linked.json'))
    expect((await service.readFiles([chosen])).map(({ name }) => name)).toEqual(['chosen/one.json'])
  })
})

describe('several exports', () => {
  const file = (name: string, content: string | Uint8Array) => ({ name, content, kind: 'patterns' as const })

  it('are written into one folder, none over a file that is there', async () => {
    const { service, root } = await startService()
    const out = join(root, 'out')
    await put(join(out, 'a.pasang.json'), 'mine')
    const written = await service.writeFiles(out, [
      file('a.pasang.json', 'first'),
      file('a.pasang.json', 'second'),
      file('b.png', new Uint8Array([80, 78, 71])),
    ])
    expect(valueOf(written)).toEqual({
      folder: 'out',
      names: ['a-2.pasang.json', 'a-3.pasang.json', 'b.png'],
    })
    expect(await filesBelow(out)).toEqual({
      'a.pasang.json': 'mine',
      'a-2.pasang.json': 'first',
      'a-3.pasang.json': 'second',
      'b.png': 'PNG',
    })
  })

  it('stay in the folder whatever their names say', async () => {
    const { service, root } = await startService()
    const written = await service.writeFiles(join(root, 'out'), [file('../../escaped.json', '{}')])
    expect(valueOf(written).names).toEqual(['escaped.json'])
    expect(Object.keys(await filesBelow(join(root, 'out')))).toEqual(['escaped.json'])
  })

  it('end soon after the first that the disk refuses, with the reason and how many were written', async () => {
    let room = 40
    const { nodeFileSystem } = await import('#storage/node-fs')
    const { service, root } = await startService({
      create: (path) => {
        room -= 1
        return room < 0 ? Promise.reject(systemError('ENOSPC')) : nodeFileSystem.create(path)
      },
    })
    const out = join(root, 'out')
    const files = Array.from({ length: 500 }, (_, index) => file(`${index}.json`, String(index)))
    const written = await service.writeFiles(out, files)
    expect(written).toMatchObject({ ok: false, problem: { code: 'disk-full', written: 40 } })
    expect(room).toBeGreaterThan(-100)
    const left = await filesBelow(out)
    expect(Object.keys(left).length).toBe(40)
    for (const [name, content] of Object.entries(left)) expect(name).toBe(`${content}.json`)
  })
})
