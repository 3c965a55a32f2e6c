import type { Palette } from './palettes'
import { CELL, element } from './svg'

/** The gradients, textures and patterns that a board picture refers to; their ids begin with `id`. */
export function paintServers(palette: Palette, id: string): readonly string[] {
  if (palette.flat) return []
  const { black, white, bowl } = palette
  return [
    ball(`${id}black`, [black.light, black.fill, black.shade], ['0', '.46', '1']),
    ball(`${id}white`, [white.light, white.fill, white.shade], ['0', '.6', '1']),
    brass(`${id}brass`, palette),
    element(
      'radialGradient',
      { id: `${id}inside`, cx: '.6', cy: '.66', r: '.7' },
      stop('0', bowl.dark),
      stop('1', bowl.inside),
    ),
    element(
      'linearGradient',
      { id: `${id}field`, x1: 0, y1: 0, x2: 0, y2: 1 },
      stop('0', palette.fieldLight),
      stop('.5', palette.field),
      stop('1', palette.fieldDark),
    ),
    palette.texture === 'grain' ? grain(`${id}texture`) : weave(`${id}texture`, palette),
  ]
}

/** The frame and the field in it, `side` user units wide. */
export function frame(side: number, palette: Palette, id: string): string {
  const width = palette.frameWidth * CELL
  const inner = { x: width, y: width, width: side - 2 * width, height: side - 2 * width }
  if (palette.flat) {
    const rule = { fill: palette.field, stroke: palette.inlay }
    return (
      element('rect', { x: 2, y: 2, width: side - 4, height: side - 4, ...rule, 'stroke-width': 4 }) +
      element('rect', { ...inner, ...rule, 'stroke-width': 3 })
    )
  }
  const ornament = palette.texture === 'weave' ? triangles(side, palette) : inlayLine(side, palette)
  return [
    element('rect', { width: side, height: side, rx: 10, fill: palette.frame }),
    ornament,
    element('rect', { ...inner, fill: `url(#${id}field)` }),
    palette.texture === 'grain'
      ? element('rect', {
          ...inner,
          filter: `url(#${id}texture)`,
          style: 'mix-blend-mode:multiply',
          opacity: 0.36,
        })
      : element('rect', { ...inner, fill: `url(#${id}texture)` }),
    element('rect', { ...inner, fill: 'none', stroke: palette.inlay, 'stroke-width': 3 }),
  ].join('')
}

function ball(id: string, colours: readonly string[], offsets: readonly string[]): string {
  const stops = colours.map((colour, index) => stop(offsets[index] ?? '1', colour))
  return element('radialGradient', { id, cx: '.5', cy: '.5', r: '.6', fx: '.36', fy: '.28' }, ...stops)
}

/** Brass in the light of the upper left: bright there, dark below, with a gleam at the far side. */
function brass(id: string, { bowl }: Palette): string {
  return element(
    'linearGradient',
    { id, x1: '.12', y1: '.1', x2: '.88', y2: '.9' },
    stop('0', bowl.light),
    stop('.38', bowl.mid),
    stop('.72', bowl.dark),
    stop('1', bowl.mid),
  )
}

function stop(offset: string, colour: string): string {
  return element('stop', { offset, 'stop-color': colour })
}

/** Grain of wood: noise stretched 25 : 1 along the ranks. */
function grain(id: string): string {
  return element(
    'filter',
    { id, x: 0, y: 0, width: 1, height: 1 },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: '.0024 .06', numOctaves: 3, seed: 11 }),
    element('feColorMatrix', { values: '0 0 0 0 .28  0 0 0 0 .15  0 0 0 0 .06  1.5 0 0 0 -.45' }),
  )
}

function weave(id: string, palette: Palette): string {
  const threads = element('path', {
    d: 'M0 3H6M3 6V12M6 9H12M9 0V6',
    stroke: palette.fieldDark,
    'stroke-width': 1.4,
    'stroke-opacity': 0.55,
  })
  return element('pattern', { id, width: 12, height: 12, patternUnits: 'userSpaceOnUse' }, threads)
}

function inlayLine(side: number, palette: Palette): string {
  const at = { x: 9, y: 9, width: side - 18, height: side - 18, rx: 5 }
  return element('rect', { ...at, fill: 'none', stroke: palette.inlay, 'stroke-width': 2 })
}

/** A row of golden triangles along each side of the frame, pointing inward, and a diamond in each corner. */
function triangles(side: number, palette: Palette): string {
  const count = Math.floor((side - 60) / 20)
  const step = (side - 60) / count
  const row = Array.from({ length: count }, (_, index) => {
    const x = Math.round((30 + index * step) * 100) / 100
    return `M${x} 7h${Math.round(step * 90) / 100}l${-Math.round(step * 45) / 100} 14z`
  }).join('')
  const corner = 'M16 8l8 8l-8 8l-8 -8z'
  const middle = side / 2
  const sides = [0, 90, 180, 270].map((turn) =>
    element('path', { d: row + corner, transform: `rotate(${turn} ${middle} ${middle})` }),
  )
  return element('g', { fill: palette.inlay, opacity: 0.8 }, ...sides)
}
