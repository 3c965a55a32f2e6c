import { openStorage } from '#storage/storage'
import { PERFT_CASES, searchNodes, startOf, type PerftCase } from '../bench/cases'
import { measure } from '../bench/measure'
import type { Command, Flags } from '../command'
import { DONE, FAILED } from '../console'
import type { Context } from '../console'
import { isOn, numberFlag } from '../flags'
import { tellFailure } from '../console'

const SEARCH_NODES = 1_000_000

/** One figure of the benchmark. */
interface Figure {
  readonly name: string
  readonly milliseconds: number
  readonly perSecond: number // leaves, nodes or patterns
  readonly unit: string
  readonly bytesPerMillion: number
  readonly collections: number
  readonly runs: number
}

/** Repeatable figures: each case once to warm up, then the median of several runs. */
export const bench: Command = {
  usage: 'bench',
  about: 'Measure the speed of counting, search and the library',
  options: [
    { usage: '--runs <n>', about: 'Measured runs of each case, an odd number (default 3)' },
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['bench', 'bench --runs 5 --json'],
  async run(context, _, flags) {
    const runs = numberFlag(flags, 'runs', { least: 1, most: 99, otherwise: 3 })
    if (!runs.ok) return tellFailure(context.console, runs.error)
    const odd = runs.value | 1
    const figures: Figure[] = []
    for (const one of PERFT_CASES) {
      const figure = await perftFigure(one, odd)
      if (figure === null) {
        context.console.tell(`${one.name}: the count is wrong`)
        return FAILED
      }
      figures.push(report(context, flags, figure))
    }
    figures.push(report(context, flags, await searchFigure(odd)))
    figures.push(report(context, flags, await libraryFigure(context, odd)))
    if (isOn(flags, 'json')) context.console.print(JSON.stringify(figures))
    return DONE
  },
}

async function perftFigure(one: PerftCase, runs: number): Promise<Figure | null> {
  const state = startOf(one)
  const measured = await measure(runs, () => state.perft(one.depth))
  return measured.value === one.leaves ? figure(one.name, measured, one.leaves, 'leaves') : null
}

async function searchFigure(runs: number): Promise<Figure> {
  const measured = await measure(runs, () => searchNodes(SEARCH_NODES))
  return figure(
    `search, checkerboard after the passages, ${SEARCH_NODES} nodes`,
    measured,
    measured.value,
    'nodes',
  )
}

async function libraryFigure({ places }: Context, runs: number): Promise<Figure> {
  const measured = await measure(runs, async () => (await openStorage(places).library.list()).patterns.length)
  return figure(
    `library of ${measured.value} patterns, read and checked`,
    measured,
    measured.value,
    'patterns',
  )
}

function figure(
  name: string,
  { milliseconds, bytes, collections, runs }: Awaited<ReturnType<typeof measure<number>>>,
  count: number,
  unit: string,
): Figure {
  const perSecond = (count * 1000) / milliseconds
  return { name, milliseconds, perSecond, unit, bytesPerMillion: (bytes * 1e6) / count, collections, runs }
}

function report({ console }: Context, flags: Flags, each: Figure): Figure {
  if (!isOn(flags, 'json')) {
    const { name, milliseconds, perSecond, unit, bytesPerMillion, collections, runs } = each
    console.print(
      `${name}: ${Math.round(milliseconds)} ms (median of ${runs}), ${rounded(perSecond)} ${unit}/s, ` +
        `${rounded(bytesPerMillion)} heap bytes per million, ${collections} collections`,
    )
  }
  return each
}

function rounded(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en')
}
