// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import LibraryToolbar from '../../../src/renderer/library/LibraryToolbar.vue'
import PreviewActions from '../../../src/renderer/library/PreviewActions.vue'
import SelectionBar from '../../../src/renderer/library/SelectionBar.vue'
import { useSelection } from '../../../src/renderer/library/selection'
import { useLibrary } from '../../../src/renderer/library/store'
import type { MenuRow } from '../../../src/renderer/ui/menu'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, pattern } from '../support/fake-api'

const UiMenu = { name: 'UiMenu', props: ['items', 'label'], template: '<div />' }
const global = { plugins: [i18n], stubs: { UiMenu } }

beforeEach(async () => {
  freshApp({
    shipped: [halvesNamed('Anchor'), halvesNamed('Boat')],
    own: [draftNamed('Cat'), draftNamed('Dog')],
  })
  showLanguage('en')
  useBrowse()
  await useLibrary().reload()
  await nextTick()
})

describe('the menu of a pattern', () => {
  const rows = (source: 'own' | 'shipped'): readonly MenuRow[] => {
    const actions = mount(PreviewActions, {
      props: { pattern: pattern(source, halvesNamed('Kite')) },
      global,
    })
    return actions.findAllComponents(UiMenu).at(-1)?.props('items') as readonly MenuRow[]
  }

  it('deletes an own one', () => {
    expect(rows('own').at(-1)).toMatchObject({ id: 'library.delete', label: 'Delete', danger: true })
  })

  it('says why a shipped one is only hidden', () => {
    const [remove, hide] = rows('shipped').slice(-2)
    expect(remove).toMatchObject({ disabled: expect.stringContaining('comes with Pasang') as unknown })
    expect(hide).toMatchObject({ id: 'sharing.hide', label: 'Hide from the gallery', hint: 'Delete' })
  })
})

describe('the bar of a selection', () => {
  it.each([
    [['own/cat', 'own/dog'], 'Delete'],
    [['shipped/anchor', 'shipped/boat'], 'Hide'],
    [['shipped/boat', 'own/cat'], 'Delete or hide'],
  ])('with %s offers: %s', ([first = '', last = ''], words) => {
    const selection = useSelection()
    selection.choose(first)
    selection.extend(last)
    const labels = mount(SelectionBar, { global })
      .findAll('button')
      .map((button) => button.text())
    expect(labels).toContain(words)
  })
})

it('the count says how many of all are on show, and only when some are not', async () => {
  const total = mount(LibraryToolbar, { global }).find('.bar__total')
  expect(total.text()).toBe('4 patterns')
  useBrowse().want({ shelf: 'own', search: 'cat' })
  await nextTick()
  expect(total.text()).toBe('1 of 4 shown')
})
