import { TOKEN_HEADER } from '#bridge/http'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Decides which requests are from this run's own window. */
export interface Guard {
  /**
   * Whether a request is meant for this server and does not come from a page of another origin. A `Host` other than our
   * address means that some name was made to point here (DNS rebinding).
   */
  readonly isOwn: (request: IncomingMessage) => boolean
  /** Whether a request carries the token of this run, in its header or as given. */
  readonly isKnown: (request: IncomingMessage, token?: string | null) => boolean
}

/** Makes the guard of a server at `host` (`127.0.0.1:4321`). */
export function createGuard(host: string, token: string): Guard {
  const origin = `http://${host}`
  const wanted = digest(token)
  return {
    isOwn: ({ method, headers }) => {
      if (headers.host !== host) return false
      const isRead = method === 'GET' || method === 'HEAD'
      return headers.origin === undefined ? isRead : headers.origin === origin // browsers name it in every other request
    },
    isKnown: ({ headers }, given = null) => {
      const sent = given ?? headers[TOKEN_HEADER]
      return typeof sent === 'string' && timingSafeEqual(digest(sent), wanted)
    },
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
