import type { SymmetryKind } from '#core/pattern/symmetry'

/** One row of a menu. Rows with `checked` behave as radio rows; a `null` row is a separating line. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: string | undefined
  readonly symmetry?: SymmetryKind | undefined // drawn in place of the icon
  readonly hint?: string | undefined // a shortcut or a figure at the right
  readonly checked?: boolean | undefined
  readonly danger?: boolean | undefined
  readonly disabled?: string | undefined // the reason
}

export type MenuRow = MenuItem | null

const MODIFIERS: readonly string[] = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']

/** Whether a key press in an open menu is a shortcut such as its rows print, and no way through the menu. */
export function isForCommands(event: KeyboardEvent): boolean {
  if (event.key === 'Delete') return true
  return (event.ctrlKey || event.metaKey || event.altKey) && !MODIFIERS.includes(event.key)
}
