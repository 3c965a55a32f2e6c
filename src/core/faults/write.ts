/**
 * The text of a file: the keys named in `order` first and in that order, then all others as they stand; absent values
 * are left out. Two spaces, LF, and a final newline.
 */
export function writeJson(object: object, order: readonly string[]): string {
  const entries = Object.entries(object)
  const known = order.flatMap((key) => entries.filter(([name]) => name === key))
  const unknown = entries.filter(([name]) => !order.includes(name))
  return `${JSON.stringify(Object.fromEntries([...known, ...unknown]), null, 2)}\n`
}
