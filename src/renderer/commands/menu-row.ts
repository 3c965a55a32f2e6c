import type { MenuItem } from '../ui/menu'
import { commandById } from './list'
import { formatShortcut } from './shortcut'

/** The row of a menu that stands for a command, worded by `t`, with its shortcut; `part` goes over it. Throws on an unknown id. */
export function commandRow(
  t: (key: string) => string,
  id: string,
  icon: string,
  part: Partial<MenuItem> = {},
): MenuItem {
  const command = commandById(id)
  if (!command) throw new Error(`no command ${id}`)
  const { label, shortcut } = command
  return { id, label: t(label), icon, hint: shortcut && formatShortcut(shortcut), ...part }
}
