import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#core/settings/settings'
import { menuTemplate } from '../../src/main/menu'
import { MESSAGES } from '../../src/main/messages'

type Item = ReturnType<typeof menuTemplate>[number]

function itemsOf(menu: readonly Item[]): Item[] {
  return menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])])
}

describe.each([true, false])('the menu (on a Mac: %s)', (mac) => {
  it.each(LANGUAGES)('has a label for every entry in %s', (language) => {
    const items = itemsOf(menuTemplate(MESSAGES[language], mac, () => {}))
    const named = items.filter(({ type }) => type !== 'separator')
    expect(named.every(({ label }) => label !== undefined && label !== '')).toBe(true)
  })

  it('reports the commands that are chosen', () => {
    const chosen: string[] = []
    const items = itemsOf(menuTemplate(MESSAGES.en, mac, (command) => chosen.push(command)))
    const commands = items.filter(({ id }) => id !== undefined)
    for (const { click } of commands) (click as () => void)()
    expect(chosen).toEqual(commands.map(({ id }) => id))
    expect(new Set(chosen)).toEqual(
      new Set(['shell.settings', 'shell.library', 'shell.play', 'shell.editor', 'shell.help']),
    )
  })
})
