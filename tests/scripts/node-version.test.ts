import { describe, expect, it } from 'vitest'
import { nodeComplaint } from '../../scripts/lib/node-version.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeComplaint(version)).toBe('')
  })

  it.each(['20.18.3', '18.20.0', '9.11.2'])(
    '%s is too old, and the complaint says what is needed',
    (version) => {
      expect(nodeComplaint(version)).toContain('20.19')
      expect(nodeComplaint(version)).toContain(version)
    },
  )
})
