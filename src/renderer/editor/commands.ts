import { SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { stepInView, type QuarterTurns } from '../board/geometry'
import type { Command } from '../commands/command'
import { useBalancing } from './balancing'
import {
  copyShareCode,
  exportJson,
  exportPicture,
  importJson,
  openNew,
  play,
  printSheet,
  save,
  saveAsCopy,
} from './files'
import { useLeaving } from './leaving'
import { usePainting } from './painting'
import { usePanel } from './panel'
import { useEditor } from './store'
import { useSymmetrizing } from './symmetrizing'
import type { ToolId } from './tool-list'
import { flipInView } from './turned-view'

type Part = Pick<Command, 'enabled' | 'whileTyping'>

function command(name: string, shortcut: string | undefined, run: () => unknown, part: Part = {}): Command {
  return {
    id: `editor.${name}`,
    label: `editor.command.${name}`,
    scope: 'editor',
    shortcut,
    ...part,
    run: () => void run(),
  }
}

const tool = (name: ToolId, shortcut: string) => command(name, shortcut, () => usePainting().takeTool(name))

const turn = (name: string, shortcut: string, to: 'left' | 'right') =>
  command(name, shortcut, () => usePainting().turn('turn', to))

const flip = (name: string, shortcut: string, flip: 'flip-lr' | 'flip-tb') =>
  command(name, shortcut, () => usePainting().turn('flip', flipInView(flip, usePanel().turns)))

const nudge = (name: string, key: string, right: number, up: number) =>
  command(name, `Ctrl+${key}`, () => {
    usePainting().nudge(...stepInView(right, up, usePanel().turns))
  })

const hasRegion = () => usePainting().holding.region !== null
/** Whether the hand is at work on the drawing, or a question about it is open. */
export const isBusy = () => usePainting().holding.stroke.length > 0 || hasRegion() || useSymmetrizing().asking

/** Takes the name, if one is being typed, as it stands. */
export function takeTypedName(): void {
  if (usePanel().renaming && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** A command that means the name, too, that is perhaps being typed. */
const withTypedName = (run: () => unknown) => () => {
  takeTypedName()
  return run()
}

async function newBoard(): Promise<void> {
  if (!(await useLeaving().mayLeave('replace', save))) return
  openNew()
  usePanel().boardCalls += 1
}

function stepKind(by: number): void {
  const editor = useEditor()
  const count = SYMMETRY_KINDS.length
  const next = SYMMETRY_KINDS[(SYMMETRY_KINDS.indexOf(editor.kind) + by + count) % count]
  if (next) useSymmetrizing().choose(next)
}

/** Gives up a stroke or the selection, else the question what becomes of the drawing. */
function cancel(): void {
  const { stroke, region } = usePainting().holding
  if (stroke.length > 0 || region) usePainting().cancel()
  else useSymmetrizing().settle()
}

/** A quarter more, clockwise; four times are none. */
function turnView(): void {
  usePanel().turns = ((usePanel().turns + 1) % 4) as QuarterTurns
}

function cut(): void {
  usePainting().copy()
  usePainting().clear()
}

const FILE_COMMANDS = [
  command('new', 'Alt+N', newBoard),
  command('save', 'Ctrl+S', withTypedName(save), { whileTyping: true }),
  command('saveAs', 'Ctrl+Shift+S', withTypedName(saveAsCopy), { whileTyping: true }),
  command('import', 'Ctrl+O', importJson, { whileTyping: true }),
  command('export', 'Ctrl+E', withTypedName(exportJson), { whileTyping: true }),
  command('picture', undefined, exportPicture),
  command('print', 'Ctrl+P', withTypedName(printSheet), { whileTyping: true }),
  command('copyCode', 'C', () => copyShareCode(true)),
  command('copyBareCode', undefined, () => copyShareCode(false)),
  command('play', 'P', play),
  command('rename', 'F2', () => (usePanel().renaming = true)),
]

const TOOL_COMMANDS = [
  tool('brush', 'B'),
  tool('line', 'L'),
  tool('rectangle', 'R'),
  tool('flood', 'G'),
  tool('picker', 'I'),
  tool('eraser', 'E'),
  tool('region', 'M'),
  tool('shift', 'S'),
  command('swapColour', 'X', () => usePainting().swapColour()),
]

// The other key that people know for it.
const redoByWindowsKey: Command = {
  ...command('redo', 'Ctrl+Y', () => useEditor().redo(), { enabled: () => useEditor().canRedo }),
  id: 'editor.redoAlso',
}

const BOARD_COMMANDS = [
  command('undo', 'Ctrl+Z', () => useEditor().undo(), { enabled: () => useEditor().canUndo }),
  command('redo', 'Ctrl+Shift+Z', () => useEditor().redo(), { enabled: () => useEditor().canRedo }),
  redoByWindowsKey,
  turn('turnRight', 'Shift+R', 'right'),
  turn('turnLeft', 'Shift+L', 'left'),
  flip('flipSides', 'Shift+H', 'flip-lr'),
  flip('flipEnds', 'Shift+V', 'flip-tb'),
  command('invert', 'Shift+I', () => usePainting().invert()),
  command('balance', '=', () => useBalancing().apply(), { enabled: () => useBalancing().proposal !== null }),
  command('nextProposal', 'N', () => useBalancing().turn(1)),
  command('fill', 'Shift+F', () => useBalancing().fill(), { enabled: () => useBalancing().canFill }),
  command('makeSymmetric', 'Shift+S', () => useSymmetrizing().apply('fewest'), {
    enabled: () => useSymmetrizing().lacking.length > 0,
  }),
  command('misfits', 'Shift+M', () => (useSymmetrizing().marked = !useSymmetrizing().marked)),
  command('previousKind', '[', () => {
    stepKind(-1)
  }),
  command('nextKind', ']', () => {
    stepKind(1)
  }),
  command('axes', 'A', () => (usePanel().axes = !usePanel().axes)),
  command('turnView', 'V', turnView),
]

const REGION_COMMANDS = [
  command('selectAll', 'Ctrl+A', () => usePainting().selectAll()),
  command('copy', 'Ctrl+C', () => usePainting().copy(), { enabled: hasRegion }),
  command('cut', 'Ctrl+X', cut, { enabled: hasRegion }),
  command('paste', 'Ctrl+V', () => usePainting().paste(usePanel().turns), {
    enabled: () => usePainting().holding.clip !== null,
  }),
  command('clear', 'Delete', () => usePainting().clear(), { enabled: hasRegion }),
  command('cancel', 'Escape', cancel, { enabled: isBusy }),
  nudge('nudgeLeft', 'ArrowLeft', -1, 0),
  nudge('nudgeRight', 'ArrowRight', 1, 0),
  nudge('nudgeUp', 'ArrowUp', 0, 1),
  nudge('nudgeDown', 'ArrowDown', 0, -1),
]

const PAGE_COMMANDS = [
  command('generate', 'Shift+G', () => (usePanel().page = 'generate')),
  command('test', 'Shift+T', () => (usePanel().page = 'test')),
  command('details', 'Shift+D', () => (usePanel().page = 'details')),
]

export const commands: readonly Command[] = [
  ...FILE_COMMANDS,
  ...TOOL_COMMANDS,
  ...BOARD_COMMANDS,
  ...REGION_COMMANDS,
  ...PAGE_COMMANDS,
]
