// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameRecord } from '#core/record/record'
import { legalMoves, replayMoves, startGame, takeBack } from '#core/games/game'
import type { Game } from '#core/games/game'
import type { SearchTask } from '#core/ai/messages'
import type { Thought } from '../../../src/renderer/workers/thinker'
import { translate } from '../../../src/renderer/i18n'
import { withState } from '../../../src/renderer/play/session'
import { useGame } from '../../../src/renderer/play/store'
import { useSettings } from '../../../src/renderer/stores/settings'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { CHECKERS, COMPUTER, HUMAN, gameAfter, j, playOn, sessionFor } from './support'

const brain = vi.hoisted(() => ({
  answer: null as ((task: SearchTask) => Promise<Thought>) | null,
  tasks: [] as SearchTask[],
}))
vi.mock('../../../src/renderer/workers/thinker', () => ({
  thinker: {
    think: (task: SearchTask) => {
      brain.tasks.push(task)
      return brain.answer?.(task) ?? new Promise(() => undefined)
    },
    hurry: () => undefined,
    employ: () => undefined,
    drop: () => undefined,
  },
}))

/** A trivial opponent: the first legal move. */
function firstMove({ setup, moves }: SearchTask): Promise<Thought> {
  const start = startGame(setup)
  if (!start.ok) throw new Error('no game')
  const [move] = legalMoves(replayMoves(start.value, moves).game)
  return Promise.resolve({ kind: 'move', move: move?.notation ?? null, infos: [] })
}

/** A position in which a stop of the kas has several lines. */
function gameWithSeveralLines(): Game {
  for (const passages of [
    ['=c', '=h'],
    ['=b', '=i'],
    ['=a', '=k'],
    ['=d', '=j'],
  ]) {
    const found = playOn(gameAfter(passages, 'kas', {}, CHECKERS), (now) => {
      const stops = legalMoves(now).map(({ to }) => to)
      return now.position.phase === 'play' && new Set(stops).size < stops.length
    })
    if (!found.position.result) return found
  }
  throw new Error('no such position')
}

const said = () => useToasts().list.map(({ text }) => text)

let records: [string | null, GameRecord][]

beforeEach(async () => {
  const api = freshApp({ settings: { motion: 'none', moveTime: 300 } })
  records = []
  api.saveGame = (id, record) => {
    records.push([id, record])
    return Promise.resolve({ ok: true, value: id ?? 'g1' })
  }
  await useSettings().load()
  brain.answer = firstMove
  brain.tasks = []
})

async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

describe('the game store', () => {
  it('plays what is picked and lets the computer answer, and writes both', async () => {
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    expect(records).toEqual([])
    game.pick(j('c3'))
    expect(game.game?.moves.map(({ notation }) => notation)).toEqual(['=c'])
    expect(game.moves).toEqual([])
    await settled()
    expect(game.game?.moves).toHaveLength(2)
    expect(game.thinking).toBe('idle')
    expect(brain.tasks[0]?.limits).toEqual({ level: 1, movetime: 300 })
    expect(records.map(([id, record]) => [id, record.moves.length])).toEqual([
      [null, 1],
      ['g1', 2],
    ])
    expect(game.recordId).toBe('g1')
  })

  it('lets the computer begin when it sits South', async () => {
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [COMPUTER, HUMAN]))
    await settled()
    expect(game.game?.moves).toHaveLength(1)
    expect(game.moves.length).toBeGreaterThan(0)
  })

  it('plays a whole game to its end by picks alone', async () => {
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    for (let turn = 0; turn < 60 && !game.over; turn += 1) {
      const [wanted] = game.moves
      if (wanted) game.play(wanted.notation)
      await settled()
    }
    expect(game.over).toBe(true)
    expect(records.at(-1)?.[1].result).toEqual(game.game?.position.result)
  })

  it('asks for the line where a stop has several, and takes it by its number', () => {
    const game = useGame()
    const start = gameWithSeveralLines()
    game.begin(sessionFor(start, [HUMAN, HUMAN]))
    const stops = game.moves.map(({ to }) => to)
    const double = stops.find((to, index) => stops.indexOf(to) !== index)
    if (double === undefined || double === null) throw new Error('no such position')
    game.pick(double as ReturnType<typeof j>)
    expect(game.game?.moves).toHaveLength(start.moves.length)
    expect(game.lines.length).toBeGreaterThan(1)
    expect(game.cancel()).toBe(true)
    expect(game.lines).toEqual([])
    expect(game.cancel()).toBe(false)
  })

  it('takes back to the person’s own turn, also from the computer’s thought and after the end', async () => {
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    expect(game.canTakeBack).toBe(false)
    game.pick(j('c3'))
    await settled()
    game.undo()
    expect(game.game?.moves).toHaveLength(0)
    brain.answer = () => new Promise(() => undefined)
    game.pick(j('d3'))
    expect(game.thinking).toBe('working')
    game.undo()
    expect(game.game?.moves).toHaveLength(0)
    expect(game.thinking).toBe('idle')
    game.begin(sessionFor(playOn(gameAfter()), [HUMAN, COMPUTER]))
    expect(game.over).toBe(true)
    game.undo()
    expect(game.over).toBe(false)
    expect(game.player).toEqual(HUMAN)
  })

  it('forgets an answer that comes after the move was taken back', async () => {
    const game = useGame()
    let answer: (thought: Thought) => void = () => undefined
    brain.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    game.pick(j('c3'))
    game.undo()
    answer({ kind: 'move', move: '=h', infos: [] })
    await settled()
    expect(game.game?.moves).toHaveLength(0)
  })

  it('looks at earlier positions without changing the game', () => {
    const game = useGame()
    game.begin(
      sessionFor(
        playOn(gameAfter(), ({ moves }) => moves.length >= 6),
        [HUMAN, HUMAN],
      ),
    )
    game.goTo(2)
    expect(game.shown?.moves).toHaveLength(2)
    expect(game.moves).toEqual([])
    game.pick(j('c3'))
    expect(game.game?.moves).toHaveLength(6)
    game.goTo(99)
    expect(game.cursor).toBeNull()
    expect(game.moves.length).toBeGreaterThan(0)
    game.goTo(-3)
    expect(game.shown?.moves).toHaveLength(0)
  })

  it('resigns for the person, who can take that back', async () => {
    const game = useGame()
    game.begin(
      sessionFor(
        playOn(gameAfter(), ({ moves }) => moves.length >= 4),
        [HUMAN, COMPUTER],
      ),
    )
    expect(game.resigner).toBe('south')
    game.resign()
    expect(game.game?.position.result?.winners).toEqual(['north'])
    expect(records.at(-1)?.[1].result?.reason).toBe('resigned')
    game.undo()
    await settled()
    expect(game.over).toBe(false)
    expect(game.game?.moves).toHaveLength(4)
    const [, resigned] = records.find(([, { result }]) => result) ?? []
    expect(records.at(-1)?.[1]).toBe(resigned)
  })

  it('never writes a shorter game over a finished one: going on from a take back makes a new record', async () => {
    const game = useGame()
    const over = playOn(gameAfter())
    const session = sessionFor(over, [HUMAN, HUMAN])
    game.begin(withState(session, over), 'finished')
    game.writeComment(over.moves.length, 'Well played.')
    game.undo()
    game.undo()
    await settled()
    expect(records.map(([id, { moves }]) => [id, moves.length])).toEqual([['finished', over.moves.length]])
    expect(records[0]?.[1].result).toEqual(over.position.result)
    expect(game.recordId).toBeNull()
    const [move] = game.moves
    game.play(move?.notation ?? '')
    game.undo()
    await settled()
    expect(records.slice(1).map(([id, { moves }]) => [id, moves.length])).toEqual([
      [null, over.moves.length - 1],
      ['g1', over.moves.length - 2],
    ])
  })

  it('still writes the end of a game that is taken back at once into the file of that game', async () => {
    const game = useGame()
    const over = playOn(gameAfter())
    const last = over.moves.at(-1)?.notation ?? ''
    game.begin(sessionFor(takeBack(over, 1), [HUMAN, HUMAN]), 'game')
    game.play(last)
    game.undo()
    await settled()
    expect(records.map(([id, { moves }]) => [id, moves.length])).toEqual([['game', over.moves.length]])
    expect(game.recordId).toBeNull()
    expect(said()).toEqual([])
    game.play(last)
    await settled()
    expect(records.at(-1)?.[0]).toBeNull()
    expect(said()).toEqual([translate('play.branched')])
    useToasts().dismiss(useToasts().list[0]?.id ?? 0)
    game.writeComment(0, 'Said once.')
    expect(said()).toEqual([])
  })

  it('says so when the computer breaks down, and can try again', async () => {
    const game = useGame()
    brain.answer = () => Promise.resolve({ kind: 'failed', message: 'gone' })
    game.begin(sessionFor(gameAfter(), [COMPUTER, HUMAN]))
    await settled()
    expect(game.thinking).toBe('failed')
    brain.answer = firstMove
    await game.think()
    expect(game.thinking).toBe('idle')
    expect(game.game?.moves).toHaveLength(1)
  })

  it('takes a drop as the choice of piece and stop, and ignores any other', () => {
    const game = useGame()
    const start = playOn(gameAfter(['=c', '=h']), ({ position }) => position.phase === 'play')
    game.begin(sessionFor(start, [HUMAN, HUMAN]))
    const [wanted] = game.moves
    if (!wanted) throw new Error('no move')
    game.drop(wanted.from as ReturnType<typeof j>, j('f6'))
    expect(game.game?.moves).toHaveLength(start.moves.length)
    game.drop(wanted.from as ReturnType<typeof j>, wanted.to as ReturnType<typeof j>)
    const chosen = game.game?.moves.length === start.moves.length + 1 || game.lines.length > 1
    expect(chosen).toBe(true)
  })

  it('keeps what is said of a position, without disturbing the computer, and drops it with its move', async () => {
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    game.pick(j('c3'))
    game.writeComment(1, '  A bold file.\nIt opens the west. ')
    await settled()
    expect(game.game?.moves).toHaveLength(2)
    game.goTo(1)
    expect(game.comment).toBe('A bold file.\nIt opens the west.')
    expect(records.at(-1)?.[1].comments).toEqual({ '1': 'A bold file.\nIt opens the west.' })
    game.goTo(2)
    expect(game.comment).toBe('')
    game.writeComment(2, 'Answered.')
    game.writeComment(1, ' ')
    await settled()
    expect(records.at(-1)?.[1].comments).toEqual({ '2': 'Answered.' })
    game.undo()
    await settled()
    expect(records.some(([, record]) => record.comments === undefined && record.moves.length === 0)).toBe(
      true,
    )
  })
})
