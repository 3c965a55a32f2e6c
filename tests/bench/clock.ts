/** How thinking is timed: by the clock on the wall, or by the processor time of this process with all its threads. */
export const CLOCKS = ['wall', 'work'] as const
export type ClockKind = (typeof CLOCKS)[number]

/** The kind that a word names; throws on any other. */
export function clockKind(word: string): ClockKind {
  const kind = CLOCKS.find((each) => each === word)
  if (!kind) throw new Error(`--clock: ${CLOCKS.join(' or ')} was expected, not ${word}`)
  return kind
}

/** Milliseconds from some moment. The clock `work` stands still while others have the processor. */
export function clockOf(kind: ClockKind): () => number {
  if (kind === 'wall') return () => performance.now()
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
