import { describeFault } from '#core/faults/describe'
import { fault } from '#core/faults/fault'
import { describe, expect, it } from 'vitest'
import { faultsOf, problemOf } from '../../src/service/problems'
import type { StorageFailure } from '#storage/failure'

const EMPTY = fault('empty')

const FAILURES: readonly (readonly [StorageFailure, string, string])[] = [
  [{ kind: 'not-found', id: 'own/boat' }, 'not-found', 'not-found'],
  [{ kind: 'changed', id: 'own/boat' }, 'changed', 'changed'],
  [{ kind: 'read-only', id: 'shipped/boat' }, 'read-only', 'read-only'],
  [{ kind: 'damaged', file: 'boat.pasang.json', faults: [EMPTY] }, 'damaged', 'empty'],
  [{ kind: 'invalid', faults: [EMPTY] }, 'bad-arguments', 'empty'],
  [{ kind: 'disk', file: 'boat.pasang.json', code: 'ENOSPC' }, 'disk-full', 'not-stored'],
  [{ kind: 'disk', file: 'boat.pasang.json', code: 'EPERM' }, 'no-permission', 'not-stored'],
  [{ kind: 'disk', file: 'boat.pasang.json', code: 'ENOTDIR' }, 'io', 'not-stored'],
]

describe('a failure of the storage', () => {
  it.each(FAILURES)('%j is the problem %s and the fault %s', (failure, problem, code) => {
    expect(problemOf(failure).problem.code).toBe(problem)
    expect(faultsOf(failure).map((each) => each.code)).toEqual([code])
  })

  it('names what was changed meanwhile', () => {
    const [changed] = faultsOf({ kind: 'changed', id: 'own/boat' })
    expect(changed && describeFault(changed, 'en')).toBe(
      '“own/boat” was changed elsewhere meanwhile; nothing was written over it.',
    )
  })
})
