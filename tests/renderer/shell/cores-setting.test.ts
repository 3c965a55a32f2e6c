// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import CoresSetting from '../../../src/renderer/shell/CoresSetting.vue'
import { useSettings } from '../../../src/renderer/stores/settings'
import { freshApp } from '../support/app'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function shownOn(machine: { cores: number; isolated: boolean }) {
  vi.stubGlobal('crossOriginIsolated', machine.isolated)
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(machine.cores)
  freshApp()
  return mount(CoresSetting, { global: { plugins: [i18n] } })
}

describe('the setting of the cores', () => {
  it('offers those of the machine and keeps the choice', async () => {
    const shown = shownOn({ cores: 3, isolated: true })
    const choices = shown.findAll('[role=radio]')
    expect(choices.map((choice) => choice.text())).toEqual(['1', '2', '3'])
    expect(choices[0]?.attributes('aria-checked')).toBe('true')
    await choices[1]?.trigger('click')
    expect(useSettings().values.cores).toBe(2)
    expect(choices[1]?.attributes('aria-checked')).toBe('true')
    expect(shown.text()).toContain('stronger in the same time')
  })

  it('says why there is no choice', () => {
    const alone = shownOn({ cores: 1, isolated: true })
    expect(alone.find('[role=radio]').exists()).toBe(false)
    expect(alone.text()).toContain('the only one of this machine')
    const apart = shownOn({ cores: 8, isolated: false })
    expect(apart.find('[role=radio]').exists()).toBe(false)
    expect(apart.text()).toContain('It thinks with one core: here')
  })
})
