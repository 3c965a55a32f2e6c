import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { legalMoves, playMove } from '#core/games/game'
import type { Game } from '#core/games/game'
import { parsePattern } from '#core/pattern/document'
import { suntukAfter } from '../../../src/renderer/play/danger'
import { gameAfter, playOn } from './support'

/** What the warning should say, by playing every answer. */
function byPlay(game: Game, notation: string): 'may' | 'will' | null {
  const after = playMove(game, notation)
  if (!after.ok) return null
  const ends = legalMoves(after.value).map((reply) => {
    const next = playMove(after.value, reply.notation)
    const result = next.ok ? next.value.position.result : null
    return result?.reason === 'suntuk' && !result.winners.includes(game.position.turn ?? 'south')
  })
  return ends.includes(true) ? (ends.includes(false) ? 'may' : 'will') : null
}

const anchor = parsePattern(
  readFileSync(join(import.meta.dirname, '../../../patterns/anchor.pasang.json'), 'utf8'),
)

describe('the warning of suntuk', () => {
  it('agrees with playing every answer, all through games', () => {
    if (!anchor.ok) throw new Error('no anchor')
    const seen = new Set<string | null>()
    for (const start of [gameAfter(['=c', '=h']), gameAfter(['=f'], 'kas', {}, anchor.value)]) {
      playOn(start, (game) => {
        for (const { notation } of legalMoves(game)) {
          const found = suntukAfter(game, notation)
          expect(found).toBe(byPlay(game, notation))
          seen.add(found)
        }
        return false
      })
    }
    expect(seen).toContain(null)
    expect(seen).toContain('may')
  })

  it('comes in Anchor, once South has taken file f', () => {
    if (!anchor.ok) throw new Error('no anchor')
    const game = playOn(gameAfter(['=f'], 'kas', {}, anchor.value), ({ moves }) => moves.length === 2)
    const warned = legalMoves(game).filter(({ notation }) => suntukAfter(game, notation) !== null)
    expect(warned.length).toBeGreaterThan(0)
  })

  it('has nothing to say of a move that is not legal', () => {
    expect(suntukAfter(gameAfter(), 'nonsense')).toBeNull()
  })
})
