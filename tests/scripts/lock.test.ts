import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withLock } from '../../scripts/lib/lock.mjs'
import { CACHE } from '../../scripts/lib/paths.mjs'

const NAME = `test-${process.pid}`
const NOBODY = 2 ** 22 + 1 // no system gives a process such a number

describe('a lock', () => {
  it('lets one work at a time, tells who waits, and is given back after a failure', async () => {
    const heard: string[] = []
    let finish = (): void => {}
    const first = withLock(NAME, async () => {
      heard.push('first begins')
      await new Promise<void>((resolve) => (finish = resolve))
      heard.push('first ends')
      throw new Error('failed')
    })
    const second = withLock(
      NAME,
      async () => heard.push('second'),
      () => {
        heard.push('second waits')
        finish()
      },
    )
    await expect(first).rejects.toThrow('failed')
    await second
    expect(heard).toEqual(['first begins', 'second waits', 'first ends', 'second'])
  })

  it('is taken from a process that has ended', async () => {
    const folder = join(CACHE, `${NAME}.lock`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'pid'), String(NOBODY))
    expect(await withLock(NAME, async () => 'done')).toBe('done')
  })
})
