import type { Share } from '#core/ai/statistics'

/** A share in words: `62.5% (95%: 55.1-69.4%)`. */
export function shareWords({ share, low, high }: Share): string {
  const percent = (value: number) => (value * 100).toFixed(1)
  return `${percent(share)}% (95%: ${percent(low)}-${percent(high)}%)`
}
