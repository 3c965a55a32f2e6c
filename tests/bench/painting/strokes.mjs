import { setTimeout as sleep } from 'node:timers/promises'

const STROKE_MS = 2000
const SAMPLE_MS = 6 // a fast mouse: some 160 samples a second
const PAUSE_MS = 150

/**
 * Paints strokes that cross the board about three times a second, in turn with each colour. The value is the intervals
 * between the frames meanwhile, in milliseconds.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} session
 * @param {number} count
 * @returns {Promise<readonly number[]>}
 */
export async function paintStrokes(page, session, count) {
  const box = await page.getByRole('grid', { name: /^Board of/ }).boundingBox()
  if (!box) throw new Error('no board is on show')
  await page.evaluate(watchFrames)
  for (let stroke = 0; stroke < count; stroke += 1) {
    await page.keyboard.press('x')
    await paintOne(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, box.height * 0.4, stroke)
    await sleep(PAUSE_MS)
  }
  return page.evaluate(() => /** @type {any} */ (window).painted)
}

/**
 * Sends the samples of one stroke by the clock, without waiting for the page to take them.
 * @param {import('playwright-core').CDPSession} session
 * @param {{ x: number, y: number }} centre @param {number} reach @param {number} phase
 */
async function paintOne(session, centre, reach, phase) {
  const started = performance.now()
  /** @type {Promise<unknown>[]} */
  const sent = []
  const send = (/** @type {'mousePressed' | 'mouseMoved' | 'mouseReleased'} */ type) => {
    const seconds = (performance.now() - started) / 1000
    const x = centre.x + reach * Math.sin(seconds * 9 + phase)
    const y = centre.y + reach * Math.sin(seconds * 7 + phase * 2 + 1)
    sent.push(
      session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 }),
    )
  }
  send('mousePressed')
  while (performance.now() - started < STROKE_MS) {
    await sleep(SAMPLE_MS)
    send('mouseMoved')
  }
  send('mouseReleased')
  await Promise.all(sent)
}

/** Runs in the page: notes how long every frame took while a button is down, until the frame after it goes up. */
function watchFrames() {
  const host = /** @type {any} */ (window)
  host.painted = []
  if (host.watching) return
  host.watching = true
  let isDown = false
  let last = 0
  addEventListener('pointerdown', () => (isDown = true), true)
  addEventListener('pointerup', () => requestAnimationFrame(() => (isDown = false)), true)
  const step = (/** @type {number} */ now) => {
    if (isDown && last > 0) host.painted.push(now - last)
    last = isDown ? now : 0
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
