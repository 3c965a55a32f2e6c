import type { GameRecord } from '#core/record/record'
import { serializeRecord } from '#core/record/record'
import { DEFAULT_SETTINGS } from '#core/settings/settings'
import { gamesListing } from '#service/games'
import { nodeFileSystem } from '#storage/node-fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../storage/games-of'
import { systemError } from '../storage/memory-fs'
import { checkerboard } from '../storage/patterns'
import { filesBelow, put } from '../storage/temporary'
import { incoming, startService, valueOf } from './start'

describe('answering', () => {
  it('says who answers', async () => {
    const { service, data } = await startService()
    expect(valueOf(await service.call('appInfo', []))).toEqual({
      version: '1.2.3',
      host: 'browser',
      dataFolder: data,
    })
  })

  it('gives plain data that can cross any bridge', async () => {
    const { service } = await startService()
    await service.api.savePattern(null, checkerboard('Boat'))
    await service.api.saveGame(null, recordOf(2))
    for (const method of ['listPatterns', 'listGames', 'readSettings', 'readDraft', 'appInfo']) {
      const answer = await service.call(method, [])
      expect(structuredClone(answer)).toEqual(answer)
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
    }
  })

  it.each([
    ['savePattern', [null, { ...checkerboard('X'), name: '' }], '[1].name', 'too-short'],
    ['savePattern', [null, { ...checkerboard('X'), rows: ['b'] }], '[1].rows', 'row-count'],
    ['savePattern', [7, checkerboard('X')], '[0]', 'wrong-type'],
    ['savePattern', [null], '', 'too-short'],
    ['savePattern', 'text', '', 'wrong-type'],
    ['deletePattern', [''], '[0]', 'too-short'],
    ['deletePattern', ['x'.repeat(301)], '[0]', 'too-long'],
    ['importTexts', [[{ name: 'x', size: -1, text: '' }]], '[0][0].size', 'wrong-value'],
    ['importTexts', [[{ name: 'x', size: 1, text: '', path: '/etc/passwd' }]], '[0][0].path', 'wrong-value'],
    ['writeSettings', [{ ...DEFAULT_SETTINGS, level: 0 }], '[0].level', 'wrong-value'],
    ['writeSettings', [{}], '[0].theme', 'missing'],
    [
      'writeDraft',
      [{ patternId: null, document: {}, savedAt: 'today' }, 'window'],
      '[0].document.format',
      'missing',
    ],
    [
      'writeDraft',
      [
        { patternId: null, document: checkerboard('X'), symmetry: 'spiral', savedAt: '2026-01-31T10:00:00Z' },
        'w',
      ],
      '[0].symmetry',
      'wrong-value',
    ],
    ['readDraft', ['../settings', []], '[0]', 'wrong-value'],
    ['saveGame', [null, { ...recordOf(0), seats: [] }], '[1].seats', 'wrong-value'],
  ])('refuses %s with wrong arguments by place and reason', async (method, args, path, code) => {
    const { service, data } = await startService()
    const answer = await service.call(method, args)
    if (answer.ok) throw new Error('accepted')
    expect(answer.problem).toMatchObject({ code: 'bad-arguments', path })
    expect(answer.problem.faults?.[0]).toMatchObject({ path, code })
    expect(await filesBelow(data)).toEqual({})
  })

  it('survives an argument that bites', async () => {
    const { service, logged } = await startService()
    const bad = new Proxy([], { get: () => { throw new Error('trap') } }) // prettier-ignore
    expect(await service.call('listPatterns', bad)).toMatchObject({
      ok: false,
      problem: { code: 'internal' },
    })
    expect(logged.length).toBe(1)
  })

  it('knows what is not there and what may not be changed', async () => {
    const { service } = await startService()
    const { api } = service
    const gone = {
      ok: false,
      problem: { code: 'not-found', faults: [{ code: 'not-found', params: { id: 'own/x' } }] },
    }
    expect(await api.deletePattern('own/x')).toMatchObject(gone)
    expect(await api.restorePattern('x')).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    expect(await api.readGame('x')).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    const readOnly = { ok: false, problem: { code: 'read-only' } }
    expect(await api.savePattern('shipped/broken', checkerboard('X'))).toMatchObject(readOnly)
    expect(await api.deletePattern('shipped/broken')).toMatchObject(readOnly)
  })
})

describe('a disk that refuses', () => {
  const CODES = [
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'no-permission'],
    ['EPERM', 'no-permission'],
    ['EROFS', 'no-permission'],
    ['EIO', 'io'],
    ['EMFILE', 'io'],
  ] as const

  it.each(CODES)('(%s) is told as %s by every method that writes', async (code, expected) => {
    const { service, logged, events } = await startService({
      makeFolder: () => Promise.reject(systemError(code)),
    })
    const { api } = service
    const draft = { patternId: null, document: checkerboard('X'), savedAt: '2026-01-31T10:00:00Z' }
    const answers = [
      await api.savePattern(null, checkerboard('X')),
      await api.saveGame(null, recordOf(0)),
      await api.writeSettings(DEFAULT_SETTINGS),
      await api.writeDraft(draft, 'window'),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { code: expected } })
    expect([logged, events]).toEqual([[], []])
  })

  it('still shows what can be read', async () => {
    const { service, data } = await startService({
      read: (path, limit) => {
        if (path.includes('secret')) throw systemError('EACCES')
        return nodeFileSystem.read(path, limit)
      },
    })
    await put(join(data, 'library/secret.pasang.json'), '')
    const { patterns, damaged } = valueOf(await service.api.listPatterns())
    expect(patterns.length).toBe(1)
    const faults = [{ code: 'not-readable', params: { detail: 'EACCES' } }]
    expect(damaged).toMatchObject([{ file: 'secret.pasang.json', faults }])
    expect(await service.api.deletePattern('own/secret')).toMatchObject({
      ok: false,
      problem: { code: 'damaged', faults },
    })
  })
})

describe('two windows on one pattern', () => {
  it('hear of it when one saves over what the other has saved meanwhile', async () => {
    const { service, events } = await startService()
    const { api } = service
    const boat = checkerboard('Boat')
    const { id } = valueOf(await api.savePattern(null, boat))
    valueOf(await api.savePattern(id, checkerboard('Ship'), boat))
    events.length = 0
    const answer = await api.savePattern(id, checkerboard('Raft'), boat)
    expect(answer).toMatchObject({ ok: false, problem: { code: 'changed' } })
    expect(events).toEqual([])
    valueOf(await api.savePattern(id, checkerboard('Raft'), null))
    const { patterns } = valueOf(await api.listPatterns())
    expect(patterns.find((each) => each.id === id)?.document.name).toBe('Raft')
  })

  it('say what they stem from as a pattern', async () => {
    const { service } = await startService()
    const answer = await service.call('savePattern', ['own/x', checkerboard('X'), { rows: [] }])
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-arguments' } })
  })
})

describe('events', () => {
  it('tell of every change of the library, and of no failure', async () => {
    const { service, events } = await startService()
    const { api } = service
    const { id } = valueOf(await api.savePattern(null, checkerboard('Boat')))
    await api.savePattern(id, checkerboard('Ship'))
    const token = valueOf(await api.deletePattern(id))
    await api.restorePattern(token)
    expect(events.length).toBe(4)
    await api.deletePattern('own/none')
    await api.savePattern('shipped/broken', checkerboard('X'))
    expect(events.length).toBe(4)
  })

  it('reach a listener until it stops', async () => {
    const { service } = await startService()
    const heard: unknown[] = []
    const stop = service.onEvent((event) => heard.push(event))
    service.emit({ kind: 'menu', command: 'file.new' })
    stop()
    service.emit({ kind: 'menu', command: 'file.open' })
    expect(heard).toEqual([{ kind: 'menu', command: 'file.new' }])
  })
})

describe('games', () => {
  it('are listed in short, newest first', async () => {
    const { service } = await startService()
    const { api } = service
    const first = valueOf(await api.saveGame(null, recordOf(2)))
    const second = valueOf(await api.saveGame(null, recordOf(0, '2026-02-01T09:00:00Z')))
    const { games } = valueOf(await api.listGames())
    expect(games).toEqual([
      {
        id: second,
        patternName: 'Broken',
        ruleset: 'kas',
        players: ['Siti', 'Computer'],
        plies: 0,
        finished: false,
        startedAt: '2026-02-01T09:00:00Z',
        playedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      expect.objectContaining({ id: first, plies: 2 }),
    ])
    expect(games[0]).not.toHaveProperty('scores')
    const over: GameRecord = {
      ...recordOf(0, '2026-03-01T09:00:00Z'),
      result: { reason: 'resigned', scores: [97, 83], winners: ['south'] },
      match: { id: 'm', round: 2 },
    }
    const third = valueOf(await api.saveGame(null, over))
    expect(valueOf(await api.listGames()).games[0]).toMatchObject({
      id: third,
      finished: true,
      scores: [97, 83],
      match: { id: 'm', round: 2 },
    })
    valueOf(await api.deleteGame(third))
    const token = valueOf(await api.deleteGame(first))
    expect(valueOf(await api.listGames()).games.length).toBe(1)
    expect(valueOf(await api.restoreGame(token))).toBe(first)
  })

  it('are listed by when they were played last, not by when they were started', () => {
    const stored = (id: string, startedAt: string, modifiedAt: string) => ({
      id,
      document: recordOf(1, startedAt),
      modifiedAt,
    })
    const { games } = gamesListing({
      documents: [
        stored('begun last', '2026-03-01T09:00:00Z', '2026-03-01T10:00:00.000Z'),
        stored('copied', '2026-01-15T09:00:00Z', '2026-02-20T10:00:00.000Z'),
        stored('copied later', '2026-01-16T09:00:00Z', '2026-02-20T10:00:00.000Z'),
        stored('played last', '2026-01-01T09:00:00Z', '2026-03-02T10:00:00.000Z'),
      ],
      damaged: [],
    })
    expect(games.map(({ id }) => id)).toEqual(['played last', 'begun last', 'copied later', 'copied'])
    expect(games[0]?.playedAt).toBe('2026-03-02T10:00:00.000Z')
  })

  it('open with a warning at the first illegal move', async () => {
    const { service } = await startService()
    const record: GameRecord = { ...recordOf(2), moves: [...recordOf(2).moves, 'a1-a2'] }
    const id = valueOf(await service.api.saveGame(null, record))
    const warning = { code: 'illegal-move', path: 'moves[2]', params: { index: 3, move: 'a1-a2' } }
    expect(valueOf(await service.api.readGame(id))).toMatchObject({ id, record, warning })
    const good = valueOf(await service.api.saveGame(null, recordOf(2)))
    expect(valueOf(await service.api.readGame(good)).warning).toBeNull()
  })

  it('are taken in by import, once', async () => {
    const { service, events } = await startService()
    const files = [incoming('match.pasang', serializeRecord(recordOf(3)))]
    const [first] = valueOf(await service.api.importTexts(files))
    const [second] = valueOf(await service.api.importTexts(files))
    expect(first).toMatchObject({
      file: 'match.pasang',
      kind: 'game',
      game: { record: recordOf(3), warning: null },
    })
    expect(second).toEqual(first)
    expect(valueOf(await service.api.listGames()).games.length).toBe(1)
    expect(events).toEqual([])
  })
})

describe('files of the host', () => {
  it('are written where the person chose, over what they chose to replace', async () => {
    const { service, root } = await startService()
    const path = join(root, 'Ørsted export.pasang.json')
    await put(path, 'old')
    expect(await service.writeFile(path, 'new\n')).toEqual({ ok: true, value: null })
    expect((await filesBelow(root))['Ørsted export.pasang.json']).toBe('new\n')
  })

  it('that cannot be written are told as a problem', async () => {
    const { service } = await startService({ create: () => Promise.reject(systemError('EROFS')) })
    const problem = { code: 'no-permission', file: 'x.pasang.json' }
    expect(await service.writeFile('/x.pasang.json', 'new')).toMatchObject({ ok: false, problem })
  })

  it('are read whole, or come with the reason', async () => {
    const { service, root } = await startService()
    await put(join(root, 'x.pasang'), '\uFEFFñ')
    expect(await service.readFiles([join(root, 'x.pasang')])).toEqual([
      { name: 'x.pasang', size: 5, text: 'ñ' },
    ])
  })
})

describe('ending', () => {
  it('waits for what is being written', async () => {
    const { service, data } = await startService()
    const saving = service.api.savePattern(null, checkerboard('Boat'))
    await service.close()
    expect(Object.keys(await filesBelow(data))).toEqual(['library/boat.pasang.json'])
    await saving
  })
})
