// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import PatternCard from '../../../src/renderer/library/PatternCard.vue'
import { freshApp } from '../support/app'
import { draftNamed, pattern } from '../support/fake-api'

it('a name that is cut on the card is whole in its tooltip', () => {
  freshApp()
  showLanguage('ms')
  const name = 'Sebuah corak dengan nama yang panjang sekali'
  const own = pattern('own', draftNamed('A long name', { names: { ms: name } }))
  const props = { pattern: own, favourite: false, chosen: false, selected: false }
  const card = mount(PatternCard, { props, global: { plugins: [i18n], stubs: { PatternThumbnail: true } } })
  expect(card.find('.card__name').attributes('title')).toBe(name)
})
