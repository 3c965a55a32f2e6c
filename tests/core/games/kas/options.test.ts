import { describe, expect, it } from 'vitest'
import { KAS_DEFAULTS, KAS_OPTIONS, KAS_PRESETS, parseKasOptions } from '#core/games/kas/options'

describe('options of the kas game', () => {
  it('take their defaults, which are the first values offered', () => {
    expect(parseKasOptions(undefined)).toEqual({ ok: true, value: KAS_DEFAULTS })
    expect(parseKasOptions({})).toEqual({ ok: true, value: KAS_DEFAULTS })
    expect(Object.fromEntries(KAS_OPTIONS.map(({ key, values }) => [key, values[0]]))).toEqual(KAS_DEFAULTS)
  })

  it.each(Object.values(KAS_PRESETS))('accept the preset %o', (preset) => {
    expect(parseKasOptions(preset)).toEqual({ ok: true, value: preset })
  })

  it.each([
    [null, 'wrong-type', ''],
    [[], 'wrong-type', ''],
    ['free', 'wrong-type', ''],
    [{ passage: 'Free' }, 'wrong-value', 'passage'],
    [{ passage: 1 }, 'wrong-value', 'passage'],
    [{ kasSelection: null }, 'wrong-value', 'kasSelection'],
    [{ players: 2 }, 'unknown-option', 'players'],
  ])('refuse %j', (value, code, path) => {
    const parsed = parseKasOptions(value)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && parsed.error.map((fault) => [fault.code, fault.path])).toEqual([[code, path]])
  })

  it('report every fault, not only the first', () => {
    const parsed = parseKasOptions({ passage: 'x', kasSelection: 'y', z: 1 })
    expect(!parsed.ok && parsed.error.length).toBe(3)
  })

  it('are not fooled by inherited keys', () => {
    expect(parseKasOptions(Object.create({ passage: 'free' }))).toEqual({ ok: true, value: KAS_DEFAULTS })
    expect(parseKasOptions(JSON.parse('{"__proto__": 1}')).ok).toBe(false)
  })
})
