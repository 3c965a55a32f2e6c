import type { Answer, Problem, ProblemCode } from './api'

/** An answer that carries a value. */
export function answered<T>(value: T): Answer<T> {
  return { ok: true, value }
}

/** An answer that says what went wrong. `message` is English, for logs; people are told by the code and the faults. */
export function failed(
  code: ProblemCode,
  message: string,
  details: Omit<Problem, 'code' | 'message'> = {},
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, message, ...details } }
}
