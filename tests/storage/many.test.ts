import { serializePattern } from '#core/pattern/document'
import type { DiskOptions } from '#storage/disk'
import { FolderSyncs } from '#storage/folder-syncs'
import type { StoredPattern } from '#storage/library'
import type { Stored } from '#storage/failure'
import { openStorage, type Storage } from '#storage/storage'
import { describe, expect, it } from 'vitest'
import { Crash, LOSSES, MemoryFileSystem } from './memory-fs'
import { variant } from './patterns'

const OPTIONS: DiskOptions = {
  platform: 'linux',
  processId: 7,
  isAlive: () => false,
  delay: () => Promise.resolve(),
  now: () => Date.UTC(2026, 0, 31),
}
const NUMBERS = [1, 2, 3]
const TEXTS = NUMBERS.map((number) => serializePattern(variant(`No ${number}`, number)))
const IDS = NUMBERS.map((number) => `own/no-${number}`)

type Work = (storage: Storage) => Promise<readonly Stored<unknown>[]>

function storageOver(fs: MemoryFileSystem, options: Partial<DiskOptions> = {}): Storage {
  return openStorage({ data: '/data', patterns: '/patterns' }, fs, { ...OPTIONS, ...options })
}

function withThree(): MemoryFileSystem {
  const fs = new MemoryFileSystem()
  TEXTS.forEach((text, index) => fs.put(`/data/library/no-${index + 1}.pasang.json`, text))
  return fs
}

const deleteAll: Work = (storage) => storage.library.deleteAll(IDS)
const createAll: Work = (storage) =>
  storage.library.createAll(NUMBERS.map((number) => variant(`No ${number}`, number)))

/** A disk after three patterns were deleted, and the work that brings them back. */
async function deletedThree(): Promise<{ fs: MemoryFileSystem; restoreAll: Work }> {
  const fs = withThree()
  const tokens = (await storageOver(fs).library.deleteAll(IDS)).map(valueOf)
  return { fs, restoreAll: (storage) => storage.library.restoreAll(tokens) }
}

function valueOf<T>(stored: Stored<T>): T {
  if (!stored.ok) throw new Error(JSON.stringify(stored.error))
  return stored.value
}

async function stepsOf(fs: MemoryFileSystem, work: Work): Promise<number> {
  fs.inject(undefined)
  await work(storageOver(fs))
  return fs.steps
}

/** The texts of the files that end like patterns, in the order of the texts. */
function kept(fs: MemoryFileSystem): readonly string[] {
  const files = Object.entries(fs.files()).filter(([path]) => path.endsWith('.pasang.json'))
  return files.map(([, text]) => text).sort()
}

describe('several patterns at once', () => {
  it('are deleted, brought back and made like one by one', async () => {
    const { fs, restoreAll } = await deletedThree()
    expect((await storageOver(fs).library.list()).patterns).toEqual([])
    const back = await restoreAll(storageOver(fs))
    expect(back.map((each) => (valueOf(each) as StoredPattern).id)).toEqual(IDS)
    expect(kept(fs)).toEqual(TEXTS)
    const made = await createAll(storageOver(fs))
    expect(made.map((each) => (valueOf(each) as StoredPattern).id)).toEqual(IDS.map((id) => `${id}-2`))
  })

  it('wait for fewer flushes of a folder than there are files', async () => {
    const fs = new MemoryFileSystem()
    await storageOver(fs).library.createAll(Array.from({ length: 30 }, (_, n) => variant(`Many ${n}`, n)))
    expect(fs.log.filter((step) => step === 'syncFolder library').length).toBeLessThan(10)
  })

  it.each(['linux', 'win32'])('never share a name that some system takes for one (%s)', async (platform) => {
    const fs = new MemoryFileSystem()
    const names = ['Café', 'cafe\u0301', 'CAFÉ', 'Cafe']
    const storage = storageOver(fs, { platform })
    const made = await storage.library.createAll(names.map((name, index) => variant(name, index)))
    const ids = made.map((each) => valueOf(each).id)
    expect(new Set(ids).size).toBe(4)
    expect(Object.keys(fs.files()).length).toBe(4)
  })

  it.each([
    ['deleted', deleteAll],
    ['brought back', null],
  ] as const)('that are %s lose nothing, wherever the machine stops', async (_, fixed) => {
    const start = async () => {
      if (fixed) return { fs: withThree(), work: fixed }
      const { fs, restoreAll } = await deletedThree()
      return { fs: fs.afterLoss('nothing'), work: restoreAll }
    }
    const first = await start()
    const steps = await stepsOf(first.fs, first.work)
    for (let at = 1; at <= steps; at += 1) {
      for (const after of [false, true]) {
        const { fs, work } = await start()
        fs.inject({ kind: 'crash', at, after })
        await work(storageOver(fs)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error
        })
        for (const loss of LOSSES) {
          const texts = new Set(kept(fs.afterLoss(loss)))
          for (const text of TEXTS) expect(texts.has(text), `step ${at}/${steps}, ${loss}`).toBe(true)
        }
      }
    }
  })

  it('are on the disk once their call has answered, whatever is lost then', async () => {
    const made = new MemoryFileSystem()
    await createAll(storageOver(made))
    const { fs: deleted } = await deletedThree()
    for (const loss of LOSSES) {
      expect(kept(made.afterLoss(loss)), loss).toEqual(TEXTS)
      expect(kept(deleted.afterLoss(loss)), loss).toEqual(TEXTS)
    }
  })

  it('answer each for itself when the disk fails at some step, and what failed stays where it was', async () => {
    const steps = await stepsOf(withThree(), deleteAll)
    const mixed = new Set<number>()
    for (let at = 1; at <= steps; at += 1) {
      const fs = withThree()
      fs.inject({ kind: 'fail', at, code: 'EIO', forever: false })
      const outcomes = await deleteAll(storageOver(fs))
      fs.inject(undefined)
      expect(outcomes.length).toBe(3)
      const present = (await storageOver(fs).library.list()).patterns.map(({ id }) => id)
      const trashed = (await storageOver(fs).library.trashed()).map(({ document }) => document?.name)
      outcomes.forEach((outcome, index) => {
        if (outcome.ok) expect(present, `step ${at}`).not.toContain(IDS[index])
        if (outcome.ok) expect(trashed, `step ${at}`).toContain(`No ${index + 1}`)
      })
      expect(kept(fs), `step ${at}`).toEqual(TEXTS)
      mixed.add(outcomes.filter(({ ok }) => ok).length)
    }
    expect(mixed.has(2)).toBe(true)
  })

  it('are made as far as the disk allows', async () => {
    const steps = await stepsOf(new MemoryFileSystem(), createAll)
    for (let at = 1; at <= steps; at += 1) {
      const fs = new MemoryFileSystem()
      fs.inject({ kind: 'fail', at, code: 'ENOSPC', forever: true })
      const outcomes = await createAll(storageOver(fs))
      for (const outcome of outcomes) {
        if (!outcome.ok) expect(JSON.stringify(outcome.error), `step ${at}`).toContain('ENOSPC')
      }
      const whole = kept(fs)
      for (const text of whole) expect(TEXTS, `step ${at}`).toContain(text)
    }
  })
})

describe('flushes of a folder', () => {
  function slow() {
    const started: (() => void)[] = []
    const failures: Error[] = []
    const syncs = new FolderSyncs(
      () =>
        new Promise<void>((resolve, reject) => {
          started.push(() => {
            const failure = failures.shift()
            if (failure) reject(failure)
            else resolve()
          })
        }),
    )
    return { syncs, started, failures }
  }

  it('are shared by all that asked before one began, and by none that asked later', async () => {
    const { syncs, started } = slow()
    const first = syncs.sync('/a')
    const others = [syncs.sync('/a'), syncs.sync('/a')]
    const elsewhere = syncs.sync('/b')
    expect(started.length).toBe(2)
    started[0]?.()
    await first
    await Promise.resolve()
    expect(started.length).toBe(3)
    started[2]?.()
    await Promise.all(others)
    started[1]?.()
    await elsewhere
    const again = syncs.sync('/a')
    expect(started.length).toBe(4)
    started[3]?.()
    await again
  })

  it('fail for those who waited for it only', async () => {
    const { syncs, started, failures } = slow()
    failures.push(new Error('EIO'))
    const first = syncs.sync('/a')
    const second = syncs.sync('/a')
    started[0]?.()
    await expect(first).rejects.toThrow('EIO')
    started[1]?.()
    await second
  })
})
