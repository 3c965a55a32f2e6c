import type { Place } from '../stores/navigation'

/**
 * Something a person can do by menu, button or key. Every area exports its own list from `<area>/commands.ts`; the
 * keyboard, the native menu, tooltips and the page of shortcuts all read the same list.
 */
export interface Command {
  readonly id: string // `library.delete`; unique
  readonly label: string // key of a message
  readonly scope: 'everywhere' | Place // where its shortcut works
  readonly shortcut?: string | undefined // `Ctrl+S`, `/`, `Delete`; see shortcut.ts
  readonly whileTyping?: boolean | undefined // works also when a text field has the focus
  readonly enabled?: (() => boolean) | undefined // always when absent
  readonly run: () => void
}
