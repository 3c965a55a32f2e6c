import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#core/settings/settings'
import { catalogues, i18n, translate, type Catalogue } from '../../src/renderer/i18n'

/** All sentences of a catalogue by their whole keys. */
function sentences(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') found.set(prefix + key, value)
    else for (const [inner, text] of sentences(value, `${prefix}${key}.`)) found.set(inner, text)
  }
  return found
}

function parameters(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort().join(' ')
}

const english = sentences(catalogues.en)

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue of %s', (language) => {
  const other = sentences(catalogues[language])

  it('has the same sentences as the English one', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has the same parameters in each', () => {
    const wrong = [...other].filter(([key, text]) => parameters(text) !== parameters(english.get(key) ?? ''))
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it('leaves none empty', () => {
    expect([...other].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

/** Every key that the sources name outright, as `t('a.b')` or `translate('a.b')`. */
function namedKeys(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(vue|ts)$/.test(entry.name))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      return [...text.matchAll(/\b(?:t|translate)\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '')
    })
}

it('knows every key that the sources name', () => {
  const keys = namedKeys(join(import.meta.dirname, '../../src/renderer'))
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => !i18n.global.te(key, 'en'))).toEqual([])
})

it('chooses the form by the number', () => {
  expect(translate('library.patterns', { n: 1 })).toBe('1 pattern')
  expect(translate('library.patterns', { n: 52 })).toBe('52 patterns')
})
