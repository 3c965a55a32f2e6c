import type { Locator, Page } from 'playwright-core'
import { BoardPage } from './board'
import { WindowPage } from './window'

export type ToolName =
  | 'Brush'
  | 'Line'
  | 'Rectangle (again: filled or outline)'
  | 'Fill an area'
  | 'Pick a colour'
  | 'Eraser'
  | 'Select, move and copy'
  | 'Shift the whole board'

/** The place Editor. */
export class EditorPage {
  readonly board: BoardPage
  readonly counts: Locator
  readonly history: Locator
  readonly unsaved: Locator

  constructor(private readonly page: Page) {
    this.board = new BoardPage(page, /^Board of/)
    this.counts = page.getByRole('region', { name: 'Counts' })
    this.history = page.getByRole('region', { name: 'History' })
    this.unsaved = page.getByText('Unsaved changes')
  }

  /** Goes to the editor, which shows a new pattern. */
  static async open(page: Page): Promise<EditorPage> {
    await new WindowPage(page).go('Editor')
    const editor = new EditorPage(page)
    await editor.title('New pattern').waitFor()
    return editor
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true, level: 1 })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async takeTool(name: ToolName): Promise<void> {
    await this.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true }).click()
  }

  /** Chooses a kind of symmetry by its name. */
  async chooseSymmetry(name: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'Symmetry' })
      .getByRole('radio', { name: new RegExp(`^${name}(, the board has it)?$`) })
      .click()
  }

  /** The live counts. */
  async countsNow(): Promise<{ readonly black: number; readonly white: number; readonly undecided: number }> {
    await this.board.settled()
    const label = (await this.counts.getByRole('img').getAttribute('aria-label')) ?? ''
    const [black = 0, white = 0, undecided = 0] = (label.match(/\d+/g) ?? []).map(Number)
    return { black, white, undecided }
  }

  /** The cells of the board as a picture: rank 11 first, `b`, `w`, `?`, and `.` for the bowl. */
  async picture(): Promise<readonly string[]> {
    const cells = [...(await this.board.junctions()).values()].map(cellOf)
    return Array.from({ length: 11 }, (_, row) => cells.slice(11 * row, 11 * row + 11).join(''))
  }

  async rename(name: string): Promise<void> {
    await this.page.keyboard.press('F2')
    await this.page.getByRole('textbox', { name: 'Name' }).fill(name)
    await this.page.keyboard.press('Enter')
  }

  /** The newest step that is not undone. */
  async currentStep(): Promise<string> {
    await this.board.settled()
    return (await this.history.locator('[aria-current=step]').innerText()).replace(/\s+/g, ' ').trim()
  }
}

function cellOf(words: string): string {
  if (words.startsWith('black token')) return 'b'
  if (words.startsWith('white token')) return 'w'
  return words.startsWith('gadong') ? '.' : '?'
}
