import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JUNCTIONS, makeJunction, parseJunction, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, changesBetween, countsOf, emptyBoard } from '#core/pattern/board'
import { hasSymmetry } from '#core/pattern/symmetry'
import { symmetrized } from '#core/pattern/symmetrize'
import { copyRegion, regionBetween } from '#core/pattern/tools/region'
import { boardOfStroke, ghostsOfHover, ghostsOfStroke } from '../../../src/renderer/editor/gesture'
import {
  begin,
  cancel,
  clear,
  copy,
  EMPTY_HANDED,
  extend,
  finish,
  handOf,
  hover,
  nudge,
  paste,
  press,
  invert,
  selectAll,
  takeTool,
  turn,
  type Done,
  type Holding,
} from '../../../src/renderer/editor/holding'
import type { Ground } from '../../../src/renderer/editor/floating'
import { TOOL_IDS } from '../../../src/renderer/editor/tool-list'
import { boards, junctions, kinds } from '../../core/pattern/arbitraries'

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

const ground: Ground = { board: emptyBoard(1, 'w'), kind: 'mirror-lr' }
const holdings = (tool: Holding['tool']): Holding => ({ ...EMPTY_HANDED, tool })

/** The names of the junctions that differ, with what they hold. */
function changesOf(done: ReturnType<typeof finish>, from = ground): string {
  if (!done.step) return ''
  return changesBetween(from.board, done.step.board)
    .map(({ junction, cell }) => makeJunction(junction) + cell)
    .join(' ')
}

describe('strokes', () => {
  it('are one step on release, without gaps, with their images', () => {
    const stroke = extend(begin(EMPTY_HANDED, at('a1'), false), [at('a1'), at('c1')])
    const done = finish(stroke, ground)
    expect(changesOf(done)).toBe('a1b b1b c1b i1b j1b k1b')
    expect(done.step?.label).toEqual({ action: 'paint', tool: 'brush', cell: 'b' })
    expect(done.holding).toEqual(EMPTY_HANDED)
  })

  it('draw nothing between leaving the board and coming back', () => {
    const away = extend(begin(EMPTY_HANDED, at('a1'), false), [at('b1'), null, null])
    const back = extend(away, [null, at('b5'), at('b6')])
    expect(changesOf(finish(back, ground)).split(' ')).toEqual(
      expect.arrayContaining(['a1b', 'b1b', 'b5b', 'b6b']),
    )
    expect(changesOf(finish(back, ground))).not.toMatch(/b[234]b/)
    expect(finish(away, ground).step).not.toBeNull()
  })

  it('paint the other colour when asked to', () => {
    const black: Ground = { board: emptyBoard(1, 'b'), kind: 'none' }
    expect(changesOf(finish(begin(EMPTY_HANDED, at('a1'), true), black), black)).toBe('a1w')
  })

  it('come to nothing when cancelled', () => {
    expect(finish(cancel(begin(EMPTY_HANDED, at('a1'), false)), ground).step).toBeNull()
  })

  it('by keyboard need one press, or two for what has two ends', () => {
    expect(changesOf(press(EMPTY_HANDED, ground, at('b2'), false))).toBe('b2b j2b')
    const first = press(holdings('line'), ground, at('b2'), false)
    expect(first.step).toBeNull()
    const followed = hover(first.holding, at('d2'))
    expect(followed.stroke).toEqual([at('b2'), at('d2')])
    expect(changesOf(press(followed, ground, at('c2'), false))).toBe('b2b c2b i2b j2b')
  })

  it('pick the colour under them', () => {
    const done = finish(begin(holdings('picker'), at('b2'), false), ground)
    expect([done.holding.colour, done.step]).toEqual(['w', null])
    expect(finish(begin(holdings('picker'), at('f6'), false), ground).holding.colour).toBe('b')
  })

  it('shift the whole board and show it on the way', () => {
    const one: Ground = {
      board: applyChanges(ground.board, [{ junction: at('k1'), cell: 'b' }]),
      kind: 'none',
    }
    const stroke = extend(begin(holdings('shift'), at('d4'), false), [at('e5')])
    expect(cellAt(boardOfStroke(handOf(stroke, one), stroke.stroke), at('a2'))).toBe('b')
    expect(changesOf(finish(stroke, one), one)).toBe('k1w a2b')
  })

  it('show as ghosts exactly what they will do, and every image', () => {
    const strokes = fc.array(junctions, { minLength: 1, maxLength: 5 })
    const tools = fc.constantFrom(
      ...TOOL_IDS.filter((tool) => tool !== 'shift' && tool !== 'picker' && tool !== 'region'),
    )
    fc.assert(
      fc.property(boards(), kinds, tools, fc.boolean(), strokes, (board, kind, tool, filled, stroke) => {
        const there = { board, kind }
        const hand = handOf({ ...holdings(tool), filled }, there)
        const done = finish({ ...holdings(tool), filled, stroke }, there)
        const after = done.step?.board ?? board
        const ghosts = ghostsOfStroke(hand, stroke)
        const shown = new Map(ghosts.map((ghost) => [ghost.junction, ghost.piece]))
        for (const { junction } of changesBetween(board, after)) expect(shown.has(junction)).toBe(true)
        for (const [junction, piece] of shown) {
          const cell = cellAt(after, junction)
          expect(piece).toEqual(cell === '?' ? { kind: 'undecided' } : { kind: 'token', colour: cell })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('leave a board its symmetry, whatever the tool', () => {
    const strokes = fc.array(junctions, { minLength: 1, maxLength: 5 })
    const tools = fc.constantFrom(...TOOL_IDS)
    fc.assert(
      fc.property(boards(), kinds, tools, strokes, (any, kind, tool, stroke) => {
        const board = symmetrized(any, kind)
        const done = finish({ ...holdings(tool), stroke }, { board, kind })
        expect(hasSymmetry(done.step?.board ?? board, kind)).toBe(true)
      }),
    )
  })
})

describe('the one symmetry step', () => {
  const actions: Readonly<Record<string, (holding: Holding, ground: Ground) => Done>> = {
    clear,
    paste,
    invert,
    nudge: (holding, there) => nudge(holding, there, 2, -1),
    turn: (holding, there) => turn(holding, there, 'turn', 'right'),
    flip: (holding, there) => turn(holding, there, 'flip', 'flip-tb'),
    'paste, then move': (holding, there) => {
      const { holding: held, step } = paste(holding, there)
      return nudge(held, { ...there, board: step?.board ?? there.board }, 1, 3)
    },
  }
  const regions = fc.option(fc.tuple(junctions, junctions).map(([a, b]) => regionBetween(a, b)))

  it.each(Object.keys(actions))('is under %s', (name) => {
    fc.assert(
      fc.property(boards(), kinds, regions, fc.option(junctions), (any, kind, region, hovered) => {
        const board = symmetrized(any, kind)
        const clip = copyRegion(any, regionBetween(at('b2'), at('e4')))
        const done = actions[name]?.(
          { ...EMPTY_HANDED, tool: 'region', region, hovered, clip },
          { board, kind },
        )
        const { step } = done ?? {}
        expect(hasSymmetry(step?.board ?? board, step?.kind ?? kind)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('hovering', () => {
  it('shows the junction and its images', () => {
    const ghosts = ghostsOfHover(handOf(EMPTY_HANDED, ground), at('b2'))
    expect(ghosts.map(({ junction, image }) => makeJunction(junction) + (image ? '*' : ''))).toEqual([
      'b2',
      'j2*',
    ])
    expect(ghostsOfHover(handOf(EMPTY_HANDED, ground), at('f6'))).toEqual([])
    expect(ghostsOfHover(handOf(holdings('picker'), ground), at('b2'))).toEqual([])
  })
})

describe('regions', () => {
  const plain: Ground = { ...ground, kind: 'none' }
  const dotted: Ground = { ...plain, board: applyChanges(plain.board, [{ junction: at('a1'), cell: 'b' }]) }
  const select = (from: string, to: string) =>
    finish(extend(begin(holdings('region'), at(from), false), [at(to)]), dotted).holding

  it('are selected, and let go by a click beside them', () => {
    const selected = select('a1', 'b2')
    expect(selected.region).toEqual({ file: 0, rank: 1, width: 2, height: 2 })
    expect(finish(begin(selected, at('k9'), false), dotted).holding.region).toBeNull()
    expect(cancel(selected).region).toBeNull()
    expect(takeTool(selected, 'brush').region).toBeNull()
  })

  it('are moved by dragging and by keys', () => {
    const dragged = finish(extend(begin(select('a1', 'b2'), at('b2'), false), [at('c3')]), dotted)
    expect(changesOf(dragged, dotted)).toBe('a1? b1? a2? b2b')
    expect(dragged.holding.region).toEqual({ file: 1, rank: 2, width: 2, height: 2 })
    const nudged = nudge(select('a1', 'b2'), dotted, -1, 0)
    expect(changesOf(nudged, dotted)).toBe('a1w b1? b2?')
    expect(nudged.holding.region).toEqual({ file: 0, rank: 1, width: 1, height: 2 })
  })

  it('eat nothing on their way: what they cover comes back', () => {
    const first = nudge(select('a1', 'b2'), dotted, 4, 4)
    const there = { ...dotted, board: first.step?.board ?? dotted.board }
    const second = nudge(first.holding, there, 4, 4)
    const direct = nudge(select('a1', 'b2'), dotted, 8, 8)
    expect(second.step?.board).toEqual(direct.step?.board)
    // After a stroke the piece is let go: its place is left undecided.
    const stroked = { ...there, board: applyChanges(there.board, [{ junction: at('k1'), cell: '?' }]) }
    const moved = nudge(first.holding, stroked, 0, 1)
    expect(cellAt(moved.step?.board ?? there.board, at('e5'))).toBe('?')
  })

  it('turn, flip and swap colours by themselves; without one the whole board does', () => {
    expect(changesOf(turn(select('a1', 'b1'), dotted, 'flip', 'flip-lr'), dotted)).toBe('a1w b1b')
    const turned = turn(select('a1', 'b1'), dotted, 'turn', 'right')
    expect(turned.holding.region).toEqual({ file: 0, rank: 1, width: 1, height: 2 })
    expect(changesOf(turned, dotted)).toBe('a1w b1? a2b')
    expect(changesOf(invert(select('a1', 'b1'), dotted), dotted)).toBe('a1w b1b')
    expect(changesOf(turn(EMPTY_HANDED, dotted, 'turn', 'right'), dotted)).toBe('a1w a11b')
    expect(turn(EMPTY_HANDED, ground, 'turn', 'right').step?.kind).toBe('mirror-tb')
    expect(selectAll(EMPTY_HANDED)).toMatchObject({ tool: 'region', region: { width: 11, height: 11 } })
  })

  it('are called by what they do, and moves in a row join', () => {
    const stepOf = ({ step }: Done) => step && [step.label.action, step.joins ?? false]
    const copied = copy(select('a1', 'b2'), dotted)
    expect(stepOf(nudge(copied, dotted, 1, 0))).toEqual(['move', true])
    const pasted = paste(copied, dotted)
    expect(stepOf(pasted)).toEqual(['paste', false])
    const there = { ...dotted, board: pasted.step?.board ?? dotted.board }
    const put = nudge(pasted.holding, there, 1, 0)
    expect(stepOf(put)).toEqual(['paste', true])
    const turned = turn(put.holding, { ...dotted, board: put.step?.board ?? dotted.board }, 'turn', 'right')
    const last = { ...dotted, board: turned.step?.board ?? dotted.board }
    expect(stepOf(nudge(turned.holding, last, 1, 0))).toEqual(['move', true])
  })

  it('are copied, cleared and pasted', () => {
    const copied = copy(select('a1', 'b1'), dotted)
    expect(changesOf(clear(copied, dotted), dotted)).toBe('a1? b1?')
    const there = { ...copied, region: null, hovered: at('k11') }
    const pasted = paste(there, dotted)
    expect(changesOf(pasted, dotted)).toBe('k11b')
    expect(pasted.holding.region).toEqual({ file: 10, rank: 11, width: 1, height: 1 })
    expect(paste(EMPTY_HANDED, dotted).step).toBeNull()
  })

  it('without one, keys shift the whole board and keep the counts', () => {
    fc.assert(
      fc.property(boards(), fc.constantFrom(...JUNCTIONS), (board, junction) => {
        const done = nudge({ ...EMPTY_HANDED, hovered: junction }, { board, kind: 'none' }, 1, -1)
        expect(done.step && countsOf(done.step.board)).toEqual(countsOf(board))
      }),
      { numRuns: 30 },
    )
  })
})

describe('tools', () => {
  it('the rectangle, taken again, is filled', () => {
    const twice = takeTool(takeTool(EMPTY_HANDED, 'rectangle'), 'rectangle')
    expect(twice).toMatchObject({ tool: 'rectangle', filled: true })
    expect(takeTool(twice, 'rectangle').filled).toBe(false)
    expect(
      changesOf(finish({ ...twice, stroke: [at('a1'), at('c3')] }, { ...ground, kind: 'none' })),
    ).toContain('b2b')
  })
})
