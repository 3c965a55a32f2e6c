import { commands } from './commands'

/** The shortcut of a command of the editor, named without `editor.`; '' when it has none. */
export function shortcutOf(name: string): string {
  return commandNamed(name).shortcut ?? ''
}

/** Runs a command of the editor, if it is enabled. */
export function run(name: string): void {
  const command = commandNamed(name)
  if (command.enabled?.() ?? true) command.run()
}

function commandNamed(name: string) {
  const command = commands.find(({ id }) => id === `editor.${name}`)
  if (!command) throw new Error(`no command editor.${name}`)
  return command
}
