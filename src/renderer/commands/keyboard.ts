import type { Place } from '../stores/navigation'
import type { Command } from './command'
import { matchesShortcut } from './shortcut'

/** The command that a key press means at a place, if it is enabled. Typing in a text field means only itself. */
export function commandForKey(
  event: KeyboardEvent,
  place: Place,
  commands: readonly Command[],
): Command | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined
  const typing = isTextField(event.target)
  if ((event.key === 'Enter' || event.key === ' ') && isControl(event.target)) return undefined
  return commands.find(
    (command) =>
      command.shortcut !== undefined &&
      (command.scope === place || command.scope === 'everywhere') &&
      (!typing || command.whileTyping === true) &&
      matchesShortcut(event, command.shortcut) &&
      (command.enabled?.() ?? true),
  )
}

/** Whether Enter and Space already mean something to what has the focus. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a[href], summary, input, textarea, select') !== null
  )
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target.isContentEditable
}

/** Runs `run` on every key press of the window until the returned function is called. */
export function listenToKeys(place: () => Place, commands: readonly Command[]): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]')) return
    const command = commandForKey(event, place(), commands)
    if (!command) return
    event.preventDefault()
    command.run()
  }
  window.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', onKey)
  }
}
