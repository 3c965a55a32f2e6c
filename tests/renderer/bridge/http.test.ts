import type { BridgeEvent, IncomingFile } from '#bridge/api'
import { BRIDGE_METHODS } from '#bridge/methods'
import { serializePattern } from '#core/pattern/document'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reactive } from 'vue'
import { startHost } from '../../../src/host/server'
import { readIncoming } from '../../../src/renderer/bridge/files'
import { createHttpApi } from '../../../src/renderer/bridge/http'
import { incoming, startService, valueOf } from '../../service/start'
import { checkerboard, variant } from '../../storage/patterns'

const TOKEN = 'the-token-of-this-run'

/** A window's client that talks to a real host as the host's own page would. */
async function start(token = TOKEN) {
  const { service, data } = await startService()
  const host = await startHost({ service, windowFolder: data, token: TOKEN, log: () => undefined }, 0)
  const { origin } = new URL(host.url)
  const bodies: string[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    bodies.push(init.body as string)
    return send(origin + path, { ...init, headers: { ...(init.headers as Record<string, string>), origin } })
  })
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    await host.close()
  })
  return { api: createHttpApi(token), host, bodies }
}

describe('the window’s client for the browser host', () => {
  it('has every method of the contract', async () => {
    const { api } = await start()
    expect(Object.keys(api).sort()).toEqual([...BRIDGE_METHODS, 'onEvent'].sort())
  })

  it('carries calls and answers', async () => {
    const { api } = await start()
    const saved = valueOf(await api.savePattern(null, checkerboard('Boat')))
    expect(saved).toMatchObject({ id: 'own/boat', document: checkerboard('Boat') })
    const listing = valueOf(await api.listPatterns())
    expect(listing.patterns.map(({ id }) => id)).toEqual(['shipped/broken', 'own/boat'])
    expect(await api.deletePattern('own/none')).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    expect(await api.confirmClose(true)).toEqual({ ok: true, value: null })
  })

  it('refuses at once what Electron’s bridge refuses: a reactive proxy, also inside', async () => {
    const { api, bodies } = await start()
    const document = checkerboard('Boat')
    expect(() => api.savePattern(null, reactive(document))).toThrow('could not be cloned')
    expect(() => api.savePattern(null, { ...document, tags: reactive(['x']) })).toThrow('could not be cloned')
    expect(() => api.importTexts(reactive([]))).toThrow('could not be cloned')
    expect(() => api.exportFile(reactive({ name: 'x', content: 'y', kind: 'patterns' as const }))).toThrow(
      'could not be cloned',
    )
    expect(bodies).toEqual([])
  })

  it('says that the host is gone, or will not have it', async () => {
    const { api, host } = await start('of another run')
    expect(await api.listPatterns()).toMatchObject({ ok: false, problem: { code: 'closed' } })
    await host.close()
    expect(await api.listPatterns()).toMatchObject({ ok: false, problem: { code: 'closed' } })
  })

  it('sends many files in calls of bearable size, and in their order', async () => {
    const { api, bodies } = await start()
    const large = (name: string) => incoming(name, 'x'.repeat(9 * 1024 * 1024))
    const pattern = incoming('2', serializePattern(variant('Two', 2)))
    const files = [large('1'), pattern, large('3'), { name: '4', size: 1e9, text: null }, large('5')]
    const outcomes = valueOf(await api.importTexts(files))
    expect(outcomes.map(({ file, kind }) => file + kind)).toEqual([
      '1fault',
      '2pattern',
      '3fault',
      '4fault',
      '5fault',
    ])
    expect(bodies.length).toBe(3)
    expect(valueOf(await api.importTexts([]))).toEqual([])
  })
})

describe('work on many files', () => {
  it('that the window does itself is told of and stopped like that of the host', async () => {
    const { api } = await start()
    vi.stubGlobal('document', {
      createElement: () => ({ click: () => undefined }),
      visibilityState: 'hidden',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
    const heard: unknown[] = []
    const stop = api.onEvent((event) => {
      heard.push(event)
      if (event.kind === 'progress' && event.done === 1) void api.stopWork(event.work)
    })
    const files = ['a', 'b', 'c'].map((name) => ({ name, content: name, kind: 'patterns' as const }))
    expect(valueOf(await api.exportFiles(files, 'mine'))).toEqual({ folder: null, names: ['a'] })
    expect(heard).toEqual([
      { kind: 'progress', work: 'mine', done: 0, total: 3 },
      { kind: 'progress', work: 'mine', done: 1, total: 3 },
    ])
    stop()
    expect(valueOf(await api.exportFiles(files.slice(0, 1), 'mine'))).toMatchObject({ names: ['a'] })
    expect(heard.length).toBe(2)
    vi.unstubAllGlobals()
  })
})

describe('files that the person chooses', () => {
  /** Stands in for the page's own dialog for files, in which these are chosen. */
  function choosing(files: readonly File[]): void {
    vi.stubGlobal('document', {
      createElement: () => {
        const heard = new Map<string, () => void>()
        const hear = (name: string, listener: () => void) => void heard.set(name, listener)
        return {
          files,
          addEventListener: hear,
          click: () => heard.get(files.length > 0 ? 'change' : 'cancel')?.(),
        }
      },
      visibilityState: 'hidden',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
  }

  it('are work from when they are chosen, which can be stopped from then on', async () => {
    const { api, bodies } = await start()
    const heard: BridgeEvent[] = []
    choosing([])
    const stop = api.onEvent((event) => heard.push(event))
    expect(valueOf(await api.importFiles('mine'))).toBeNull()
    expect(heard).toEqual([])
    choosing([new File([serializePattern(variant('Two', 2))], 'two.json')])
    expect(valueOf(await api.importFiles('mine'))).toMatchObject([{ kind: 'pattern' }])
    expect(heard[0]).toEqual({ kind: 'progress', work: 'mine', done: 0, total: null })
    const sent = bodies.length
    api.onEvent((event) => {
      if (event.kind === 'progress') void api.stopWork(event.work)
    })
    expect(valueOf(await api.importFiles('mine'))).toEqual([])
    expect(bodies.slice(sent)).toEqual(['["mine"]'])
    stop()
  })
})

describe('reading files in the window', () => {
  async function read(content: BlobPart, name = 'x.pasang'): Promise<IncomingFile | undefined> {
    return (await readIncoming([new File([content], name)]))[0]
  }

  it('gives their text', async () => {
    expect(await read('\uFEFFñ')).toEqual({ name: 'x.pasang', size: 5, text: 'ñ' })
  })

  it('tells what is not UTF-8', async () => {
    const bytes = Uint8Array.from([0x7b, 0xe9, 0x7d])
    expect(await read(bytes)).toEqual({ name: 'x.pasang', size: 3, text: null, detail: 'not-text' })
  })

  it('does not read what is too large for any format', async () => {
    const file = new File(['x'], 'big.pasang')
    Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 })
    expect(await readIncoming([file])).toEqual([{ name: 'big.pasang', size: 65 * 1024 * 1024, text: null }])
  })

  it('tells what the browser cannot read', async () => {
    const file = new File(['x'], 'gone.pasang')
    file.arrayBuffer = () => Promise.reject(new DOMException('it has gone', 'NotFoundError'))
    expect(await readIncoming([file])).toMatchObject([{ text: null, detail: 'NotFoundError: it has gone' }])
  })
})

describe('events in the window', () => {
  /** Stands in for the browser's streams and its visible or hidden tab. */
  function browser() {
    const streams: (EventTarget & { readonly url: string; closed: boolean; close(): void })[] = []
    class Stream extends EventTarget {
      closed = false
      constructor(readonly url: string) {
        super()
        streams.push(this)
      }
      close(): void {
        this.closed = true
      }
    }
    const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('EventSource', Stream)
    vi.stubGlobal('document', tab)
    onTestFinished(() => void vi.unstubAllGlobals())
    const show = (visibilityState: string): void => {
      tab.visibilityState = visibilityState
      tab.dispatchEvent(new Event('visibilitychange'))
    }
    return { streams, show, tab }
  }

  it('come from the host with this run’s token', () => {
    const { streams } = browser()
    const heard: BridgeEvent[] = []
    createHttpApi('a&b').onEvent((event) => heard.push(event))
    expect(streams[0]?.url).toBe('/api/events?token=a%26b')
    streams[0]?.dispatchEvent(new Event('open'))
    streams[0]?.dispatchEvent(new MessageEvent('message', { data: '{"kind":"library-changed"}' }))
    expect(heard).toEqual([{ kind: 'library-changed' }])
  })

  it('rest while the tab is hidden; then the library is looked at again', () => {
    const { streams, show } = browser()
    const heard: BridgeEvent[] = []
    createHttpApi(TOKEN).onEvent((event) => heard.push(event))
    streams[0]?.dispatchEvent(new Event('open'))
    show('hidden')
    expect(streams.map(({ closed }) => closed)).toEqual([true])
    show('visible')
    show('visible')
    expect(streams.map(({ closed }) => closed)).toEqual([true, false])
    expect(heard).toEqual([])
    streams[1]?.dispatchEvent(new Event('open'))
    expect(heard).toEqual([{ kind: 'library-changed' }])
  })

  it('stop when they are no longer wanted', () => {
    const { streams, show } = browser()
    const stop = createHttpApi(TOKEN).onEvent(() => undefined)
    stop()
    show('hidden')
    show('visible')
    expect(streams.map(({ closed }) => closed)).toEqual([true])
  })
})
