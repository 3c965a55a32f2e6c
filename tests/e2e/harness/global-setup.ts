import { ensureBuilt } from '../../../scripts/lib/build.mjs'
import { findChromium, NO_CHROMIUM } from '../../../scripts/lib/chromium.mjs'

/** Before all end-to-end tests: an up-to-date build and a Chromium, however the tests were started. */
export default async function setup(): Promise<void> {
  if (!(await ensureBuilt((line) => console.log(line)))) throw new Error('the build failed')
  const chromium = await findChromium()
  if (!chromium) throw new Error(NO_CHROMIUM)
  process.env['PASANG_CHROMIUM'] = chromium
}
