import { availableParallelism } from 'node:os'
import type { Worker } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

const BUSY_MS = 5 // a message to oneself takes this long where slices of 8 ms are run between

describe.runIf(availableParallelism() > 1).each(ALL_HOSTS)('several cores on %s', (host) => {
  const pasang = withPasang({ host, settings: { moveTime: 10_000 } })

  it('work on one search where the settings say so, and only as long as it goes on', async () => {
    const { page } = pasang()
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    const play = new PlayPage(page)
    await chooseCores(2)
    await new WindowPage(page).go('Play')
    await play.choosePattern('Boat')
    await startGame(play, 'Computer')
    await expect.poll(busy).toEqual(['helper', 'search'])
    await answerNow(play)
    expect(names()).toEqual(['helper', 'search'])
    await expect.poll(busy).toEqual([])

    await page.keyboard.press('h')
    await play.hint(1).waitFor()
    await expect.poll(busy).toEqual(['helper', 'search'])
    await page.keyboard.press('h')
    await expect.poll(names).toEqual(['helper', 'search']) // those of the hints have ended

    await chooseCores(1)
    await expect.poll(names).toEqual(['search'])
    await play.playSomething()
    await expect.poll(busy).toEqual(['search'])
    await answerNow(play)
    expect(names()).toEqual(['search'])
  })

  it('stop when another game takes the place of theirs, and when the settings change', async () => {
    const play = new PlayPage(pasang().page)
    await chooseCores(2)
    await new WindowPage(pasang().page).go('Play')
    await play.choosePattern('Boat')
    await startGame(play, 'Computer')
    await expect.poll(busy).toEqual(['helper', 'search'])
    await play.chooseMore('New game')
    await startGame(play, 'Person')
    await expect.poll(busy).toEqual([])
    await play.chooseMore('New game')
    await startGame(play, 'Computer')
    await expect.poll(busy).toEqual(['helper', 'search'])
    await chooseCores(1)
    await expect.poll(busy).toEqual(['search'])
    expect(names()).toEqual(['search'])
  })

  /** Against a person, with the computer at its strongest or another person in South. */
  async function startGame(play: PlayPage, south: 'Person' | 'Computer'): Promise<void> {
    await play.seatPlayer('South', south, south === 'Computer' ? '8, strongest' : undefined)
    await play.seatPlayer('North', 'Person')
    await play.start()
  }

  async function chooseCores(count: number): Promise<void> {
    const { page } = pasang()
    await page.keyboard.press('Control+,')
    const cores = page.getByRole('radiogroup', { name: 'Cores for the computer' })
    await cores.getByRole('radio', { name: String(count), exact: true }).click()
    await page.keyboard.press('Escape')
    await cores.waitFor({ state: 'hidden' })
  }

  async function answerNow(play: PlayPage): Promise<void> {
    await pasang().page.getByRole('button', { name: 'Move now' }).click()
    await play.heading('Your move').waitFor()
  }

  /** The workers of the window, by the scripts that they run. */
  function names(): string[] {
    return pasang().page.workers().map(nameOf).sort()
  }

  /** Those that are at work. */
  async function busy(): Promise<string[]> {
    const workers = pasang().page.workers()
    const times = await Promise.all(workers.map(timeOfMessage))
    return workers
      .filter((_, at) => (times[at] ?? 0) > BUSY_MS)
      .map(nameOf)
      .sort()
  }
})

function nameOf(worker: Worker): string {
  return /(\w+)\.worker-/.exec(worker.url())?.[1] ?? worker.url()
}

/** Milliseconds that a message of a worker to itself takes, in the median; 0 where the worker ends meanwhile. */
async function timeOfMessage(worker: Worker): Promise<number> {
  const times = await worker.evaluate(measureMessages).catch(() => [])
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0
}

async function measureMessages(): Promise<number[]> {
  const { port1, port2 } = new MessageChannel()
  const times: number[] = []
  for (let i = 0; i < 9; i += 1) {
    const start = performance.now()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    times.push(performance.now() - start)
  }
  port1.close()
  return times
}
