import { stateOf, type Game } from '../games/game'
import type { Search, SearchInfo, SearchLimits } from './contract'
import type { Helpers } from './helpers'
import { createSearch, type SearchMeans } from './search'

const STRONGEST = 8 // only that level sees all and looks as deep as it can, so that helpers may do the same

/** What a search of a game's position is given besides its limits. */
export interface HelpedMeans extends Omit<SearchMeans, 'underway' | 'ahead'> {
  /** Take part where they can; the table must lie in shared memory then. */
  readonly helpers?: Helpers | null | undefined
}

/**
 * Starts a search of a game's position. Helpers take part in it from its start to its end where two seats play and the
 * level is the strongest; else it is done alone.
 */
export function searchGame(game: Game, limits: SearchLimits, means: HelpedMeans): Search {
  const { helpers = null, ...own } = means
  const state = stateOf(game)
  const shared = means.table?.share()
  const helped = state.seats.length === 2 && (limits.level ?? STRONGEST) === STRONGEST
  if (!helpers || !shared || !helped) return createSearch(state, limits, own)
  const search = createSearch(state, limits, { ...own, underway: helpers.underway }) // first: its time is running
  helpers.start(game, shared)
  return new HelpedSearch(search, helpers)
}

/** A search that sends its helpers home when it has ended or is told to end. */
class HelpedSearch implements Search {
  private helped = true

  constructor(
    private readonly search: Search,
    private readonly helpers: Helpers,
  ) {}

  get best(): string | null {
    return this.search.best
  }

  get infos(): readonly SearchInfo[] {
    return this.search.infos
  }

  run(slice: number): boolean {
    const ended = this.search.run(slice)
    if (ended) this.goOnAlone()
    return ended
  }

  stop(): void {
    this.search.stop()
    this.goOnAlone()
  }

  /** Once only: the helpers may be at another search by then. */
  private goOnAlone(): void {
    if (this.helped) this.helpers.stop()
    this.helped = false
  }
}
