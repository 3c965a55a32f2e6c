import { playPattern } from './actions'
import { useBrowse } from './browse'

/**
 * A double press on a card plays its pattern. Where the first press opens the preview, the cards move: what lies under the pointer
 * the second time was not meant and is not pressed. Handlers for the capture phase of what holds the gallery and the preview.
 */
export function useDoublePress() {
  let onCard = false // whether the first press was on a card, and on nothing but it

  function onClick(event: MouseEvent): void {
    if (event.detail <= 1)
      onCard = isPlain(event) && isCard(event.target) // detail: which click of a row; 0 by keyboard
    else if (onCard && isPlain(event)) event.stopPropagation()
  }

  function onDoubleClick(event: MouseEvent): void {
    const { chosen } = useBrowse()
    if (onCard && isPlain(event) && chosen) playPattern(chosen)
  }

  return { onClick, onDoubleClick }
}

function isPlain({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return !shiftKey && !ctrlKey && !metaKey
}

function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="option"]') !== null
}
