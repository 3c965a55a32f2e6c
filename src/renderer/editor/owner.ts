const KEY = 'pasang-window'
const TOKEN_KEY = 'pasang-token' // of the browser host's run: windows of an earlier run hold nothing any more
const PATIENCE = 500 // milliseconds; a page that is reloaded lets go of its lock at once

/** This window among those that are open: whose the unsaved work is. */
export interface Owner {
  readonly id: string
  /** The ids of the other windows of this run that are open now. */
  living(): Promise<readonly string[]>
}

let taken: Promise<Owner> | undefined

/**
 * The id of this window, which a reload keeps. It is held by a lock as long as the window is open; a duplicated tab, which
 * begins with the other's id, finds it held and takes a new one.
 */
export function takeOwner(): Promise<Owner> {
  taken ??= take()
  return taken
}

async function take(): Promise<Owner> {
  const known = sessionStorage.getItem(KEY)
  if (known !== null && (await hold(known))) return owner(known)
  const id = crypto.randomUUID()
  sessionStorage.setItem(KEY, id)
  await hold(id)
  return owner(id)
}

function owner(id: string): Owner {
  return { id, living: async () => (await heldIds()).filter((other) => other !== id) }
}

function prefix(): string {
  return `${KEY} ${sessionStorage.getItem(TOKEN_KEY) ?? ''} `
}

/** Holds an id until the window closes; false when another window does. */
function hold(id: string): Promise<boolean> {
  const manager = locks()
  if (!manager) return Promise.resolve(true)
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true)
      return new Promise<never>(() => undefined)
    }
    manager
      .request(prefix() + id, { signal: AbortSignal.timeout(PATIENCE) }, untilClosed)
      .catch(() => resolve(false))
  })
}

async function heldIds(): Promise<readonly string[]> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.flatMap(({ name = '' }) => (name.startsWith(prefix()) ? [name.slice(prefix().length)] : []))
}

/** Absent outside of secure contexts, and where nothing of the kind is known. */
function locks(): LockManager | null | undefined {
  return navigator.locks
}
