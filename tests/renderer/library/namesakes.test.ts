// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { showLanguage } from '../../../src/renderer/i18n'
import { bearerOf, namesakeOf, namesOf, wordsOfNamesake } from '../../../src/renderer/library/namesakes'
import { freshApp } from '../support/app'
import { draftNamed, pattern } from '../support/fake-api'

const kite = pattern('own', draftNamed('Moon Kite', { names: { ms: 'Wau Bulan', es: 'Cometa lunar' } }))
const angel = pattern('shipped', draftNamed('Ángel'))
const patterns = [kite, angel]

beforeEach(() => {
  freshApp()
  showLanguage('en')
})

describe('another pattern of the same name', () => {
  it('is found whatever the case, accents and spaces', () => {
    expect(bearerOf(' moon  KITE', 'en', patterns, null)).toEqual({
      pattern: kite,
      language: 'en',
      name: 'Moon Kite',
    })
    expect(bearerOf('angel', 'en', patterns, null)?.pattern).toBe(angel)
    expect(bearerOf('Moon', 'en', patterns, null)).toBeNull()
    expect(bearerOf('  ', 'en', patterns, null)).toBeNull()
  })

  it('is not the pattern itself', () => {
    expect(bearerOf('Moon Kite', 'en', patterns, kite.id)).toBeNull()
    expect(namesakeOf(namesOf(kite.document), patterns, kite.id, 'en')).toBeNull()
  })

  it('is one in the same language, where the main name stands in for one that is missing', () => {
    expect(bearerOf('Moon Kite', 'ms', patterns, null)).toBeNull()
    expect(bearerOf('angel', 'ms', patterns, null)?.pattern).toBe(angel)
  })

  it('is looked for in the language on show first, and named with its language in any other', () => {
    const document = draftNamed('angel', { names: { ms: 'wau bulan' } })
    const words = (language: 'en' | 'ms') => {
      const found = namesakeOf(namesOf(document), patterns, null, language)
      return found && wordsOfNamesake(found)
    }
    expect(words('en')).toBe('Another pattern is called “Ángel”, too.')
    expect(words('ms')).toBe('Another pattern is called “Wau Bulan” in Malay, too.')
    showLanguage('ms')
    expect(words('ms')).toBe('Ada corak lain yang juga bernama “Wau Bulan”.')
  })
})
