import { beforeEach, describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

describe.each(HOSTS)('a selected part of the board on %s', (host) => {
  const pasang = withPasang({ host })
  let editor: EditorPage

  beforeEach(async () => {
    const { page } = pasang()
    await new WindowPage(page).go('Editor')
    editor = new EditorPage(page)
    await editor.title('New pattern').waitFor()
    await editor.chooseSymmetry('Left-right mirror')
    await editor.board.click('b2')
    await editor.board.click('c3', 'right')
    expect(await tokens()).toEqual({ black: ['b2', 'j2'], white: ['c3', 'i3'] })
  })

  /** The tokens on the board. */
  async function tokens() {
    const [black, white] = [
      await editor.board.saying('black token'),
      await editor.board.saying('white token'),
    ]
    return { black: [...black].sort(), white: [...white].sort() }
  }

  const act = (name: string) => editor.button(name).click()

  it('is moved, copied, pasted and cut by the mouse, and its mirror image follows', async () => {
    await editor.takeTool('Select, move and copy')
    await editor.board.drag(['b2', 'c3'])
    await pasang().page.getByText('2 × 2').waitFor()
    await editor.board.drag(['b2', 'b6'])
    expect(await tokens()).toEqual({ black: ['b6', 'j6'], white: ['c7', 'i7'] })
    expect(await editor.currentStep()).toMatch(/^Move/)

    await act('Copy the selection')
    await act('Paste the selection')
    await editor.board.drag(['c6', 'c9']) // what was pasted is moved on; what it lay on stays
    expect(await tokens()).toEqual({ black: ['b6', 'b9', 'j6', 'j9'], white: ['c10', 'c7', 'i10', 'i7'] })

    await act('Cut the selection')
    expect(await tokens()).toEqual({ black: ['b6', 'j6'], white: ['c7', 'i7'] })
    await editor.board.drag(['b1', 'c2'])
    await act('Paste the selection')
    expect(await tokens()).toEqual({ black: ['b1', 'b6', 'j1', 'j6'], white: ['c2', 'c7', 'i2', 'i7'] })
  })

  it('is moved, copied, pasted and cut by the keyboard', async () => {
    const { page } = pasang()
    const { keyboard } = page
    await new WindowPage(page).tabTo(editor.board.grid)
    await keyboard.press('m')
    await editor.board.walkTo('b2')
    await keyboard.press('Enter')
    await editor.board.walkTo('c3')
    await keyboard.press('Enter')
    await page.getByText('2 × 2').waitFor()
    for (let step = 0; step < 4; step += 1) await keyboard.press('Control+ArrowUp')
    expect(await tokens()).toEqual({ black: ['b6', 'j6'], white: ['c7', 'i7'] })

    await keyboard.press('Control+c')
    await keyboard.press('Escape')
    await editor.board.walkTo('d11')
    await keyboard.press('Control+v') // its upper left corner comes to the focus
    expect(await tokens()).toEqual({ black: ['b6', 'd10', 'h10', 'j6'], white: ['c7', 'e11', 'g11', 'i7'] })
    await keyboard.press('Control+ArrowLeft')
    expect(await tokens()).toEqual({ black: ['b6', 'c10', 'i10', 'j6'], white: ['c7', 'd11', 'h11', 'i7'] })

    await keyboard.press('Control+x')
    expect(await tokens()).toEqual({ black: ['b6', 'j6'], white: ['c7', 'i7'] })
    await keyboard.press('Control+v')
    await keyboard.press('Delete')
    expect(await tokens()).toEqual({ black: ['b6', 'j6'], white: ['c7', 'i7'] })
    await keyboard.press('Control+z')
    expect((await tokens()).black).toEqual(['b6', 'c10', 'i10', 'j6'])
  })

  it('is handled as it is seen when the view is turned, which is no step of the history', async () => {
    const { page } = pasang()
    const before = await editor.currentStep()
    await page.keyboard.press('v')
    const [a1, a11, k11] = await Promise.all(['a1', 'a11', 'k11'].map((name) => editor.board.point(name)))
    expect(a1?.x).toBeLessThan(a11?.x ?? 0) // a1 is at the upper left now, a11 at the upper right
    expect(Math.abs((a1?.y ?? 0) - (a11?.y ?? 0))).toBeLessThan(1)
    expect(k11?.y).toBeGreaterThan(a11?.y ?? 0)
    await expect.poll(() => editor.currentStep()).toBe(before)
    await editor.board.click('b4') // where it is seen
    expect(await tokens()).toEqual({ black: ['b2', 'b4', 'j2', 'j4'], white: ['c3', 'i3'] })
    await page.getByRole('radio', { name: /^Top-bottom mirror/, checked: true }).waitFor()
    await new WindowPage(page).tabTo(editor.board.grid)
    const from = await editor.board.focused()
    await page.keyboard.press('ArrowRight')
    expect(await editor.board.focused()).toBe(`${from[0]}${Number(from.slice(1)) + 1}`)
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('v')
    await page.keyboard.press('Control+z')
    expect(await tokens()).toEqual({ black: ['b2', 'j2'], white: ['c3', 'i3'] })
  })
})
