import { GADONGS } from '#core/board/junction'
import { newDocument, serializePattern } from '#core/pattern/document'
import { nameFaults } from '#core/pattern/name'
import { DEFAULT_TEXTURE, generateBoard, type GenerateOptions } from '#core/pattern/generate'
import { SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { err, ok, type Result } from '#core/result'
import type { Command, Flags } from '../command'
import { failed, tellFailure, usage, type Failure } from '../console'
import { choiceFlag, isOn, numberFlag, percentFlag, textFlag } from '../flags'
import { writeOrPrint } from '../output'
import { faultLines } from '../words'

/** A random pattern with equal counts; the same options give the same pattern. */
export const generate: Command = {
  usage: 'generate',
  about: 'Make a random symmetric pattern with equal counts',
  options: [
    { usage: '--symmetry <kind>', about: `${SYMMETRY_KINDS.join(', ')} (required)` },
    { usage: '--seed <n>', about: 'Decides the pattern (default 1)' },
    { usage: '--gadong <n>', about: 'Side of the bowl, 1 or 3 (default 1)' },
    { usage: '--smoothness <percent>', about: 'From scattered tokens, 0, to large areas, 100 (default 40)' },
    {
      usage: '--density <percent>',
      about: 'Black gathers at the rim, 0, or around the bowl, 100 (default 50)',
    },
    { usage: '--name <name>', about: 'Name of the pattern' },
    { usage: '--out <file>', about: 'Where to; to standard output without' },
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['generate --symmetry quarter-turn --seed 7 --out mine.pasang.json'],
  async run({ console }, _, flags) {
    const options = boardOptions(flags)
    if (!options.ok) return tellFailure(console, options.error)
    const name = textFlag(flags, 'name')
    if (!name.ok) return tellFailure(console, name.error)
    const out = textFlag(flags, 'out')
    if (!out.ok) return tellFailure(console, out.error)

    const board = generateBoard(options.value)
    if (!board.ok) return tellFailure(console, failed(...faultLines(options.value.kind, board.error)))
    const title = name.value ?? `Generated ${options.value.kind} ${options.value.seed}`
    const faults = nameFaults(title, 'name')
    if (faults.length > 0) return tellFailure(console, usage(...faultLines('--name', faults)))
    const text = serializePattern(newDocument(title, board.value))
    return writeOrPrint(console, { path: out.value, json: isOn(flags, 'json') }, text)
  },
}

function boardOptions(flags: Flags): Result<GenerateOptions, Failure> {
  if (flags.symmetry === undefined) return err(usage('generate: --symmetry is missing'))
  const kind = choiceFlag(flags, 'symmetry', SYMMETRY_KINDS, 'none')
  if (!kind.ok) return kind
  const side = choiceFlag(flags, 'gadong', ['1', '3'], '1')
  if (!side.ok) return side
  const seed = numberFlag(flags, 'seed', { most: 2 ** 32 - 1, otherwise: 1 })
  if (!seed.ok) return seed
  const smoothness = percentFlag(flags, 'smoothness', DEFAULT_TEXTURE.smoothness)
  if (!smoothness.ok) return smoothness
  const density = percentFlag(flags, 'density', DEFAULT_TEXTURE.density)
  if (!density.ok) return density
  const gadong = GADONGS.find((each) => String(each) === side.value) ?? 1
  const texture = { smoothness: smoothness.value, density: density.value }
  return ok({ kind: kind.value, gadong, seed: seed.value, ...texture })
}
