import { errorCode } from '#storage/failure'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** A file of the built window, or why it is not served: 403 outside of the folder, 404 not there. */
export type WindowFile =
  | { readonly status: 200; readonly type: string; readonly content: Uint8Array }
  | { readonly status: 403 | 404 }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Reads the file that a URL's path (percent-encoded, with leading slash) names below a folder; `/` is `index.html`. */
export async function readWindowFile(folder: string, pathname: string): Promise<WindowFile> {
  const path = pathBelow(folder, pathname === '/' ? '/index.html' : pathname)
  if (path === null) return { status: 403 }
  try {
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
    return { status: 200, type, content: await readFile(path) }
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return { status: 404 }
  }
}

function pathBelow(folder: string, pathname: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (!plain.startsWith('/') || plain.includes('\0')) return null
  const path = join(folder, plain)
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? path : null
}
