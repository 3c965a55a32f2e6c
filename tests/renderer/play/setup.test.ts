import { describe, expect, it } from 'vitest'
import { PRESETS, defaultOptions, presetOf, seatRecords, seatsOf } from '../../../src/renderer/play/setup'
import type { SeatChoice } from '../../../src/renderer/play/setup'

const NAMES = {
  you: 'You',
  player: (n: number) => `Player ${n}`,
  computer: (n: number) => (n === 0 ? 'Computer' : `Computer ${n}`),
}
const person: SeatChoice = { kind: 'human', name: '', level: 3 }
const machine: SeatChoice = { kind: 'computer', name: '', level: 5 }

describe('agreements', () => {
  it('are known by their options', () => {
    expect(presetOf(PRESETS.emas)).toBe('emas')
    expect(presetOf(PRESETS.short)).toBe('short')
    expect(presetOf(defaultOptions('kas'))).toBe('university')
    expect(presetOf({ passage: 'free', kasSelection: 'slide' })).toBe('own')
  })
})

describe('players', () => {
  it('sit where the ruleset says', () => {
    expect(seatsOf('kas', defaultOptions('kas'))).toEqual(['south', 'north'])
    expect(seatsOf('bell', { players: 3 })).toEqual(['south', 'west', 'north'])
  })

  it('have the usual names unless they have their own', () => {
    const names = (choices: readonly SeatChoice[]) =>
      seatRecords(['south', 'west', 'north'], choices, NAMES).map(({ name }) => name)
    expect(names([person, machine, machine])).toEqual(['You', 'Computer 1', 'Computer 2'])
    expect(names([person, { ...person, name: ' Siti ' }, machine])).toEqual(['Player 1', 'Siti', 'Computer'])
  })

  it('keep the level of a computer', () => {
    expect(seatRecords(['south', 'north'], [person, machine], NAMES).map(({ player }) => player)).toEqual([
      { kind: 'human' },
      { kind: 'computer', level: 5 },
    ])
  })
})
