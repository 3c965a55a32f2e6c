/** What the command line reads from and writes to; entry files give the real ones, tests their own. */
export interface Console {
  /** Writes one line of results. */
  readonly print: (line: string) => void
  /** Writes one line of messages. */
  readonly tell: (line: string) => void
  /** Whether messages go to a terminal, where progress may be drawn. */
  readonly terminal: boolean
}

/** Where the command line finds things; computed by the entry file alone. */
export interface Places {
  readonly patterns: string // the shipped library
  readonly data: string // the person's data folder
  readonly matchWorker: string // the built script of a worker that plays engine games
  readonly searchHelper: string // that of a worker that helps a search
}

/** What a command may use. */
export interface Context {
  readonly console: Console
  readonly places: Places
  readonly version: string
}

/** Exit codes (FORMATS, command line): done; the input is bad or a check failed; wrong usage. */
export const DONE = 0
export const FAILED = 1
export const USAGE = 2
export type ExitCode = typeof DONE | typeof FAILED | typeof USAGE

/** Why a command cannot go on: what to tell, and the exit code. */
export interface Failure {
  readonly exit: typeof FAILED | typeof USAGE
  readonly lines: readonly string[]
}

/** A failure for input that is bad. */
export function failed(...lines: readonly string[]): Failure {
  return { exit: FAILED, lines }
}

/** A failure for a call that is wrong. */
export function usage(...lines: readonly string[]): Failure {
  return { exit: USAGE, lines }
}

/** Tells a failure and gives its exit code. */
export function tellFailure(console: Console, { lines, exit }: Failure): ExitCode {
  for (const line of lines) console.tell(line)
  return exit
}
