import { makeJunction, parseJunction, type Junction } from '#core/board/junction'
import { orbit, SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

const KINDS: Readonly<Record<SymmetryKind, string>> = {
  none: 'No symmetry',
  'mirror-lr': 'Left-right mirror',
  'mirror-tb': 'Top-bottom mirror',
  'mirror-a1k11': 'Diagonal mirror, a1 to k11',
  'mirror-a11k1': 'Diagonal mirror, a11 to k1',
  'mirrors-straight': 'Both straight mirrors',
  'mirrors-diagonal': 'Both diagonal mirrors',
  'mirrors-all': 'All four mirrors',
  'half-turn': 'Half turn',
  'quarter-turn': 'Quarter turn',
  'swap-half-turn': 'Half turn, colours swapped',
  'swap-quarter-turn': 'Quarter turn, colours swapped',
}

describe.each(HOSTS)('drawing on %s', (host) => {
  const pasang = withPasang({ host })

  const openEditor = () => EditorPage.open(pasang().page)

  it('paints both colours without gaps under a fast pointer, by all four mirrors, and undoes it', async () => {
    const editor = await openEditor()
    const { keyboard } = pasang().page
    await editor.chooseSymmetry('All four mirrors')
    await editor.board.drag(['b2', 'b9', 'e9']) // the pointer is seen at three junctions only
    const way = ['b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'c9', 'd9', 'e9']
    const black = imagesOf(way, 'mirrors-all')
    expect(await editor.board.saying('black token')).toEqual(black)
    expect(await editor.countsNow()).toEqual({ black: black.length, white: 0, undecided: 120 - black.length })

    await editor.board.drag(['a1', 'a11'], 'right')
    const white = imagesOf(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'mirrors-all')
    expect(await editor.board.saying('white token')).toEqual(white)
    await expect.poll(() => editor.currentStep()).toBe(`Brush white ${white.length}`)

    await keyboard.press('Control+z')
    expect(await editor.board.saying('white token')).toEqual([])
    await keyboard.press('Control+z')
    expect((await editor.countsNow()).undecided).toBe(120)
    expect(await editor.unsaved.isVisible()).toBe(false)
    await keyboard.press('Control+Shift+z')
    await editor.button('Redo').click()
    expect(await editor.board.saying('black token')).toEqual(black)
    expect(await editor.board.saying('white token')).toEqual(white)
    expect(await editor.button('Redo').getAttribute('aria-disabled')).toBe('true')
    await editor.history.getByRole('button', { name: /^New board/ }).click()
    expect((await editor.countsNow()).undecided).toBe(120)
  })

  it('repeats a stroke by each of the twelve kinds of symmetry', async () => {
    const editor = await openEditor()
    for (const kind of SYMMETRY_KINDS) {
      await editor.chooseSymmetry(KINDS[kind])
      await editor.board.click('b4')
      const images = orbit(parseJunction('b4') as Junction, kind)
      const expected = (swap: boolean) =>
        inBoardOrder(
          images.filter((image) => image.swap === swap).map(({ junction }) => makeJunction(junction)),
        )
      expect(await editor.board.saying('black token'), kind).toEqual(expected(false))
      expect(await editor.board.saying('white token'), kind).toEqual(expected(true))
      await editor.history.getByRole('button', { name: /^New board/ }).click()
    }
  })

  it('fills the rest with equal counts, and finds the way back to them', async () => {
    const editor = await openEditor()
    await editor.chooseSymmetry('Left-right mirror')
    await editor.board.drag(['b2', 'b10', 'e10'])
    await editor.button('Fill the rest').click()
    expect(await editor.countsNow()).toEqual({ black: 60, white: 60, undecided: 0 })
    await editor.counts.getByText('Equal, ready to play').waitFor()
    const picture = await editor.picture()
    for (const row of picture) expect([...row].reverse().join('')).toBe(row)

    await editor.board.drag(['a1', 'a11'], 'left')
    await editor.board.drag(['e2', 'e5'], 'left')
    const { black, white } = await editor.countsNow()
    expect(black).toBeGreaterThan(white)
    await editor.counts.getByText(`${(black - white) / 2} too many black`).waitFor()
    await editor.button('Balance').hover()
    expect(await editor.board.saying('turn over to balance')).not.toEqual([])
    await editor.button('Balance').click()
    expect(await editor.countsNow()).toEqual({ black: 60, white: 60, undecided: 0 })
    for (const row of await editor.picture()) expect([...row].reverse().join('')).toBe(row)
  })

  it('has tools for lines, rectangles, areas, rubbing out, moving and turning', async () => {
    const editor = await openEditor()
    const { keyboard } = pasang().page
    await editor.chooseSymmetry('No symmetry')
    await keyboard.press('l')
    await editor.board.drag(['a1', 'd4'])
    expect(await editor.board.saying('black token')).toEqual(inBoardOrder(['a1', 'b2', 'c3', 'd4']))
    await keyboard.press('x')
    await editor.takeTool('Rectangle (again: filled or outline)')
    await editor.board.drag(['g7', 'j10'])
    expect((await editor.countsNow()).white).toBe(12)
    await editor.takeTool('Fill an area')
    await editor.board.click('h8')
    expect((await editor.countsNow()).white).toBe(16)
    await editor.takeTool('Eraser')
    await editor.board.click('g7')
    expect((await editor.countsNow()).white).toBe(15)
    await editor.takeTool('Pick a colour')
    await editor.board.click('a1')
    await editor.button('Paint with black').waitFor()
    await editor.takeTool('Select, move and copy')
    await editor.board.drag(['a1', 'd4'])
    await keyboard.press('Control+ArrowRight')
    expect(await editor.board.saying('black token')).toEqual(inBoardOrder(['b1', 'c2', 'd3', 'e4']))
    await keyboard.press('Shift+r') // turns what is selected
    expect(await editor.board.saying('black token')).toEqual(inBoardOrder(['b4', 'c3', 'd2', 'e1']))
    await keyboard.press('Escape')
    await keyboard.press('Shift+r') // turns the board
    expect(await editor.board.saying('black token')).toEqual(inBoardOrder(['d10', 'c9', 'b8', 'a7']))
    await keyboard.press('Shift+i')
    expect(await editor.board.saying('white token')).toContain('a7')
  })

  it('is drawn on by the keyboard alone', async () => {
    const { page } = pasang()
    const [shell, editor] = [new WindowPage(page), new EditorPage(page)]
    await page.keyboard.press('Alt+3')
    await editor.title('New pattern').waitFor()
    await shell.tabTo(page.getByRole('radiogroup', { name: 'Symmetry' }))
    for (const key of Array<string>(4).fill('ArrowLeft')) await page.keyboard.press(key)
    await editor.history.getByText('Left-right mirror').waitFor()
    await shell.tabTo(editor.board.grid, 'Shift+Tab')
    await editor.board.walkTo('c3')
    await page.keyboard.press('Enter')
    await page.keyboard.press('x')
    await editor.board.walkTo('c4')
    await page.keyboard.press(' ')
    expect(await editor.board.saying('black token')).toEqual(['c3', 'i3'])
    expect(await editor.board.saying('white token')).toEqual(['c4', 'i4'])
    await page.keyboard.press('Control+z')
    expect(await editor.board.saying('white token')).toEqual([])
  })
})

/** The junctions and all their images, in the order of the grid. */
function imagesOf(junctions: readonly string[], kind: SymmetryKind): readonly string[] {
  return inBoardOrder(
    junctions.flatMap((name) =>
      orbit(parseJunction(name) as Junction, kind).map(({ junction }) => makeJunction(junction)),
    ),
  )
}

/** As the grid goes: from the highest rank down, from file a to k. */
function inBoardOrder(junctions: readonly string[]): readonly string[] {
  const place = (name: string) => -100 * Number(name.slice(1)) + name.charCodeAt(0)
  return [...new Set(junctions)].sort((a, b) => place(a) - place(b))
}
