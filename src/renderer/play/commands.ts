import type { Command } from '../commands/command'
import { useAnalysis } from './analysis-store'
import { useHints } from './hints-store'
import { useSetup } from './setup-store'
import { useGame } from './store'
import { useTable } from './table-store'

/** What the keyboard can do in Play. */
function onGame(id: string, shortcut: string, run: () => void, enabled: () => boolean = () => true): Command {
  return {
    id: `play.${id}`,
    label: `play.command.${id}`,
    scope: 'play',
    shortcut,
    enabled: () => useGame().session !== null && !useSetup().open && enabled(),
    run,
  }
}

function goTo(id: string, shortcut: string, target: (ply: number, total: number) => number): Command {
  return onGame(id, shortcut, () => {
    const game = useGame()
    const total = game.game?.moves.length ?? 0
    game.goTo(target(game.cursor ?? total, total))
  })
}

function takeLine(number: 1 | 2 | 3 | 4): Command {
  const line = () => useGame().lines[number - 1]
  return onGame(
    `line${number}`,
    String(number),
    () => {
      const move = line()
      if (move) useGame().play(move.notation)
    },
    () => line() !== undefined,
  )
}

export const commands: readonly Command[] = [
  {
    id: 'play.newGame',
    label: 'play.command.newGame',
    scope: 'play',
    shortcut: 'Ctrl+N',
    run: () => {
      useSetup().open = true
    },
  },
  onGame(
    'takeBack',
    'Ctrl+Z',
    () => {
      useGame().undo()
    },
    () => useGame().canTakeBack,
  ),
  goTo('first', 'Home', () => 0),
  goTo('previous', 'ArrowLeft', (ply) => ply - 1),
  goTo('next', 'ArrowRight', (ply) => ply + 1),
  goTo('last', 'End', (_, total) => total),
  onGame('flip', 'F', () => {
    useTable().flip()
  }),
  onGame('comment', 'C', () => {
    useTable().dialog = 'comment'
  }),
  onGame('hints', 'H', () => {
    useHints().on = !useHints().on
  }),
  onGame('analysis', 'A', () => {
    useAnalysis().on = !useAnalysis().on
  }),
  onGame('cancel', 'Escape', () => {
    useGame().cancel()
  }),
  takeLine(1),
  takeLine(2),
  takeLine(3),
  takeLine(4),
]
