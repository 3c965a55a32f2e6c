// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { PROBLEM_CODES } from '#bridge/api'
import { fault } from '#core/faults/fault'
import { LANGUAGES } from '#core/settings/settings'
import { showLanguage } from '../../../src/renderer/i18n'
import { describeProblem, offerRescue, reportProblem } from '../../../src/renderer/stores/problems'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'

it.each(LANGUAGES)('words every code in %s', (language) => {
  showLanguage(language)
  for (const code of PROBLEM_CODES) {
    const words = describeProblem({ code, message: 'for logs only' })
    expect(words).not.toContain('shell.')
    expect(words).not.toContain('for logs')
  }
})

it('names the file and what was expected there', () => {
  showLanguage('en')
  const faults = [fault('row-count', 'rows', { expected: 11, found: 12 })]
  const words = describeProblem({ code: 'bad-file', message: '', file: 'kite.json', faults })
  expect(words).toContain('kite.json')
  expect(words).toContain('rows')
  expect(words).toContain('12')
})

it('offers to keep unsaved work when the host is gone, and only then', () => {
  freshApp()
  const action = { label: 'Keep', run: () => undefined }
  offerRescue(() => action)
  reportProblem({ code: 'closed', message: '' })
  expect(useToasts().list.at(-1)?.action?.label).toBe('Keep')
  reportProblem({ code: 'io', message: '' })
  expect(useToasts().list.at(-1)?.action).toBeNull()
  offerRescue(() => null)
})
