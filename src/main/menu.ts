import type { MenuItemConstructorOptions } from 'electron'
import type { MainMessages } from './messages'

type Role = NonNullable<MenuItemConstructorOptions['role']>

/** An entry of the list: a command of the window, something that Electron does itself, or a line between. */
type Entry =
  | { readonly command: string; readonly label: keyof MainMessages }
  | { readonly role: Role; readonly label: keyof MainMessages }
  | 'line'

interface Section {
  readonly label: keyof MainMessages | 'Pasang'
  readonly entries: readonly Entry[]
}

// Only commands that work in every place are here: the others have their buttons where they can be used.
const SETTINGS: Entry = { command: 'shell.settings', label: 'settings' }
const QUIT: Entry = { role: 'quit', label: 'quit' }

const PROGRAM: Section = {
  label: 'Pasang',
  entries: [
    { role: 'about', label: 'about' },
    'line',
    SETTINGS,
    'line',
    { role: 'hide', label: 'hide' },
    { role: 'hideOthers', label: 'hideOthers' },
    { role: 'unhide', label: 'showAll' },
    'line',
    QUIT,
  ],
}

const FILE: Section = { label: 'file', entries: [SETTINGS, 'line', QUIT] }

const EDIT: Section = {
  label: 'edit',
  entries: [
    { role: 'undo', label: 'undo' },
    { role: 'redo', label: 'redo' },
    'line',
    { role: 'cut', label: 'cut' },
    { role: 'copy', label: 'copy' },
    { role: 'paste', label: 'paste' },
    { role: 'selectAll', label: 'selectAll' },
  ],
}

const VIEW: Section = {
  label: 'view',
  entries: [
    { command: 'shell.library', label: 'library' },
    { command: 'shell.play', label: 'play' },
    { command: 'shell.editor', label: 'editor' },
    'line',
    { role: 'resetZoom', label: 'actualSize' },
    { role: 'zoomIn', label: 'zoomIn' },
    { role: 'zoomOut', label: 'zoomOut' },
    'line',
    { role: 'togglefullscreen', label: 'fullScreen' },
  ],
}

const WINDOW: Section = {
  label: 'window',
  entries: [
    { role: 'minimize', label: 'minimize' },
    { role: 'close', label: 'close' },
  ],
}

const HELP: Section = { label: 'help', entries: [{ command: 'shell.help', label: 'shortcuts' }] }

/**
 * The menu in the words of a language; `run` hears the ids of commands that were chosen. Elsewhere than on a Mac there is no
 * edit menu: its keys are the page's own, while a Mac's text fields need the menu for them.
 */
export function menuTemplate(
  words: MainMessages,
  mac: boolean,
  run: (command: string) => void,
): MenuItemConstructorOptions[] {
  const sections = mac ? [PROGRAM, EDIT, VIEW, WINDOW, HELP] : [FILE, VIEW, WINDOW, HELP]
  return sections.map(({ label, entries }) => ({
    label: label === 'Pasang' ? label : words[label],
    submenu: entries.map((entry) => itemOf(entry, words, run)),
  }))
}

function itemOf(
  entry: Entry,
  words: MainMessages,
  run: (command: string) => void,
): MenuItemConstructorOptions {
  if (entry === 'line') return { type: 'separator' }
  if ('role' in entry) return { role: entry.role, label: words[entry.label] }
  return { id: entry.command, label: words[entry.label], click: () => run(entry.command) }
}
