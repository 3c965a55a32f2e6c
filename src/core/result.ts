/** An outcome that can fail for reasons the caller must handle; broken invariants throw instead. */
export type Result<T, E> = Ok<T> | Err<E>

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Err<E> {
  readonly ok: false
  readonly error: E
}

/** Wraps a value as a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

/** Wraps an expected fault as a failure. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error }
}
