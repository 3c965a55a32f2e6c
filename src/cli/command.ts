import type { Context, ExitCode } from './console'

/** Values of options by camel-cased name: a text as it was written, or true for a switch. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>

/** What stands behind a command's name: how it is written, what it is for, what it does. */
export interface Command {
  readonly usage: string // name and arguments, `info <pattern>`, `validate <...files>`
  readonly about: string
  readonly options: readonly Option[]
  readonly examples: readonly string[]
  /** Runs the command; `args` are its arguments in order. */
  run(context: Context, args: readonly string[], flags: Flags): Promise<ExitCode>
}

export interface Option {
  readonly usage: string // `--depth <plies>`
  readonly about: string
}
