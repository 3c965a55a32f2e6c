// @vitest-environment happy-dom
import { fileOf, JUNCTIONS, junctionAt, rankOf } from '#core/board/junction'
import { cellAt } from '#core/pattern/board'
import { partJunctions, partsOf } from '#core/pattern/part'
import { SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { viewCell } from '../../../src/renderer/board/geometry'
import { commands } from '../../../src/renderer/editor/commands'
import { usePainting } from '../../../src/renderer/editor/painting'
import { usePanel } from '../../../src/renderer/editor/panel'
import { useEditor } from '../../../src/renderer/editor/store'
import { useSymmetrizing } from '../../../src/renderer/editor/symmetrizing'
import { flipInView, kindAsSeen, nameAsSeen, partAsSeen } from '../../../src/renderer/editor/turned-view'
import { allShown } from '../support/app'

const TURNS = [0, 1, 2, 3] as const

function press(name: string): void {
  const command = commands.find(({ id }) => id === `editor.${name}`)
  if (!command) throw new Error(name)
  void command.run()
}

/** The file and the rank of the only black token. */
function blackAt(): readonly [number, number] {
  const found = JUNCTIONS.filter((junction) => cellAt(useEditor().board, junction) === 'b')
  const [only] = found
  if (only === undefined || found.length !== 1) throw new Error(`${found.length} black tokens`)
  return [fileOf(only), rankOf(only)]
}

describe('a turned view of the board', () => {
  beforeEach(() => setActivePinia(createPinia()))
  afterEach(allShown)

  it('is no edit: it takes no step of the history and leaves the drawing as it was', () => {
    const editor = useEditor()
    const { board } = editor
    for (const turns of [1, 2, 3, 0]) {
      press('turnView')
      expect(usePanel().turns).toBe(turns)
    }
    press('turnView')
    expect(editor.board).toBe(board)
    expect(editor.canUndo).toBe(false)
    expect(editor.dirty).toBe(false)
  })

  it('moves and mirrors as it is seen', () => {
    for (const [turns, moved, mirrored] of [
      [0, [6, 9], [4, 9]],
      [1, [5, 10], [5, 2]],
      [2, [4, 9], [6, 9]],
      [3, [5, 8], [5, 4]],
    ] as const) {
      setActivePinia(createPinia())
      useSymmetrizing().choose('none')
      usePainting().begin(junctionAt(5, 9), false)
      usePainting().finish()
      usePanel().turns = turns
      press('nudgeRight')
      expect(blackAt()).toEqual(moved)
      press('flipSides')
      expect(blackAt()).toEqual(mirrored)
    }
  })

  it('pastes with the corner that is seen at the upper left where the pointer is', () => {
    for (const [turns, black] of [
      [0, [5, 8]],
      [1, [5, 8]],
      [2, [4, 8]],
      [3, [4, 8]],
    ] as const) {
      setActivePinia(createPinia())
      const painting = usePainting()
      useSymmetrizing().choose('none')
      painting.begin(junctionAt(0, 2), false) // the north-west corner of what is copied
      painting.finish()
      painting.takeTool('region')
      painting.begin(junctionAt(0, 1), false)
      painting.extend([junctionAt(1, 2)])
      painting.finish()
      press('cut')
      press('cancel')
      painting.hover(junctionAt(5, turns === 0 || turns === 3 ? 8 : 7))
      usePanel().turns = turns
      press('paste')
      expect(blackAt(), `${turns} turns`).toEqual(black)
    }
  })

  it('names the two straight mirrors as they are seen, and the diagonal ones by their junctions', () => {
    expect(TURNS.map((turns) => nameAsSeen('mirror-lr', turns))).toEqual([
      'mirror-lr',
      'mirror-tb',
      'mirror-lr',
      'mirror-tb',
    ])
    for (const turns of TURNS) expect(nameAsSeen('mirror-a1k11', turns)).toBe('mirror-a1k11')
    expect(kindAsSeen('mirror-a1k11', 1)).toBe('mirror-a11k1')
    expect(kindAsSeen('swap-quarter-turn', 3)).toBe('swap-quarter-turn')
    expect(flipInView('flip-tb', 3)).toBe('flip-lr')
    expect(flipInView('flip-tb', 2)).toBe('flip-tb')
  })

  it('calls each part by where its junctions are seen', () => {
    for (const kind of SYMMETRY_KINDS) {
      for (const part of partsOf(kind)) {
        const own = partJunctions(1, kind, part)
        for (const turns of TURNS) {
          const seen = partAsSeen(part, turns)
          const middle = (side: (cell: { file: number; row: number }) => number) =>
            own.reduce((sum, junction) => sum + side(viewCell(junction, turns)), 0) / own.length - 5
          if (seen.includes('left')) expect(middle(({ file }) => file)).toBeLessThan(0)
          if (seen.includes('right')) expect(middle(({ file }) => file)).toBeGreaterThan(0)
          if (seen.includes('top')) expect(middle(({ row }) => row)).toBeLessThan(0)
          if (seen.includes('bottom')) expect(middle(({ row }) => row)).toBeGreaterThan(0)
        }
      }
    }
  })
})
