import type { Score, SearchInfo } from '#core/ai/contract'

/** The `info` line of a found line of play. */
export function infoLine({ depth, multipv, score, nodes, nps, time, pv }: SearchInfo): string {
  const line = ['info depth', depth, 'multipv', multipv, 'score', scoreWords(score), 'nodes', nodes]
  return [...line, 'nps', nps, 'time', time, 'pv', ...pv].join(' ')
}

function scoreWords(score: Score): string {
  return score.kind === 'points' ? String(score.points) : `${score.kind} ${score.moves}`
}
