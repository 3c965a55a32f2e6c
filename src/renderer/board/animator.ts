import { ease } from './schedule'
import type { Timing } from './schedule'

/** The clock and the frames of a window; a test gives its own. */
export interface FrameSource {
  now(): number
  request(callback: () => void): number
  cancel(handle: number): void
}

export const WINDOW_FRAMES: FrameSource = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

export interface Tween extends Timing {
  /** Shows a state; `progress` runs from 0 to 1, eased. */
  readonly update: (progress: number) => void
  /** Called once, at the end or when the animation is cut short. */
  readonly done?: () => void
}

interface Running extends Tween {
  readonly begin: number
}

/** Runs animations. Frames are asked for only while something moves. */
export class Animator {
  #running = new Set<Running>()
  #frame: number | null = null
  readonly #frames: FrameSource

  constructor(frames: FrameSource = WINDOW_FRAMES) {
    this.#frames = frames
  }

  get busy(): boolean {
    return this.#running.size > 0
  }

  start(tween: Tween): void {
    this.#running.add({ ...tween, begin: this.#frames.now() + tween.delay })
    this.#frame ??= this.#frames.request(() => this.#step())
  }

  /** Jumps to the end of everything that runs. */
  finish(): void {
    if (this.#frame !== null) this.#frames.cancel(this.#frame)
    this.#frame = null
    const rest = [...this.#running]
    this.#running.clear()
    for (const tween of rest) {
      tween.update(1)
      tween.done?.()
    }
  }

  #step(): void {
    this.#frame = null
    const now = this.#frames.now()
    for (const tween of [...this.#running]) {
      if (now < tween.begin) continue
      const time = tween.duration === 0 ? 1 : Math.min(1, (now - tween.begin) / tween.duration)
      tween.update(ease(time))
      if (time < 1) continue
      this.#running.delete(tween)
      tween.done?.()
    }
    if (this.#running.size > 0) this.#frame ??= this.#frames.request(() => this.#step())
  }
}
