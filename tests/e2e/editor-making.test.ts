import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

describe.each(HOSTS)('making patterns on %s', (host) => {
  const pasang = withPasang({ host })

  const openEditor = () => EditorPage.open(pasang().page)

  /** Chooses the bowl in the header. */
  async function chooseBowl(size: '1 × 1' | '3 × 3'): Promise<void> {
    const bowl = pasang().page.getByRole('radiogroup', { name: 'Bowl' })
    await bowl.getByRole('radio', { name: size }).click()
  }

  it('keeps what can be kept of a drawing when the bowl changes, and takes it back', async () => {
    const editor = await openEditor()
    const { keyboard } = pasang().page
    await editor.chooseSymmetry('No symmetry')
    await editor.board.drag(['a6', 'e6']) // e6 will be under the large bowl
    await editor.board.drag(['f1', 'f4'], 'right')
    const small = await editor.picture()
    expect([small[5], small[10]]).toEqual(['bbbbb.?????', '?????w?????'])
    expect(await editor.countsNow()).toEqual({ black: 5, white: 4, undecided: 111 })

    await chooseBowl('3 × 3')
    const shell = new WindowPage(pasang().page)
    await shell.waitForMessage(
      '1 token under the large bowl is gone. “Undo” brings the drawing back as it was.',
    )
    const large = await editor.picture()
    expect(large.slice(4, 7)).toEqual(['????...????', 'bbbb...????', '????...????'])
    expect([...large.slice(0, 4), ...large.slice(7)]).toEqual([...small.slice(0, 4), ...small.slice(7)])
    expect(await editor.countsNow()).toEqual({ black: 4, white: 4, undecided: 104 })

    await chooseBowl('1 × 1')
    await shell.waitForMessage(/^8 junctions that the large bowl covered are undecided now\./)
    const back = await editor.picture()
    expect(back.slice(4, 7)).toEqual(['???????????', 'bbbb?.?????', '???????????'])
    await keyboard.press('Control+z')
    expect(await editor.picture()).toEqual(large)
    await keyboard.press('Control+z')
    expect(await editor.picture()).toEqual(small)
    expect(await editor.countsNow()).toEqual({ black: 5, white: 4, undecided: 111 })
  })

  it('generates the same pattern from the same seed and knobs, and another from others', async () => {
    const editor = await openEditor()
    const { page } = pasang()
    await page.getByRole('button', { name: /^Generate/ }).click()
    const seed = page.getByRole('textbox', { name: 'Seed' })
    const smoothness = page.getByRole('slider').first()

    /** The pattern that a seed gives, chosen with the mouse. */
    async function made(value: string): Promise<readonly string[]> {
      await seed.fill(value)
      await page.getByRole('button', { name: `Seed ${value}`, exact: true }).click()
      const picture = await editor.picture()
      const count = (cell: string) => picture.join('').split(cell).length - 1
      expect([count('b'), count('w'), count('?')]).toEqual([60, 60, 0])
      return picture
    }

    const first = await made('1207')
    const other = await made('4711')
    expect(other).not.toEqual(first)
    expect(await made('1207')).toEqual(first)
    await smoothness.focus()
    await page.keyboard.press('Home')
    const rough = await made('1207')
    expect(rough).not.toEqual(first)
    await page.keyboard.press('Control+z')
    expect(await editor.picture()).toEqual(first)
  })
})
