import type { BridgeEvent } from '#bridge/api'
import { EVENTS_PATH, TOKEN_PARAMETER } from '#bridge/http'

/**
 * Listens to the browser host's events until the returned function is called. A hidden tab does not: browsers allow a few
 * connections to one address in all, and each stream holds one. What it may have missed is one `library-changed`.
 */
export function listenToEvents(token: string, listener: (event: BridgeEvent) => void): () => void {
  const url = `${EVENTS_PATH}?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}`
  let source: EventSource | null = null
  let opened = false

  function follow(): void {
    if (document.visibilityState === 'hidden') stop()
    else source ??= start()
  }

  function start(): EventSource {
    const stream = new EventSource(url)
    stream.addEventListener('message', ({ data }) => listener(JSON.parse(String(data)) as BridgeEvent))
    stream.addEventListener('open', () => {
      if (opened) listener({ kind: 'library-changed' })
      opened = true
    })
    return stream
  }

  function stop(): void {
    source?.close()
    source = null
  }

  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }
}
