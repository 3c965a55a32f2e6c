import { describeFault } from '#core/faults/describe'
import type { Fault } from '#core/faults/fault'
import type { StorageFailure } from '#storage/failure'

/** Faults in words, one line each, behind the name of what they are in. */
export function faultLines(name: string, faults: readonly Fault[]): readonly string[] {
  return faults.map((fault) => `${name}: ${describeFault(fault, 'en')}`)
}

/** A failure of the storage in words, one line each. */
export function storageLines(failure: StorageFailure): readonly string[] {
  switch (failure.kind) {
    case 'not-found':
      return [`${failure.id}: there is no such thing in the library`]
    case 'changed':
      return [`${failure.id}: changed meanwhile`]
    case 'read-only':
      return [`${failure.id}: shipped with the program, so it cannot be changed`]
    case 'damaged':
      return faultLines(failure.file, failure.faults)
    case 'invalid':
      return faultLines('the document', failure.faults)
    case 'disk':
      return [`${failure.file}: the disk answered ${failure.code}`]
  }
}
