import { nextTick, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'

const PLACE = '[data-toast-place]'
const MARGIN = 8 // pixels

/**
 * Where messages lie: at the foot of the element on show that is marked `data-toast-place`, over its content, as wide as it is.
 * The style is null where no element is marked. To be called in the set-up of what shows them; `following` is what the place
 * depends on beside the sizes: an element is looked for anew whenever it changes.
 */
export function useToastPlace(following: () => unknown) {
  const style = shallowRef<Readonly<Record<string, string>> | null>(null)
  let observer: ResizeObserver | undefined
  let marked: Element | null = null

  function place(): void {
    const found = document.querySelector(PLACE)
    if (found !== marked) {
      observer?.disconnect()
      if (found) observer?.observe(found) // tells, too, when it is gone
      marked = found
    }
    style.value = found && footOf(found)
  }

  watch(following, async () => {
    await nextTick()
    place()
  })
  onMounted(() => {
    observer = new ResizeObserver(place)
    window.addEventListener('resize', place)
    place()
  })
  onBeforeUnmount(() => {
    observer?.disconnect()
    window.removeEventListener('resize', place)
  })

  return { style }
}

function footOf(element: Element): Readonly<Record<string, string>> {
  const { left, bottom, width } = element.getBoundingClientRect()
  return {
    left: `${left + MARGIN}px`,
    bottom: `${Math.max(0, window.innerHeight - bottom) + MARGIN}px`,
    width: `${width - 2 * MARGIN}px`,
  }
}
