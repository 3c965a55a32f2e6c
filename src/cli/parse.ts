import { err, ok, type Result } from '#core/result'
import { parseArgs } from 'node:util'
import type { Command, Flags } from './command'
import { usage, type Failure } from './console'

/** The words behind a command's name, sorted: arguments in order, options by camel-cased name (a text, or true). */
export interface ParsedWords {
  readonly args: readonly string[]
  readonly flags: Flags
}

/**
 * Reads the words behind a command's name. Values stay as they were written. Unknown options, missing values, options given
 * twice and a wrong number of arguments are failures of usage.
 */
export function parseWords(command: Command, words: readonly string[]): Result<ParsedWords, Failure> {
  const options = Object.fromEntries(
    command.options.map((option) => [optionName(option.usage), specOf(option.usage)]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
      strict: true,
    })
    const twice = Object.keys(values).find((name) => (values[name]?.length ?? 0) > 1)
    if (twice !== undefined) return err(usage(`--${twice}: it may be given only once`))
    const wrong = countFault(command, positionals)
    if (wrong !== null) return err(usage(wrong))
    return ok({ args: positionals, flags: flagsOf(values) })
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    return err(
      usage(
        `${commandName(command)}: ${(error.message.split('\n')[0] ?? '').replace(/\.? To specify a positional.*$/, '')}`,
      ),
    )
  }
}

/** A command's name: the first word of its usage. */
export function commandName({ usage: text }: Command): string {
  return text.split(' ')[0] ?? ''
}

/** Arguments as the usage writes them: `<pattern>` is one, `<...files>` one or more, `[...files]` any number. */
function countFault(command: Command, found: readonly string[]): string | null {
  const all = command.usage.split(' ').slice(1)
  const wanted = all.filter((each) => !each.startsWith('['))
  const many = all.some((each) => each.includes('...'))
  if (found.length < wanted.length) return `${commandName(command)}: ${wanted[found.length] ?? ''} is missing`
  if (!many && found.length > wanted.length) {
    return `${commandName(command)}: ${JSON.stringify(found[wanted.length])} is one word too many`
  }
  return null
}

type Values = Readonly<Record<string, readonly (string | boolean)[] | undefined>>

function flagsOf(values: Values): Flags {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCased(name), value?.[0]]))
}

function specOf(text: string): { type: 'string' | 'boolean'; multiple: true } {
  return { type: text.includes('<') ? 'string' : 'boolean', multiple: true }
}

function optionName(text: string): string {
  return text.replace(/^--/, '').split(' ')[0] ?? ''
}

function camelCased(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
