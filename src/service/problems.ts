import { failed } from '#bridge/answer'
import type { Answer, ProblemCode } from '#bridge/api'
import { fault, type Fault } from '#core/faults/fault'
import type { StorageFailure, Stored } from '#storage/failure'

const DISK_CODES: Readonly<Record<string, ProblemCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
}

/** The answer to a call from what the storage did. */
export function answerOf<T>(stored: Stored<T>): Answer<T> {
  return stored.ok ? stored : problemOf(stored.error)
}

/** A failure of the storage as the window is told it. */
export function problemOf(failure: StorageFailure): ReturnType<typeof failed> {
  switch (failure.kind) {
    case 'not-found':
      return failed('not-found', `there is no ${failure.id}`, { faults: faultsOf(failure) })
    case 'changed':
      return failed('changed', `${failure.id} was changed meanwhile`)
    case 'read-only':
      return failed('read-only', `${failure.id} is a shipped pattern`)
    case 'damaged':
      return failed('damaged', `${failure.file} cannot be read`, {
        file: failure.file,
        faults: failure.faults,
      })
    case 'invalid':
      return failed('bad-arguments', 'this could not be read again once it is stored', {
        faults: failure.faults,
      })
    case 'disk':
      return failed(DISK_CODES[failure.code] ?? 'io', `${failure.file}: ${failure.code}`, {
        file: failure.file,
      })
  }
}

/** A failure of the storage as faults of a file that was to be taken in. */
export function faultsOf(failure: StorageFailure): readonly Fault[] {
  switch (failure.kind) {
    case 'disk':
      return [fault('not-stored', '', { detail: failure.code })]
    case 'damaged':
    case 'invalid':
      return failure.faults
    case 'not-found':
    case 'changed':
    case 'read-only':
      return [fault(failure.kind, '', { id: failure.id })]
  }
}
