import { onActivated, onBeforeUnmount, onDeactivated, type Ref } from 'vue'
import { useBrowse } from './browse'

const NARROW = '(max-width: 1100px)' // as in the styles of the library

/** Whether the preview opens and closes, and the gallery makes room for it; else it is always open. */
export function previewIsSheet(): boolean {
  return window.matchMedia(NARROW).matches
}

/**
 * Closes the preview where it can be closed: by Escape anywhere in the place but in a text field (which has its own Escape), and,
 * as `onClick` of the gallery, by a click on anything but a card. `gallery` is what holds the list, which gets the focus when it
 * was in the preview. To be called in the set-up of the place.
 */
export function usePreviewSheet(gallery: Readonly<Ref<HTMLElement | null>>) {
  const browse = useBrowse()

  function close(): void {
    const isInside = document.activeElement?.closest('[data-library-preview]')
    browse.previewOpen = false
    if (isInside) {
      gallery.value?.querySelector<HTMLElement>('[data-library-gallery]')?.focus({ preventScroll: true })
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLInputElement) return
    if (!browse.previewOpen || !previewIsSheet()) return
    event.preventDefault()
    close()
  }

  function onClick({ target }: MouseEvent): void {
    if (previewIsSheet() && target instanceof Element && !target.closest('[role="option"]')) close()
  }

  const stop = () => {
    document.removeEventListener('keydown', onKey)
  }
  onActivated(() => {
    document.addEventListener('keydown', onKey)
  })
  onDeactivated(stop)
  onBeforeUnmount(stop)

  return { close, onClick }
}
