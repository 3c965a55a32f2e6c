import { WINDOW_POLICIES } from '#bridge/policy'
import { readWindowFile } from '#service/window-files'
import { isOwnUrl } from './origin'

const HEADERS = {
  ...WINDOW_POLICIES,
  'x-content-type-options': 'nosniff',
}

/** Answers a request of the window's scheme with a file of the built window; 403, 404 or 405 for anything else. */
export async function serveWindow(folder: string, request: Request): Promise<Response> {
  if (!isOwnUrl(request.url)) return refusal(404)
  if (request.method !== 'GET') return refusal(405)
  const file = await readWindowFile(folder, new URL(request.url).pathname)
  if (file.status !== 200) return refusal(file.status)
  const content = new Uint8Array(file.content) // a body must own its bytes
  return new Response(content, { headers: { ...HEADERS, 'content-type': file.type } })
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: HEADERS })
}
