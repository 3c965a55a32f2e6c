import type { Command } from '../commands/command'
import { useBrowse } from '../library/browse'
import { importFolderByDialog } from '../library/intake'
import { removeAll, showAllShipped } from '../library/many'
import { useSelection } from '../library/selection'
import { useSharing } from './store'

type Part = Pick<Command, 'shortcut' | 'enabled' | 'whileTyping'>

function command(name: string, run: () => unknown, part: Part = {}): Command {
  return {
    id: `sharing.${name}`,
    label: `sharing.command.${name}`,
    scope: 'library',
    ...part,
    run: () => void run(),
  }
}

const hasPatterns = () => useSelection().patterns.length > 0

export const commands: readonly Command[] = [
  command('print', () => (useSharing().printing = useSelection().patterns), {
    shortcut: 'Ctrl+P',
    enabled: hasPatterns,
    whileTyping: true,
  }),
  command('selectAll', () => useSelection().selectAll(), {
    shortcut: 'Ctrl+A',
    enabled: () => useBrowse().shown.length > 0,
  }),
  command('clearSelection', () => useSelection().clear(), {
    shortcut: 'Escape',
    enabled: () => useSelection().isMany,
  }),
  command('importFolder', importFolderByDialog, { shortcut: 'Ctrl+Shift+O' }),
  command('versions', () => (useSharing().versionsOf = useBrowse().chosenId), {
    enabled: () => useBrowse().chosen?.source === 'own',
  }),
  command('trash', () => (useSharing().trashOpen = true)),
  command('hide', () => removeAll(useSelection().patterns), {
    enabled: () => useBrowse().chosen?.source === 'shipped',
  }),
  command('showHidden', showAllShipped),
]
