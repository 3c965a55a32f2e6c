import type { z } from 'zod'
import { err, ok, type Result } from '../result'
import { fault, FAULT_CODES, type Fault, type FaultCode } from './fault'
import { makePath } from './path'
import { kindOf, snippet } from './read'

type Issue = z.core.$ZodIssue
type Worder<Code extends Issue['code']> = (
  issue: Extract<Issue, { code: Code }>,
  path: string,
  found: unknown,
) => Fault | readonly Fault[]

/**
 * Checks a JSON value by a zod schema. The value is returned as it came in (same keys, same order, unknown ones kept);
 * schemas here describe and never transform.
 */
export function checkShape<T>(schema: z.ZodType<T>, value: unknown): Result<T, readonly Fault[]> {
  const outcome = schema.safeParse(value)
  return outcome.success ? ok(value as T) : err(faultsOfIssues(outcome.error.issues, value))
}

/** Zod's issues as faults. `value` is what was checked: the issues do not carry what they found. */
function faultsOfIssues(issues: readonly Issue[], value: unknown): readonly Fault[] {
  return issues.flatMap((issue) => {
    const word = WORDERS[issue.code] as Worder<typeof issue.code>
    return word(issue, makePath(issue.path), valueAt(value, issue.path))
  })
}

/**
 * The parameters of a zod custom issue that stands for one of our faults: `ctx.addIssue({ code: 'custom', path, params:
 * faultParams('undecided', { count: 3 }) })`.
 */
export function faultParams(code: FaultCode, params: Fault['params'] = {}): Record<string, unknown> {
  return { ...params, fault: code }
}

const TYPE_TERMS: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'list',
  record: 'object',
  int: 'integer',
  undefined: 'nothing',
}

const WORDERS: { readonly [Code in Issue['code']]: Worder<Code> } = {
  invalid_type: (issue, path, found) => wrongType(path, TYPE_TERMS[issue.expected] ?? issue.expected, found),
  invalid_value: (issue, path, found) =>
    wrongValue(
      path,
      issue.values.map((each) => snippet(each)),
      found,
    ),
  invalid_format: (issue, path, found) => wrongValue(path, [issue.format], found),
  not_multiple_of: (issue, path, found) => wrongValue(path, [`${issue.divisor} × n`], found),
  too_big: (issue, path, found) => outOfRange('too-long', path, issue, Number(issue.maximum), found),
  too_small: (issue, path, found) => outOfRange('too-short', path, issue, Number(issue.minimum), found),
  unrecognized_keys: (issue) =>
    issue.keys.map((key) => wrongValue(makePath([...issue.path, key]), ['nothing'], key)),
  invalid_union: (issue, path, found) => unionFault(issue, path, found),
  invalid_key: (issue, path) => wrongValue(path, ['text'], issue.path.at(-1)),
  invalid_element: (_issue, path, found) => wrongValue(path, ['list'], found),
  custom: (issue, path, found) => customFault(issue.params ?? {}, path, found),
}

function wrongType(path: string, expected: string, found: unknown): Fault {
  const key = /([^.[\]]+)\]?$/.exec(path)?.[1] ?? path
  if (found === undefined) return fault('missing', path, { key, expected })
  const isFraction = expected === 'integer' && typeof found === 'number'
  return fault('wrong-type', path, { expected, found: isFraction ? snippet(found) : kindOf(found) })
}

function wrongValue(path: string, choices: readonly string[], found: unknown): Fault {
  const expected = choices.join(' | ')
  if (found === undefined) return wrongType(path, expected, found)
  return fault('wrong-value', path, { expected, found: snippet(found) })
}

function outOfRange(
  code: 'too-long' | 'too-short',
  path: string,
  issue: { readonly origin: string; readonly inclusive?: boolean | undefined },
  bound: number,
  found: unknown,
): Fault {
  if (issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint') {
    const sign = (code === 'too-long' ? '<' : '>') + (issue.inclusive === false ? '' : '=')
    return wrongValue(path, [`${sign.replace('<=', '≤').replace('>=', '≥')} ${bound}`], found)
  }
  const size = typeof found === 'string' || Array.isArray(found) ? found.length : 0
  return code === 'too-long'
    ? fault(code, path, { maximum: bound, found: size })
    : fault(code, path, { minimum: bound, found: size })
}

/** A union of literals reads as a choice; a tagged union as a choice of tags; any other by its first branch. */
function unionFault(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: string,
  found: unknown,
): readonly Fault[] {
  if ('options' in issue && Array.isArray(issue.options)) {
    return [
      wrongValue(
        path,
        issue.options.map((each) => snippet(each)),
        found,
      ),
    ]
  }
  const branches = issue.errors
  const literals = branches.map((branch) => branch.flatMap((each) => literalChoices(each)))
  if (literals.every((choices) => choices.length > 0)) return [wrongValue(path, literals.flat(), found)]
  const types = branches.map((branch) => branch.flatMap((each) => typeChoice(each)))
  if (types.every((choices) => choices.length > 0)) return [wrongType(path, types.flat().join(' | '), found)]
  const nearest = [...branches].sort((a, b) => a.length - b.length)[0] ?? []
  return faultsOfIssues(nearest, found).map((each) => ({
    ...each,
    path: [path, each.path].filter(Boolean).join('.'),
  }))
}

function literalChoices(issue: Issue): readonly string[] {
  return issue.code === 'invalid_value' && issue.path.length === 0
    ? issue.values.map((each) => snippet(each))
    : []
}

function typeChoice(issue: Issue): readonly string[] {
  return issue.code === 'invalid_type' && issue.path.length === 0
    ? [TYPE_TERMS[issue.expected] ?? issue.expected]
    : []
}

function customFault(params: Readonly<Record<string, unknown>>, path: string, found: unknown): Fault {
  const code = FAULT_CODES.find((each) => each === params.fault)
  if (!code) return fault('wrong-value', path, { expected: '', found: snippet(found) })
  const values = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== 'fault' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  )
  return fault(code, path, Object.fromEntries(values))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    return (part as Record<PropertyKey, unknown>)[key]
  }, value)
}
