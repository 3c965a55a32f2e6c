import { describe, expect, it } from 'vitest'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import { generatedPattern } from '../../../src/cli/match/draw'
import { planJobs, type MatchPlan } from '../../../src/cli/match/plan'
import { LADDER } from '../../../src/cli/match/series'
import { scoreLines, type PlayerScore } from '../../../src/cli/match/summary'
import { shareOf } from '#core/ai/statistics'

const patterns: readonly PatternDocument[] = [generatedPattern('none', 1), generatedPattern('half-turn', 2)]
const plan: MatchPlan = {
  patterns,
  ruleset: 'kas',
  options: {},
  levels: [8, 7],
  games: 8,
  seed: 1,
  movetime: 100,
  swapColours: true,
  randomPlies: 0,
}

describe('a series between two levels', () => {
  it('plays each pattern from both seats in both colourings', () => {
    const jobs = planJobs(plan)
    const kinds = jobs.map(
      ({ pattern, players }) => `${boardOf(pattern).cells.join('')} ${players[0]?.level}`,
    )
    expect(new Set(kinds)).toHaveProperty('size', 8)
    for (const level of [8, 7])
      expect(jobs.filter(({ players }) => players[0]?.level === level)).toHaveLength(4)
    expect(jobs.every(({ randomPlies }) => randomPlies === 0)).toBe(true)
  })
})

describe('the summary', () => {
  const strong: PlayerScore = { level: 8, wins: 7, draws: 2, losses: 1, score: shareOf(8, 10) }
  const weak: PlayerScore = { level: 7, wins: 1, draws: 2, losses: 7, score: shareOf(2, 10) }

  it('tells the share of the stronger level, in whichever order they were given', () => {
    const [line = '', ...more] = scoreLines([weak, strong], ['south', 'north'])
    expect(more).toEqual([])
    expect(line).toMatch(/^level 8 against level 7: score 80\.0% .* 7 won, 2 drawn, 1 lost$/)
    expect(scoreLines([strong, weak], ['south', 'north'])).toEqual([line])
  })

  it('has a line for each of more players', () => {
    expect(scoreLines([weak, strong, weak], ['south', 'west', 'north'])).toHaveLength(3)
  })
})

describe('the ladder', () => {
  it('sets every level against the one below', () => {
    expect(LADDER.map(([upper, lower]) => `${upper}-${lower}`).join(' ')).toBe('2-1 3-2 4-3 5-4 6-5 7-6 8-7')
  })
})
