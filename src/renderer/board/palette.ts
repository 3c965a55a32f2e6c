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

const WOOD: BoardPalette = {
  texture: 'grain',
  frameWidth: 0.66,
  field: { mid: '#b27e49', light: '#c08c55', dark: '#a06e3c' },
  frame: { mid: '#3a2215', light: '#4f3020', dark: '#2b170d' },
  inlay: '#c99a4b',
  coordinates: '#e2c798',
  line: '#3c2212',
  lineOpacity: 0.9,
  rim: '#3c2212',
  black: { body: '#1b1512', highlight: '#7d6c60', bezel: null },
  white: { body: '#f5eddd', shade: '#cdbd9f', edge: '#6b553a' },
  south: { mid: '#c42b24', light: '#ff8a74', dark: '#7c110f' },
  north: { mid: '#1f63c6', light: '#8fc2ff', dark: '#0b2f73' },
  brass: { light: '#ffe9a8', mid: '#c8963e', dark: '#6e4713', inside: '#3c2509' },
  shadow: 'rgba(38, 22, 8, 0.5)',
  legal: { mark: '#c9f7cf', casing: '#0f3d24' },
  capture: { mark: '#ffd83d', casing: '#3a1d00' },
  lastMove: { mark: '#f7e9c8', casing: '#3a2415' },
  axis: { mark: '#0e3a80', casing: '#f7e9c8' },
  proposal: { mark: '#ffd83d', casing: '#3a1d00' },
}

const SONGKET: BoardPalette = {
  texture: 'weave',
  frameWidth: 0.76,
  field: { mid: '#2e716b', light: '#357c75', dark: '#27635e' },
  frame: { mid: '#0f2b29', light: '#1c403d', dark: '#0c2322' },
  inlay: '#d8b258',
  coordinates: '#e6cb8a',
  line: '#ebd391',
  lineOpacity: 0.85,
  rim: '#ebd391',
  black: { body: '#0b0d0e', highlight: '#5c6b6c', bezel: '#d0a94f' },
  white: { body: '#faf4e4', shade: '#d2c7ac', edge: '#0e2f2c' },
  south: { mid: '#d9362e', light: '#ff9a85', dark: '#86120f' },
  north: { mid: '#2f7be6', light: '#a9d3ff', dark: '#103c8a' },
  brass: { light: '#fff0b8', mid: '#d4a647', dark: '#7a5416', inside: '#2e2208' },
  shadow: 'rgba(3, 20, 19, 0.55)',
  legal: { mark: '#c6ffd9', casing: '#06231a' },
  capture: { mark: '#ff9d6b', casing: '#2a0d00' },
  lastMove: { mark: '#f4e3b4', casing: '#12302d' },
  axis: { mark: '#ffb3cf', casing: '#0d2b29' },
  proposal: { mark: '#e3bc62', casing: '#1d1503' },
}

const WHITE: Shade = { mid: '#ffffff', light: '#ffffff', dark: '#ffffff' }

const PAPER: BoardPalette = {
  texture: 'plain',
  frameWidth: 0.58,
  field: WHITE,
  frame: WHITE,
  inlay: '#000000',
  coordinates: '#000000',
  line: '#5c5c5c',
  lineOpacity: 1,
  rim: '#000000',
  black: { body: '#000000', highlight: '#000000', bezel: null },
  white: { body: '#ffffff', shade: '#ffffff', edge: '#000000' },
  south: { mid: '#b80d1c', light: '#b80d1c', dark: '#b80d1c' },
  north: { mid: '#0b3fa8', light: '#0b3fa8', dark: '#0b3fa8' },
  brass: { ...WHITE, inside: '#ffffff' },
  shadow: 'transparent',
  legal: { mark: '#00713f', casing: '#ffffff' },
  capture: { mark: '#b0005a', casing: '#ffffff' },
  lastMove: { mark: '#5c5c5c', casing: '#ffffff' },
  axis: { mark: '#0b3fa8', casing: '#ffffff' },
  proposal: { mark: '#b0005a', casing: '#ffffff' },
}

export const PALETTES: Readonly<Record<Theme, BoardPalette>> = { wood: WOOD, songket: SONGKET, paper: PAPER }
