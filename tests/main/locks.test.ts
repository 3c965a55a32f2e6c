import type { App, Session } from 'electron'
import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { lockNavigation, lockPermissions } from '../../src/main/locks'

interface Preventable {
  readonly url: string
  preventDefault(): void
}

/** A page as far as the locks care, which tells where it would go and what it would open. */
function lockedPage() {
  const app = new EventEmitter()
  lockNavigation(app as App)
  let opens: ((details: { url: string }) => { action: string }) | null = null
  const page = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: typeof opens) => {
      opens = handler
    },
  })
  app.emit('web-contents-created', {}, page)
  const allows = (name: string, url: string): boolean => {
    let allowed = true
    const event: Preventable = { url, preventDefault: () => (allowed = false) }
    page.emit(name, event)
    return allowed
  }
  return {
    goes: (url: string) => allows('will-navigate', url),
    embeds: (url: string) => allows('will-attach-webview', url),
    opens: (url: string) => opens?.({ url }).action,
  }
}

describe('navigation', () => {
  it('stays with the own page', () => {
    const page = lockedPage()
    expect(page.goes('app://bundle/index.html')).toBe(true)
    expect(page.goes('https://example.org/')).toBe(false)
    expect(page.goes('file:///etc/passwd')).toBe(false)
    expect(page.goes('app://elsewhere/index.html')).toBe(false)
  })

  it('neither opens nor embeds anything', () => {
    const page = lockedPage()
    expect(page.opens('app://bundle/index.html')).toBe('deny')
    expect(page.embeds('app://bundle/index.html')).toBe(false)
  })
})

describe('permissions', () => {
  it.each([
    ['clipboard-sanitized-write', true],
    ['clipboard-read', false],
    ['media', false],
    ['geolocation', false],
    ['openExternal', false],
  ])('%s: %s', (permission, granted) => {
    const answers: boolean[] = []
    const session = {
      setPermissionRequestHandler: (handler: (...args: unknown[]) => void) =>
        handler({}, permission, (answer: boolean) => answers.push(answer)),
      setPermissionCheckHandler: (handler: (...args: unknown[]) => boolean) =>
        answers.push(handler(null, permission)),
    }
    lockPermissions(session as unknown as Session)
    expect(answers).toEqual([granted, granted])
  })
})
