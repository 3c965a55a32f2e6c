import { COMMANDS } from './commands'
import { DONE, FAILED, tellFailure, USAGE, type Context, type ExitCode } from './console'
import { commandHelp, programHelp } from './help'
import { commandName, parseWords } from './parse'

/** Runs the command that the words ask for; answers with its exit code and never rejects. */
export async function runProgram(words: readonly string[], context: Context): Promise<ExitCode> {
  const { console, version } = context
  const [name, ...rest] = words
  const command = COMMANDS.find((each) => commandName(each) === name)
  if (command === undefined) return withoutCommand(name, context)
  if (asks(rest, '--help', '-h')) return printed(console.print, commandHelp(command))
  if (asks(rest, '--version')) return printed(console.print, [version])
  const parsed = parseWords(command, rest)
  if (!parsed.ok) {
    tellFailure(console, parsed.error)
    console.tell(`"pasang ${commandName(command)} --help" tells how it is used`)
    return USAGE
  }
  try {
    return await command.run(context, parsed.value.args, parsed.value.flags)
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.tell(`pasang: this should not have happened: ${detail}`)
    return FAILED
  }
}

function withoutCommand(name: string | undefined, { console, version }: Context): ExitCode {
  if (name === '--help' || name === '-h' || name === 'help')
    return printed(console.print, programHelp(COMMANDS))
  if (name === '--version' || name === '-v') return printed(console.print, [version])
  if (name === undefined) printed(console.tell, programHelp(COMMANDS))
  else {
    console.tell(`pasang: unknown command ${JSON.stringify(name)}`)
    console.tell(`commands: ${COMMANDS.map(commandName).join(', ')}; "pasang --help" tells more`)
  }
  return USAGE
}

function asks(words: readonly string[], ...names: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => names.includes(word))
}

function printed(print: (line: string) => void, lines: readonly string[]): ExitCode {
  for (const line of lines) print(line)
  return DONE
}
