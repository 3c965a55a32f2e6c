import type { Context, ExitCode } from './console'

/** Values of options by camel-cased name, as the parser of the command line gives them. */
export type Flags = Readonly<Record<string, unknown>>

/** What stands behind a command's name: how it is written, what it is for, what it does. */
export interface Command {
  readonly usage: string // name and arguments, in the notation of cac: `info <pattern>`
  readonly about: string
  readonly options: readonly Option[]
  readonly examples: readonly string[]
  /** Runs the command; `args` are its arguments in order, a variadic one as the list of its words. */
  run(context: Context, args: readonly string[], flags: Flags): Promise<ExitCode>
}

export interface Option {
  readonly usage: string // `--depth <plies>`
  readonly about: string
}
