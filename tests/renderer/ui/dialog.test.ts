// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import UiDialog from '../../../src/renderer/ui/UiDialog.vue'

it('draws a line under its head only while a part of the content lies under it', async () => {
  const dialog = mount(UiDialog, {
    props: { title: 'Trash' },
    slots: { default: 'much' },
    global: { plugins: [i18n] },
    attachTo: document.body,
  })
  const body = dialog.get('.ui-dialog__body')
  const scrollTo = async (top: number) => {
    body.element.scrollTop = top
    await body.trigger('scroll')
  }
  const hasLine = () => dialog.find('.ui-dialog__head--over').exists()
  expect(hasLine()).toBe(false)
  await scrollTo(40)
  expect(hasLine()).toBe(true)
  await scrollTo(0)
  expect(hasLine()).toBe(false)
  dialog.unmount()
})
