// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followCores, mostCores, sharesMemory } from '../../../src/renderer/workers/cores'
import { useSettings } from '../../../src/renderer/stores/settings'
import { freshApp } from '../support/app'
import { Thinker } from '../../../src/renderer/workers/thinker'
import { nextTick } from 'vue'

/** A machine with so many cores, whose workers can share memory or not. */
function machine(cores: number, isolated = true) {
  vi.stubGlobal('crossOriginIsolated', isolated)
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the cores for the computer', () => {
  it.each([
    [1, true, 1],
    [2, true, 2],
    [64, true, 8],
    [64, false, 1],
    [0, true, 1],
  ])('of a machine with %d, memory shared: %s, are %d at most', (cores, isolated, most) => {
    machine(cores, isolated)
    expect(sharesMemory()).toBe(isolated)
    expect(mostCores()).toBe(most)
  })

  it('follow the settings, but are no more than there are', async () => {
    machine(4)
    freshApp()
    const settings = useSettings()
    const thinker = new Thinker(() => {
      throw new Error('nobody asked for work')
    })
    const employed = vi.spyOn(thinker, 'employ')
    followCores(thinker)
    for (const cores of [2, 8, 1]) {
      void settings.change({ cores })
      await nextTick()
    }
    expect(employed.mock.calls.map(([cores]) => cores)).toEqual([1, 2, 4, 1])
  })
})
