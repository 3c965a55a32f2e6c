// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { h } from 'vue'
import { i18n } from '../../../src/renderer/i18n'
import { iconPlay } from '../../../src/renderer/ui/icons'
import UiButton from '../../../src/renderer/ui/UiButton.vue'
import UiIconButton from '../../../src/renderer/ui/UiIconButton.vue'
import UiSegmented from '../../../src/renderer/ui/UiSegmented.vue'
import UiTextField from '../../../src/renderer/ui/UiTextField.vue'
import UiToggle from '../../../src/renderer/ui/UiToggle.vue'

const global = { plugins: [i18n] }

describe('buttons', () => {
  it('click when they are enabled', async () => {
    const button = mount(UiButton, { props: { label: 'Play', icon: iconPlay }, global })
    await button.trigger('click')
    expect(button.emitted('click')).toHaveLength(1)
    expect(button.find('svg path').exists()).toBe(true)
  })

  it('stay focusable when they are disabled, and do nothing', async () => {
    const button = mount(UiButton, { props: { label: 'Play', disabled: 'It is a draft.' }, global })
    await button.trigger('click')
    expect(button.emitted('click')).toBeUndefined()
    expect(button.attributes()).toMatchObject({ 'aria-disabled': 'true' })
    expect(button.attributes('disabled')).toBeUndefined()
  })

  it('have a name when they show only an icon', () => {
    const button = mount(UiIconButton, { props: { label: 'Help', icon: iconPlay, pressed: true }, global })
    expect(button.attributes()).toMatchObject({ 'aria-label': 'Help', 'aria-pressed': 'true' })
  })
})

describe('one of a few', () => {
  const options = [1, 2, 3].map((value) => ({ value, label: `no. ${String(value)}` }))

  it('moves with the arrow keys, in a circle', async () => {
    const chosen: number[] = []
    const group = mount(
      () =>
        h(UiSegmented<number>, {
          label: 'Number',
          options,
          modelValue: chosen.at(-1) ?? 3,
          'onUpdate:modelValue': (value: number) => chosen.push(value),
        }),
      { global },
    )
    await group.find('[role=radiogroup]').trigger('keydown', { key: 'ArrowRight' })
    expect(chosen).toEqual([1])
    group.unmount()
  })

  it('has only the chosen one in the order of the Tab key', () => {
    const group = mount(() => h(UiSegmented<number>, { label: 'Number', options, modelValue: 2 }), { global })
    const radios = group.findAll('[role=radio]')
    expect(radios.map((radio) => radio.attributes('tabindex'))).toEqual(['-1', '0', '-1'])
    expect(radios.map((radio) => radio.attributes('aria-checked'))).toEqual(['false', 'true', 'false'])
  })
})

describe('fields', () => {
  it('tie the label and the error to the input', () => {
    const field = mount(UiTextField, { props: { modelValue: '', label: 'Name', error: 'Too short' }, global })
    const input = field.find('input')
    expect(field.find('label').attributes('for')).toBe(input.attributes('id'))
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(field.find(`#${input.attributes('aria-describedby') ?? ''}`).text()).toBe('Too short')
  })

  it('pass on what is typed', async () => {
    const field = mount(UiTextField, { props: { modelValue: '', label: 'Notes', rows: 3 }, global })
    await field.find('textarea').setValue('two\nlines')
    expect(field.emitted('update:modelValue')?.at(-1)).toEqual(['two\nlines'])
  })

  it('are switches when they toggle', async () => {
    const toggle = mount(UiToggle, { props: { modelValue: false, label: 'Axes' }, global })
    await toggle.find('[role=switch]').setValue(true)
    expect(toggle.emitted('update:modelValue')).toEqual([[true]])
  })
})
