import { onBeforeUnmount, onMounted, ref } from 'vue'
import type { Ref } from 'vue'

/** Size of an element in CSS pixels and the device pixels of each, kept up to date (zoom and screen changes included). */
export function useStageSize(element: Readonly<Ref<HTMLElement | null>>): {
  readonly width: Ref<number>
  readonly height: Ref<number>
  readonly ratio: Ref<number>
} {
  const width = ref(0)
  const height = ref(0)
  const ratio = ref(window.devicePixelRatio)
  let media: MediaQueryList | null = null

  const observer = new ResizeObserver((entries) => {
    const box = entries[entries.length - 1]?.contentRect
    if (!box || box.width === 0 || box.height === 0) return // taken out of the page for a while
    width.value = Math.floor(box.width)
    height.value = Math.floor(box.height)
    ratio.value = window.devicePixelRatio
  })

  // Safari cannot watch device pixels; there the media query alone tells of a change of scale.
  function observe(target: HTMLElement): void {
    try {
      observer.observe(target, { box: 'device-pixel-content-box' })
    } catch {
      observer.observe(target)
    }
  }

  function followRatio(): void {
    media?.removeEventListener('change', followRatio)
    ratio.value = window.devicePixelRatio
    media = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    media.addEventListener('change', followRatio)
  }

  onMounted(() => {
    if (!element.value) return
    width.value = element.value.clientWidth
    height.value = element.value.clientHeight
    observe(element.value)
    followRatio()
  })
  onBeforeUnmount(() => {
    observer.disconnect()
    media?.removeEventListener('change', followRatio)
  })
  return { width, height, ratio }
}
