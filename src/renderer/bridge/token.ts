import { TOKEN_PARAMETER } from '#bridge/http'

const KEY = 'pasang-token'

/**
 * The token of the browser host's run. It comes in the address (`#token=..`), is taken out of there so that nobody copies it
 * along, and stays with this tab, so that a reload works.
 */
export function takeToken(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get(TOKEN_PARAMETER)
  if (given === null) return sessionStorage.getItem(KEY) ?? ''
  sessionStorage.setItem(KEY, given)
  history.replaceState(history.state, '', location.pathname + location.search)
  return given
}
