import type { LibraryPattern } from '#bridge/api'
import type { Command } from '../commands/command'
import {
  copyShareCode,
  deletePattern,
  duplicatePattern,
  editPattern,
  newPattern,
  offerCopy,
  playPattern,
} from './actions'
import { useSharing } from '../sharing/store'
import { useBrowse } from './browse'
import { useConflict } from './conflict'
import { importByDialog } from './intake'
import { copyShareCodes, favouriteAll, removeAll } from './many'
import { useRemovals } from './removals'
import { useSelection } from './selection'
import { useLibrary } from './store'

type Part = Pick<Command, 'shortcut' | 'enabled' | 'whileTyping'>

function command(name: string, run: () => unknown, part: Part = {}): Command {
  return {
    id: `library.${name}`,
    label: `library.command.${name}`,
    scope: 'library',
    ...part,
    run: () => void run(),
  }
}

/** A command that does something with the chosen pattern. */
function onChosen(name: string, run: (pattern: LibraryPattern) => unknown, shortcut: string): Command {
  const chosen = () => useBrowse().chosen
  const perform = () => {
    const pattern = chosen()
    if (pattern) run(pattern)
  }
  return command(name, perform, { shortcut, enabled: () => chosen() !== null })
}

/** A command that does something with all selected patterns, and with a single one perhaps something else. */
function onSelection(
  name: string,
  run: (patterns: readonly LibraryPattern[]) => unknown,
  shortcut: string,
  part: { enabled?: () => boolean; single?: (pattern: LibraryPattern) => unknown } = {},
): Command {
  const { enabled = () => true, single } = part
  const selected = () => useSelection().patterns
  const perform = () => {
    const [first, second] = selected()
    if (first && !second && single) single(first)
    else run(selected())
  }
  return command(name, perform, { shortcut, enabled: () => selected().length > 0 && enabled() })
}

const isOwn = (pattern: LibraryPattern) => pattern.source === 'own'
const nothingSelected = () => (window.getSelection()?.toString() ?? '') === ''

/** Opens the dialog for another name, once the name given before is written: the dialog holds the pattern as it is then. */
async function askForName(pattern: LibraryPattern): Promise<void> {
  if (!isOwn(pattern)) return offerCopy(pattern)
  await useConflict().settled()
  useBrowse().renaming = true
}

export const commands: readonly Command[] = [
  command('search', () => document.querySelector<HTMLElement>('[data-library-search]')?.focus(), {
    shortcut: '/',
  }),
  command('new', newPattern, { shortcut: 'N' }),
  command('import', importByDialog, { shortcut: 'Ctrl+O', whileTyping: true }),
  command('paste', () => (useBrowse().pasting = '')),
  onChosen('play', playPattern, 'Enter'),
  onChosen('edit', editPattern, 'E'),
  onSelection('favourite', favouriteAll, 'F', {
    single: (pattern) => useLibrary().toggleFavourite(pattern.id),
  }),
  onSelection('copyCode', copyShareCodes, 'Ctrl+C', { single: copyShareCode, enabled: nothingSelected }),
  onSelection('export', (patterns) => (useSharing().exporting = patterns), 'Ctrl+E'),
  onChosen('duplicate', duplicatePattern, 'Ctrl+D'),
  onChosen('rename', askForName, 'F2'),
  onSelection('delete', removeAll, 'Delete', {
    single: (pattern) => (isOwn(pattern) ? deletePattern(pattern) : removeAll([pattern])),
  }),
  // Always there: left to the browser, the key would undo what was typed in the search field, wherever the focus is.
  command('undo', () => useRemovals().undo(), { shortcut: 'Ctrl+Z' }),
]
