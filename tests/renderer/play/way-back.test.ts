// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { useLibrary } from '../../../src/renderer/library/store'
import { useGame } from '../../../src/renderer/play/store'
import { useFromEditor } from '../../../src/renderer/play/way-back'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { freshApp } from '../support/app'
import { halvesNamed } from '../support/fake-api'
import { CHECKERS, HUMAN, gameAfter, sessionFor } from './support'

const HALVES = halvesNamed('Halves')

beforeEach(async () => {
  freshApp({ own: [HALVES] })
  await useLibrary().reload()
})

it('knows a game on what the editor sent, saved or not, from any other', async () => {
  const [navigation, fromEditor] = [useNavigation(), useFromEditor()]
  expect(fromEditor.value).toBe(false)
  useGame().begin(sessionFor(gameAfter(), [HUMAN, HUMAN]))
  await navigation.go('play', { kind: 'pattern', id: 'own/halves' })
  expect(fromEditor.value).toBe(false)
  await navigation.go('play', { kind: 'pattern', id: 'own/halves', fromEditor: true })
  expect(fromEditor.value).toBe(true)
  await navigation.go('play', { kind: 'document', document: CHECKERS })
  expect(fromEditor.value).toBe(false)
  await navigation.go('play', { kind: 'document', document: HALVES })
  expect(fromEditor.value).toBe(true)
  useGame().begin(sessionFor(gameAfter([], 'kas', {}, CHECKERS), [HUMAN, HUMAN]))
  expect(fromEditor.value).toBe(false)
})
