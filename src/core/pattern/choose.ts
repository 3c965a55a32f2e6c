/** One way of settling a part of a board: how many black tokens it brings, and what it costs (any finite number). */
export interface Choice {
  readonly black: number
  readonly cost: number
}

/**
 * Picks one choice for every part so that the black tokens add up to exactly `target`, at the least total cost.
 * Returns the index of the choice for each part, or undefined when no combination reaches the target. Exact: dynamic
 * programming over parts and sums.
 */
export function cheapestChoices(
  parts: readonly (readonly Choice[])[],
  target: number,
): readonly number[] | undefined {
  if (target < 0) return undefined
  const picks: Int8Array[] = []
  let costs = new Float64Array(target + 1).fill(Infinity)
  costs[0] = 0
  for (const choices of parts) {
    const next = new Float64Array(target + 1).fill(Infinity)
    const pick = new Int8Array(target + 1).fill(-1)
    choices.forEach(({ black, cost }, index) => {
      for (let sum = black; sum <= target; sum += 1) {
        const total = (costs[sum - black] ?? Infinity) + cost
        if (total >= (next[sum] ?? Infinity)) continue
        next[sum] = total
        pick[sum] = index
      }
    })
    costs = next
    picks.push(pick)
  }
  return costs[target] === Infinity ? undefined : traceBack(parts, picks, target)
}

function traceBack(
  parts: readonly (readonly Choice[])[],
  picks: readonly Int8Array[],
  target: number,
): readonly number[] {
  const chosen: number[] = []
  let sum = target
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const pick = picks[index]?.[sum] ?? -1
    const choice = parts[index]?.[pick]
    if (!choice) throw new Error('the table of choices does not lead back to the start')
    chosen.unshift(pick)
    sum -= choice.black
  }
  return chosen
}
