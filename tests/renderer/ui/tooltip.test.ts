// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, withDirectives } from 'vue'
import { attendKey, dismissTip, shownTip, vTip } from '../../../src/renderer/ui/tooltip'
import UiTooltip from '../../../src/renderer/ui/UiTooltip.vue'

const Button = defineComponent({
  setup: () => () => withDirectives(h('button', 'Save'), [[vTip, { text: 'Save', shortcut: 'Ctrl+S' }]]),
})
const LONG = 2000 // milliseconds, by the clock of the test

describe('tooltips', () => {
  let button: VueWrapper

  beforeEach(() => {
    vi.useFakeTimers()
    dismissTip()
    button = mount(Button, { attachTo: document.body })
  })
  afterEach(() => {
    button.unmount()
    vi.useRealTimers()
  })

  const focused = () => button.element as HTMLButtonElement

  /** What shows after the pointer did these things and some time went by. */
  async function after(...events: readonly string[]): Promise<string | undefined> {
    for (const event of events) await button.trigger(event)
    vi.advanceTimersByTime(LONG)
    return shownTip.value?.text
  }

  it('come when the pointer moves on an element, and go with it', async () => {
    expect(await after('pointerenter', 'pointermove')).toBe('Save')
    expect(await after('pointerleave')).toBeUndefined()
  })

  it('do not come for what appears under a resting pointer', async () => {
    expect(await after('pointerenter')).toBeUndefined()
    expect(await after('pointermove')).toBe('Save')
  })

  it('stay away after a press until the pointer comes again', async () => {
    expect(await after('pointerenter', 'pointermove', 'pointerdown', 'pointermove')).toBeUndefined()
    expect(await after('pointerleave', 'pointerenter', 'pointermove')).toBe('Save')
  })

  it('do not come for what is gone by then', async () => {
    await button.trigger('pointermove')
    focused().remove() // kept for later, not unmounted
    expect(await after()).toBeUndefined()
  })

  it('come with the focus where keys lead it, not where it is given back', async () => {
    attendKey(new KeyboardEvent('keydown', { key: 'Escape' }))
    focused().focus()
    expect(await after()).toBeUndefined()
    focused().blur()
    attendKey(new KeyboardEvent('keydown', { key: 'Tab' }))
    focused().focus()
    expect(await after()).toBe('Save')
  })

  it.each(['keydown', 'dragenter', 'dragover'])('give way to a %s', async (event) => {
    const box = mount(UiTooltip)
    Object.assign(box.element, { showPopover: vi.fn(), hidePopover: vi.fn() })
    await button.trigger('pointermove')
    window.dispatchEvent(new Event(event))
    expect(await after()).toBeUndefined()
    expect(await after('pointerenter', 'pointermove')).toBe('Save')
    window.dispatchEvent(new Event(event))
    expect(shownTip.value).toBeNull()
    box.unmount()
  })
})
