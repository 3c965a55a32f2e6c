// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import { useConflict } from '../../../src/renderer/library/conflict'
import { useLibrary } from '../../../src/renderer/library/store'
import VersionsDialog from '../../../src/renderer/library/versions/VersionsDialog.vue'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshLibrary } from '../support/app'
import { draftNamed, halvesNamed } from '../support/fake-api'

const earlier = draftNamed('Kite')
const present = halvesNamed('Kite')

/** The dialog of a pattern with one earlier version. */
async function open() {
  const api = await freshLibrary({ own: [present] })
  api.versions = { 'own/kite': [{ id: '1', savedAt: '2026-01-31T10:00:00Z', document: earlier }] }
  const pattern = useLibrary().byId('own/kite')
  if (!pattern) throw new Error('gone')
  const dialog = mount(VersionsDialog, { props: { pattern }, global: { plugins: [i18n] } })
  await flushPromises()
  const back = () => dialog.findAll('button').find((button) => button.text() === 'Bring back')
  return { api, back, held: () => api.patterns().map(({ document }) => document) }
}

describe('the earlier versions', () => {
  it('are brought back, and put back', async () => {
    const { back, held } = await open()
    await back()?.trigger('click')
    await vi.waitFor(() => {
      expect(held()).toEqual([earlier])
    })
    await flushPromises()
    useToasts().list.at(-1)?.action?.run()
    await vi.waitFor(() => {
      expect(held()).toEqual([present])
    })
  })

  it('are not brought back over what another window has saved, unless one says so', async () => {
    const { api, back, held } = await open()
    const elsewhere = halvesNamed('Kite', { author: 'Siti' })
    await api.savePattern('own/kite', elsewhere)
    await back()?.trigger('click')
    await vi.waitFor(() => {
      expect(useConflict().asking).not.toBeNull()
    })
    useConflict().reply('cancel')
    await flushPromises()
    expect([held(), useToasts().list]).toEqual([[elsewhere], []])
  })
})
