import type { Locator, Page } from 'playwright-core'

export type Place = 'Library' | 'Play' | 'Editor'

const MOST_STOPS = 80 // of the Tab key in one place

/** What every place has around it: the ways to the others, messages, dialogs. English unless it says so. */
export class WindowPage {
  readonly messages: Locator

  constructor(readonly page: Page) {
    this.messages = page.getByRole('status', { name: 'Messages' })
  }

  /** The button of a place in the rail. */
  place(name: Place): Locator {
    return this.page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name, exact: true })
  }

  async go(name: Place): Promise<void> {
    await this.place(name).click()
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Waits for a message at the foot of the window. */
  async waitForMessage(text: string | RegExp): Promise<void> {
    await this.messages.getByText(text).first().waitFor()
  }

  /** Opens a menu by its button and chooses an entry. */
  async choose(menu: Locator, entry: string): Promise<void> {
    await menu.click()
    const text = this.page.getByText(entry, { exact: true })
    await this.page.getByRole('menu').locator('[role^=menuitem]').filter({ has: text }).click()
  }

  /** Presses Tab until the focus is on an element or in it; throws when it never comes there. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`the Tab key never comes to ${target.toString()}`)
  }
}
