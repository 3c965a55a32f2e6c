import type { QuarterTurns } from '../board/geometry'
import type { StepLabel } from './history'
import {
  iconBalance,
  iconBrush,
  iconClear,
  iconCopy,
  iconDice,
  iconEraser,
  iconFilledSquare,
  iconFlip,
  iconFlood,
  iconInvert,
  iconLibrary,
  iconLine,
  iconPaste,
  iconRename,
  iconRestored,
  iconRotate,
  iconShift,
  iconSparkles,
  iconTag,
  iconWand,
} from './icons'
import { nameAsSeen } from './turned-view'

const ICONS: Readonly<Record<Exclude<StepLabel['action'], 'paint'>, string>> = {
  new: iconLibrary,
  opened: iconLibrary,
  copied: iconCopy,
  restored: iconRestored,
  followed: iconLibrary,
  move: iconShift,
  paste: iconPaste,
  clear: iconClear,
  shift: iconShift,
  turn: iconRotate,
  flip: iconFlip,
  invert: iconInvert,
  balance: iconBalance,
  fill: iconFlood,
  symmetrize: iconWand,
  rename: iconRename,
  details: iconTag,
  symmetry: iconSparkles,
  generate: iconDice,
  bowl: iconLibrary,
}

const TOOL_ICONS = {
  brush: iconBrush,
  line: iconLine,
  rectangle: iconFilledSquare,
  'filled-rectangle': iconFilledSquare,
  flood: iconFlood,
  eraser: iconEraser,
} as const

/** The icon of a step. */
export function iconOfStep(label: StepLabel): string {
  return label.action === 'paint' ? TOOL_ICONS[label.tool] : ICONS[label.action]
}

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** A step in words, as the board is seen; `t` looks them up. */
export function wordsOfStep(label: StepLabel, t: Words, turns: QuarterTurns = 0): string {
  if (label.action === 'paint') {
    return t(`editor.step.${label.tool}`, { colour: t(`editor.${COLOUR_KEYS[label.cell]}`) })
  }
  if (label.action === 'symmetry') return t(`editor.symmetry.kind.${nameAsSeen(label.kind, turns)}.name`)
  if (label.action === 'generate') return t('editor.step.generate', { seed: String(label.seed) })
  if (label.action === 'bowl') return t('editor.step.bowl', { size: label.gadong })
  return t(`editor.step.${label.action}`)
}

const COLOUR_KEYS = { b: 'black', w: 'white', '?': 'undecided' } as const
