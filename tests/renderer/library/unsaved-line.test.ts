// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { newDocument } from '#core/pattern/document'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import UnsavedLine from '../../../src/renderer/library/UnsavedLine.vue'
import AppRail from '../../../src/renderer/shell/AppRail.vue'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { useUnsaved } from '../../../src/renderer/stores/unsaved'
import { freshApp } from '../support/app'

const global = { plugins: [i18n] }

beforeEach(() => {
  freshApp()
  showLanguage('en')
})

describe('the line about unsaved work', () => {
  it('names it, leads to it, and can be put away', async () => {
    const line = mount(UnsavedLine, { global })
    expect(line.text()).toBe('')
    useUnsaved().tell({ ...newDocument('Boat'), names: { ms: 'Perahu' } })
    await nextTick()
    expect(line.text()).toContain('Unsaved drawing: “Boat”')
    showLanguage('ms')
    await nextTick()
    expect(line.text()).toContain('“Perahu”')
    const [open, close] = line.findAll('button')
    await open?.trigger('click')
    expect(useNavigation().place).toBe('editor')
    await close?.trigger('click')
    expect(line.text()).toBe('')
  })

  it('has a mark on the way to the editor, which stays', async () => {
    const rail = mount(AppRail, { global })
    const described = () => rail.findAll('button').map((button) => button.attributes('aria-description'))
    expect(described().filter(Boolean)).toEqual([])
    useUnsaved().tell(newDocument('Boat'))
    useUnsaved().noted = true
    await nextTick()
    expect(described()[2]).toBe('Editor. Unsaved drawing: “Boat”')
    expect(rail.findAll('.rail-button__dot')).toHaveLength(1)
  })
})
