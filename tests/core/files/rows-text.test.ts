import { describe, expect, it } from 'vitest'
import { describeFault } from '#core/faults/describe'
import { readAny } from '#core/files/read-any'
import { readEach } from '#core/files/read-each'
import { rowsIn } from '#core/files/rows-text'
import { emptyBoard } from '#core/pattern/board'
import { newDocument, type PatternDocument } from '#core/pattern/document'
import { rowsText } from '../../../src/renderer/sharing/texts'
import { checkerboard, variant } from '../../storage/patterns'

const named = ({ name }: PatternDocument) => name
const boat = checkerboard('Boat')

/** What is said of a text whose only board is bad. */
function saidOf(text: string): string {
  const [found] = rowsIn(text, 'x')
  if (!found || found.ok) throw new Error('not bad')
  const [first] = found.error
  return first ? describeFault(first, 'en') : ''
}

function withRow(index: number, row: string): string {
  return ['Boat', ...boat.rows.map((each, at) => (at === index ? row : each))].join('\n')
}

describe('rows in a text', () => {
  it('give what the export wrote, boards of either gadong and drafts too', () => {
    const documents = [boat, variant('Two words', 3), newDocument('Empty', emptyBoard(3))]
    const found = readEach(rowsText(documents, named), 'x.txt')
    expect(found.map((each) => (each.kind === 'pattern' ? each.document.name : each))).toEqual(
      documents.map(named),
    )
    expect(found).toMatchObject(documents.map(({ gadong, rows }) => ({ document: { gadong, rows } })))
  })

  it('need no name, and may stand in a quoted mail with other ends of lines', () => {
    expect(readAny(boat.rows.join('\r\n'), 'kapal.txt')).toMatchObject({
      value: { document: { name: 'kapal', rows: boat.rows } },
    })
    const mail = ['Look at this:', '', ...['Boat', ...boat.rows].map((line) => `> ${line}`), '', 'Bye'].join(
      '\n',
    )
    expect(readEach(mail, 'x')).toMatchObject([{ kind: 'pattern', document: { name: 'Boat' } }])
  })

  it('are named by the file where the line before them shows nothing', () => {
    const text = ['\u200b', ...boat.rows].join('\n')
    expect(readAny(text, 'kapal.txt')).toMatchObject({ value: { document: { name: 'kapal' } } })
  })

  it('are told by their line where they are wrong', () => {
    expect(saidOf(withRow(0, 'bwbxbwbwbwb'))).toMatch(/^Line 2: Junction d11 .* is “x”/)
    expect(saidOf(withRow(3, 'wbwbwb wbw'))).toMatch(/^Line 5: Rank 8 should have 11 characters, but has 10/)
    expect(saidOf(withRow(5, 'wbwbwbwbwbw'))).toMatch(/^Line 7: Junction e6 is covered by the gadong/)
    expect(saidOf(['Boat', ...boat.rows.slice(1)].join('\n'))).toBe('Line 11: Expected 11 rows, found 10.')
    expect(saidOf(['', ...boat.rows, boat.rows[0]].join('\n'))).toBe('Line 13: Expected 11 rows, found 12.')
  })

  it('are told with the good beside the bad', () => {
    const text = `${withRow(3, 'b')}\n\n${rowsText([boat], named)}`
    expect(readEach(text, 'x')).toMatchObject([{ kind: 'fault' }, { kind: 'pattern' }])
  })

  it('are none in words, JSON and pages', () => {
    for (const text of ['bow wow', '...\n...\n...\n...', '{\n"a": 1 }', `<p>\n${boat.rows.join('\n')}`])
      expect(rowsIn(text, 'x')).toEqual([])
  })
})
