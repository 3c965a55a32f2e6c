import type { Result } from '#core/result'
import { err, ok } from '#core/result'
import type { Flags } from './command'
import { usage, type Failure } from './console'

/** A whole number option between bounds, or its default; a failure of usage that names the option otherwise. */
export function numberFlag(
  flags: Flags,
  name: string,
  {
    least = 0,
    most = Number.MAX_SAFE_INTEGER,
    otherwise,
  }: { least?: number; most?: number; otherwise: number },
): Result<number, Failure> {
  const value = flags[name]
  if (value === undefined) return ok(otherwise)
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : NaN
  if (number >= least && number <= most) return ok(number)
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  return err(usage(`--${dashed(name)}: a whole number ${range} was expected, not ${JSON.stringify(value)}`))
}

/** A whole percentage as a share 0..1, or its default (also a share). */
export function percentFlag(flags: Flags, name: string, otherwise: number): Result<number, Failure> {
  const percent = numberFlag(flags, name, { most: 100, otherwise: Math.round(otherwise * 100) })
  return percent.ok ? ok(percent.value / 100) : percent
}

/** A text option, or undefined; an empty text where a value is needed is a failure of usage. */
export function textFlag(flags: Flags, name: string): Result<string | undefined, Failure> {
  const value = flags[name]
  if (value === undefined || (typeof value === 'string' && value !== '')) return ok(value)
  return err(usage(`--${dashed(name)}: a value was expected`))
}

/** An option that takes one of some words, or its default. */
export function choiceFlag<T extends string>(
  flags: Flags,
  name: string,
  choices: readonly T[],
  otherwise: T,
): Result<T, Failure> {
  const text = textFlag(flags, name)
  if (!text.ok) return text
  if (text.value === undefined) return ok(otherwise)
  const choice = choices.find((each) => each === text.value)
  if (choice !== undefined) return ok(choice)
  return err(
    usage(`--${dashed(name)}: one of ${choices.join(', ')} was expected, not ${JSON.stringify(text.value)}`),
  )
}

/** Whether a switch is on. */
export function isOn(flags: Flags, name: string): boolean {
  return flags[name] === true
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
