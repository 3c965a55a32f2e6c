import type { Command } from './command'

const files = import.meta.glob<{ readonly commands: readonly Command[] }>('../*/commands.ts', { eager: true })

/** All commands of the program, the areas in alphabetical order. */
export const allCommands: readonly Command[] = Object.values(files).flatMap((file) => file.commands)

/** The command with an id; undefined for an unknown one. */
export function commandById(id: string): Command | undefined {
  return allCommands.find((command) => command.id === id)
}
