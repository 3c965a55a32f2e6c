import type { Command } from '../commands/command'
import { useNavigation, type Place } from '../stores/navigation'

function placeCommand(place: Place, digit: number): Command {
  return {
    id: `shell.${place}`,
    label: `shell.command.${place}`,
    scope: 'everywhere',
    shortcut: `Alt+${digit}`,
    whileTyping: true,
    run: () => {
      void useNavigation().go(place)
    },
  }
}

export const commands: readonly Command[] = [
  placeCommand('library', 1),
  placeCommand('play', 2),
  placeCommand('editor', 3),
  {
    id: 'shell.help',
    label: 'shell.command.help',
    scope: 'everywhere',
    shortcut: 'F1',
    whileTyping: true,
    run: () => {
      useNavigation().dialog = 'help'
    },
  },
  {
    id: 'shell.settings',
    label: 'shell.command.settings',
    scope: 'everywhere',
    shortcut: 'Ctrl+,',
    whileTyping: true,
    run: () => {
      useNavigation().dialog = 'settings'
    },
  },
]
