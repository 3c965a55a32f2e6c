import { PALETTES as PICTURE_PALETTES } from '#core/picture/palettes'
import type { Theme } from '#core/settings/settings'

/** A body with its lit and its shaded side. */
export interface Shade {
  readonly mid: string
  readonly light: string
  readonly dark: string
}

/** A colour and the darker or lighter outline that keeps it legible on any ground. */
export interface Cased {
  readonly mark: string
  readonly casing: string
}

/** Everything that the board's painters need to know of a theme. Lengths are in cells. */
export interface BoardPalette {
  readonly texture: 'grain' | 'weave' | 'plain'
  readonly frameWidth: number
  readonly field: Shade
  readonly frame: Shade
  readonly inlay: string
  readonly coordinates: string
  readonly line: string
  readonly lineOpacity: number
  readonly rim: string
  readonly black: { readonly body: string; readonly highlight: string; readonly bezel: string | null }
  readonly white: { readonly body: string; readonly shade: string; readonly edge: string }
  readonly south: Shade
  readonly north: Shade
  readonly brass: Shade & { readonly inside: string }
  readonly shadow: string
  readonly legal: Cased
  readonly capture: Cased
  readonly lastMove: Cased
  readonly axis: Cased
  readonly proposal: Cased
}

/** What pictures of a board have no use for, and the few colours in which they differ. */
interface OnScreen extends Pick<
  BoardPalette,
  'south' | 'north' | 'shadow' | 'legal' | 'capture' | 'lastMove' | 'axis' | 'proposal'
> {
  readonly frame: Omit<Shade, 'mid'>
  readonly bezel: string | null // of black tokens
  readonly rim?: string // of the lines where not as the others
  readonly brassDark?: string // where not as in pictures
}

const WOOD: OnScreen = {
  frame: { light: '#4f3020', dark: '#2b170d' },
  bezel: null,
  south: { mid: '#c42b24', light: '#ff8a74', dark: '#7c110f' },
  north: { mid: '#1f63c6', light: '#8fc2ff', dark: '#0b2f73' },
  shadow: 'rgba(38, 22, 8, 0.5)',
  legal: { mark: '#c9f7cf', casing: '#0f3d24' },
  capture: { mark: '#ffd83d', casing: '#3a1d00' },
  lastMove: { mark: '#f7e9c8', casing: '#3a2415' },
  axis: { mark: '#0e3a80', casing: '#f7e9c8' },
  proposal: { mark: '#ffd83d', casing: '#3a1d00' },
}

const SONGKET: OnScreen = {
  frame: { light: '#1c403d', dark: '#0c2322' },
  bezel: '#d0a94f',
  south: { mid: '#d9362e', light: '#ff9a85', dark: '#86120f' },
  north: { mid: '#2f7be6', light: '#a9d3ff', dark: '#103c8a' },
  shadow: 'rgba(3, 20, 19, 0.55)',
  legal: { mark: '#c6ffd9', casing: '#06231a' },
  capture: { mark: '#ff9d6b', casing: '#2a0d00' },
  lastMove: { mark: '#f4e3b4', casing: '#12302d' },
  axis: { mark: '#ffb3cf', casing: '#0d2b29' },
  proposal: { mark: '#e3bc62', casing: '#1d1503' },
}

const PAPER: OnScreen = {
  frame: { light: '#ffffff', dark: '#ffffff' },
  bezel: null,
  rim: '#000000',
  brassDark: '#ffffff',
  south: { mid: '#b80d1c', light: '#b80d1c', dark: '#b80d1c' },
  north: { mid: '#0b3fa8', light: '#0b3fa8', dark: '#0b3fa8' },
  shadow: 'transparent',
  legal: { mark: '#00713f', casing: '#ffffff' },
  capture: { mark: '#b0005a', casing: '#ffffff' },
  lastMove: { mark: '#5c5c5c', casing: '#ffffff' },
  axis: { mark: '#0b3fa8', casing: '#ffffff' },
  proposal: { mark: '#b0005a', casing: '#ffffff' },
}

/** The palette of a theme: that of its pictures, and what only the screen shows. */
function paletteOf(theme: Theme, { frame, bezel, rim, brassDark, ...rest }: OnScreen): BoardPalette {
  const picture = PICTURE_PALETTES[theme]
  const { texture, frameWidth, inlay, coordinates, line, lineOpacity, black, white, bowl } = picture
  return {
    ...rest,
    texture: texture === 'none' ? 'plain' : texture,
    ...{ frameWidth, inlay, coordinates, line, lineOpacity },
    field: { mid: picture.field, light: picture.fieldLight, dark: picture.fieldDark },
    frame: { mid: picture.frame, ...frame },
    rim: rim ?? line,
    black: { body: black.fill, highlight: black.light, bezel },
    white: { body: white.fill, shade: white.shade, edge: white.edge },
    brass: { ...bowl, dark: brassDark ?? bowl.dark },
  }
}

export const PALETTES: Readonly<Record<Theme, BoardPalette>> = {
  wood: paletteOf('wood', WOOD),
  songket: paletteOf('songket', SONGKET),
  paper: paletteOf('paper', PAPER),
}
