import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { countsOf, emptyBoard } from '#core/pattern/board'
import { boardSvg } from '#core/picture/board'
import { PALETTES } from '#core/picture/palettes'
import { sheetSvg } from '#core/picture/sheet'
import { escapeXml } from '#core/picture/svg'
import { thumbnailSvg } from '#core/picture/thumbnail'
import { THEMES } from '#core/settings/settings'
import { boards } from '../pattern/arbitraries'

const parser = new new Window().DOMParser()

function parsed(svg: string) {
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement
  expect(root.tagName).toBe('svg')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  return root
}

/** How many circles the paths of a colour are made of. */
function discsOf(svg: string, fill: string): number {
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].filter((match) => match[2] === fill)
  return paths.flatMap((match) => [...(match[1] ?? '').matchAll(/M/g)]).length
}

describe.each(THEMES)('pictures in %s', (theme) => {
  const palette = PALETTES[theme]

  it('show every token of a board once', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        const { black, white, undecided } = countsOf(board)
        const thumbnail = thumbnailSvg(board, palette)
        parsed(thumbnail)
        expect(discsOf(thumbnail, palette.black.fill)).toBe(black)
        expect(discsOf(thumbnail, palette.white.fill)).toBe(theme === 'paper' ? white + undecided : white) // white on white there
      }),
      { numRuns: 20 },
    )
  })

  it('have letters and numbers only where asked for', () => {
    const board = emptyBoard(3, 'b')
    expect(labels(boardSvg(board, palette)).toSorted().join()).toBe(
      '1,10,11,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k',
    )
    expect(labels(boardSvg(board, palette, { coordinates: false }))).toEqual([])
  })

  it('refer only to what they define', () => {
    const svg = boardSvg(emptyBoard(1, 'w'), palette, { idPrefix: 'p-', size: 300 })
    parsed(svg)
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
    expect(defined).toEqual(expect.arrayContaining(used))
    expect(defined.every((id) => id?.startsWith('p-'))).toBe(true)
  })
})

const labels = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1])

describe('contact sheets', () => {
  it('have a card for each pattern, whatever its name', () => {
    const entries = ['<b> & "x"', 'a'.repeat(80), '\uD800'].map((name) => ({
      name,
      note: 'n',
      board: emptyBoard(1),
    }))
    const svg = sheetSvg(entries, PALETTES.wood, { columns: 2, title: 'Sheet' })
    const root = parsed(svg)
    expect(root.querySelectorAll('g[transform^="translate"]').length).toBe(3)
    expect(root.getAttribute('viewBox')).toBe('0 0 348 504')
  })

  it('have long names and notes whole, in two lines', () => {
    const board = emptyBoard(1)
    const lines = (name: string, note: string) =>
      labels(sheetSvg([{ board, name, note }], PALETTES.wood)).join(' | ')
    expect(lines('Broken into Pieces (15 white)', 'Quarter turn, swapped')).toBe(
      'Broken into Pieces | (15 white) | Quarter turn, swapped',
    )
    expect(lines('Boat', 'Cuarto de vuelta, invertido')).toBe('Boat | Cuarto de vuelta, | invertido')
  })

  it('can be empty', () => {
    parsed(sheetSvg([], PALETTES.paper))
  })
})

describe('escapeXml', () => {
  it('leaves nothing that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(
          /[<>"\u0000-\u0008\u000B\u000C\u000E-\u001F]|&(?!(amp|lt|gt|quot);)/,
        )
      }),
    )
  })
})
