// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { parseJunction, type Junction } from '#core/board/junction'
import { applyChanges, emptyBoard } from '#core/pattern/board'
import { boardOf } from '#core/pattern/document'
import { transformBoard } from '#core/pattern/transform'
import * as files from '../../../src/renderer/editor/files'
import GeneratePage from '../../../src/renderer/editor/GeneratePage.vue'
import HistoryPanel from '../../../src/renderer/editor/HistoryPanel.vue'
import LibraryCheck from '../../../src/renderer/editor/LibraryCheck.vue'
import { usePainting } from '../../../src/renderer/editor/painting'
import { usePanel } from '../../../src/renderer/editor/panel'
import SelectionPanel from '../../../src/renderer/editor/SelectionPanel.vue'
import SidePanel from '../../../src/renderer/editor/SidePanel.vue'
import { useEditor } from '../../../src/renderer/editor/store'
import SymmetryPanel from '../../../src/renderer/editor/SymmetryPanel.vue'
import { useSymmetrizing } from '../../../src/renderer/editor/symmetrizing'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useLibrary } from '../../../src/renderer/library/store'
import { allShown, freshApp } from '../support/app'
import { halvesNamed, pattern } from '../support/fake-api'

const boat = pattern('shipped', halvesNamed('Boat'))
const global = { plugins: [i18n] }
const at = (name: string) => parseJunction(name) as Junction

afterEach(allShown)

beforeEach(() => {
  freshApp({ shipped: [boat.document], own: [] })
  showLanguage('en')
  files.openNew()
})

function drawOdd(): void {
  const board = applyChanges(emptyBoard(1, 'b'), [{ junction: at('b3'), cell: 'w' }])
  useEditor().draw({ action: 'fill' }, board)
}

describe('the page of generated patterns', () => {
  it('says what a seed is, and keeps the offers of the last one meanwhile', async () => {
    const page = mount(GeneratePage, { global })
    const field = page.find('.generate__seed input')
    const offered = () => page.findAll('.generate__offer').map((offer) => offer.attributes('aria-label'))
    await field.setValue('42')
    expect(offered()[0]).toBe('Seed 42')
    for (const wrong of ['abc', '1e9', '', '-1', '9999999999']) {
      await field.setValue(wrong)
      expect(page.text(), wrong).toContain('A whole number from 0 to 4294967295 is expected.')
      expect(offered()[0], wrong).toBe('Seed 42')
    }
    await field.setValue('4294967295')
    expect(page.text()).not.toContain('is expected')
    page.unmount()
  })
})

describe('the symmetry panel', () => {
  const show = () => mount(SymmetryPanel, { global, attachTo: document.body })

  it('asks from which part, shows each on the board when it is pointed at, and makes it', async () => {
    drawOdd()
    const panel = show()
    await panel.find('[data-kind="mirror-lr"]').trigger('click')
    expect(panel.text()).toContain('2 junctions do not fit')
    const left = panel.find('[data-origin="left"]')
    expect(left.attributes('aria-label')).toBe('Left, 1 junction changes')
    await left.trigger('focus')
    expect(useSymmetrizing().preview).toEqual([{ junction: at('j3'), cell: 'w' }])
    expect(panel.find('.offers__told').text()).toBe('Left: 1 junction changes')
    await left.trigger('click')
    expect(useEditor().board.cells[at('j3')]).toBe('w')
    expect(panel.find('[data-origin]').exists()).toBe(false)
    expect(document.activeElement?.getAttribute('data-kind')).toBe('mirror-lr')
    panel.unmount()
  })

  it('keeps the drawing when that is the answer, and offers to ask again', async () => {
    drawOdd()
    const panel = show()
    await panel.find('[data-kind="half-turn"]').trigger('click')
    const keep = panel.findAll('button').find((button) => button.text() === 'Keep the drawing as it is')
    await keep?.trigger('click')
    expect(panel.find('[data-origin]').exists()).toBe(false)
    const again = panel.findAll('button').find((button) => button.text() === 'Make symmetric…')
    await again?.trigger('click')
    expect(panel.findAll('[data-origin]')).toHaveLength(5)
    panel.unmount()
  })

  it('says which symmetry there is and how far the nearest is', async () => {
    drawOdd()
    useEditor().chooseKind('none')
    const panel = show()
    await nextTick()
    expect(panel.find('[data-found="present"]').text()).toBe('No symmetry')
    expect(panel.findAll('.found__entry').map((entry) => entry.findAll('svg').length)).toEqual([1, 1])
    expect(panel.find('[data-found="nearest"]').text()).toContain('1 junction away')
    panel.unmount()
  })

  it('tells in a line what the kind is that one points at, and else the chosen one', async () => {
    const panel = show()
    const line = () => panel.find('.symmetry__name').text()
    expect(line()).toBe('Both straight mirrors')
    await panel.find('[data-kind="mirrors-all"]').trigger('pointerenter')
    expect(line()).toBe('All four mirrors')
    expect(panel.find('.symmetry__effect').text()).toBe('Each stroke is painted eight times.')
    await panel.find('[data-kind="swap-half-turn"]').trigger('focus')
    expect(line()).toBe('Half turn, colours swapped')
    await panel.find('[data-kind="swap-half-turn"]').trigger('blur')
    expect(line()).toBe('Both straight mirrors')
    expect(useEditor().kind).toBe('mirrors-straight')
    panel.unmount()
  })

  it('adds a kind by Shift and a click, and explains what cannot be', async () => {
    const panel = show()
    await panel.find('[data-kind="mirror-lr"]').trigger('click')
    await panel.find('[data-kind="mirror-tb"]').trigger('click', { shiftKey: true })
    expect(useEditor().kind).toBe('mirrors-straight')
    await panel.find('[data-kind="swap-quarter-turn"]').trigger('click', { shiftKey: true })
    expect(panel.find('[role="alert"]').text()).toContain('black and white at once')
    expect(useEditor().kind).toBe('mirrors-straight')
    panel.unmount()
  })
})

describe('the panel of the selection', () => {
  it('says what to do, then how large the selection is', async () => {
    usePainting().takeTool('region')
    const panel = mount(SelectionPanel, { global })
    expect(panel.find('[data-action="copy"]').attributes('aria-disabled')).toBe('true')
    usePainting().selectAll()
    await nextTick()
    expect(panel.text()).toContain('11 × 11')
    await panel.find('[data-action="copy"]').trigger('click')
    expect(usePainting().hasClip).toBe(true)
  })
})

describe('the history', () => {
  it('lists every step and goes to any', async () => {
    drawOdd()
    useEditor().draw({ action: 'invert' }, emptyBoard(1, 'w'))
    const panel = mount(HistoryPanel, { global })
    const steps = () => panel.findAll('.step')
    expect(steps().map((step) => step.text())).toEqual([
      'New board120',
      'Fill the rest120',
      'Swap colours119',
    ])
    await steps()[1]?.trigger('click')
    expect(steps().map((step) => step.attributes('aria-current'))).toEqual([undefined, 'step', undefined])
    expect(steps()[2]?.text()).toContain('undone')
  })
})

describe('the check against the library', () => {
  it('shows the twin and the way to it', async () => {
    await useLibrary().reload()
    const panel = mount(LibraryCheck, { global })
    expect(panel.findAll('canvas')).toHaveLength(1)
    useEditor().draw({ action: 'paste' }, transformBoard(boardOf(boat.document), 'half'))
    await nextTick()
    expect(panel.findAll('canvas')).toHaveLength(2)
    expect(panel.text()).toContain('“Boat”')
    expect(panel.find('button').text()).toBe('Show it')
  })
})

describe('a double click in the side panel', () => {
  type Panel = ReturnType<typeof mountPanel>
  const mountPanel = () => mount(SidePanel, { props: { tabbed: false }, global, attachTo: document.body })
  const press = async (found: ReturnType<Panel['find']>, detail: number) => {
    for (const type of ['mousedown', 'mouseup', 'click']) {
      found.element.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true }))
    }
    await nextTick()
  }

  it('fills the rest, and does nothing to what then lies under the pointer', async () => {
    const board = emptyBoard(1, '?')
    useEditor().draw({ action: 'clear' }, applyChanges(board, [{ junction: at('b3'), cell: 'w' }]))
    const panel = mountPanel()
    const kind = useEditor().kind
    expect(kind).not.toBe('half-turn')
    await press(panel.find('.counts__way button'), 1)
    expect(useEditor().board.cells).not.toContain('?')
    await press(panel.find('[data-kind="half-turn"]'), 2)
    expect(useEditor().kind).toBe(kind)
    await press(panel.find('[data-kind="half-turn"]'), 1)
    expect(useEditor().kind).toBe('half-turn')
    panel.unmount()
  })

  it('counts twice on the same control', async () => {
    const panel = mountPanel()
    const axes = panel.find('.symmetry__axes')
    const box = axes.element.matches('button, label') ? axes : axes.find('button, label, input')
    const before = usePanel().axes
    await press(box, 1)
    expect(usePanel().axes).toBe(!before)
    await press(box, 2)
    expect(usePanel().axes).toBe(before)
    panel.unmount()
  })
})
