import { shallowRef, type ObjectDirective } from 'vue'
import { formatShortcut } from '../commands/shortcut'

export interface Tip {
  readonly text: string
  readonly shortcut?: string | undefined // as in a command: `Ctrl+Z`
  readonly side?: 'below' | 'right' | undefined
}

export interface ShownTip {
  readonly text: string
  readonly keys: string
  readonly side: 'below' | 'right'
  readonly anchor: DOMRect
}

const DELAY = 450 // milliseconds of hovering before a tooltip shows

/** The tooltip on show; `UiTooltip` draws it. One for the whole window. */
export const shownTip = shallowRef<ShownTip | null>(null)

const tips = new WeakMap<HTMLElement, Tip | null>()
let timer: ReturnType<typeof setTimeout> | undefined
let owner: HTMLElement | null = null

function show(element: HTMLElement): void {
  const tip = tips.get(element)
  if (!tip?.text) return
  owner = element
  shownTip.value = {
    text: tip.text,
    keys: tip.shortcut ? formatShortcut(tip.shortcut) : '',
    side: tip.side ?? 'below',
    anchor: element.getBoundingClientRect(),
  }
}

function hide(element: HTMLElement): void {
  clearTimeout(timer)
  if (owner !== element) return
  owner = null
  shownTip.value = null
}

/** Takes note of a tip. What it says beyond the control's name, such as why it is off, is said to screen readers too. */
function keep(element: HTMLElement, tip: Tip | null): void {
  tips.set(element, tip)
  const name = element.getAttribute('aria-label') ?? element.textContent.trim()
  if (tip?.text && tip.text !== name) element.setAttribute('aria-description', tip.text)
  else element.removeAttribute('aria-description')
}

/** `v-tip`: a tooltip on hover and on keyboard focus. It repeats or explains the control's name, which is set elsewhere. */
export const vTip: ObjectDirective<HTMLElement, Tip | null | undefined> = {
  mounted(element, { value }) {
    keep(element, value ?? null)
    element.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'touch') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        show(element)
      }, DELAY)
    })
    element.addEventListener('pointerleave', () => {
      hide(element)
    })
    element.addEventListener('pointerdown', () => {
      hide(element)
    })
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) show(element)
    })
    element.addEventListener('blur', () => {
      hide(element)
    })
  },
  updated(element, { value }) {
    keep(element, value ?? null)
    if (owner === element) show(element)
  },
  beforeUnmount(element) {
    hide(element)
  },
}
