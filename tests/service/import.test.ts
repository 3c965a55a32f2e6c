import { NOT_TEXT } from '#bridge/incoming'
import { serializeBundle } from '#core/pattern/bundle'
import { serializePattern, type PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { describe, expect, it } from 'vitest'
import { checkerboard, variant } from '../storage/patterns'
import { systemError } from '../storage/memory-fs'
import { filesBelow } from '../storage/temporary'
import { incoming, startService, valueOf } from './start'

function shareCode(document: PatternDocument, named = true): string {
  const pattern = completePattern(document)
  if (!pattern.ok) throw new Error('not complete')
  return makeShareCode(pattern.value, named)
}

describe('importing', () => {
  it('takes in a pattern, tells of it, and finds it again', async () => {
    const { service, events } = await startService()
    const document = checkerboard('Boat', 'w')
    const [outcome] = valueOf(
      await service.api.importTexts([incoming('x.pasang', serializePattern(document))]),
    )
    expect(outcome).toMatchObject({
      file: 'x.pasang',
      kind: 'pattern',
      pattern: { id: 'own/boat', document, draft: [] },
    })
    expect(events).toEqual([{ kind: 'library-changed' }])
    const { patterns } = valueOf(await service.api.listPatterns())
    expect(patterns.map(({ id }) => id)).toEqual(['shipped/broken', 'own/boat'])
  })

  it('keeps what cannot be played as a draft, with the reasons', async () => {
    const { service } = await startService()
    const rows = checkerboard('Draft').rows.with(0, '?????bbbbbb')
    const text = serializePattern({ ...checkerboard('Draft'), rows })
    const [outcome] = valueOf(await service.api.importTexts([incoming('d.pasang.json', text)]))
    expect(outcome).toMatchObject({
      kind: 'pattern',
      pattern: { draft: [{ code: 'undecided', params: { count: 5 } }, { code: 'unequal' }] },
    })
  })

  it('goes by the format and not by the name', async () => {
    const { service } = await startService()
    const bundle = serializeBundle([variant('One', 1), variant('Two', 2)])
    const outcomes = valueOf(await service.api.importTexts([incoming('photo.txt', bundle)]))
    expect(outcomes.map(({ file, kind }) => [file, kind])).toEqual([
      ['photo.txt', 'pattern'],
      ['photo.txt', 'pattern'],
    ])
  })

  it('knows a board that is there, whatever its name, down to the last cell', async () => {
    const { service, data } = await startService()
    const files = [
      incoming('same.pasang', serializePattern(checkerboard('Another name'))),
      incoming('swapped.pasang', serializePattern(checkerboard('Swapped', 'w'))),
      incoming('again.pasang', serializePattern(checkerboard('Again', 'w'))),
    ]
    expect(valueOf(await service.api.importTexts(files))).toMatchObject([
      { file: 'same.pasang', kind: 'duplicate', name: 'Another name', of: 'shipped/broken' },
      { file: 'swapped.pasang', kind: 'pattern', pattern: { id: 'own/swapped' } },
      { file: 'again.pasang', kind: 'duplicate', name: 'Again', of: 'own/swapped' },
    ])
    expect(Object.keys(await filesBelow(data))).toEqual(['library/swapped.pasang.json'])
  })

  it('hands back a known board that has a name of its own, so that it can be saved all the same', async () => {
    const { service } = await startService()
    const own = { ...checkerboard('Another name'), author: 'Siti' }
    const files = [own, checkerboard('Broken')].map((each) => incoming(each.name, serializePattern(each)))
    const [named, same] = valueOf(await service.api.importTexts(files))
    expect(named).toMatchObject({ kind: 'duplicate', document: own })
    expect(same).toEqual({ file: 'Broken', kind: 'duplicate', name: 'Broken', of: 'shipped/broken' })
    await service.api.savePattern(null, own)
    const [again] = valueOf(await service.api.importTexts(files))
    expect(again).not.toHaveProperty('document')
  })

  it('finds the share codes in a chat message', async () => {
    const { service } = await startService()
    const chat = `Look at this: ${shareCode(variant('One', 1))} ok?\nor (${shareCode(variant('Two', 2))}).`
    const outcomes = valueOf(await service.api.importTexts([incoming('Pasted', chat)]))
    expect(outcomes).toMatchObject([
      { kind: 'pattern', pattern: { document: { name: 'One' } } },
      { kind: 'pattern', pattern: { document: { name: 'Two' } } },
    ])
  })

  it('takes in a known drawing that is turned or has its colours swapped, and says which one it is', async () => {
    const { service } = await startService()
    const one = variant('One', 1)
    const turned = { ...one, name: 'Turned', rows: [...one.rows].reverse() }
    const files = [one, turned, checkerboard('Swapped', 'w')].map((document) =>
      incoming(document.name, serializePattern(document)),
    )
    const outcomes = valueOf(await service.api.importTexts(files))
    expect(outcomes.map((each) => each.kind === 'pattern' && [each.pattern.id, each.twin])).toEqual([
      ['own/one', undefined],
      ['own/turned', 'own/one'],
      ['own/swapped', 'shipped/broken'],
    ])
  })

  it('takes in the good patterns of a bundle and says which failed', async () => {
    const { service } = await startService()
    const bad = { ...variant('Bad', 3), rows: [] } as PatternDocument
    const bundle = serializeBundle([variant('One', 1), bad, variant('Two', 2), checkerboard('Same')])
    const outcomes = valueOf(await service.api.importTexts([incoming('all.pasang-bundle.json', bundle)]))
    expect(outcomes).toMatchObject([
      { kind: 'pattern', pattern: { document: { name: 'One' } } },
      {
        kind: 'fault',
        faults: [{ code: 'row-count', path: 'patterns[1].rows' }],
        part: { number: 2, name: 'Bad' },
      },
      { kind: 'pattern', pattern: { document: { name: 'Two' } } },
      { kind: 'duplicate', of: 'shipped/broken' },
    ])
  })

  it('takes in a bundle larger than a pattern may be', async () => {
    const { service } = await startService()
    const notes = 'x'.repeat(300_000)
    const bundle = serializeBundle(
      [0, 1, 2, 3].map((number) => ({ ...variant(`No ${number}`, 10 + number), notes })),
    )
    expect(bundle.length).toBeGreaterThan(1024 * 1024)
    const outcomes = valueOf(await service.api.importTexts([incoming('big.pasang-bundle.json', bundle)]))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['pattern', 'pattern', 'pattern', 'pattern'])
  })

  it('takes in share codes, named by the code or by where it came from', async () => {
    const { service } = await startService()
    const files = [
      incoming('Pasted', ` ${shareCode(variant('Flower', 5))}\n`),
      incoming('From a friend.txt', shareCode(variant('', 6), false)),
      incoming('Pasted', 'pasang1:nonsense'),
    ]
    expect(valueOf(await service.api.importTexts(files))).toMatchObject([
      { kind: 'pattern', pattern: { document: { name: 'Flower', rows: variant('', 5).rows } } },
      { kind: 'pattern', pattern: { document: { name: 'From a friend', rows: variant('', 6).rows } } },
      { kind: 'fault', faults: [{ code: 'share-code-cut-off' }] },
    ])
  })

  it('takes in share codes line by line, the good ones also beside a bad one', async () => {
    const { service } = await startService()
    const lines = [
      shareCode(variant('One', 1)),
      '',
      'pasang1:nonsense',
      `  ${shareCode(variant('Two', 2))}  `,
    ]
    const outcomes = valueOf(await service.api.importTexts([incoming('Pasted', lines.join('\r\n'))]))
    expect(outcomes).toMatchObject([
      { kind: 'pattern', pattern: { document: { name: 'One' } } },
      { kind: 'fault', faults: [{ code: 'share-code-cut-off' }] },
      { kind: 'pattern', pattern: { document: { name: 'Two' } } },
    ])
  })

  it('does a mixed lot file by file, in its order', async () => {
    const { service } = await startService()
    const files = [
      incoming('1', 'nonsense'),
      incoming('2', serializePattern(variant('Two', 2))),
      { name: '3', size: 3, text: null, detail: NOT_TEXT },
      incoming('4', serializePattern(variant('Four', 4))),
    ]
    const outcomes = valueOf(await service.api.importTexts(files))
    expect(outcomes.map(({ file, kind }) => file + kind)).toEqual([
      '1fault',
      '2pattern',
      '3fault',
      '4pattern',
    ])
  })

  it('takes in a pattern once when two imports run at once', async () => {
    const { service } = await startService()
    const files = [incoming('x', serializePattern(variant('X', 1)))]
    const both = await Promise.all([service.api.importTexts(files), service.api.importTexts(files)])
    expect(both.flatMap((each) => valueOf(each).map(({ kind }) => kind))).toEqual(['pattern', 'duplicate'])
  })

  it('says which files a full disk kept out, and keeps those that are in', async () => {
    let room = 2
    const { nodeFileSystem } = await import('#storage/node-fs')
    const { service } = await startService({
      create: (path) => {
        room -= 1
        return room < 0 ? Promise.reject(systemError('ENOSPC')) : nodeFileSystem.create(path)
      },
    })
    const files = [1, 2, 3].map((number) =>
      incoming(String(number), serializePattern(variant(`No ${number}`, number))),
    )
    const outcomes = valueOf(await service.api.importTexts(files))
    const faults = outcomes.filter(({ kind }) => kind === 'fault')
    expect(faults).toMatchObject([{ faults: [{ code: 'not-stored', params: { detail: 'ENOSPC' } }] }])
    const kept = outcomes.filter(({ kind }) => kind === 'pattern').map(({ file }) => `No ${file}`)
    const { patterns } = valueOf(await service.api.listPatterns())
    const own = patterns.map(({ document }) => document.name).filter((name) => name.startsWith('No '))
    expect(own.sort()).toEqual(kept.sort())
    expect(kept.length).toBe(2)
  })

  it('tells nobody when nothing came in', async () => {
    const { service, events } = await startService()
    await service.api.importTexts([incoming('x', serializePattern(checkerboard('Same'))), incoming('y', '')])
    await service.api.importTexts([])
    expect(events).toEqual([])
  })
})
