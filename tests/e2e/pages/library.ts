import type { Locator, Page } from 'playwright-core'

/** The place Library. */
export class LibraryPage {
  readonly gallery: Locator
  readonly report: Locator
  readonly searchField: Locator

  constructor(private readonly page: Page) {
    this.gallery = page.getByRole('listbox', { name: 'Patterns' })
    this.report = page.getByRole('dialog', { name: 'Import' })
    this.searchField = page.getByRole('textbox', { name: 'Search names and tags' })
  }

  /** A card of the gallery by the name on it. */
  card(name: string | RegExp): Locator {
    const text = this.page.getByText(name, { exact: true })
    return this.gallery.getByRole('option').filter({ has: text })
  }

  /** The names on the cards that are drawn, in order. */
  names(): Promise<string[]> {
    return this.gallery.getByRole('option').evaluateAll((cards) => {
      const place = (card: Element) => Number(card.getAttribute('aria-posinset'))
      const ordered = [...cards].sort((a, b) => place(a) - place(b))
      return ordered.map((card) => card.querySelector('[title]')?.getAttribute('title') ?? '')
    })
  }

  /** Chooses one of the ways in which patterns come in. */
  async takeIn(way: 'Import files…' | 'Import a folder…' | 'Paste a share code…'): Promise<void> {
    await this.page.getByRole('button', { name: 'Import', exact: true }).click()
    const text = this.page.getByText(way, { exact: true })
    await this.page.getByRole('menu').getByRole('menuitem').filter({ has: text }).click()
  }

  /** The preview of a pattern. */
  preview(name: string): Locator {
    return this.page.getByRole('complementary', { name, exact: true })
  }

  shelf(name: 'All' | 'Shipped' | 'Mine' | 'Favourites'): Locator {
    return this.page.getByRole('radiogroup', { name: 'Shelves' }).getByRole('radio', { name })
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text)
  }

  /** Chooses an entry of one of the filters. */
  async filter(name: 'Symmetry' | 'Board' | 'Source' | 'Order', entry: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}:`) }).click()
    await this.page.getByRole('menuitemradio', { name: entry, exact: true }).click()
  }
}
