import type { Command } from './command'
import { table } from './table'

/** The help of the program: every command with what it is for. */
export function programHelp(commands: readonly Command[]): readonly string[] {
  return [
    'Usage: pasang COMMAND [options]',
    '',
    ...indented(table(commands.map(({ usage, about }) => [usage, about]))),
    '',
    '"pasang COMMAND --help" tells the options of a command, "pasang --version" the version.',
    'PATTERN is a name or id of the library, a file or a share code.',
  ]
}

/** The help of one command: its options and examples. */
export function commandHelp(command: Command): readonly string[] {
  const { usage, about, options, examples } = command
  return [
    `Usage: pasang ${usage} [options]`,
    '',
    about,
    ...(options.length > 0
      ? ['', 'Options:', ...indented(table(options.map((each) => [each.usage, each.about])))]
      : []),
    '',
    'Examples:',
    ...examples.map((example) => `  pasang ${example}`),
  ]
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`)
}
