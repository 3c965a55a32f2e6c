import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LEVELS } from '#core/ai/contract'
import { RULESET_IDS, SEATS } from '#core/games/contract'
import { RULESETS } from '#core/games/rulesets'
import { i18n } from '../../../src/renderer/i18n'
import { commands } from '../../../src/renderer/play/commands'
import { PRESET_IDS } from '../../../src/renderer/play/setup'

const FOLDER = join(import.meta.dirname, '../../../src/renderer/play')

function missing(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !i18n.global.te(key, 'en'))
}

it('knows every sentence that Play asks for outright', () => {
  const asked = readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    return [...text.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map((match) => `play.${match[1] ?? ''}`)
  })
  expect(asked.length).toBeGreaterThan(60)
  expect(missing(asked)).toEqual([])
})

it('has a word for every seat, level, agreement, option and value', () => {
  const options = RULESET_IDS.flatMap((id) => RULESETS[id].options)
  const values = options.flatMap(({ values: all }) => all.filter((value) => typeof value === 'string'))
  expect(
    missing([
      ...SEATS.map((seat) => `play.seat.${seat}`),
      ...LEVELS.map((level) => `play.setup.levels.${level}`),
      ...PRESET_IDS.map((id) => `play.setup.presets.${id}`),
      ...RULESET_IDS.flatMap((id) => [`play.setup.ruleset.${id}`, `play.setup.rulesetNote.${id}`]),
      ...options.map(({ key }) => `play.setup.option.${key}`),
      ...values.map((value) => `play.setup.value.${value}`),
      ...commands.map(({ label }) => label),
    ]),
  ).toEqual([])
})
