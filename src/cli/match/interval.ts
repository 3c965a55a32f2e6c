/** A share with the bounds of its 95% interval, all 0..1. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964 // 95% of a normal distribution

/** Wilson's interval for `hits` (draws may count a half) of `total` trials; 0..1 where there are none. */
export function shareOf(hits: number, total: number): Share {
  if (total === 0) return { share: 0, low: 0, high: 1 }
  const p = hits / total
  const z2 = (Z * Z) / total
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / total + z2 / (4 * total))
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** A share in words: `62.5% (95%: 55.1-69.4%)`. */
export function shareWords({ share, low, high }: Share): string {
  const percent = (value: number) => (value * 100).toFixed(1)
  return `${percent(share)}% (95%: ${percent(low)}-${percent(high)}%)`
}
