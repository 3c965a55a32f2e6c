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

/** Average and extremes of some numbers; zeros where there are none. */
export interface Spread {
  readonly average: number
  readonly least: number
  readonly most: number
  readonly samples: number
}

/** The spread of a list of numbers. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { average: 0, least: 0, most: 0, samples: 0 }
  const sum = values.reduce((total, value) => total + value, 0)
  const least = values.reduce((a, b) => Math.min(a, b))
  const most = values.reduce((a, b) => Math.max(a, b))
  return { average: sum / values.length, least, most, samples: values.length }
}
