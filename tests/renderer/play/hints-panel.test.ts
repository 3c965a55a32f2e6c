// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { SearchInfo } from '#core/ai/contract'
import { legalMoves, type Game } from '#core/games/game'
import HintsPanel from '../../../src/renderer/play/HintsPanel.vue'
import { useHints } from '../../../src/renderer/play/hints-store'
import { useGame } from '../../../src/renderer/play/store'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { freshApp } from '../support/app'
import { gameAfter, HUMAN, playOn, sessionFor } from './support'

/** The first moves of a position that begin and end alike. */
function alike(game: Game) {
  const legal = legalMoves(game).filter(({ to }) => to !== null)
  const [first] = legal.filter((one) => legal.some((other) => other !== one && isAlike(one, other)))
  return first ? legal.filter((other) => isAlike(first, other)).slice(0, 2) : []
}

function isAlike(one: { from: number | null; to: number | null }, other: typeof one): boolean {
  return one.from === other.from && one.to === other.to
}

const info = (multipv: number, move: string): SearchInfo => ({
  multipv,
  depth: 1,
  score: { kind: 'points', points: 3 - multipv, proven: false },
  nodes: 1,
  nps: 1,
  time: 1,
  pv: [move],
})

beforeEach(() => {
  freshApp()
  showLanguage('en')
})

describe('the hints', () => {
  it('tell two lines from the same stop apart, to the eye and in words', async () => {
    const game = playOn(gameAfter(), (each) => alike(each).length > 1)
    const [one, two] = alike(game)
    if (!one || !two) throw new Error('no such position')
    useGame().begin(sessionFor(game, [HUMAN, HUMAN]))
    const panel = mount(HintsPanel, { global: { plugins: [i18n] } })
    useHints().lines = [info(1, one.notation), info(2, two.notation)]
    await nextTick()
    const [first, second] = panel.findAll('.hint__move').map((move) => move.text())
    expect(first).toMatch(/^\w+–\w+ ×\w+/)
    expect(first).not.toBe(second)
    const labels = panel.findAll('button').map((button) => button.attributes('aria-label'))
    expect(labels[0]).toContain(', takes ')
    expect(labels[0]?.replace('Hint 1', '')).not.toBe(labels[1]?.replace('Hint 2', ''))
  })
})
