/** The port that the command line asks for, 0 by default; null when it asks for anything that is not understood. */
export function parsePort(args: readonly string[]): number | null {
  if (args.length === 0) return 0
  const [name, value] = args.length === 1 ? (args[0]?.split('=', 2) ?? []) : args
  if (args.length > 2 || name !== '--port' || value === undefined || !/^\d{1,5}$/.test(value)) return null
  const port = Number(value)
  return port <= 65_535 ? port : null
}
