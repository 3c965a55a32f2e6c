import { BOARD_SIZE, inGadong, JUNCTIONS, junctionAt, type Gadong, type Junction } from '../board/junction'
import { fault, type Fault, type FaultCode } from '../faults/fault'
import { err, ok, type Result } from '../result'
import { decodeBase64url, encodeBase64url } from './base64url'
import { countsOf } from './board'
import type { Board, Cell } from './cells'
import { newDocument } from './document'
import { nameFaults } from './name'
import { completePattern, type Pattern } from './pattern'

const SHARE_CODE_PREFIX = 'pasang1:'

/** Base64url characters of a code, without prefix and name: 18 bytes for the 120 board, 17 for the 112 board. */
const LENGTHS: Readonly<Record<Gadong, number>> = { 1: 24, 3: 23 }

/** What a share code carries. */
export interface SharedBoard {
  readonly board: Board // complete, with equal counts
  readonly name: string | undefined // trimmed
}

/** The share code of a pattern (FORMATS), with its name unless `named` is false. ASCII, no spaces. */
export function makeShareCode(pattern: Pattern, named = true): string {
  const body = [pattern.gadong, ...packTokens(pattern)]
  const check = crc16(body)
  const code = SHARE_CODE_PREFIX + encodeBase64url([...body, check >> 8, check & 0xff])
  return named ? `${code}:${percentEncode(pattern.document.name)}` : code
}

/**
 * Reads a share code; spaces and line ends around it do not matter, nor do those that break it, with quote marks, where its
 * parts make a whole. The first thing wrong with it is the fault.
 */
export function readShareCode(text: string): Result<SharedBoard, readonly Fault[]> {
  const trimmed = text.trim()
  if (!trimmed.startsWith(SHARE_CODE_PREFIX)) return err([prefixFault(trimmed)])
  const rest = trimmed.slice(SHARE_CODE_PREFIX.length)
  const colon = rest.indexOf(':')
  const board = readBroken(colon < 0 ? rest : rest.slice(0, colon))
  if (!board.ok) return board
  if (colon < 0) return ok({ board: board.value, name: undefined })
  const name = readName(rest.slice(colon + 1))
  return name.ok ? ok({ board: board.value, name: name.value }) : name
}

/** The pattern of a share code; one without a name gets `fallbackName`. */
export function patternOfShareCode(text: string, fallbackName: string): Result<Pattern, readonly Fault[]> {
  const shared = readShareCode(text)
  if (!shared.ok) return shared
  return completePattern(newDocument(shared.value.name ?? fallbackName, shared.value.board))
}

/** Whether a text looks like a share code, good or bad: how pasted text is told from JSON. */
export function looksLikeShareCode(text: string): boolean {
  return /^\s*pasang\d+:/.test(text)
}

/**
 * The share codes in a text, good or bad: its lines when each is one and nothing else, else those that stand anywhere in it,
 * such as in a chat message; none in JSON.
 */
export function shareCodesIn(text: string): readonly string[] {
  if (/^\s*[{[]/.test(text)) return []
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.every((line) => looksLikeShareCode(line) && !/\s/.test(line))) return lines
  return [...text.matchAll(CODE_START)].flatMap(({ 0: start, index }) => {
    const code = codeFrom(start, text.slice(index + start.length))
    return code === null ? [] : [code]
  })
}

const CODE_START = /(?<![\w-])pasang\d+:[\w-]*/g
// What makeShareCode writes; a name is not taken further than it, for a sentence may go on there.
const NAME_AT_START = /^(?:[\s>]*\n[\s>]*)?(:(?:[A-Za-z0-9.-]|%[0-9A-Fa-f]{2})+)/
const GAPS = /[\s>]+/g // where programs for mail break a code, with the marks of what is quoted
const PART_AT_START = /^[\s>]+(?!pasang\d+:)[\w-]+/

/**
 * The code that begins with `start` in a text that goes on with `after`. One that is too short goes on behind gaps when that
 * makes it whole; else its parts are kept, a line each, when they look like those of one code. Null when nothing is in it.
 */
function codeFrom(start: string, after: string): string | null {
  const own = start.endsWith(':') ? null : start + nameIn(after)
  let code = start
  let rest = after
  let broken: string | null = null
  for (let part = partIn(rest); part !== undefined && faultOf(code) === CUT_OFF; part = partIn(rest)) {
    const isWrapped = code === start && own !== null && /[\n>]/.test(part)
    code += part.replace(GAPS, '\n')
    rest = rest.slice(part.length)
    const wrong = faultOf(code)
    if (wrong === undefined) return code.replace(GAPS, '') + nameIn(rest)
    if (isWrapped || (wrong !== CUT_OFF && wrong !== 'share-code-length')) broken ??= code
  }
  return broken ?? own
}

const CUT_OFF = 'share-code-cut-off'

function partIn(text: string): string | undefined {
  return PART_AT_START.exec(text)?.[0]
}

function nameIn(text: string): string {
  return (NAME_AT_START.exec(text)?.[1] ?? '').replace(/\.+$/, '')
}

/** What is wrong with a code once its parts are put together. */
function faultOf(code: string): FaultCode | undefined {
  const read = readShareCode(code.replace(GAPS, ''))
  return read.ok ? undefined : read.error[0]?.code
}

function prefixFault(text: string): Fault {
  const version = /^pasang(\d+):/.exec(text)?.[1]
  if (version !== undefined && Number(version) > 1) {
    return fault('newer-version', '', { version: Number(version), supported: 1 })
  }
  return fault('share-code-prefix')
}

/** Reads a board whose code may be in parts. */
function readBroken(code: string): Result<Board, readonly Fault[]> {
  const whole = code.replace(GAPS, '')
  const board = readBoard(whole)
  if (board.ok || whole === code) return board
  const isWhole = board.error.some((each) => SEALED.includes(each.code))
  return isWhole ? board : err([fault('share-code-broken')])
}

const SEALED: readonly FaultCode[] = ['unequal', 'share-code-gadong'] // what is wrong with codes whose checksum is right

function readBoard(code: string): Result<Board, readonly Fault[]> {
  const decoded = decodeBase64url(code)
  if (!decoded) return err([fault('share-code-characters')])
  const { bytes, spare } = decoded
  const wrongLength = lengthFault(code.length, bytes[0])
  if (wrongLength) return err([wrongLength])
  if (spare !== 0) return err([fault('share-code-padding')])
  const body = bytes.slice(0, -2)
  const [high = 0, low = 0] = bytes.slice(-2)
  if (crc16(body) !== high * 256 + low) return err([fault('share-code-checksum')])
  const [gadong, ...tokens] = body
  if (!gadongOf(gadong)) return err([fault('share-code-gadong', '', { found: gadong ?? 0 })])
  return checkCounts(unpackTokens(tokens, gadong))
}

/** Whether that many characters are too few or too many for the board that the first byte names; undefined when they fit. */
function lengthFault(found: number, gadong: number | undefined): Fault | undefined {
  const [least, most] = gadongOf(gadong) ? [LENGTHS[gadong], LENGTHS[gadong]] : [LENGTHS[3], LENGTHS[1]]
  if (found >= least && found <= most) return undefined
  const expected = least === most ? least : `${least}-${most}`
  return fault(found < least ? 'share-code-cut-off' : 'share-code-length', '', { expected, found })
}

function checkCounts(board: Board): Result<Board, readonly Fault[]> {
  const { black, white } = countsOf(board)
  return black === white ? ok(board) : err([fault('unequal', '', { black, white })])
}

function readName(encoded: string): Result<string, readonly Fault[]> {
  let name: string
  try {
    name = decodeURIComponent(encoded)
  } catch {
    return err([fault('share-code-name', '', { found: encoded.slice(0, 40) })])
  }
  const faults = nameFaults(name)
  return faults.length > 0 ? err(faults) : ok(name.trim())
}

/** Also encodes the marks that chat programs take for the end of a link or for formatting. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*_~]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function packTokens({ gadong, cells }: Board): readonly number[] {
  const bits = codeOrder(gadong).map((junction) => (cells[junction] === 'w' ? 1 : 0))
  return Array.from({ length: bits.length / 8 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce<number>((value, bit) => value * 2 + bit, 0),
  )
}

function unpackTokens(bytes: readonly number[], gadong: Gadong): Board {
  const cells: Cell[] = JUNCTIONS.map(() => '.')
  codeOrder(gadong).forEach((junction, index) => {
    const byte = bytes[index >> 3] ?? 0
    cells[junction] = (byte >> (7 - (index & 7))) & 1 ? 'w' : 'b'
  })
  return { gadong, cells }
}

/** The playable junctions in the order of the code: rank 11 first, west to east. Their number is a multiple of 8. */
function codeOrder(gadong: Gadong): readonly Junction[] {
  return JUNCTIONS.map((junction) =>
    junctionAt(junction % BOARD_SIZE, BOARD_SIZE - Math.floor(junction / BOARD_SIZE)),
  ).filter((junction) => !inGadong(junction, gadong))
}

function gadongOf(byte: number | undefined): byte is Gadong {
  return byte === 1 || byte === 3
}

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, no reflection, no final exclusive-or. */
export function crc16(bytes: readonly number[]): number {
  let crc = 0xffff
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc
}
