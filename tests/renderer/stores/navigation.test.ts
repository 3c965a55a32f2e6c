import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useNavigation, type LeaveReason } from '../../../src/renderer/stores/navigation'

beforeEach(() => {
  setActivePinia(createPinia())
})

/** A guard that notes what it was asked and answers `answer`. */
function noting(answer: boolean) {
  const asked: LeaveReason[] = []
  const guard = (reason: LeaveReason) => {
    asked.push(reason)
    return Promise.resolve(answer)
  }
  return { asked, guard }
}

describe('navigation', () => {
  it('hands a request to the place, each time as a new one', async () => {
    const navigation = useNavigation()
    await navigation.go('play', { kind: 'pattern', id: 'own/x' })
    const first = navigation.requests.play
    await navigation.go('play', { kind: 'pattern', id: 'own/x' })
    expect(navigation.place).toBe('play')
    expect(navigation.requests.play).toEqual(first)
    expect(navigation.requests.play).not.toBe(first)
  })

  it('asks the place that is left, and stays when it says no', async () => {
    const navigation = useNavigation()
    await navigation.go('editor')
    const { asked, guard } = noting(false)
    navigation.guard('editor', guard)
    expect(await navigation.go('library')).toBe(false)
    expect(navigation.place).toBe('editor')
    expect(asked).toEqual(['leave'])
  })

  it('asks before it opens something else in a place', async () => {
    const navigation = useNavigation()
    const { asked, guard } = noting(false)
    navigation.guard('editor', guard)
    expect(await navigation.go('editor', { kind: 'new' })).toBe(false)
    expect(navigation.requests.editor).toBeNull()
    expect(await navigation.go('editor')).toBe(true)
    expect(asked).toEqual(['replace'])
  })

  it('closes only when nobody minds', async () => {
    const navigation = useNavigation()
    expect(await navigation.mayClose()).toBe(true)
    const { asked, guard } = noting(false)
    const stop = navigation.guard('editor', guard)
    expect(await navigation.mayClose()).toBe(false)
    stop()
    expect(await navigation.mayClose()).toBe(true)
    expect(asked).toEqual(['close'])
  })
})
