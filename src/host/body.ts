import type { IncomingMessage } from 'node:http'

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'not-json' }

/**
 * Reads the body of a request as JSON of at most `limit` bytes. The rest of a longer one is read and thrown away, so that
 * the answer reaches a browser that is still sending.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limit) return { kind: 'too-large', size }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return { kind: 'json', value: JSON.parse(text) as unknown }
  } catch {
    return { kind: 'not-json' }
  }
}
