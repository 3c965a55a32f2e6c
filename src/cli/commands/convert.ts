import { serializeBundle } from '#core/pattern/bundle'
import { boardOf, serializePattern, type PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { err, ok, type Result } from '#core/result'
import type { Command } from '../command'
import { failed, tellFailure, usage, type Failure } from '../console'
import { choiceFlag, isOn, textFlag } from '../flags'
import { writeOrPrint } from '../output'
import { findDocument } from '../pattern-argument'
import { faultLines } from '../words'
import { rowsOf } from '#core/pattern/rows'

/** The forms a pattern can be turned into, as the text of each. */
const FORMS: Readonly<Record<string, (document: PatternDocument) => Result<string, Failure>>> = {
  file: (document) => ok(serializePattern(document)),
  code: (document) => {
    const pattern = completePattern(document)
    if (!pattern.ok) return err(failed(...faultLines(document.name, pattern.error)))
    return ok(`${makeShareCode(pattern.value)}\n`)
  },
  rows: (document) => ok(`${rowsOf(boardOf(document)).join('\n')}\n`),
  bundle: (document) => ok(serializeBundle([document])),
}

/** Turns a pattern (a library name, a file or a share code) into another form. */
export const convert: Command = {
  usage: 'convert <pattern>',
  about: 'Turn a pattern into another form',
  options: [
    { usage: '--to <form>', about: `${Object.keys(FORMS).join(', ')} (required)` },
    { usage: '--out <file>', about: 'Where to; to standard output without' },
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['convert lotus --to code', 'convert "pasang1:.." --to file --out gift.pasang.json'],
  async run({ console, places }, [argument = ''], flags) {
    if (flags.to === undefined) return tellFailure(console, usage('convert: --to is missing'))
    const to = choiceFlag(flags, 'to', Object.keys(FORMS), 'file')
    if (!to.ok) return tellFailure(console, to.error)
    const out = textFlag(flags, 'out')
    if (!out.ok) return tellFailure(console, out.error)
    const document = await findDocument(argument, places)
    if (!document.ok) return tellFailure(console, document.error)
    const text = FORMS[to.value]?.(document.value)
    if (!text) throw new Error(`no form ${to.value}`)
    return text.ok
      ? writeOrPrint(console, { path: out.value, json: isOn(flags, 'json') }, text.value)
      : tellFailure(console, text.error)
  },
}
