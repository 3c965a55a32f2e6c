import type { LibraryPattern } from '#bridge/api'
import type { Command } from '../commands/command'
import {
  copyShareCode,
  deletePattern,
  duplicatePattern,
  editPattern,
  exportPattern,
  newPattern,
  playPattern,
} from './actions'
import { useBrowse } from './browse'
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
function onChosen(
  name: string,
  run: (pattern: LibraryPattern) => unknown,
  shortcut?: string,
  enabled: (pattern: LibraryPattern) => boolean = () => true,
): Command {
  const chosen = () => useBrowse().chosen
  const perform = () => {
    const pattern = chosen()
    if (pattern) run(pattern)
  }
  return command(name, perform, {
    shortcut,
    enabled: () => {
      const pattern = chosen()
      return pattern !== null && enabled(pattern)
    },
  })
}

const isOwn = (pattern: LibraryPattern) => pattern.source === 'own'
const nothingSelected = () => (window.getSelection()?.toString() ?? '') === ''

export const commands: readonly Command[] = [
  command('search', () => document.querySelector<HTMLElement>('[data-library-search]')?.focus(), {
    shortcut: '/',
  }),
  command('new', newPattern, { shortcut: 'N' }),
  command('import', () => useLibrary().importByDialog(), { shortcut: 'Ctrl+O', whileTyping: true }),
  onChosen('play', playPattern, 'Enter'),
  onChosen('edit', editPattern, 'E'),
  onChosen('favourite', (pattern) => useLibrary().toggleFavourite(pattern.id), 'F'),
  onChosen('copyCode', copyShareCode, 'Ctrl+C', nothingSelected),
  onChosen('export', exportPattern, 'Ctrl+E'),
  onChosen('duplicate', duplicatePattern, 'Ctrl+D'),
  onChosen('rename', () => (useBrowse().renaming = true), 'F2', isOwn),
  onChosen('delete', deletePattern, 'Delete', isOwn),
]
