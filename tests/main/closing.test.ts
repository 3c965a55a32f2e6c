import { beforeEach, describe, expect, it } from 'vitest'
import { Closing } from '../../src/main/closing'

let heard: string[]
let canAnswer: boolean
let closing: Closing

beforeEach(() => {
  heard = []
  canAnswer = true
  closing = new Closing({
    canAnswer: () => canAnswer,
    ask: () => heard.push('ask'),
    destroy: () => heard.push('destroy'),
    quit: () => heard.push('quit'),
  })
})

describe('closing the window', () => {
  it('asks the window once and stays until it answers', () => {
    expect(closing.mayClose()).toBe(false)
    expect(closing.mayClose()).toBe(false)
    expect(heard).toEqual(['ask'])
  })

  it('closes on yes', () => {
    closing.mayClose()
    closing.answer(true)
    expect(heard).toEqual(['ask', 'destroy'])
  })

  it('stays on no, and asks again the next time', () => {
    closing.mayClose()
    closing.answer(false)
    expect(closing.mayClose()).toBe(false)
    expect(heard).toEqual(['ask', 'ask'])
  })

  it('goes on to quit when quitting brought it about', () => {
    closing.beforeQuit()
    closing.mayClose()
    closing.answer(true)
    expect(heard).toEqual(['ask', 'destroy', 'quit'])
  })

  it('gives quitting up on no', () => {
    closing.beforeQuit()
    closing.mayClose()
    closing.answer(false)
    closing.mayClose()
    closing.answer(true)
    expect(heard).toEqual(['ask', 'ask', 'destroy'])
  })

  it('closes at once when nobody would answer', () => {
    canAnswer = false
    expect(closing.mayClose()).toBe(true)
    expect(heard).toEqual([])
  })

  it('hears no answer that it did not ask for', () => {
    closing.answer(true)
    closing.mayClose()
    closing.forget()
    closing.answer(true)
    expect(heard).toEqual(['ask'])
  })
})
