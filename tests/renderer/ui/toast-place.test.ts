// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useToastPlace } from '../../../src/renderer/ui/toast-place'

const at = (left: number, bottom: number, width: number) =>
  vi.fn(() => ({ left, bottom, width })) as unknown as () => DOMRect

function mark(rectangle: () => DOMRect): HTMLElement {
  const element = document.createElement('div')
  element.dataset['toastPlace'] = ''
  element.getBoundingClientRect = rectangle
  return document.body.appendChild(element)
}

describe('the place of messages', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })

  it('is at the foot of what is marked, looked for anew when something changes', async () => {
    const place = ref(0)
    const first = mark(at(1100, 620, 340))
    const messages = mount(
      defineComponent(() => {
        const { style } = useToastPlace(() => place.value)
        return () => h('p', { style: style.value ?? { top: '0px' } })
      }),
    )
    await nextTick()
    const style = () => messages.attributes('style')
    const height = window.innerHeight
    expect(style()).toBe(`left: 1108px; bottom: ${height - 620 + 8}px; width: 324px;`)
    first.remove()
    place.value += 1
    await vi.waitFor(() => {
      expect(style()).toBe('top: 0px;')
    })
    mark(at(600, height + 50, 200)) // its foot is below the window
    window.dispatchEvent(new Event('resize'))
    await nextTick()
    expect(style()).toBe('left: 608px; bottom: 8px; width: 184px;')
    messages.unmount()
  })
})
