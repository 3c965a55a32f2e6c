import type { Junction } from '#core/board/junction'
import type { Point } from './geometry'
import type { PickInfo } from './view'

/** What a board makes of the pointer. All junctions may be null: beside the field, or on the bowl. */
export interface PointerHandlers {
  /** The junction at a place of the stage, in CSS pixels. */
  readonly junctionAt: (point: Point) => Junction | null
  /** Whether a place is beside the field; the bowl is not. */
  readonly isBeside: (point: Point) => boolean
  /** Called first on every press; true when the press was on something of its own (a tag) and means nothing else. */
  readonly intercept: (point: Point) => boolean
  readonly mayDrag: (junction: Junction) => boolean
  readonly onHover: (junction: Junction | null) => void
  readonly onPick: (junction: Junction, info: PickInfo) => void
  readonly onDrag: (junction: Junction, at: Point) => void
  readonly onDrop: (from: Junction, to: Junction | null) => void
  readonly onStrokeStart: (junction: Junction | null, info: PickInfo) => void
  /** Null where the pointer was beside the field; samples on the bowl are left out. */
  readonly onStrokeMove: (samples: readonly (Junction | null)[]) => void
  readonly onStrokeEnd: (cancelled: boolean) => void
}

type PointerLike = Pick<
  PointerEvent,
  | 'clientX'
  | 'clientY'
  | 'button'
  | 'pointerId'
  | 'pointerType'
  | 'shiftKey'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
>

interface Press {
  readonly id: number
  readonly start: Point
  readonly junction: Junction | null
  readonly info: PickInfo
  dragging: boolean
}

const DRAG_THRESHOLD = 5 // CSS pixels

/** Turns the pointer's events on a board into junctions. One press at a time; a second button or finger is ignored. */
export class PointerTracker {
  #press: Press | null = null
  #hovered: Junction | null = null
  readonly #handlers: PointerHandlers
  readonly #origin: () => Point // of the stage, in client coordinates

  constructor(handlers: PointerHandlers, origin: () => Point) {
    this.#handlers = handlers
    this.#origin = origin
  }

  down(event: PointerLike): void {
    if (this.#press) return
    const point = this.#point(event)
    if (this.#handlers.intercept(point)) return
    const junction = this.#handlers.junctionAt(point)
    const info = pickInfo(event, event.pointerType === 'touch' ? 'touch' : 'pointer')
    this.#press = { id: event.pointerId, start: point, junction, info, dragging: false }
    this.#handlers.onStrokeStart(junction, info)
  }

  /** Takes a move with all the samples since the last one. */
  move(event: PointerLike, samples: readonly PointerLike[]): void {
    const origin = this.#origin() // once: it makes the browser lay the page out
    const at = ({ clientX, clientY }: PointerLike) => ({ x: clientX - origin.x, y: clientY - origin.y })
    const point = at(event)
    this.#hover(this.#handlers.junctionAt(point))
    const press = this.#press
    if (!press || press.id !== event.pointerId) return
    const seen = samples.length > 0 ? samples : [event]
    this.#handlers.onStrokeMove(seen.flatMap((sample) => this.#sample(at(sample))))
    if (press.junction === null || press.info.button !== 0) return
    if (!press.dragging) {
      const far = Math.hypot(point.x - press.start.x, point.y - press.start.y) > DRAG_THRESHOLD
      press.dragging = far && this.#handlers.mayDrag(press.junction)
    }
    if (press.dragging) this.#handlers.onDrag(press.junction, point)
  }

  up(event: PointerLike): void {
    const press = this.#press
    if (!press || press.id !== event.pointerId) return
    this.#press = null
    this.#handlers.onStrokeEnd(false)
    const junction = this.#handlers.junctionAt(this.#point(event))
    if (press.junction === null) return
    if (press.dragging) this.#handlers.onDrop(press.junction, junction)
    else if (junction === press.junction) this.#handlers.onPick(junction, press.info)
  }

  cancel(event: Pick<PointerEvent, 'pointerId'>): void {
    const press = this.#press
    if (!press || press.id !== event.pointerId) return
    this.#press = null
    this.#handlers.onStrokeEnd(true)
    if (press.dragging && press.junction !== null) this.#handlers.onDrop(press.junction, null)
  }

  leave(): void {
    if (!this.#press) this.#hover(null)
  }

  #sample(point: Point): readonly (Junction | null)[] {
    const { junctionAt, isBeside } = this.#handlers
    const junction = junctionAt(point)
    return junction !== null || isBeside(point) ? [junction] : []
  }

  #hover(junction: Junction | null): void {
    if (junction === this.#hovered) return
    this.#hovered = junction
    this.#handlers.onHover(junction)
  }

  #point(event: PointerLike): Point {
    const origin = this.#origin()
    return { x: event.clientX - origin.x, y: event.clientY - origin.y }
  }
}

/** How a junction was picked, from the event that did it. */
export function pickInfo(
  event: Pick<PointerLike, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> & { readonly button?: number },
  source: PickInfo['source'],
): PickInfo {
  return {
    button: event.button ?? 0,
    source,
    shift: event.shiftKey,
    alt: event.altKey,
    control: event.ctrlKey || event.metaKey,
  }
}
