import { z } from 'zod'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How the window was left; kept beside Chromium's own profile. */
export interface WindowState {
  readonly bounds: Bounds | null // of the window when neither maximized nor full screen; null before the first run
  readonly maximized: boolean
  readonly fullScreen: boolean
  readonly folders: Readonly<Record<string, string>> // that the dialogs for files showed last, by kind
}

export const MINIMUM = { width: 900, height: 640 }
const USUAL = { width: 1440, height: 900 }

/** The part of a window that a person can take hold of: this much of its title must be on a display. */
const GRIP = { width: 120, height: 24 }

const Schema: z.ZodType<WindowState> = z.object({
  bounds: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }).nullable(),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
  folders: z.record(z.string(), z.string()),
})

export const FIRST_STATE: WindowState = { bounds: null, maximized: false, fullScreen: false, folders: {} }

/** Reads what `writeWindowState` made; the state of a first run for anything else. */
export function parseWindowState(text: string | null): WindowState {
  try {
    return Schema.parse(JSON.parse(text ?? ''))
  } catch {
    return FIRST_STATE
  }
}

/** The text of a state's file. */
export function makeWindowState(state: WindowState): string {
  return `${JSON.stringify(state, null, 2)}\n`
}

/**
 * Where to show the window: where it was if a person could still move it from there, else centred on the first display.
 * `areas` are the displays' areas without bars, the main one first; the window is never larger than its display.
 */
export function placeWindow(saved: Bounds | null, areas: readonly Bounds[]): Bounds {
  const area = (saved && areas.find((each) => isReachable(saved, each))) ?? areas[0]
  const wanted = saved ?? USUAL
  if (!area) return { x: 0, y: 0, ...USUAL }
  const width = between(MINIMUM.width, wanted.width, area.width)
  const height = between(MINIMUM.height, wanted.height, area.height)
  if (saved && isReachable(saved, area)) return { x: saved.x, y: saved.y, width, height }
  return {
    x: Math.round(area.x + Math.max(0, area.width - width) / 2),
    y: Math.round(area.y + Math.max(0, area.height - height) / 2),
    width,
    height,
  }
}

/** Whether enough of a window's title strip lies in an area. */
function isReachable(window: Bounds, area: Bounds): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x)
  const below = area.y + area.height - window.y
  return across >= GRIP.width && window.y >= area.y && below >= GRIP.height
}

/** The value, at most `most` and, where that leaves room, at least `least`. */
function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
