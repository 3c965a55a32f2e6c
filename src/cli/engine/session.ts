import type { Search, SearchInfo, SearchLimits } from '#core/ai/contract'
import { drive } from '#core/ai/driver'
import { searchGame } from '#core/ai/helped'
import type { Helpers } from '#core/ai/helpers'
import { TranspositionTable } from '#core/ai/table'
import type { Seat } from '#core/games/contract'
import { isOver, legalMoves, replayMoves, type Game } from '#core/games/game'
import { describeFault } from '#core/faults/describe'
import { parseGo } from './go'
import { infoLine } from './info'
import { parseNewGame } from './newgame'
import { DEFAULT_OPTIONS, OPTION_LINES, parseOption, type EngineOptions } from './options'

/** What a session of the engine protocol is given. `later` runs a task after waiting input has been attended to. */
export interface EngineHost {
  readonly write: (line: string) => void
  readonly later: (task: () => void) => void
  readonly clock: () => number
  readonly quit: () => void
  /** Starts so many threads that help a search. */
  readonly helpers: (count: number) => Helpers
  readonly version: string
}

/** The longest line that is read, in characters. A game with every move at its longest stays far below. */
export const LINE_LIMIT = 1024 * 1024

/**
 * One conversation in the engine protocol (FORMATS). Every line is answered, in turn; a line that is not understood is
 * answered `error ..` and changes nothing. `stop` and `quit` do not wait for a search, all others do.
 */
export class EngineSession {
  private start: Game | null = null
  private game: Game | null = null
  private search: Search | null = null
  private options: EngineOptions = DEFAULT_OPTIONS
  private table: TranspositionTable | null = null
  private viewer: Seat | null = null
  private helpers: Helpers | null = null
  private readonly waiting: string[] = []
  private ending = false
  private gone = false

  constructor(private readonly host: EngineHost) {}

  /** Takes one line of input, without its line end. */
  receive(line: string): void {
    if (this.gone) return
    const [word, ...rest] = words(line)
    if (word === 'quit' && rest.length === 0) this.quit()
    else if (word === 'stop' && rest.length === 0) this.stop()
    else if (this.search !== null) this.waiting.push(line)
    else this.obey(line)
  }

  /** The input has ended: what is waiting is still answered, then the session quits. */
  end(): void {
    this.ending = true
    this.quitWhenIdle()
  }

  private quit(): void {
    this.gone = true
    this.search?.stop()
    this.helpers?.close()
    this.host.quit()
  }

  private stop(): void {
    this.search?.stop()
  }

  private obey(line: string): void {
    if (line.length > LINE_LIMIT) {
      this.refuse(`line of ${line.length} characters; at most ${LINE_LIMIT} were expected`)
      return
    }
    const [word, ...rest] = words(line)
    if (word === undefined) return
    const answer = Object.hasOwn(this.commands, word) ? this.commands[word] : undefined
    if (answer) answer(rest, line.trim().slice(word.length).trim())
    else this.refuse(`unknown command ${quote(word)}; expected ${Object.keys(this.commands).join(', ')}`)
  }

  private readonly commands: Readonly<Record<string, (rest: readonly string[], text: string) => void>> = {
    pasang: (rest) => this.bare('pasang', rest, () => this.identify()),
    setoption: (rest) => this.setOption(rest),
    newgame: (_, text) => this.newGame(text),
    position: (rest) => this.position(rest),
    go: (rest) => this.go(rest),
    stop: (rest) => this.bare('stop', rest, () => undefined),
    quit: (rest) => this.bare('quit', rest, () => undefined),
    legal: (rest) => this.bare('legal', rest, () => this.legal()),
    state: (rest) => this.bare('state', rest, () => this.state()),
  }

  private refuse(reason: string): void {
    this.host.write(`error ${reason}`)
  }

  private bare(command: string, rest: readonly string[], answer: () => void): void {
    if (rest.length === 0) answer()
    else this.refuse(`${command} takes no arguments, but ${quote(rest.join(' '))} followed`)
  }

  private identify(): void {
    this.host.write(`id name Pasang ${this.host.version}`)
    for (const line of OPTION_LINES) this.host.write(line)
    this.host.write('ok')
  }

  private setOption(rest: readonly string[]): void {
    const parsed = parseOption(rest, this.options)
    if (!parsed.ok) {
      this.refuse(parsed.error)
      return
    }
    if (parsed.value.threads !== this.options.threads) this.employ(parsed.value.threads - 1)
    this.options = parsed.value
    this.table = null
    this.host.write('ready')
  }

  private newGame(text: string): void {
    const parsed = parseNewGame(text)
    if (!parsed.ok) {
      this.refuse(parsed.error)
      return
    }
    this.start = parsed.value
    this.game = parsed.value
    this.table = null
    this.host.write('ready')
  }

  private position(rest: readonly string[]): void {
    const [word, ...moves] = rest
    if (this.start === null) this.refuse('there is no game; send newgame first')
    else if (word !== undefined && word !== 'moves')
      this.refuse(`position: expected moves, not ${quote(word)}`)
    else {
      const { game, fault } = replayMoves(this.start, moves)
      if (fault === null) {
        this.game = game
        this.host.write('ready')
      } else this.refuse(`move ${String(fault.params.index)}: ${describeFault(fault, 'en')}`)
    }
  }

  private legal(): void {
    if (this.game === null) this.refuse('there is no game; send newgame first')
    else {
      const moves = legalMoves(this.game).map(({ notation }) => notation)
      this.host.write(['legal', ...moves.sort()].join(' '))
    }
  }

  private state(): void {
    if (this.game === null) {
      this.refuse('there is no game; send newgame first')
      return
    }
    const { phase, turn, scores, result } = this.game.position
    this.host.write(`state ${JSON.stringify({ phase, turn, scores, result })}`)
  }

  private go(rest: readonly string[]): void {
    const limits = parseGo(rest)
    if (this.game === null) this.refuse('there is no game; send newgame first')
    else if (!limits.ok) this.refuse(limits.error)
    else if (isOver(this.game)) this.host.write('bestmove none')
    else this.think(this.game, limits.value)
  }

  private think(game: Game, limits: SearchLimits): void {
    const { seats, turn } = game.position
    const search = searchGame(game, limits, {
      clock: this.host.clock,
      seed: this.options.seed,
      plays: true,
      table: this.tableFor(seats.length > 2 ? turn : null),
      helpers: this.helpers,
      onInfo: (info: SearchInfo) => this.host.write(infoLine(info)),
    })
    this.search = search
    drive(search, this.host.later, () => this.found(search))
  }

  private employ(count: number): void {
    this.helpers?.close()
    this.helpers = count > 0 ? this.host.helpers(count) : null
  }

  private found(search: Search): void {
    this.search = null
    if (this.gone) return
    this.host.write(`bestmove ${search.best ?? 'none'}`)
    while (this.search === null) {
      const line = this.waiting.shift()
      if (line === undefined) break
      this.obey(line)
    }
    this.quitWhenIdle()
  }

  private quitWhenIdle(): void {
    if (this.ending && !this.gone && this.search === null) this.quit()
  }

  /** With more than two seats, what is remembered holds for the seat that searches alone. */
  private tableFor(viewer: Seat | null): TranspositionTable {
    const bytes = this.options.hash * 2 ** 20
    this.table ??= this.helpers ? TranspositionTable.inSharedMemory(bytes) : new TranspositionTable(bytes)
    if (viewer !== this.viewer) this.table.clear()
    this.viewer = viewer
    return this.table
  }
}

function words(line: string): string[] {
  return line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
}

function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return JSON.stringify(short)
}
