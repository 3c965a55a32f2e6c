/**
 * Handlers, for the capture phase of a panel whose parts may move: the later clicks of a double click count only on the control
 * that its first press was on, and not on another that has come under the pointer meanwhile.
 */
export function secondClickGuard() {
  let first: Element | null = null // the control of the first press

  return {
    onMousedown: (event: MouseEvent): void => {
      if (event.detail <= 1) first = controlOf(event)
    },
    onClick: (event: MouseEvent): void => {
      if (event.detail <= 1 || controlOf(event) === first) return // detail: which click of a row; 0 by keyboard
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function controlOf({ target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label') ?? target.closest('button, a[href], input, textarea, select') // a label and its box are one
}
