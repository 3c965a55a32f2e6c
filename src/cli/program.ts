import { cac, type CAC } from 'cac'
import type { Command } from './command'
import { COMMANDS } from './commands'
import { DONE, FAILED, USAGE, type Context, type ExitCode } from './console'

/** What the command line's words ask for. */
type Call = {
  readonly command: Command
  readonly args: readonly string[]
  readonly flags: Record<string, unknown>
}

/** Runs the command that the words ask for; answers with its exit code and never rejects. */
export async function runProgram(words: readonly string[], context: Context): Promise<ExitCode> {
  const { console } = context
  const call = parse(words, context)
  if (typeof call === 'number') return call
  try {
    return await call.command.run(context, call.args, call.flags)
  } catch (error) {
    console.tell(
      `pasang: this should not have happened: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
    return FAILED
  }
}

function parse(words: readonly string[], { console, version }: Context): Call | ExitCode {
  const parser = cac('pasang')
  for (const command of COMMANDS) register(parser, command)
  parser.help()
  parser.version(version)
  try {
    parser.parse(['node', 'pasang', ...words], { run: false })
    const { matchedCommand: matched } = parser
    if (parser.options.help || parser.options.version) return DONE
    if (!matched) return refuse(parser, words, console.tell)
    matched.checkUnknownOptions()
    matched.checkOptionValue()
    matched.checkRequiredArgs()
    matched.checkUnusedArgs()
    const command = COMMANDS.find((each) => nameOf(each) === parser.matchedCommandName)
    if (!command) throw new Error(`no command ${String(parser.matchedCommandName)}`)
    return { command, args: parser.args.map(String), flags: parser.options }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CACError') throw error
    console.tell(`pasang: ${error.message}`)
    return USAGE
  }
}

function refuse(parser: CAC, words: readonly string[], tell: (line: string) => void): ExitCode {
  if (words.length === 0) {
    parser.outputHelp()
    return USAGE
  }
  tell(
    `pasang: ${parser.args.length > 0 ? `unknown command ${JSON.stringify(parser.args[0])}` : 'a command is missing'}`,
  )
  tell(`commands: ${COMMANDS.map(nameOf).join(', ')}; "pasang --help" tells more`)
  return USAGE
}

function register(parser: CAC, { usage, about, options, examples }: Command): void {
  const command = parser.command(usage, about)
  for (const option of options) command.option(option.usage, option.about)
  for (const example of examples) command.example(`  pasang ${example}`)
}

function nameOf({ usage }: Command): string {
  return usage.split(' ')[0] ?? ''
}
