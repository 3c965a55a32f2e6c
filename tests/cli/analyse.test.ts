import { expect, it } from 'vitest'
import { playJob } from '../../src/cli/match/job'
import { planJobs } from '../../src/cli/match/plan'
import { observeJob } from '../../src/cli/match/tally'
import { fairnessOf, testedGame, type TestedGame } from '#core/ai/fairness'
import type { WorkReply } from '#core/ai/messages'
import { WorkServer } from '#core/ai/server'
import { numbers, randomPattern } from '../core/ai/positions'

it.each([
  ['with no time to think', { games: 4, movetime: 0, seed: 7, randomPlies: 2 }],
  // The search ends where the result is proven, and the time never runs out.
  ['with ends that are searched', { games: 4, movetime: 1e9, seed: 7, randomPlies: 56 }],
] as const)('gives the figures that the window gives for the same seed, %s', (_, numbersOfTest) => {
  const pattern = randomPattern(1, numbers(3))
  const plan = {
    ...numbersOfTest,
    patterns: [pattern.document],
    ruleset: 'kas',
    options: {},
    levels: [8, 8],
    swapColours: false,
  } as const
  const jobs = planJobs(plan)
  const byCommand = jobs.map((job) =>
    testedGame(
      observeJob(
        job,
        playJob(job, () => 0),
      ),
    ),
  )

  const byWindow: TestedGame[] = []
  const tasks: (() => void)[] = []
  let now = 0
  const server = new WorkServer({
    reply: (reply: WorkReply) => {
      if (reply.kind === 'played') byWindow.push(reply.game)
    },
    later: (task) => tasks.push(task),
    clock: () => now++ / 8,
    helpers: () => {
      throw new Error('nobody asked for helpers')
    },
  })
  const setup = { ruleset: 'kas', options: {}, pattern } as const
  server.handle({ kind: 'test', id: 1, setup, plan: numbersOfTest })
  for (let task = tasks.shift(); task; task = tasks.shift()) task()

  expect(byWindow).toEqual(byCommand)
  expect(new Set(byWindow.map(({ moves }) => moves.join())).size).toBe(numbersOfTest.games)
  expect(byWindow.some(({ moves }) => moves.length > numbersOfTest.randomPlies)).toBe(true)
  expect(fairnessOf(byWindow)).toEqual(fairnessOf(byCommand))
})
