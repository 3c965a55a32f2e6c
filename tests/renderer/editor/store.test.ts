// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseJunction, type Junction } from '#core/board/junction'
import { applyChanges, countsOf, emptyBoard } from '#core/pattern/board'
import { boardOf, newDocument, parsePattern, serializePattern } from '#core/pattern/document'
import { generateBoard } from '#core/pattern/generate'
import { patternOfShareCode } from '#core/pattern/share-code'
import { transformBoard } from '#core/pattern/transform'
import { LANGUAGES } from '#core/settings/settings'
import { useBalancing } from '../../../src/renderer/editor/balancing'
import { looksLikePattern } from '../../../src/renderer/editor/clipboard'
import { useConflict } from '../../../src/renderer/library/conflict'
import * as files from '../../../src/renderer/editor/files'
import { PLAIN_ACTIONS, type StepLabel } from '../../../src/renderer/editor/history'
import { useLeaving } from '../../../src/renderer/editor/leaving'
import { usePainting } from '../../../src/renderer/editor/painting'
import { wordsOfStep } from '../../../src/renderer/editor/step-words'
import { useEditor } from '../../../src/renderer/editor/store'
import { useSymmetrizing } from '../../../src/renderer/editor/symmetrizing'
import { twinOf } from '../../../src/renderer/editor/twin'
import { i18n, showLanguage, translate } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useLibrary } from '../../../src/renderer/library/store'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { allShown, freshApp } from '../support/app'
import { halvesNamed, pattern, type FakeApi } from '../support/fake-api'

const boat = pattern('shipped', halvesNamed('Boat', { names: { ms: 'Perahu' } }))
const kite = pattern('own', halvesNamed('Kite'))

let api: FakeApi
let clipboard = ''

beforeEach(() => {
  api = freshApp({ shipped: [boat.document], own: [kite.document] })
  clipboard = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    clipboard = text
    return Promise.resolve()
  })
  showLanguage('en')
  files.openNew()
})

const toasts = () => useToasts().list.map((toast) => toast.text)

function drawSomething(): void {
  const editor = useEditor()
  editor.draw({ action: 'fill' }, emptyBoard(editor.board.gadong, editor.counts.black > 0 ? 'w' : 'b'))
}

describe('saving', () => {
  it('makes a new pattern, then writes over it', async () => {
    const editor = useEditor()
    drawSomething()
    expect(await files.save()).toBe(true)
    expect([editor.patternId, editor.dirty]).toEqual(['own/new-pattern', false])
    drawSomething()
    expect(editor.dirty).toBe(true)
    await files.save()
    const saved = api.patterns().filter(({ source }) => source === 'own')
    expect(saved.map(({ document }) => document.name)).toEqual(['Kite', 'New pattern'])
    expect(saved[1]?.document.rows).toEqual(editor.document.rows)
  })

  it('stays unsaved when it fails, and says so', async () => {
    drawSomething()
    api.failure = { code: 'disk-full', message: 'full' }
    expect(await files.save()).toBe(false)
    expect(useEditor().dirty).toBe(true)
    expect(toasts().join()).toMatch(/“New pattern” is NOT saved\. The disk with the data folder is full\./)
  })

  it('makes a new one when the opened one was deleted meanwhile', async () => {
    await useLibrary().reload()
    files.openPattern(kite)
    drawSomething()
    await useLibrary().remove(kite.id)
    expect(await files.save()).toBe(true)
    expect(api.patterns().some(({ document }) => document.name === 'Kite')).toBe(true)
  })

  it('saves as a copy under another name and leaves the first alone', async () => {
    files.openPattern(kite)
    drawSomething()
    await files.saveAsCopy()
    expect(useEditor().document.name).toBe('Kite (copy)')
    expect(useEditor().dirty).toBe(false)
    const first = api.patterns().find(({ id }) => id === kite.id)
    expect(first?.document.rows).toEqual(kite.document.rows)
  })

  it('sends plain data over the bridge', async () => {
    const sent = vi.spyOn(api, 'savePattern')
    drawSomething()
    await files.save()
    expect(() => structuredClone(sent.mock.calls[0]?.[1])).not.toThrow()
  })
})

describe('saving under a name that another pattern has', () => {
  beforeEach(() => useLibrary().reload())
  const named = (name: string, board = emptyBoard(1, 'b')) => {
    files.openCopy(newDocument('Sketch', board))
    useEditor().describe({ action: 'rename' }, { ...useEditor().document, name })
  }

  it('is done, with a remark and a way to the other', async () => {
    named('KITÉ')
    expect(await files.save()).toBe(true)
    expect(toasts()).toEqual(['“KITÉ” is saved among your patterns. Another pattern is called “Kite”, too.'])
    useToasts().list[0]?.action?.run()
    await vi.waitFor(() => {
      expect(useNavigation().requests.library).toEqual({ kind: 'pattern', id: 'own/kite' })
    })
  })

  it('tells of the same board, too, and of a pattern only once', async () => {
    named('Kite', boardOf(boat.document))
    await files.save()
    expect(toasts()).toEqual([
      '“Kite” is saved. The library has the same board as “Boat”.',
      'Another pattern is called “Kite”, too.',
    ])
    useToasts().list.splice(0)
    named('Boat', boardOf(boat.document))
    await files.save()
    expect(toasts()).toEqual(['“Boat” is saved. The library has the same board as “Boat”.'])
  })
})

describe('saving what another window has changed meanwhile', () => {
  const elsewhere = halvesNamed('Kite', { author: 'Siti' })
  const own = () => api.patterns().filter(({ source }) => source === 'own')

  async function saveAfterAnother(): Promise<Promise<boolean>[]> {
    await useLibrary().reload()
    files.openPattern(kite)
    drawSomething()
    await api.savePattern(kite.id, elsewhere)
    const saved = files.save()
    await vi.waitFor(() => {
      expect(useConflict().asking).not.toBeNull()
    })
    return [saved]
  }

  it('writes nothing when nothing was changed here, and says that it is saved', async () => {
    await useLibrary().reload()
    files.openPattern(kite)
    await api.savePattern(kite.id, elsewhere)
    const sent = vi.spyOn(api, 'savePattern')
    expect(await files.save()).toBe(true)
    expect(sent).not.toHaveBeenCalled()
    expect(own().map(({ document }) => document)).toEqual([elsewhere])
    expect(toasts().at(-1)).toContain('“Kite” is saved')
  })

  it('asks, and leaves everything as it is when one thinks better of it', async () => {
    const [saved] = await saveAfterAnother()
    useConflict().reply('cancel')
    expect(await saved).toBe(false)
    expect([useEditor().dirty, useConflict().asking, toasts()]).toEqual([true, null, []])
    expect(own().map(({ document }) => document)).toEqual([elsewhere])
  })

  it('keeps both when told to, this one as a new pattern', async () => {
    const [saved] = await saveAfterAnother()
    useConflict().reply('copy')
    expect(await saved).toBe(true)
    expect(own().map(({ document }) => document.name)).toEqual(['Kite', 'Kite (copy)'])
    expect(own()[0]?.document).toEqual(elsewhere)
    expect([useEditor().patternId, useEditor().dirty]).toEqual(['own/kite-(copy)', false])
  })

  it('overwrites when told to, and goes on from there', async () => {
    const [saved] = await saveAfterAnother()
    useConflict().reply('overwrite')
    expect(await saved).toBe(true)
    expect(own().map(({ document }) => document)).toEqual([useEditor().document])
    drawSomething()
    expect(await files.save()).toBe(true)
  })

  it('does not take its own saves for those of another', async () => {
    await useLibrary().reload()
    files.openPattern(kite)
    drawSomething()
    const first = files.save()
    drawSomething()
    expect(await Promise.all([first, files.save()])).toEqual([true, true])
    expect(own()[0]?.document.rows).toEqual(useEditor().document.rows)
  })
})

describe('a draft', () => {
  it('can be saved and exported, but says why it is not played or shared', async () => {
    expect(await files.save()).toBe(true)
    await files.exportJson()
    const read = parsePattern(String(api.exported[0]?.content))
    expect(read.ok && read.value.rows).toEqual(useEditor().document.rows)
    expect(files.draftReason()).toContain('120')
    await files.play()
    await files.copyShareCode(true)
    expect([useNavigation().place, clipboard]).toEqual(['library', ''])
    expect(toasts().at(-1)).toBe(files.draftReason())
  })
})

describe('sharing', () => {
  it('copies a code that gives the same board, with or without the name', async () => {
    files.openPattern(kite)
    await files.copyShareCode(true)
    const named = patternOfShareCode(clipboard, 'x')
    expect(named.ok && named.value.document).toMatchObject({ name: 'Kite', rows: kite.document.rows })
    await files.copyShareCode(false)
    expect(clipboard).not.toContain('Kite')
    expect(toasts().at(-1)).toMatch(/“Kite” is on the clipboard\. .*“Paste a share code…” in their library/)
  })

  it('exports a picture', async () => {
    await files.exportPicture()
    expect(api.exported[0]?.name).toBe('new-pattern.svg')
    expect(String(api.exported[0]?.content).startsWith('<svg')).toBe(true)
  })

  it('says when an export did not work', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(api, 'exportFile').mockRejectedValueOnce(new Error('gone'))
    await files.exportJson()
    expect(toasts().at(-1)).toMatch(/^The export did not work/)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('knows pasted patterns from other text', () => {
    const meant = ['pasang1:x', 'look: pasang1:x ok?', ' {"format": "pasang-pattern"']
    expect(meant.map(looksLikePattern)).toEqual([true, true, true])
    expect(['{"a":1}', 'hello'].map(looksLikePattern)).toEqual([false, false])
  })
})

describe('opening', () => {
  it('opens a shipped pattern as a copy that claims nothing', () => {
    files.openPattern(boat)
    const { document, patternId, dirty } = useEditor()
    expect([document.name, document.names, patternId, dirty]).toEqual(['Boat (copy)', undefined, null, false])
    expect(document.provenance).toEqual({ kind: 'original', source: 'After “Boat”' })
  })

  it('opens what was imported, after asking about unsaved work', async () => {
    drawSomething()
    const made = generateBoard({ kind: 'none', gadong: 3, seed: 1, smoothness: 0, density: 0.5 })
    if (!made.ok) throw new Error('no board')
    const text = JSON.stringify(newDocument('Found', made.value))
    const importing = files.importText(text)
    await vi.waitFor(() => {
      expect(useLeaving().asking).toBe('replace')
    })
    useLeaving().reply('go')
    await importing
    expect(useEditor().document.name).toBe('Found')
    expect(useEditor().patternId).toMatch(/^own\//)
    expect(useBrowse().chosen?.document.name).toBe('Found')
  })

  it('has what came in chosen in the library, also when the work in hand stays', async () => {
    useBrowse().want({ shelf: 'shipped' })
    drawSomething()
    api.chosenFiles = [
      { name: 'x', size: 1, text: serializePattern(newDocument('Dove', emptyBoard(3, 'w'))) },
    ]
    const importing = files.importJson()
    await vi.waitFor(() => {
      expect(useLeaving().asking).toBe('replace')
    })
    useLeaving().reply('stay')
    await importing
    expect(useEditor().document.name).not.toBe('Dove')
    expect(useBrowse().chosen?.document.name).toBe('Dove')
  })

  it('reports what is wrong with what was pasted, or with a file', async () => {
    await files.importText('pasang1:AAAA')
    expect(useLibrary().report).toMatchObject([{ kind: 'fault' }])
    expect(useLibrary().reportSource).toBe('pasted')
    api.chosenFiles = [{ name: 'x', size: 1, text: '{' }]
    await files.importJson()
    expect(useLibrary().reportSource).toBe('file')
  })
})

describe('leaving', () => {
  const ask = (reason: 'leave' | 'replace' | 'close') => useLeaving().mayLeave(reason, files.save)

  it('does not ask when there is nothing to lose', async () => {
    expect(await ask('close')).toBe(true)
    expect(useLeaving().asking).toBeNull()
  })

  it('asks once before the place is left, again before the work is replaced', async () => {
    drawSomething()
    const first = ask('leave')
    expect(useLeaving().asking).toBe('leave')
    useLeaving().reply('go')
    expect(await first).toBe(true)
    expect(await ask('leave')).toBe(true)
    const second = ask('replace')
    expect(useLeaving().asking).toBe('replace')
    useLeaving().reply('stay')
    expect(await second).toBe(false)
  })

  it('asks again for new unsaved work', async () => {
    drawSomething()
    useLeaving().excuse()
    await files.save()
    drawSomething()
    const asked = ask('leave')
    expect(useLeaving().asking).toBe('leave')
    useLeaving().reply('stay')
    expect(await asked).toBe(false)
  })

  it('saves when that is the answer, and stays when saving fails', async () => {
    drawSomething()
    const asked = ask('close')
    useLeaving().reply('save')
    expect(await asked).toBe(true)
    expect(useEditor().dirty).toBe(false)
    drawSomething()
    api.failure = { code: 'disk-full', message: 'full' }
    const again = ask('close')
    useLeaving().reply('save')
    expect(await again).toBe(false)
  })

  it('lets an unsaved pattern be played without asking', async () => {
    files.openPattern(kite)
    const editor = useEditor()
    editor.describe({ action: 'rename' }, { ...editor.document, name: 'Other' })
    useNavigation().guard('editor', (reason) => ask(reason))
    await useNavigation().go('editor')
    await files.play()
    expect(useNavigation().place).toBe('play')
    expect(useNavigation().requests.play).toMatchObject({ kind: 'document', document: { name: 'Other' } })
  })
})

describe('balancing', () => {
  it('offers to fill what is undecided, then to turn what is too many', () => {
    const balancing = useBalancing()
    const editor = useEditor()
    expect([balancing.standing, balancing.canFill]).toEqual([{ state: 'undecided', count: 120 }, true])
    balancing.fill()
    expect(balancing.standing).toEqual({ state: 'equal' })
    editor.chooseKind('none')
    editor.draw(
      { action: 'clear' },
      applyChanges(editor.board, [{ junction: 0 as never, cell: editor.board.cells[0] === 'b' ? 'w' : 'b' }]),
    )
    expect(balancing.standing).toMatchObject({ state: 'surplus', count: 1 })
    expect(balancing.proposals.length).toBe(5)
    expect(balancing.halves.length).toBe(1)
    const first = balancing.proposal
    balancing.turn(-1)
    expect([balancing.index, balancing.proposal === first]).toEqual([4, false])
    balancing.apply()
    expect(countsOf(editor.board)).toEqual({ black: 60, white: 60, undecided: 0 })
    expect(balancing.index).toBe(0)
  })
})

describe('symmetrizing', () => {
  const at = (name: string) => parseJunction(name) as Junction
  const drawOdd = () => {
    const editor = useEditor()
    editor.draw({ action: 'fill' }, applyChanges(emptyBoard(1, 'b'), [{ junction: at('b2'), cell: 'w' }]))
  }

  it('says which symmetry there is, which is near, and shows on demand what is in the way', () => {
    const symmetrizing = useSymmetrizing()
    expect([symmetrizing.present, symmetrizing.nearest]).toEqual([null, null])
    useEditor().chooseKind('mirror-a1k11')
    drawOdd()
    expect([symmetrizing.present, symmetrizing.lacking]).toEqual(['mirror-a1k11', []])
    expect(symmetrizing.nearest).toEqual({ kind: 'mirrors-all', changes: 1 })
    expect(symmetrizing.misfits).toEqual([])
    symmetrizing.marked = true
    expect(symmetrizing.misfits).toEqual([at('b2')])
  })

  it('asks what becomes of a drawing that lacks the kind, with a preview of every answer', () => {
    const editor = useEditor()
    const symmetrizing = useSymmetrizing()
    drawOdd()
    symmetrizing.choose('mirror-lr')
    expect(symmetrizing.offers.map(({ origin }) => origin)).toEqual(['left', 'right', 'fewest'])
    symmetrizing.pointedAt = 'left'
    expect(symmetrizing.preview).toEqual([{ junction: at('j2'), cell: 'w' }])
    expect(editor.board.cells[at('j2')]).toBe('b')
    symmetrizing.apply('left')
    expect([editor.board.cells[at('j2')], symmetrizing.asking]).toEqual(['w', false])
    expect(editor.history.steps.map(({ label }) => label.action)).toEqual([
      'new',
      'fill',
      'symmetry',
      'symmetrize',
    ])
  })

  it('does not ask when the drawing fits, is kept, or is drawn on', () => {
    const symmetrizing = useSymmetrizing()
    symmetrizing.choose('mirrors-all')
    expect(symmetrizing.asking).toBe(false)
    drawOdd()
    expect([symmetrizing.asking, symmetrizing.lacking.length]).toEqual([false, 1])
    symmetrizing.ask()
    expect(symmetrizing.offers.length).toBe(9)
    symmetrizing.settle()
    expect(symmetrizing.offers).toEqual([])
    symmetrizing.choose('mirror-tb')
    usePainting().begin(at('d4'), true)
    usePainting().finish()
    expect(symmetrizing.asking).toBe(false)
  })

  it('adds one kind to another, or explains why it cannot', () => {
    const editor = useEditor()
    const symmetrizing = useSymmetrizing()
    symmetrizing.choose('mirror-lr')
    symmetrizing.add('mirror-tb')
    expect(editor.kind).toBe('mirrors-straight')
    symmetrizing.add('swap-half-turn')
    expect(editor.kind).toBe('mirrors-straight')
    expect(symmetrizing.clash?.kind).toBe('swap-half-turn')
    expect(symmetrizing.misfits).toContain(at('a6'))
    symmetrizing.choose('swap-half-turn')
    expect([symmetrizing.clash, editor.kind]).toEqual([null, 'swap-half-turn'])
  })

  it('turns the kind with the board', () => {
    const editor = useEditor()
    editor.chooseKind('mirror-lr')
    usePainting().begin(at('c4'), false)
    usePainting().finish()
    usePainting().turn('turn', 'right')
    expect([editor.kind, useSymmetrizing().lacking]).toEqual(['mirror-tb', []])
    editor.undo()
    expect(editor.kind).toBe('mirror-lr')
  })
})

describe('the twin in the library', () => {
  it('is looked for as soon as every junction is decided, though the counts are not equal', async () => {
    await useLibrary().reload()
    const editor = useEditor()
    const uneven = newDocument('Uneven', emptyBoard(1, 'b'))
    await useLibrary().saveNew(uneven)
    editor.draw({ action: 'fill' }, boardOf(uneven))
    expect(editor.draft.map(({ code }) => code)).toEqual(['unequal'])
    expect(twinOf(editor.document, useLibrary().patterns, null)?.pattern.document.name).toBe('Uneven')
  })

  it('is found up to turns, flips and a swap of colours, and named when one saves', async () => {
    await useLibrary().reload()
    const editor = useEditor()
    const { patterns } = useLibrary()
    expect(twinOf(editor.document, patterns, null)).toBeNull()
    editor.draw({ action: 'paste' }, transformBoard(boardOf(boat.document), 'right'))
    expect(twinOf(editor.document, patterns, null)).toMatchObject({ isSame: false })
    editor.draw({ action: 'paste' }, boardOf(boat.document))
    const twin = twinOf(editor.document, patterns, null)
    expect(twin?.isSame).toBe(true)
    await files.save()
    expect(toasts().at(-1)).toContain('same board')
    useToasts().list.at(-1)?.action?.run()
    await vi.waitFor(() => {
      expect(useNavigation().requests.library).toMatchObject({ id: twin?.pattern.id })
    })
  })

  it('is not the pattern itself', () => {
    expect(twinOf(kite.document, [kite], kite.id)).toBeNull()
  })
})

describe('painting', () => {
  afterEach(allShown)

  it('draws one step a stroke and keeps the tool out of undo', async () => {
    const editor = useEditor()
    const painting = usePainting()
    painting.takeTool('line')
    painting.begin(0 as never, false)
    painting.extend([2 as never])
    expect(painting.ghosts.length).toBe(12)
    expect(editor.history.steps.length).toBe(1)
    painting.finish()
    expect([countsOf(editor.board).black, editor.counts.black]).toEqual([12, 0]) // the panels follow
    await vi.waitFor(() => {
      expect([editor.history.steps.length, editor.counts.black]).toEqual([2, 12])
    })
    editor.undo()
    expect([painting.holding.tool, editor.counts.black]).toEqual(['line', 0])
  })

  it('shows a stroke a frame after it, and yet loses nothing of it', async () => {
    const editor = useEditor()
    const painting = usePainting()
    const stroke = (): void => {
      painting.begin(0 as never, false)
      painting.finish()
    }
    stroke()
    expect([painting.board.cells[0], editor.board.cells[0]]).toEqual(['?', 'b'])
    editor.undo()
    await vi.waitFor(() => expect(painting.isDrawing).toBe(false))
    expect([painting.board.cells[0], editor.board.cells[0]]).toEqual(['?', '?'])
    stroke()
    await files.save()
    const saved = api.patterns().find(({ id }) => id === editor.patternId)
    expect(saved?.document.rows).toEqual(editor.document.rows)
    expect([editor.document.rows.at(-1)?.[0], editor.dirty]).toEqual(['b', false])
    stroke()
    expect(editor.dirty).toBe(false) // it changed nothing
    painting.swapColour()
    stroke()
    expect(editor.dirty).toBe(true)
    void useLeaving().mayLeave('leave', files.save)
    expect(useLeaving().asking).toBe('leave')
    expect(painting.ghosts.length).toBeGreaterThan(0)
    await vi.waitFor(() => expect([painting.board.cells[0], painting.ghosts.length]).toEqual(['w', 0]))
  })

  it('balances the counts of a stroke that the panels do not show yet', () => {
    const editor = useEditor()
    editor.draw({ action: 'fill' }, emptyBoard(1, 'w'))
    usePainting().begin(0 as never, false)
    usePainting().finish()
    useBalancing().apply()
    const { black, white, undecided } = countsOf(editor.board)
    expect([black, white, undecided]).toEqual([60, 60, 0])
    expect(editor.counts).toEqual(countsOf(editor.board))
  })

  it('lets the selection go when the bowl changes', async () => {
    const painting = usePainting()
    painting.takeTool('region')
    painting.begin(0 as never, false)
    painting.extend([12 as never])
    painting.finish()
    expect(painting.region).not.toBeNull()
    useEditor().chooseGadong(3)
    await vi.waitFor(() => {
      expect(painting.holding.region).toBeNull()
    })
  })
})

describe('the words of steps', () => {
  const labels: StepLabel[] = [
    ...PLAIN_ACTIONS.map((action) => ({ action })),
    ...(['brush', 'line', 'rectangle', 'filled-rectangle', 'flood', 'eraser'] as const).map(
      (tool) => ({ action: 'paint', tool, cell: 'b' }) as const,
    ),
    { action: 'symmetry', kind: 'swap-quarter-turn' },
    { action: 'generate', seed: 1207 },
    { action: 'bowl', gadong: 3 },
  ]

  it.each(LANGUAGES)('exist for every step in %s', (language) => {
    const missing: string[] = []
    const t = (key: string, values = {}) => {
      if (!i18n.global.te(key, language)) missing.push(key)
      return translate(key, values)
    }
    showLanguage(language)
    const words = labels.map((label) => wordsOfStep(label, t))
    expect(missing).toEqual([])
    expect(words.every((text) => text !== '' && !text.includes('{'))).toBe(true)
  })
})
