import type { Locator, Page } from 'playwright-core'

/** What the grid over a board says of its junctions. */
export type Junctions = ReadonlyMap<string, string>

/** A board: the canvas under the mouse, and the grid of junctions over it that the keyboard and screen readers use. */
export class BoardPage {
  readonly grid: Locator

  constructor(
    private readonly page: Page,
    name: string | RegExp,
  ) {
    this.grid = page.getByRole('grid', { name })
  }

  /** The grid's cell of a junction such as `f6`. */
  cell(junction: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${junction},`) })
  }

  /** Waits until the grid says what the board shows: it follows, and the panels of the editor before it, in later frames. */
  async settled(): Promise<void> {
    await this.#painted()
    await this.grid.and(this.page.locator('[aria-busy=false]')).waitFor()
  }

  /** The words of every junction by its name: `black token, can be chosen`. */
  async junctions(): Promise<Junctions> {
    await this.settled()
    const labels = await this.grid.evaluate((grid) =>
      [...grid.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label') ?? ''),
    )
    return new Map(labels.map((label) => [label.split(', ')[0] ?? '', label.split(', ').slice(1).join(', ')]))
  }

  /** The junctions of which the grid says something. */
  async saying(words: string): Promise<readonly string[]> {
    return [...(await this.junctions())].filter(([, said]) => said.includes(words)).map(([name]) => name)
  }

  /** What one junction says. */
  async said(junction: string): Promise<string> {
    return (await this.junctions()).get(junction) ?? ''
  }

  /** Where a junction lies on the page, CSS pixels. */
  async point(junction: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.cell(junction).boundingBox()
    if (!box) throw new Error(`${junction} is not on show`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Points at a junction with the mouse. */
  async hover(junction: string): Promise<void> {
    const { x, y } = await this.point(junction)
    await this.page.mouse.move(x, y)
  }

  /** Clicks on a junction with the mouse. */
  async click(junction: string, button: 'left' | 'right' = 'left'): Promise<void> {
    const { x, y } = await this.point(junction)
    await this.page.mouse.click(x, y, { button })
    await this.settled()
  }

  /** Drags from junction to junction; the mouse jumps from one to the next as a fast hand does. */
  async drag(junctions: readonly string[], button: 'left' | 'right' = 'left'): Promise<void> {
    const [first, ...others] = junctions
    if (first === undefined) return
    await this.hover(first)
    await this.page.mouse.down({ button })
    for (const junction of others) await this.hover(junction)
    await this.page.mouse.up({ button })
    await this.settled()
  }

  /** Waits for what follows a press: a stroke is drawn on the board in one of the frames after it. */
  async #painted(): Promise<void> {
    await this.page.evaluate(async () => {
      const nextFrame = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
      for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    })
  }

  /** Goes to a junction by the arrow keys, from wherever the focus of the grid is. */
  async walkTo(junction: string): Promise<void> {
    const at = await this.focused()
    const [east, north] = [fileOf(junction) - fileOf(at), rankOf(junction) - rankOf(at)]
    for (let step = 0; step < Math.abs(east); step += 1)
      await this.page.keyboard.press(east > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let step = 0; step < Math.abs(north); step += 1)
      await this.page.keyboard.press(north > 0 ? 'ArrowUp' : 'ArrowDown')
  }

  /** The junction that has the focus; throws when none has. */
  async focused(): Promise<string> {
    const label = await this.grid.evaluate((grid) =>
      grid.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null,
    )
    if (!label) throw new Error('no junction has the focus')
    return label.split(',')[0] ?? ''
  }
}

function fileOf(junction: string): number {
  return junction.charCodeAt(0) - 'a'.charCodeAt(0)
}

function rankOf(junction: string): number {
  return Number(junction.slice(1))
}
