import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { THEMES, type Theme } from '#core/settings/settings'
import { PALETTES } from '../../../src/renderer/board/palette'

const css = readFileSync(join(import.meta.dirname, '../../../src/renderer/theme/tokens.css'), 'utf8')

/** The variables that one theme sets, colours in lower case. */
function variablesOf(theme: Theme): ReadonlyMap<string, string> {
  const block = new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

const variables = { wood: variablesOf('wood'), songket: variablesOf('songket'), paper: variablesOf('paper') }

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: Theme, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(variables[theme].get(name) ?? ''))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['--surface', '--raised', '--sunken']

describe.each(THEMES)('the theme %s', (theme) => {
  it('sets the same colours as the others', () => {
    const shapes = (name: string) => /^--(shadow|rule)/.test(name)
    const names = [...variables[theme].keys()].filter((name) => !shapes(name))
    expect(names.sort()).toEqual([...variables.wood.keys()].sort())
  })

  it('is legible', () => {
    for (const ground of [...GROUNDS, '--accent-soft']) {
      expect(contrast(theme, '--text', ground), `text on ${ground}`).toBeGreaterThan(10)
      expect(contrast(theme, '--muted', ground), `muted on ${ground}`).toBeGreaterThan(4.5)
    }
    for (const ground of GROUNDS) {
      expect(contrast(theme, '--danger', ground), `danger on ${ground}`).toBeGreaterThan(4.5)
      expect(contrast(theme, '--control-border', ground), `border on ${ground}`).toBeGreaterThan(3)
      expect(contrast(theme, '--focus', ground), `focus on ${ground}`).toBeGreaterThan(3)
    }
    expect(contrast(theme, '--on-accent', '--accent')).toBeGreaterThan(7)
    expect(contrast(theme, '--rail-text', '--rail')).toBeGreaterThan(4.5)
  })

  it('agrees with the colours of the board', () => {
    const { field, black, white, axis } = PALETTES[theme]
    expect(variables[theme].get('--board-mid')).toBe(field.mid.toLowerCase())
    expect(variables[theme].get('--token-black')).toBe(black.body.toLowerCase())
    expect(variables[theme].get('--token-white')).toBe(white.body.toLowerCase())
    expect(variables[theme].get('--axis')).toBe(axis.mark)
  })
})
