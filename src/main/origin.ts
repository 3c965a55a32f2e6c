export const SCHEME = 'app'
const HOST = 'bundle'

/** The address of the window's page. */
export const WINDOW_URL = `${SCHEME}://${HOST}/index.html`

/** Whether an address is one of the window's own. (Its `origin` does not say: Node knows none for such schemes.) */
export function isOwnUrl(text: string): boolean {
  try {
    const url = new URL(text)
    return url.protocol === `${SCHEME}:` && url.host === HOST
  } catch {
    return false
  }
}
