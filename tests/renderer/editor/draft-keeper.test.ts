import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, EditorDraft, Problem } from '#bridge/api'
import { newDocument } from '#core/pattern/document'
import { DraftKeeper } from '../../../src/renderer/editor/draft-keeper'

const work = (name: string) => ({ patternId: null, document: newDocument(name) })
const full: Problem = { code: 'disk-full', message: 'full' }

describe('the draft keeper', () => {
  let written: (EditorDraft | null)[]
  let answer: Answer<null>
  let problems: Problem[]
  let keeper: DraftKeeper
  let release: (() => void) | null
  let isBusy: boolean

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    problems = []
    answer = { ok: true, value: null }
    release = null
    isBusy = false
    const write = async (draft: EditorDraft | null) => {
      written.push(draft)
      await new Promise<void>((resolve) => (release ? (release = resolve) : resolve()))
      return answer
    }
    keeper = new DraftKeeper(
      write,
      (problem) => problems.push(problem),
      () => isBusy,
      () => 'now',
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const namesWritten = () => written.map((draft) => draft?.document.name ?? null)

  it('writes a moment after the last change only', async () => {
    keeper.keep(work('a'))
    keeper.keep(work('b'))
    expect(written).toEqual([])
    await vi.runAllTimersAsync()
    expect(written).toEqual([{ ...work('b'), savedAt: 'now' }])
  })

  it('waits for the hand, but not without end', async () => {
    isBusy = true
    keeper.keep(work('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(written).toEqual([])
    isBusy = false
    await vi.advanceTimersByTimeAsync(300)
    expect(namesWritten()).toEqual(['a'])
    isBusy = true
    keeper.keep(work('b'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(namesWritten()).toEqual(['a', 'b'])
    keeper.keep(work('c'))
    await keeper.flush()
    expect(namesWritten()).toEqual(['a', 'b', 'c'])
  })

  it('takes the draft away when all is saved', async () => {
    keeper.keep(work('a'))
    await keeper.flush()
    keeper.keep(null)
    await keeper.flush()
    expect(namesWritten()).toEqual(['a', null])
  })

  it('writes nothing when nothing is waiting', async () => {
    await keeper.flush()
    expect(written).toEqual([])
  })

  it('writes one after the other, the newest last', async () => {
    release = () => undefined
    keeper.keep(work('a'))
    const first = keeper.flush()
    await vi.advanceTimersByTimeAsync(0)
    keeper.keep(work('b'))
    keeper.keep(work('c'))
    const second = keeper.flush()
    expect(namesWritten()).toEqual(['a'])
    const done = release
    release = null
    done()
    await first
    await second
    expect(namesWritten()).toEqual(['a', 'c'])
  })

  it('reports a failure once, until it works again', async () => {
    answer = { ok: false, problem: full }
    for (const name of ['a', 'b']) {
      keeper.keep(work(name))
      await keeper.flush()
    }
    expect(problems).toEqual([full])
    answer = { ok: true, value: null }
    keeper.keep(work('c'))
    await keeper.flush()
    answer = { ok: false, problem: full }
    keeper.keep(work('d'))
    await keeper.flush()
    expect(problems).toEqual([full, full])
  })

  it('knows what is kept, and tries again what is not', async () => {
    const first = work('a')
    keeper.keep(first)
    expect(keeper.hasKept(first.document)).toBe(false)
    await keeper.flush()
    expect(keeper.hasKept(first.document)).toBe(true)
    const second = work('b')
    answer = { ok: false, problem: full }
    keeper.keep(second)
    await keeper.flush()
    expect([keeper.hasKept(first.document), keeper.hasKept(second.document)]).toEqual([true, false])
    answer = { ok: true, value: null }
    await vi.runAllTimersAsync()
    expect(keeper.hasKept(second.document)).toBe(true)
    expect(namesWritten()).toEqual(['a', 'b', 'b'])
  })

  it('knows what was found there', () => {
    const { document } = work('a')
    keeper.found(document)
    expect(keeper.hasKept(document)).toBe(true)
  })
})
