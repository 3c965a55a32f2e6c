import { observe, type Observed } from '#core/ai/observed'
import { spreadOf, type Spread } from '#core/ai/statistics'
import { startJob, type Job, type Played } from './job'

/** Replays a played job; throws when it is not a legal game. */
export function observeJob(job: Job, { moves }: Pick<Played, 'moves'>): Observed {
  return observe(startJob(job), moves)
}

/** Spread of the choices by kind of position, in the order in which they occur. */
export function choicesByLabel(games: readonly Observed[]): ReadonlyMap<string, Spread> {
  const counts = new Map<string, number[]>()
  for (const { choices } of games) {
    for (const { label, count } of choices) {
      const values = counts.get(label)
      if (values) values.push(count)
      else counts.set(label, [count])
    }
  }
  return new Map([...counts].map(([label, values]) => [label, spreadOf(values)]))
}
