import type { Fault } from '#core/faults/fault'
import { err, ok, type Result } from '#core/result'

/** Why something was not stored, fetched or moved. `file` is a file's or folder's name, never a path. */
export type StorageFailure =
  | { readonly kind: 'not-found'; readonly id: string }
  | { readonly kind: 'read-only'; readonly id: string } // a shipped pattern
  | { readonly kind: 'changed'; readonly id: string } // since the work that was to be written over it began
  | { readonly kind: 'damaged'; readonly file: string; readonly faults: readonly Fault[] } // or newer: never overwritten
  | { readonly kind: 'invalid'; readonly faults: readonly Fault[] } // what was to be stored could not be read again
  | { readonly kind: 'disk'; readonly file: string; readonly code: string } // the system's code, such as ENOSPC

export type Stored<T> = Result<T, StorageFailure>

/** The system's code of an error (`ENOENT`), or undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Runs a step on the disk; an error of the system becomes a failure that names `file`, any other error is thrown. */
export async function attempt<T>(file: string, step: () => Promise<T>): Promise<Stored<T>> {
  try {
    return ok(await step())
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw error
    return err({ kind: 'disk', file, code })
  }
}
