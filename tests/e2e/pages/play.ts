import type { Locator, Page } from 'playwright-core'
import { BoardPage } from './board'

export type Seat = 'South' | 'West' | 'North' | 'East'

/** The place Play: the form of a new game, and the game on the board. */
export class PlayPage {
  readonly board: BoardPage
  readonly moves: Locator
  readonly result: Locator
  readonly records: Locator
  readonly hints: Locator
  readonly #moveButtons: Locator

  constructor(private readonly page: Page) {
    this.board = new BoardPage(page, 'Game board')
    this.moves = page.getByRole('region', { name: 'Moves' })
    this.result = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'New game' }) })
    this.hints = page.getByRole('region', { name: 'Hints' })
    this.records = page.getByRole('dialog', { name: 'Records' })
    this.#moveButtons = this.moves.getByRole('button', { name: /^Move \d+,/ })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  seat(seat: Seat): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${seat}`) })
  }

  /** Lets a person or the computer play a seat. */
  async seatPlayer(seat: Seat, who: 'Person' | 'Computer', level?: string): Promise<void> {
    await this.seat(seat).getByRole('radio', { name: who }).click()
    if (level === undefined) return
    await this.seat(seat)
      .getByRole('button', { name: /^Level/ })
      .click()
    await this.page.getByRole('menuitemradio', { name: level }).click()
  }

  async choosePattern(name: string): Promise<void> {
    await this.page.getByRole('region', { name: 'Pattern' }).getByRole('button').click()
    const picker = this.page.getByRole('dialog', { name: 'Choose a pattern' })
    await picker.getByLabel('Search names').fill(name)
    await picker.getByRole('button', { name, exact: true }).click()
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start the game' }).click()
    await this.moves.waitFor()
  }

  /** How many moves the list holds. */
  moveCount(): Promise<number> {
    return this.#moveButtons.count()
  }

  /** What the list says of a move, from 1: `Move 3, You: e2–f2, 4 points`. */
  async move(number: number): Promise<string> {
    const button = this.moves.getByRole('button', { name: new RegExp(`^Move ${number},`) })
    return (await button.getAttribute('aria-label')) ?? ''
  }

  /** The points of a player, as the card says them: `You: 12 points`. */
  async points(player: string): Promise<number> {
    const score = this.page.getByLabel(new RegExp(`^${player}: \\d+ points?$`))
    return Number((await score.innerText()).trim())
  }

  /** A hint by its place, 1 for the best. */
  hint(place: number): Locator {
    return this.hints.getByRole('button', { name: new RegExp(`^Hint ${place}:`) })
  }

  /** Writes a comment by the line under the moves, which says what there is. */
  async writeComment(line: RegExp, title: string, text: string): Promise<void> {
    await this.moves.getByRole('button', { name: line }).last().click()
    const dialog = this.page.getByRole('dialog', { name: title })
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'Keep' }).click()
  }

  async chooseMore(entry: 'New game' | 'Records'): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Waits until a person is to move, or the game is over; true when it is over. */
  async waitForTurn(): Promise<boolean> {
    await this.heading(/^(Your move|.+ to move)$/)
      .or(this.result)
      .first()
      .waitFor()
    return this.result.isVisible()
  }

  /** Makes some legal move by what the board offers, one click after the other. */
  async playSomething(): Promise<void> {
    const before = await this.moveCount()
    const played = async () => (await this.moveCount()) > before
    const [piece] = await this.board.saying('can be chosen')
    if (piece !== undefined) await this.board.click(piece)
    if (await played()) return // a passage
    const stops = [...(await this.board.saying('chosen')), ...(await this.board.saying('can go here'))]
    const stop = stops.find((name) => name !== piece)
    if (stop === undefined) throw new Error('the board offers no stop')
    await this.board.click(stop)
    if (await played()) return
    const [token] = await this.board.saying('can be taken') // of the first of several lines
    await this.board.click(token ?? stop)
    await this.#moveButtons.nth(before).waitFor()
  }
}
