/** Does something once the next frame is painted; soon in a window that is not seen, which paints none. */
export function afterPaint(action: () => void): void {
  if (document.hidden) setTimeout(action)
  else requestAnimationFrame(() => setTimeout(action))
}
