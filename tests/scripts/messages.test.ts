import { expect, it } from 'vitest'
import { LANGUAGES } from '#core/settings/settings'
import { MESSAGES, say } from '../../scripts/lib/messages.mjs'

function placesOf(message: string): string[] {
  return [...message.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
}

it.each(LANGUAGES)('every message is there in %s, with the same values', (language) => {
  const places = (messages: object | undefined) =>
    Object.entries(messages ?? {}).map(([key, message]) => [key, placesOf(String(message))])
  expect(places(MESSAGES[language])).toEqual(places(MESSAGES['en']))
})

it('fills values in', () => {
  expect(say('electronEnded', { code: 7 })).toContain('7')
})
