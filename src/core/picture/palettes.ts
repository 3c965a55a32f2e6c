import type { Theme } from '../settings/settings'

/** How a token is painted: a ball with a highlight, or (Paper) a flat disc with an edge. */
export interface TokenPalette {
  readonly fill: string
  readonly light: string // highlight of the ball
  readonly shade: string // its dark side
  readonly edge: string
  readonly edgeWidth: number // in cells; 0 for none
}

/** The colours (hex) and measures (in cells) of pictures in one theme. */
export interface Palette {
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly field: string
  readonly fieldLight: string
  readonly fieldDark: string
  readonly frame: string
  readonly frameWidth: number
  readonly inlay: string
  readonly coordinates: string
  readonly line: string
  readonly lineOpacity: number
  readonly black: TokenPalette
  readonly white: TokenPalette
  readonly bowl: {
    readonly light: string
    readonly mid: string
    readonly dark: string
    readonly inside: string
  }
  readonly texture: 'grain' | 'weave' | 'none'
  readonly flat: boolean // no gradients, shadows or glints: for printing
}

const WOOD: Palette = {
  surface: '#EAE0D0',
  text: '#26190F',
  muted: '#665140',
  field: '#B27E49',
  fieldLight: '#C08C55',
  fieldDark: '#A06E3C',
  frame: '#3A2215',
  frameWidth: 0.66,
  inlay: '#C99A4B',
  coordinates: '#E2C798',
  line: '#3C2212',
  lineOpacity: 0.9,
  black: { fill: '#1B1512', light: '#7D6C60', shade: '#0C0807', edge: '#0C0807', edgeWidth: 0 },
  white: { fill: '#F5EDDD', light: '#FFFCF4', shade: '#CDBD9F', edge: '#6B553A', edgeWidth: 0.02 },
  bowl: { light: '#FFE9A8', mid: '#C8963E', dark: '#6E4713', inside: '#3C2509' },
  texture: 'grain',
  flat: false,
}

const SONGKET: Palette = {
  surface: '#0D1917',
  text: '#F2EAD8',
  muted: '#A6B7AE',
  field: '#2E716B',
  fieldLight: '#357C75',
  fieldDark: '#27635E',
  frame: '#0F2B29',
  frameWidth: 0.76,
  inlay: '#D8B258',
  coordinates: '#E6CB8A',
  line: '#EBD391',
  lineOpacity: 0.85,
  black: { fill: '#0B0D0E', light: '#5C6B6C', shade: '#050607', edge: '#D0A94F', edgeWidth: 0.036 },
  white: { fill: '#FAF4E4', light: '#FFFFFF', shade: '#D2C7AC', edge: '#0E2F2C', edgeWidth: 0.02 },
  bowl: { light: '#FFF0B8', mid: '#D4A647', dark: '#7A5416', inside: '#2E2208' },
  texture: 'weave',
  flat: false,
}

const PAPER: Palette = {
  surface: '#FFFFFF',
  text: '#000000',
  muted: '#3D3D3D',
  field: '#FFFFFF',
  fieldLight: '#FFFFFF',
  fieldDark: '#FFFFFF',
  frame: '#FFFFFF',
  frameWidth: 0.58,
  inlay: '#000000',
  coordinates: '#000000',
  line: '#5C5C5C',
  lineOpacity: 1,
  black: { fill: '#000000', light: '#000000', shade: '#000000', edge: '#000000', edgeWidth: 0.06 },
  white: { fill: '#FFFFFF', light: '#FFFFFF', shade: '#FFFFFF', edge: '#000000', edgeWidth: 0.06 },
  bowl: { light: '#FFFFFF', mid: '#FFFFFF', dark: '#000000', inside: '#FFFFFF' },
  texture: 'none',
  flat: true,
}

/** The palettes of the three themes. */
export const PALETTES: Readonly<Record<Theme, Palette>> = { wood: WOOD, songket: SONGKET, paper: PAPER }
