// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameRecord } from '#core/record/record'
import { useGame } from '../../../src/renderer/play/store'
import { useSetup } from '../../../src/renderer/play/setup-store'
import { withState } from '../../../src/renderer/play/session'
import { useSettings } from '../../../src/renderer/stores/settings'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, type FakeApi } from '../support/fake-api'
import { COMPUTER, HUMAN, gameAfter, playOn, sessionFor } from './support'

vi.mock('../../../src/renderer/workers/thinker', () => ({
  thinker: {
    think: () => new Promise(() => undefined),
    hurry: () => undefined,
    employ: () => undefined,
    drop: () => undefined,
  },
}))

let api: FakeApi
let saved: [string | null, GameRecord][]

beforeEach(() => {
  api = freshApp({ shipped: [halvesNamed('Boat')], own: [draftNamed('Sketch')] })
  saved = []
  api.saveGame = (id, record) => {
    saved.push([id, record])
    return Promise.resolve({ ok: true, value: id ?? `g${saved.length}` })
  }
})

function recordAfter(plies: number): GameRecord {
  const session = sessionFor(gameAfter(), [HUMAN, COMPUTER])
  return withState(
    session,
    playOn(session.game, ({ moves }) => moves.length >= plies),
  ).record
}

describe('setting up a game', () => {
  it('begins with a pattern that can be played', async () => {
    const setup = useSetup()
    await setup.load()
    expect(setup.document?.name).toBe('Boat')
    expect(setup.seats).toEqual(['south', 'north'])
    expect(setup.preset).toBe('university')
  })

  it('refuses a draft and says why', async () => {
    const setup = useSetup()
    await setup.load()
    setup.prepare(draftNamed('Sketch'))
    expect(setup.faults.map(({ code }) => code)).toEqual(['undecided'])
    setup.start()
    expect(useGame().session).toBeNull()
  })

  it('starts what was chosen', async () => {
    const setup = useSetup()
    await setup.load()
    setup.choosePreset('short')
    setup.setSeat(1, { level: 6 })
    setup.turnSeats()
    setup.start()
    const session = useGame().session
    expect(setup.open).toBe(false)
    expect(session?.game.setup.options).toEqual({ passage: 'diagonal', kasSelection: 'jump' })
    expect(session?.record.seats).toEqual([
      { seat: 'south', name: 'Computer', player: { kind: 'computer', level: 6 } },
      { seat: 'north', name: 'You', player: { kind: 'human' } },
    ])
    expect(useSettings().values.level).toBe(6)
  })

  it('has a seat for each of Bell’s players', async () => {
    const setup = useSetup()
    await setup.load()
    setup.ruleset = 'bell'
    setup.setOption('players', 4)
    setup.start()
    expect(useGame().session?.record.seats.map(({ name }) => name)).toEqual([
      'You',
      'Computer 1',
      'Computer 2',
      'Computer 3',
    ])
  })
})

describe('games of the records', () => {
  it('offers the newest unfinished one, but not the one on the board', async () => {
    const summary = { patternName: 'Boat', ruleset: 'kas', players: ['You'], plies: 4, startedAt: '' }
    api.games = [
      { ...summary, id: 'over', finished: true },
      { ...summary, id: 'open', finished: false },
    ]
    api.readGame = (id) => Promise.resolve({ ok: true, value: { id, record: recordAfter(4), warning: null } })
    const setup = useSetup()
    await setup.load()
    expect(setup.unfinished?.id).toBe('open')
    await setup.openStored('open')
    expect(useGame().game?.moves).toHaveLength(4)
    expect(useGame().recordId).toBe('open')
    await setup.loadStored()
    expect(setup.unfinished).toBeUndefined()
  })

  it('opens one with an illegal move where it stops, says so, and leaves its file alone', async () => {
    const record = { ...recordAfter(4), moves: [...recordAfter(4).moves, '=a'] }
    api.readGame = (id) => Promise.resolve({ ok: true, value: { id, record, warning: null } })
    const setup = useSetup()
    await setup.openStored('odd')
    expect(useGame().game?.moves).toHaveLength(4)
    expect(useGame().recordId).toBeNull()
    expect(saved).toEqual([])
    expect(useGame().session?.warning?.params).toEqual({ index: 5, move: '=a' })
    useGame().writeComment(4, 'Where it stops.')
    expect(saved.map(([id, { moves }]) => [id, moves.length])).toEqual([[null, 4]])
    const [move] = useGame().moves
    useGame().play(move?.notation ?? '')
    expect(useGame().session?.warning).toBeDefined()
    useGame().closeWarning()
    expect(useGame().session?.warning).toBeUndefined()
    expect(useGame().game?.moves).toHaveLength(5)
  })

  it('says so when one is gone', async () => {
    api.failure = { code: 'not-found', message: 'gone' }
    await useSetup().openStored('x')
    expect(useGame().session).toBeNull()
    expect(useToasts().list).toHaveLength(1)
  })

  it('deletes to the trash and brings back', async () => {
    const setup = useSetup()
    await setup.removeStored('g1')
    const [toast] = useToasts().list
    toast?.action?.run()
    expect(api.calls).toContain('deleteGame g1')
    expect(api.calls).toContain('restoreGame g1')
  })
})

describe('the next round', () => {
  it('seats who begins in the South, and ties both games to one match', () => {
    const setup = useSetup()
    const game = useGame()
    const over = playOn(gameAfter())
    const session = sessionFor(over, [HUMAN, HUMAN])
    game.begin(withState(session, over), 'first')
    setup.playNextRound()
    const next = game.session?.record
    expect(next?.match?.round).toBe(2)
    expect(next?.moves).toEqual([])
    expect(saved.map(([id, record]) => [id, record.match])).toEqual([
      ['first', { id: next?.match?.id, round: 1 }],
    ])
    expect(new Set(next?.seats.map(({ name }) => name))).toEqual(new Set(['P1', 'P2']))
  })
})
