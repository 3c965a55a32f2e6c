import { describe, expect, it } from 'vitest'
import type { GameState, Position } from '#core/games/contract'
import { ALL_OPTIONS, codesOf } from './arbitrary'
import { boardOfRows, KAS_PERFT, LONG, play, randomOf, startOfRow, TIMEOUT } from './support'
import { kasRuleset } from '#core/games/kas/ruleset'

const NODES = LONG ? 400_000 : 15_000

describe('keys of kas positions', { timeout: TIMEOUT }, () => {
  it('are equal for equal positions and differ for others, over whole trees', () => {
    const seen = new Seen()
    for (const row of KAS_PERFT) {
      const state = startOfRow(row)
      for (const move of row.after) play(state, move)
      visitTree(state, 5, seen, NODES / KAS_PERFT.length)
    }
    expect(seen.clashes).toEqual([])
    expect(seen.positions).toBeGreaterThan(NODES / 4)
    expect(seen.repeats).toBeGreaterThan(NODES / 50)
  })

  it('differ along random games', () => {
    const random = randomOf(5)
    const seen = new Seen()
    for (let game = 0; game < (LONG ? 500 : 25); game++) {
      const row = KAS_PERFT[game % KAS_PERFT.length]!
      const options = ALL_OPTIONS[game % ALL_OPTIONS.length]!
      const state = kasRuleset.start(boardOfRows(row.pattern.gadong, row.pattern.rows), options)
      for (;;) {
        seen.add(state)
        const codes = codesOf(state)
        const code = codes[Math.floor(random() * codes.length)]
        if (code === undefined) break
        state.make(code)
      }
    }
    expect(seen.clashes).toEqual([])
    expect(seen.positions).toBeGreaterThan(500)
  })
})

/** Positions by key and keys by position, and whatever does not fit. */
class Seen {
  readonly clashes: string[] = []
  repeats = 0
  private readonly keys = new Map<string, string>()
  private readonly texts = new Map<string, string>()

  get positions(): number {
    return this.keys.size
  }

  add(state: GameState): void {
    const key = `${state.keyLow}:${state.keyHigh}`
    const text = textOf(state.position(), state.ply)
    const otherKey = this.keys.get(text)
    const otherText = this.texts.get(key)
    if (otherKey !== undefined) this.repeats++
    if ((otherKey ?? key) !== key) this.clashes.push(`two keys: ${text}`)
    if ((otherText ?? text) !== text) this.clashes.push(`one key: ${text} and ${otherText}`)
    this.keys.set(text, key)
    this.texts.set(key, text)
  }
}

/** What legal moves depend on: pieces, side to move, and the passages of seats that have not promoted yet. */
function textOf(position: Position, ply: number): string {
  const promoted = position.seats.map((seat) =>
    position.pieces.some((piece) => piece?.kind === 'kas' && piece.seat === seat),
  )
  const passages = position.passages.map((file, seat) => (promoted[seat] ? '-' : (file ?? '?')))
  const pieces = position.pieces.map((piece) =>
    piece === null ? '.' : piece.kind === 'token' ? piece.colour : piece.seat === 'south' ? 'S' : 'N',
  )
  return `${ply % 2} ${passages.join()} ${pieces.join('')}`
}

function visitTree(state: GameState, depth: number, seen: Seen, limit: number): number {
  seen.add(state)
  let visited = 1
  if (depth === 0) return visited
  for (const code of codesOf(state)) {
    if (visited >= limit) break
    state.make(code)
    visited += visitTree(state, depth - 1, seen, limit - visited)
    state.unmake()
  }
  return visited
}
