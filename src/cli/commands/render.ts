import { boardOf } from '#core/pattern/document'
import { boardSvg } from '#core/picture/board'
import { PALETTES } from '#core/picture/palettes'
import { THEMES } from '#core/settings/settings'
import type { Command } from '../command'
import { DONE, failed, tellFailure, usage } from '../console'
import { choiceFlag, isOn, numberFlag, textFlag } from '../flags'
import { findDocument } from '../pattern-argument'
import { writePicture } from '../picture'
import { faultLines } from '../words'
import { draftReasons } from '#core/pattern/document'

/** A picture of a pattern without undecided junctions. */
export const render: Command = {
  usage: 'render <pattern>',
  about: 'Draw a picture of a pattern',
  options: [
    { usage: '--out <file>', about: 'Where to, a name that ends in .svg or .png (required)' },
    { usage: '--size <pixels>', about: 'Side of the picture, 64 to 8192 (default 1024)' },
    { usage: '--theme <theme>', about: `${THEMES.join(', ')} (default wood)` },
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['render lotus --out lotus.png --size 600'],
  async run({ console, places }, [argument = ''], flags) {
    const out = textFlag(flags, 'out')
    if (!out.ok) return tellFailure(console, out.error)
    if (out.value === undefined) return tellFailure(console, usage('render: --out is missing'))
    const size = numberFlag(flags, 'size', { least: 64, most: 8192, otherwise: 1024 })
    if (!size.ok) return tellFailure(console, size.error)
    const theme = choiceFlag(flags, 'theme', THEMES, 'wood')
    if (!theme.ok) return tellFailure(console, theme.error)
    const document = await findDocument(argument, places)
    if (!document.ok) return tellFailure(console, document.error)
    const undecided = draftReasons(document.value).filter(({ code }) => code === 'undecided')
    if (undecided.length > 0)
      return tellFailure(console, failed(...faultLines(document.value.name, undecided)))
    const svg = boardSvg(boardOf(document.value), PALETTES[theme.value], {
      size: size.value,
      title: document.value.name,
    })
    const written = await writePicture(out.value, svg)
    if (!written.ok) return tellFailure(console, written.error)
    if (isOn(flags, 'json')) console.print(JSON.stringify({ out: out.value, size: size.value }))
    return DONE
  },
}
