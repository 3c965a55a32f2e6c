/** A repeatable sequence of numbers in [0, 1). */
function randomSequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth noise in [0, 1): a function of two coordinates over a lattice of random values of that size. */
export function smoothNoise(seed: number, columns: number, rows: number): (x: number, y: number) => number {
  const random = randomSequence(seed)
  const lattice = Float32Array.from({ length: columns * rows }, () => random())
  const value = (x: number, y: number) => lattice[(y % rows) * columns + (x % columns)] ?? 0
  const soft = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const across = soft(x - left)
    const down = soft(y - top)
    const upper = value(left, top) * (1 - across) + value(left + 1, top) * across
    const lower = value(left, top + 1) * (1 - across) + value(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}

const GRAIN_COLUMNS = 96
const GRAIN_ROWS = 720
const STRETCH = 25

const grains = new Map<number, HTMLCanvasElement>()

/** Wood grain along the ranks: a small bitmap of dark streaks to be stretched over a board of that many cells. Made once. */
export function grainBitmap(units: number): HTMLCanvasElement {
  const known = grains.get(units)
  if (known) return known
  const canvas = paintGrain(units)
  grains.set(units, canvas)
  return canvas
}

function paintGrain(units: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = GRAIN_COLUMNS
  canvas.height = GRAIN_ROWS
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const noise = smoothNoise(7, 64, 512)
  const image = context.createImageData(GRAIN_COLUMNS, GRAIN_ROWS)
  for (let row = 0; row < GRAIN_ROWS; row += 1) {
    const y = (row / GRAIN_ROWS) * units
    for (let column = 0; column < GRAIN_COLUMNS; column += 1) {
      const x = (column / GRAIN_COLUMNS) * units
      image.data.set([186, 150, 116, 255 * grain(noise, x, y)], (row * GRAIN_COLUMNS + column) * 4)
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** Darkness 0..1 of the grain at a place in cells: broad bands, streaks and fine fibres. */
function grain(noise: (x: number, y: number) => number, x: number, y: number): number {
  const octave = (frequency: number, offset: number) =>
    noise((x * frequency) / STRETCH + offset, y * frequency + offset)
  const sum = 0.24 * octave(1.9, 3) + 0.42 * octave(7.5, 11) + 0.34 * octave(19, 29)
  return Math.min(1, Math.max(0, (sum - 0.38) * 3.4))
}

/** A tile of fine weave, two threads wide, for a pattern fill. `size` is in device pixels. */
export function weaveTile(size: number, thread: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const side = Math.max(4, Math.round(size))
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.strokeStyle = thread
  context.lineWidth = Math.max(1, side / 7)
  context.beginPath()
  context.moveTo(0, side * 0.5)
  context.lineTo(side * 0.5, 0)
  context.lineTo(side, side * 0.5)
  context.moveTo(0, side)
  context.lineTo(side * 0.5, side * 0.5)
  context.lineTo(side, side)
  context.stroke()
  return canvas
}
