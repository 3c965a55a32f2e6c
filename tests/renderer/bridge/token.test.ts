import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeToken } from '../../../src/renderer/bridge/token'

const kept = new Map<string, string>()

/** Opens an address in a tab that keeps `kept`; the value is the address that the tab shows afterwards. */
function open(address: string) {
  const url = new URL(address)
  vi.stubGlobal('location', url)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const shown: string[] = []
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => shown.push(to),
  })
  return { token: takeToken(), shown }
}

describe('the token of the browser host', () => {
  beforeEach(() => {
    kept.clear()
    return () => void vi.unstubAllGlobals()
  })

  it('is taken out of the address and survives a reload', () => {
    expect(open('http://127.0.0.1:4000/?theme=paper#token=abc-_1')).toEqual({
      token: 'abc-_1',
      shown: ['/?theme=paper'],
    })
    expect(open('http://127.0.0.1:4000/?theme=paper')).toEqual({ token: 'abc-_1', shown: [] })
  })

  it('of a later run replaces the one before', () => {
    open('http://127.0.0.1:4000/#token=first')
    expect(open('http://127.0.0.1:4000/#token=second').token).toBe('second')
    expect(open('http://127.0.0.1:4000/').token).toBe('second')
  })

  it('is empty where nobody gave one', () => {
    expect(open('http://127.0.0.1:4000/#library')).toEqual({ token: '', shown: [] })
  })
})
