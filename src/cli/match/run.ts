import { ok, type Result } from '#core/result'
import type { Context, Failure } from '../console'
import { showProgress } from '../progress'
import type { Job, Played } from './job'
import { playAll } from './pool'

/** Where the played games of a series are kept, so that a run can be resumed. */
export interface Archive {
  /** The games of these jobs that are there already; a failure when something else lies in the place of one. */
  readonly load: (jobs: readonly Job[]) => Promise<Result<readonly Played[], Failure>>
  readonly save: (job: Job, played: Played) => Promise<void>
}

/** Plays the jobs that the archive does not have, with progress, and gives all games in the order of the jobs. */
export async function runJobs(
  context: Context,
  jobs: readonly Job[],
  archive: Archive | null,
): Promise<Result<readonly Played[], Failure>> {
  const loaded = archive ? await archive.load(jobs) : ok([])
  if (!loaded.ok) return loaded
  const known = loaded.value
  const games = new Map(known.map((played) => [played.index, played]))
  const missing = jobs.filter(({ index }) => !games.has(index))
  if (known.length > 0) context.console.tell(`${known.length} of ${jobs.length} games were played before`)
  if (missing.length === 0) return ok(jobs.map(({ index }) => gameOf(games, index)))
  const progress = await showProgress(context, 'games', missing.length)
  try {
    await playAll(context.places.matchWorker, missing, async (played) => {
      games.set(played.index, played)
      const job = jobs[played.index]
      if (archive && job) await archive.save(job, played)
      progress.step()
    })
  } finally {
    progress.stop()
  }
  return ok(jobs.map(({ index }) => gameOf(games, index)))
}

function gameOf(games: ReadonlyMap<number, Played>, index: number): Played {
  const played = games.get(index)
  if (!played) throw new Error(`game ${index} is missing`)
  return played
}
