import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeNode {
  readonly target: readonly unknown[]
  readonly failureSummary?: string
}

type AxeWindow = typeof globalThis & {
  readonly axe: {
    run(options: { readonly runOnly?: readonly string[] }): Promise<{
      readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[]
    }>
  }
}

/** What axe finds wrong with what is on show, one line each: rule, place, reason. By all its rules, or by some. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (runOnly) => (globalThis as AxeWindow).axe.run(runOnly ? { runOnly } : {}),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** The parts of what is on show whose contents are wider than they are, or that leave the window. */
export function overflows(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts =
      'html, div, ol, ul, main, nav, aside, header, footer, section, form, dialog, button, h1, h2, h3, p, li, td, label'
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        box.width < 2 ||
        /^(inline|contents)$/.test(style.display)
      )
        continue
      const isCut = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' // meant to be
      const room = /auto|scroll/.test(style.overflowX) ? 0 : 1 // a part of a pixel is enough for a scroll bar
      const isWide = element.scrollWidth > element.clientWidth + room && !isCut
      const isOut = box.right > window.innerWidth + 1 || box.left < -1
      if (isWide || isOut) {
        const words = element.innerText.replace(/\s+/g, ' ').slice(0, 40)
        found.push(
          `${element.localName}.${element.className} “${words}” ${element.scrollWidth} > ${element.clientWidth}`,
        )
      }
    }
    return found
  })
}

/** Words and names on show that look like keys of a catalogue instead of sentences. */
export function bareKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const key = /\b(board|editor|library|play|rules|sharing|shell)\.[a-z][\w-]*(\.[\w-]+)*\b|\{\w+\}/g
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, ...named].flatMap((text) => text.match(key) ?? [])
  })
}
