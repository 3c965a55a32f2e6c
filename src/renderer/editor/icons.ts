export { default as iconBack } from 'lucide-static/icons/arrow-left.svg?raw'
export { default as iconBalance } from 'lucide-static/icons/scale.svg?raw'
export { default as iconBrush } from 'lucide-static/icons/paintbrush.svg?raw'
export { default as iconClear } from 'lucide-static/icons/circle-dashed.svg?raw'
export { default as iconCut } from 'lucide-static/icons/scissors.svg?raw'
export { default as iconDice } from 'lucide-static/icons/dices.svg?raw'
export { default as iconEraser } from 'lucide-static/icons/eraser.svg?raw'
export { default as iconEye } from 'lucide-static/icons/eye.svg?raw'
export { default as iconFilledSquare } from 'lucide-static/icons/square.svg?raw'
export { default as iconFlip } from 'lucide-static/icons/flip-vertical-2.svg?raw'
export { default as iconFlood } from 'lucide-static/icons/paint-bucket.svg?raw'
export { default as iconImage } from 'lucide-static/icons/image.svg?raw'
export { default as iconInvert } from 'lucide-static/icons/contrast.svg?raw'
export { default as iconLine } from 'lucide-static/icons/slash.svg?raw'
export { default as iconMirrorEnds } from 'lucide-static/icons/flip-horizontal-2.svg?raw'
export { default as iconNew } from 'lucide-static/icons/file-plus.svg?raw'
export { default as iconAdd } from 'lucide-static/icons/plus.svg?raw'
export { default as iconPaste } from 'lucide-static/icons/clipboard-paste.svg?raw'
export { default as iconPicker } from 'lucide-static/icons/pipette.svg?raw'
export { default as iconPrinter } from 'lucide-static/icons/printer.svg?raw'
export { default as iconRedo } from 'lucide-static/icons/redo-2.svg?raw'
export { default as iconRegion } from 'lucide-static/icons/square-dashed.svg?raw'
export { default as iconRestored } from 'lucide-static/icons/history.svg?raw'
export { default as iconRotate } from 'lucide-static/icons/rotate-cw.svg?raw'
export { default as iconRotateLeft } from 'lucide-static/icons/rotate-ccw.svg?raw'
export { default as iconSave } from 'lucide-static/icons/save.svg?raw'
export { default as iconShift } from 'lucide-static/icons/move.svg?raw'
export { default as iconSparkles } from 'lucide-static/icons/sparkles.svg?raw'
export { default as iconTest } from 'lucide-static/icons/gauge.svg?raw'
export { default as iconTag } from 'lucide-static/icons/tag.svg?raw'
export { default as iconTurnView } from 'lucide-static/icons/arrow-up-down.svg?raw'
export { default as iconTwins } from 'lucide-static/icons/copy-check.svg?raw'
export { default as iconUndo } from 'lucide-static/icons/undo-2.svg?raw'
export { default as iconWand } from 'lucide-static/icons/wand-sparkles.svg?raw'
export {
  iconCheck,
  iconChevronLeft,
  iconChevronRight,
  iconCopy,
  iconExport,
  iconImport,
  iconLibrary,
  iconLink,
  iconMore,
  iconPencil,
  iconPlay,
  iconRename,
  iconShare,
} from '../ui/icons'
