import { countsOf } from '#core/pattern/board'
import { boardOf } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { symmetriesOf, symmetryOf } from '#core/pattern/symmetry'
import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn } from '../flags'
import { findDocument } from '../pattern-argument'
import { table } from '../table'
import { faultLines } from '../words'

/** What can be computed of a pattern: counts, symmetry, share code. */
export const info: Command = {
  usage: 'info <pattern>',
  about: 'Tell counts, symmetry and share code of a pattern',
  options: [{ usage: '--json', about: 'Print one JSON value' }],
  examples: ['info "Broken into Pieces"'],
  async run({ console, places }, [argument = ''], flags) {
    const document = await findDocument(argument, places)
    if (!document.ok) return tellFailure(console, document.error)
    const board = boardOf(document.value)
    const pattern = completePattern(document.value)
    const facts = {
      name: document.value.name,
      gadong: board.gadong,
      ...countsOf(board),
      symmetry: symmetryOf(board),
      symmetries: symmetriesOf(board),
      code: pattern.ok ? makeShareCode(pattern.value) : null,
    }
    if (isOn(flags, 'json')) console.print(JSON.stringify(facts))
    else {
      const { symmetries, code, ...rest } = facts
      const rows = Object.entries({ ...rest, symmetries: symmetries.join(' '), code: code ?? '-' })
      for (const line of table(rows)) console.print(line)
    }
    if (!pattern.ok) for (const line of faultLines('draft', pattern.error)) console.tell(line)
    return DONE
  },
}
