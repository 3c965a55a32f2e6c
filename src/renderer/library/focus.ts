/** Gives the list of the gallery the focus, where there is one. */
export function focusGallery(): void {
  document.querySelector<HTMLElement>('[data-library-gallery]')?.focus({ preventScroll: true })
}
