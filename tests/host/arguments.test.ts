import { LANGUAGES } from '#core/settings/settings'
import { describe, expect, it } from 'vitest'
import { parsePort } from '../../src/host/arguments'
import { fill, MESSAGES, type HostMessages } from '../../src/host/messages'

describe('the browser host’s arguments', () => {
  it.each([
    [[], 0],
    [['--port', '0'], 0],
    [['--port', '4321'], 4321],
    [['--port=4321'], 4321],
    [['--port', '65535'], 65535],
  ])('%j ask for port %d', (args, port) => {
    expect(parsePort(args)).toBe(port)
  })

  it.each([
    [['--port']],
    [['--port', '65536']],
    [['--port', '-1']],
    [['--port', '1.5']],
    [['--port', '']],
    [['--port=']],
    [['--port', 'x']],
    [['--port', '1', '2']],
    [['--host', '1']],
    [['4321']],
  ])('%j are not understood', (args) => {
    expect(parsePort(args)).toBeNull()
  })
})

describe('what the browser host says', () => {
  it.each(Object.keys(MESSAGES.en) as (keyof HostMessages)[])(
    '%s names the same values in all languages',
    (key) => {
      const values = LANGUAGES.map((language) =>
        [...MESSAGES[language][key].matchAll(/\{\w+\}/g)].map(String),
      )
      expect(values[1]).toEqual(values[0])
      expect(values[2]).toEqual(values[0])
    },
  )

  it('fills in its values', () => {
    expect(fill(MESSAGES.en.portTaken, { port: 4321 })).toContain('Port 4321 is in use')
  })
})
