import type { IpcMain, WebFrameMain } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, failed } from '#bridge/answer'
import { callChannel, LISTENING_CHANNEL } from '#bridge/channels'
import { BRIDGE_METHODS, type BridgeMethod } from '#bridge/methods'
import type { Service } from '#service/service'
import { carryCalls } from '../../src/main/transport'

type Handler = (event: { senderFrame: unknown }, ...values: unknown[]) => unknown

const PAGE = { url: 'app://bundle/index.html', parent: null } as WebFrameMain
const FRAME = { url: 'app://bundle/index.html', parent: PAGE } as WebFrameMain
const STRANGER = { url: 'https://example.org/', parent: null } as WebFrameMain

let handlers: Map<string, Handler>
let heard: unknown[]

beforeEach(() => {
  handlers = new Map()
  heard = []
  const keep = (channel: string, handler: Handler): void => void handlers.set(channel, handler)
  const service = {
    call: async (method: string, args: unknown) => {
      heard.push([method, args])
      return method === 'readGame' ? failed('not-found', 'no such game') : answered(method)
    },
  } as Service
  carryCalls({
    ipc: { handle: keep, on: keep } as unknown as IpcMain,
    service,
    own: {
      importFiles: async () => answered(null),
      importFolder: async () => answered(null),
      exportFiles: async () => answered(null),
      exportFile: async () => {
        throw new Error('no disk')
      },
      confirmClose: async (mayClose) => {
        heard.push(['confirmClose', mayClose])
        return answered(null)
      },
    },
    onAnswered: (method) => heard.push(['answered', method]),
    onListening: (listening) => heard.push(['listening', listening]),
    log: (error) => heard.push(['log', String(error)]),
  })
})

function call(method: BridgeMethod, senderFrame: WebFrameMain | null, ...values: unknown[]): unknown {
  return handlers.get(callChannel(method))?.({ senderFrame }, ...values)
}

describe("carrying the window's calls", () => {
  it('has a channel for every method', () => {
    for (const method of BRIDGE_METHODS) expect(handlers.has(callChannel(method))).toBe(true)
  })

  it('passes them on to the service and tells of those that went well', async () => {
    expect(await call('deletePattern', PAGE, 'own/a')).toEqual(answered('deletePattern'))
    expect(await call('readGame', PAGE, 'a')).toMatchObject({ ok: false })
    expect(heard).toEqual([
      ['deletePattern', ['own/a']],
      ['answered', 'deletePattern'],
      ['readGame', ['a']],
    ])
  })

  it.each([
    ['a frame inside of the page', FRAME],
    ['a page from elsewhere', STRANGER],
    ['a frame that is gone', null],
  ])('refuses %s', async (_, frame) => {
    expect(await call('listPatterns', frame)).toMatchObject({
      ok: false,
      problem: { code: 'bad-arguments' },
    })
    handlers.get(LISTENING_CHANNEL)?.({ senderFrame: frame }, true)
    expect(heard).toEqual([])
  })

  it('checks the arguments of what Electron answers itself', async () => {
    expect(await call('confirmClose', PAGE, 'yes')).toMatchObject({ problem: { code: 'bad-arguments' } })
    expect(await call('confirmClose', PAGE, true)).toEqual(answered(null))
    expect(heard).toEqual([['confirmClose', true]])
  })

  it('answers a failure that nobody expected', async () => {
    const answer = await call('exportFile', PAGE, { name: 'a.json', content: '', kind: 'patterns' })
    expect(answer).toEqual(failed('internal', 'exportFile failed'))
    expect(heard).toEqual([['log', 'Error: no disk']])
  })

  it('hears when the page listens', () => {
    handlers.get(LISTENING_CHANNEL)?.({ senderFrame: PAGE }, true)
    handlers.get(LISTENING_CHANNEL)?.({ senderFrame: PAGE }, 'yes')
    expect(heard).toEqual([
      ['listening', true],
      ['listening', false],
    ])
  })
})
