import { fileLetter, makeJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { Move, Position, Seat } from '#core/games/contract'
import { begun, movablePieces, nextStops, wholeMoveAt } from './choice'
import type { Choice } from './choice'

/** Looks a sentence up in the catalogue of Play; `n` among the values chooses its form. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Joins parts with the language's "and" or "or". */
export type Join = (parts: readonly string[], kind: 'conjunction' | 'disjunction') => string

/** What a person to move is looking at. */
export interface PromptInput {
  readonly position: Position
  readonly kasSelection: string // option of the kas game
  readonly moves: readonly Move[]
  readonly hovered: Junction | null
  readonly shown: Choice // the choice as the pointer would continue it
  readonly lines: readonly Move[] // that end there, as they are numbered on the board
  readonly choice: Choice // what has been chosen
}

/** Black and white tokens among the captures of a move: black ones score 1, white ones 2 (RULES 1). */
export function haulOf(move: Move): { readonly black: number; readonly white: number } {
  const white = move.points - move.captured.length
  return { black: move.captured.length - white, white }
}

/** The key of the phase's name, or null when the game is over. */
export function phaseKey({ phase, ruleset }: Position): string | null {
  if (phase === 'over') return null
  if (phase === 'play') return ruleset === 'kas' ? 'phase.kasPlay' : 'phase.leaps'
  return `phase.${phase}`
}

/** Number and colour of tokens in words, such as "3 black and 2 white". */
export function tokensText(
  haul: { readonly black: number; readonly white: number },
  say: Say,
  join: Join,
): string {
  const parts = [
    ...(haul.black > 0 ? [say('tokens.black', { n: haul.black })] : []),
    ...(haul.white > 0 ? [say('tokens.white', { n: haul.white })] : []),
  ]
  return parts.length === 0 ? say('tokens.none') : join(parts, 'conjunction')
}

function lineText(move: Move, say: Say, join: Join): string {
  return say('line', {
    tokens: tokensText(haulOf(move), say, join),
    points: say('points', { n: move.points }),
  })
}

/** What the person is asked to do, in words; parts between `**` are to stand out. */
export function promptText(input: PromptInput, say: Say, join: Join): string {
  const { phase, ruleset } = input.position
  if (phase === 'passage' || phase === 'opening') return wholeText(input, say, join)
  if (ruleset === 'bell') return leapText(input, say)
  return kasText(input, say, join)
}

function wholeText({ moves, hovered, position }: PromptInput, say: Say, join: Join): string {
  const move = hovered === null ? undefined : wholeMoveAt(moves, hovered)
  if (!move) return say(`prompt.${position.phase}`)
  const corner = move.captured[0]
  if (move.kind === 'corner' && corner !== undefined) {
    return say('prompt.openingCorner', {
      corner: makeJunction(corner as Junction),
      line: lineText(move, say, join),
    })
  }
  return say('prompt.passageFile', {
    file: fileLetter(move.file ?? 0),
    tokens: `**${tokensText(haulOf(move), say, join)}**`,
    points: say('points', { n: move.points }),
  })
}

const SELECTION_KEYS: Readonly<Record<string, string>> = {
  slide: 'prompt.selectionSlide',
  jump: 'prompt.selectionJump',
}

function kasText(input: PromptInput, say: Say, join: Join): string {
  const { moves, shown, lines, choice, position } = input
  const stop = shown.path.at(-1)
  const [first] = lines
  if (stop === undefined || !first) {
    if (position.phase === 'selection') return say(SELECTION_KEYS[input.kasSelection] ?? 'prompt.selection')
    return say('prompt.kas', { n: nextStops(moves, { from: shown.from, path: [] }).length })
  }
  const texts = lines.map((move) => lineText(move, say, join))
  const name = makeJunction(stop)
  if (lines.length > 1) {
    return say('prompt.several', { stop: name, n: lines.length, lines: join(texts, 'disjunction') })
  }
  const single = say('prompt.single', { stop: name, line: texts[0] ?? '' })
  return choice.path.at(-1) === stop ? `${single} ${say('prompt.confirm', { stop: name })}` : single
}

function leapText({ moves, shown, lines }: PromptInput, say: Say): string {
  const { from, path } = shown
  if (from === null) return say('prompt.leaps', { n: movablePieces(moves).length })
  const stop = path.at(-1)
  if (stop === undefined) return say('prompt.leapFrom', { from: makeJunction(from) })
  const [complete] = lines
  if (!complete) return say('prompt.leapEven', { n: path.length })
  const here = say('prompt.leapOdd', {
    n: path.length,
    points: say('points', { n: complete.points }),
    stop: makeJunction(stop),
  })
  return begun(moves, shown).length > 1 ? `${here} ${say('prompt.leapMore')}` : here
}

/** A move in the move list, without its captures: "file c", "e2–f2". */
export function moveText(move: Move, say: Say): string {
  if (move.kind === 'passage') return say('moves.file', { file: fileLetter(move.file ?? 0) })
  if (move.kind === 'corner')
    return say('moves.corner', { corner: makeJunction((move.captured[0] ?? 0) as Junction) })
  const way = `${placeText(move.from)}–${placeText(move.to)}`
  const leaps = move.path?.length ?? 1
  return leaps > 1 ? say('moves.leaps', { way, n: leaps }) : way
}

/** What a move takes, "c6–c8" or "c4, b6", where another of the legal moves goes by the same text; else ''. */
export function takingOf(move: Move, legal: readonly Move[], say: Say): string {
  const text = moveText(move, say)
  const isAlone = !legal.some((other) => other.notation !== move.notation && moveText(other, say) === text)
  if (isAlone) return ''
  const names = move.captured.map(placeText)
  return move.kind !== 'leap' && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}

/** The text of a move, with what it takes where it would read like another of the legal moves. */
export function plainMoveText(move: Move, legal: readonly Move[], say: Say): string {
  const line = takingOf(move, legal, say)
  const text = moveText(move, say)
  return line === '' ? text : say('moves.taking', { move: text, line })
}

/** Every station of a move: "d3–b5–b7". */
export function wayText(move: Move): string {
  return [move.from, ...(move.path ?? [move.to])].map(placeText).join('–')
}

function placeText(place: number | null): string {
  return place === null ? '' : makeJunction(place as Junction)
}

/** How a game ended, in words, from the view of `you` (the only person), if there is one. */
export interface ResultInput {
  readonly position: Position
  readonly name: (seat: Seat) => string
  readonly you: Seat | null
}

/** Who won. */
export function resultTitle({ position, name, you }: ResultInput, say: Say, join: Join): string {
  const winners = position.result?.winners ?? []
  const [winner] = winners
  if (winner === undefined || winners.length === position.seats.length) return say('result.draw')
  if (winners.length > 1) return say('result.shared', { names: join(winners.map(name), 'conjunction') })
  return winner === you ? say('result.youWin') : say('result.wins', { name: name(winner) })
}

/** Why: the board is empty, nobody can leap, or somebody forfeits so many points. */
export function resultText({ position, name, you }: ResultInput, say: Say): string {
  const { result, scores, seats, hauls } = position
  if (!result) return ''
  const score = scores.join(' : ')
  const winner = result.winners[0]
  const loser = seats.findIndex((seat) => seat !== winner)
  const seat = seats[loser]
  if ((result.reason === 'suntuk' || result.reason === 'resigned') && winner && seat) {
    const haul = hauls[loser]
    const forfeited = (haul?.black ?? 0) + 2 * (haul?.white ?? 0)
    const values = { winner: name(winner), loser: name(seat), score, points: say('points', { n: forfeited }) }
    const view = seat === you ? 'youLose' : winner === you ? 'youWin' : 'others'
    return say(`result.${result.reason}.${view}`, values)
  }
  const left = position.pieces.filter((piece) => piece?.kind === 'token').length
  return say(`result.${result.reason}`, { score, left, n: left })
}
