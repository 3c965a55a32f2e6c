import { expect, it } from 'vitest'
import { CrashPolicy } from '../../src/main/crashes'

it('loads a page that died once more, then asks, and forgets a death after a minute', () => {
  const policy = new CrashPolicy()
  expect(policy.onDeath(1000)).toBe('reload')
  expect(policy.onDeath(2000)).toBe('ask')
  expect(policy.onDeath(61_999)).toBe('ask')
  expect(policy.onDeath(122_000)).toBe('reload')
})
