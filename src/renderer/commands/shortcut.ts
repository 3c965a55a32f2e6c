/** A parsed shortcut: `Ctrl` means Command on a Mac. */
export interface Shortcut {
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
  readonly key: string // as KeyboardEvent.key, letters in lower case
}

const ARROWS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
}

/** Reads `Ctrl+Shift+Z`, `/`, `Delete`; throws on an unknown modifier, since shortcuts are written in the source. */
export function parseShortcut(text: string): Shortcut {
  const parts = text === '+' ? ['+'] : text.split('+')
  const key = parts.pop() ?? ''
  for (const part of parts) {
    if (!['Ctrl', 'Alt', 'Shift'].includes(part)) throw new Error(`unknown modifier in shortcut ${text}`)
  }
  return {
    ctrl: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
    key: key.toLowerCase(),
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key press is the shortcut. For signs such as `/` or `?` the Shift key is left to the keyboard's layout. */
export function matchesShortcut(event: Pressed, text: string): boolean {
  const wanted = parseShortcut(text)
  const sign = wanted.key.length === 1 && !/[a-z0-9]/.test(wanted.key)
  return (
    event.key.toLowerCase() === wanted.key &&
    (event.ctrlKey || event.metaKey) === wanted.ctrl &&
    event.altKey === wanted.alt &&
    (sign || event.shiftKey === wanted.shift)
  )
}

/** The shortcut as it is shown: `Ctrl+Z`, on a Mac `⌘Z`; arrows as arrows. */
export function formatShortcut(text: string, mac = isMac()): string {
  const { ctrl, alt, shift, key } = parseShortcut(text)
  const name =
    ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1))
  if (mac) return `${ctrl ? '⌘' : ''}${alt ? '⌥' : ''}${shift ? '⇧' : ''}${name}`
  return [ctrl && 'Ctrl', alt && 'Alt', shift && '⇧', name].filter(Boolean).join('+')
}

function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent)
}
