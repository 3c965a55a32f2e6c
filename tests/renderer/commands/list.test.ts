import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#core/settings/settings'
import type { Command } from '../../../src/renderer/commands/command'
import { allCommands, commandById } from '../../../src/renderer/commands/list'
import { parseShortcut } from '../../../src/renderer/commands/shortcut'
import { i18n } from '../../../src/renderer/i18n'

function meet(a: Command, b: Command): boolean {
  return a.scope === b.scope || a.scope === 'everywhere' || b.scope === 'everywhere'
}

describe('the list of commands', () => {
  it('has every id once', () => {
    const ids = allCommands.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(10)
  })

  it('gives no key to two commands that can meet', () => {
    const keys = allCommands.flatMap((command) =>
      command.shortcut ? [{ command, key: JSON.stringify(parseShortcut(command.shortcut)) }] : [],
    )
    const clashes = keys.flatMap(({ command, key }, index) =>
      keys
        .slice(index + 1)
        .filter((other) => other.key === key && meet(command, other.command))
        .map((other) => `${command.id} and ${other.command.id}`),
    )
    expect(clashes).toEqual([])
  })

  it.each(LANGUAGES)('has a label for each in %s', (language) => {
    const missing = allCommands.filter(({ label }) => !i18n.global.te(label, language))
    expect(missing.map(({ label }) => label)).toEqual([])
  })

  it('finds commands by id', () => {
    expect(commandById('shell.help')?.shortcut).toBe('F1')
    expect(commandById('nothing')).toBeUndefined()
  })
})
