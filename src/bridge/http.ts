/** What the browser host and the window's client for it agree on. */
export const CALL_PATH = '/api/call/' // POST, followed by the method; the body is the list of its arguments as JSON
export const EVENTS_PATH = '/api/events' // GET, server-sent events; each `data` is one BridgeEvent as JSON

/** Carries the token of this run in calls; a page of another origin cannot send it. */
export const TOKEN_HEADER = 'x-pasang-token'

/** Carries the token to the window in the address, as `#token=..`, and to the events, as `?token=..`. */
export const TOKEN_PARAMETER = 'token'

/** The largest body of a call, in bytes; calls that take in files may be longer, for the largest bundle is 64 MiB. */
export const BODY_LIMIT = 8 * 1024 * 1024
export const IMPORT_BODY_LIMIT = 192 * 1024 * 1024
