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

const DELAY = 450 // milliseconds from the first move on an element until its tooltip shows

/** The tooltip on show; `UiTooltip` draws it. One for the whole window. */
export const shownTip = shallowRef<ShownTip | null>(null)

const tips = new WeakMap<HTMLElement, Tip | null>()
let timer: ReturnType<typeof setTimeout> | undefined
let owner: HTMLElement | null = null
let isWalking = false // whether the last key was one that moves the focus

function show(element: HTMLElement): void {
  const tip = tips.get(element)
  if (!tip?.text || !element.isConnected) return
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

/** Takes away the tooltip on show and one that was about to show. */
export function dismissTip(): void {
  clearTimeout(timer)
  owner = null
  shownTip.value = null
}

/** A key takes the tooltip away; the focus brings one only where keys led it, not where a closed dialog gave it back. */
export function attendKey(event: KeyboardEvent): void {
  dismissTip()
  isWalking = /^(Tab|Arrow.*|Home|End)$/.test(event.key)
}

/** Takes note of a tip. What it says beyond the control's name, such as why it is off, is said to screen readers too. */
function keep(element: HTMLElement, tip: Tip | null): void {
  tips.set(element, tip)
  const name = element.getAttribute('aria-label') ?? element.textContent.trim()
  if (tip?.text && tip.text !== name) element.setAttribute('aria-description', tip.text)
  else element.removeAttribute('aria-description')
}

/**
 * Shows the tip of an element once the pointer itself has moved on it, and not again after a press until it came back. What
 * merely comes to lie under a resting pointer is entered, too, but without a move.
 */
function attendPointer(element: HTMLElement): void {
  let isTold = false
  element.addEventListener('pointermove', (event) => {
    if (isTold || event.pointerType === 'touch') return
    isTold = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      show(element)
    }, DELAY)
  })
  element.addEventListener('pointerenter', () => {
    isTold = false
  })
  element.addEventListener('pointerleave', () => {
    hide(element)
  })
  element.addEventListener('pointerdown', () => {
    isTold = true
    hide(element)
  })
}

/** `v-tip`: a tooltip on hover and on keyboard focus. It repeats or explains the control's name, which is set elsewhere. */
export const vTip: ObjectDirective<HTMLElement, Tip | null | undefined> = {
  mounted(element, { value }) {
    keep(element, value ?? null)
    attendPointer(element)
    element.addEventListener('focus', () => {
      if (isWalking && element.matches(':focus-visible')) show(element)
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
