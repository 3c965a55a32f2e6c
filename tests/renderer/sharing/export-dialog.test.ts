// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#bridge/api'
import { DEFAULT_SETTINGS, type ExportChoices } from '#core/settings/settings'
import { i18n } from '../../../src/renderer/i18n'
import ExportDialog from '../../../src/renderer/sharing/ExportDialog.vue'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { useWork } from '../../../src/renderer/stores/work'
import { freshLibrary } from '../support/app'
import { halvesNamed, pattern, type FakeApi } from '../support/fake-api'

const UiDialog = { template: '<div><slot /><slot name="actions" /></div>' }
const global = { plugins: [i18n], stubs: { UiDialog, PatternThumbnail: true } }
const BOAT = pattern('own', halvesNamed('Boat'))
const KITE = pattern('own', halvesNamed('Kite'))
const UNEXPECTED = /^The export did not work: something unexpected happened\. Try again/

let api: FakeApi

beforeEach(async () => {
  api = await freshLibrary({})
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // What happy-dom has none of: pictures that can be read, and bytes of a canvas.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  const context = { drawImage: () => undefined } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['PNG'])))
})
afterEach(() => vi.restoreAllMocks())

function open(patterns = [BOAT], choices: Partial<ExportChoices> = { form: 'pictures', picture: 'png' }) {
  const dialog = mount(ExportDialog, { props: { patterns }, global })
  const { choices: shown } = dialog.vm as unknown as { choices: ExportChoices }
  Object.assign(shown, { ...DEFAULT_SETTINGS.exports, ...choices })
  const button = dialog.get('[data-export-run]')
  const run = async () => {
    await button.trigger('click')
    await flushPromises()
  }
  return { dialog, button, run }
}

const said = () => useToasts().list.map(({ text }) => text)

describe('an export that fails', () => {
  const failures: readonly [string, RegExp, () => void][] = [
    [
      'the bridge throws at once',
      UNEXPECTED,
      () => {
        vi.spyOn(api, 'exportFile').mockImplementationOnce(() => {
          throw new Error('An object could not be cloned.')
        })
      },
    ],
    [
      'the bridge rejects',
      UNEXPECTED,
      () => void vi.spyOn(api, 'exportFile').mockRejectedValueOnce(new Error('gone')),
    ],
    [
      'the choices cannot be sent',
      UNEXPECTED,
      () => void vi.spyOn(api, 'writeSettings').mockRejectedValueOnce(new Error('gone')),
    ],
    [
      'the picture cannot be drawn',
      UNEXPECTED,
      () => {
        vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementationOnce(() => {
          throw new Error('tainted')
        })
      },
    ],
    [
      'there is no canvas of that size',
      /^The picture is too large for this machine\./,
      () => void vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValueOnce(null),
    ],
    [
      'the disk is full',
      /^boat\.png: The disk is full\./,
      () => void vi.spyOn(api, 'exportFile').mockResolvedValueOnce(problem('disk-full')),
    ],
    [
      'the folder is read-only',
      /^boat\.png: The system does not allow writing there\./,
      () => void vi.spyOn(api, 'exportFile').mockResolvedValueOnce(problem('no-permission')),
    ],
  ]

  it.each(failures)('because %s says so, and can be tried again', async (_why, words, fail) => {
    const { dialog, button, run } = open()
    fail()
    await run()
    expect(said()).toEqual([expect.stringMatching(words)])
    expect(dialog.emitted('close')).toBeUndefined()
    expect(button.text()).toBe('Export')
    expect(useWork().shown).toBeNull()
    await run()
    expect(api.exported.map(({ name }) => name)).toEqual(['boat.png'])
    expect(said().at(-1)).toBe('Written to boat.png.')
    expect(dialog.emitted('close')).toHaveLength(1)
  })

  it('of several files does the same', async () => {
    const { dialog, button, run } = open([BOAT, KITE], { form: 'patterns', patterns: 'files' })
    vi.spyOn(api, 'exportFiles').mockImplementationOnce(() => {
      throw new Error('An object could not be cloned.')
    })
    await run()
    expect(said()).toEqual([expect.stringMatching(UNEXPECTED)])
    expect(button.text()).toBe('Export')
    await run()
    expect(api.exported).toHaveLength(2)
    expect(dialog.emitted('close')).toHaveLength(1)
  })

  function problem(code: 'disk-full' | 'no-permission'): Answer<never> {
    return { ok: false, problem: { code, message: code, file: 'boat.png' } }
  }
})

it('an export that goes on says that it is drawing, and is not begun twice', async () => {
  const { button, run } = open()
  const draw = vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(() => undefined)
  await run()
  await run()
  expect(button.text()).toBe('Drawing…')
  expect(draw).toHaveBeenCalledTimes(1)
})
