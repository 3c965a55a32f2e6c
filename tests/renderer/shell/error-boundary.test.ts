// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, reactive } from 'vue'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import ErrorBoundary from '../../../src/renderer/shell/ErrorBoundary.vue'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A view that cannot be drawn while `broken` is set, and whose button fails. */
function fragileView() {
  const state = reactive({ broken: false })
  const View = defineComponent(() => () => {
    if (state.broken) throw new Error('no such pattern')
    const fail = () => {
      throw new Error('the button failed')
    }
    return h('button', { onClick: fail }, 'the view')
  })
  const errorHandler = vi.fn()
  const app = mount(ErrorBoundary, {
    props: { place: 'library' },
    slots: { default: () => h(View) },
    global: { plugins: [i18n], config: { errorHandler } },
  })
  return { state, app, errorHandler }
}

describe('the boundary around a place', () => {
  it('tells what happened when a view cannot be drawn, and tries again', async () => {
    showLanguage('en')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { state, app } = fragileView()
    state.broken = true
    await nextTick()
    await nextTick()
    expect(app.find('[role=alert]').text()).toContain('no such pattern')
    state.broken = false
    await app.find('button').trigger('click')
    expect(app.text()).toBe('the view')
  })

  it('goes away with the place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { state, app } = fragileView()
    state.broken = true
    await nextTick()
    await nextTick()
    state.broken = false
    await app.setProps({ place: 'play' })
    await nextTick()
    expect(app.text()).toBe('the view')
  })

  it('leaves the view alone when only a button fails', async () => {
    const { app, errorHandler } = fragileView()
    await app.find('button').trigger('click')
    expect(app.text()).toBe('the view')
    expect(errorHandler).toHaveBeenCalledTimes(1)
  })
})
