import { parseSettings, serializeSettings, SettingsSchema } from '#core/settings/schema'
import { DEFAULT_SETTINGS, type Settings } from '#core/settings/settings'
import { describe, expect, it } from 'vitest'

const OTHER: Settings = {
  theme: 'paper',
  language: 'ms',
  motion: 'none',
  showCoordinates: false,
  showLegalMoves: false,
  playerName: 'Siti',
  level: 8,
  moveTime: 250,
  cores: 4,
  favourites: ['own/boat'],
  hidden: ['shipped/kite'],
  exports: {
    form: 'pictures',
    patterns: 'files',
    picture: 'svg',
    pictures: 'sheet',
    text: 'codes',
    theme: 'songket',
    size: 512,
    perPage: 12,
  },
}

function file(values: object): string {
  return JSON.stringify({ format: 'pasang-settings', version: 1, ...values })
}

describe('the settings file', () => {
  it('gives back what was written', () => {
    const read = parseSettings(serializeSettings(OTHER))
    expect(read).toEqual({ ok: true, value: { settings: OTHER, faults: [], others: {} } })
  })

  it('takes the default for what is absent', () => {
    const read = parseSettings(file({ theme: 'paper' }))
    expect(read).toMatchObject({
      ok: true,
      value: { settings: { ...DEFAULT_SETTINGS, theme: 'paper' }, faults: [] },
    })
  })

  const wrong: readonly [keyof Settings, unknown][] = [
    ['theme', 'pink'],
    ['language', 'xx'],
    ['motion', true],
    ['showCoordinates', 'yes'],
    ['showLegalMoves', 1],
    ['playerName', 'x'.repeat(81)],
    ['level', 9],
    ['level', 2.5],
    ['moveTime', 99],
    ['moveTime', 1e9],
    ['cores', 0],
    ['cores', 9],
    ['cores', 1.5],
    ['cores', '2'],
    ['favourites', [1]],
    ['favourites', 'own/boat'],
    ['hidden', 'shipped/kite'],
    ['exports', { ...OTHER.exports, size: 1e6 }],
    ['exports', 'pictures'],
    ['theme', null],
    ['theme', 'toString'],
  ]

  it.each(wrong)('takes the default for a wrong %s (%j), and only for that', (key, value) => {
    const read = parseSettings(file({ ...OTHER, [key]: value }))
    expect(read.ok && read.value.settings).toEqual({ ...OTHER, [key]: DEFAULT_SETTINGS[key] })
    expect(read.ok && read.value.faults.map(({ path }) => path.startsWith(key))).toEqual([true])
  })

  it('keeps keys that it does not know', () => {
    const others = { sound: { volume: 3 }, __proto__extra: 1 }
    const read = parseSettings(file({ ...others, theme: 'paper' }))
    if (!read.ok) throw new Error('not read')
    expect(read.value.others).toEqual(others)
    const again: unknown = JSON.parse(serializeSettings(OTHER, read.value.others))
    expect(again).toEqual({ format: 'pasang-settings', version: 1, ...OTHER, ...others })
  })

  it.each([
    ['', 'empty'],
    ['{', 'cut-off'],
    ['[]', 'not-object'],
    ['{"format":"pasang-game","version":1}', 'wrong-format'],
    ['{"format":"pasang-settings","version":2}', 'newer-version'],
    ['{"format":"pasang-settings","version":0}', 'wrong-version'],
  ])('refuses %j (%s)', (text, code) => {
    expect(parseSettings(text)).toMatchObject({ ok: false, error: [{ code }] })
  })

  it('is strict about what comes over the bridge', () => {
    expect(SettingsSchema.safeParse(OTHER).success).toBe(true)
    expect(SettingsSchema.safeParse({ ...OTHER, sound: 1 }).success).toBe(false)
    expect(SettingsSchema.safeParse({ theme: 'paper' }).success).toBe(false)
  })
})
