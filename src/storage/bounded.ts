/** Maps all items with at most `limit` of them under way at once; the results keep the order of the items. */
export async function mapBounded<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Map<number, R>()
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results.set(index, await map(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return items.flatMap((_, index) => (results.has(index) ? [results.get(index) as R] : []))
}
