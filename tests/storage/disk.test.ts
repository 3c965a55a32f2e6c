import { Disk, type DiskOptions } from '#storage/disk'
import { describe, expect, it } from 'vitest'
import { Crash, LOSSES, MemoryFileSystem, type Injection } from './memory-fs'

const OPTIONS: DiskOptions = {
  platform: 'linux',
  processId: 7,
  isAlive: (id) => id === 8,
  delay: () => Promise.resolve(),
  now: () => Date.UTC(2026, 0, 31),
}

const OLD = 'old content, long enough to be cut\n'
const NEW = 'new content, of another length than the old\n'

function diskWith(files: Record<string, string>, options: Partial<DiskOptions> = {}) {
  const fs = new MemoryFileSystem()
  for (const [path, text] of Object.entries(files)) fs.put(path, text)
  return { fs, disk: new Disk(fs, { ...OPTIONS, ...options }) }
}

type Work = (disk: Disk) => Promise<unknown>

/** How many steps some work takes when nothing fails. */
async function stepsOf(files: Record<string, string>, work: Work): Promise<number> {
  const { fs, disk } = diskWith(files)
  fs.inject(undefined)
  await work(disk)
  return fs.steps
}

/** The disks that are left when the machine stops before, in the middle of, or after each step of some work. */
async function afterEachCrash(files: Record<string, string>, work: Work) {
  const steps = await stepsOf(files, work)
  const left = []
  for (let at = 1; at <= steps; at += 1) {
    for (const after of [false, true]) {
      const { fs, disk } = diskWith(files)
      fs.inject({ kind: 'crash', at, after })
      await expect(work(disk)).rejects.toThrow(Crash)
      for (const loss of LOSSES) left.push({ name: `step ${at}/${steps}, ${loss}`, fs: fs.afterLoss(loss) })
    }
  }
  expect(left.length).toBeGreaterThan(8)
  return left
}

/** Runs some work with a system's error at each of its steps, once and from there on. */
async function withEachFailure(
  files: Record<string, string>,
  work: Work,
  check: (outcome: unknown, fs: MemoryFileSystem, injection: Injection) => void,
): Promise<void> {
  const steps = await stepsOf(files, work)
  for (let at = 1; at <= steps; at += 1) {
    for (const forever of [false, true]) {
      const { fs, disk } = diskWith(files)
      const injection = { kind: 'fail', at, code: 'ENOSPC', forever } as const
      fs.inject(injection)
      check(await work(disk), fs, injection)
    }
  }
}

describe('replacing a file', () => {
  const files = { '/data/library/a.json': OLD, '/data/library/b.json': 'b' }
  const work: Work = (disk) => disk.replace('/data/library/a.json', NEW)

  it('leaves only the new content', async () => {
    const { fs, disk } = diskWith(files)
    expect(await disk.replace('/data/library/a.json', NEW)).toEqual({ ok: true, value: undefined })
    expect(fs.files()).toEqual({ '/data/library/a.json': NEW, '/data/library/b.json': 'b' })
  })

  it('is on the disk when it has answered, even if the power fails at once', async () => {
    const { fs, disk } = diskWith(files)
    await disk.replace('/data/library/a.json', NEW)
    for (const loss of LOSSES) expect(fs.afterLoss(loss).files()['/data/library/a.json']).toBe(NEW)
  })

  it('leaves the old or the new content in full wherever the machine stops', async () => {
    for (const { name, fs } of await afterEachCrash(files, work)) {
      expect([OLD, NEW], name).toContain(fs.files()['/data/library/a.json'])
      expect(fs.files()['/data/library/b.json'], name).toBe('b')
    }
  })

  it('leaves nothing behind once the next start has swept', async () => {
    for (const { name, fs } of await afterEachCrash(files, work)) {
      await new Disk(fs, OPTIONS).sweep('/data/library')
      expect(Object.keys(fs.files()), name).toEqual(Object.keys(files))
    }
  })

  it('answers with the system’s code, keeps one whole content and clears up when a step fails', async () => {
    await withEachFailure(files, work, (outcome, fs, injection) => {
      const failure = { ok: false, error: { kind: 'disk', file: 'a.json', code: 'ENOSPC' } }
      expect(outcome, JSON.stringify(injection)).toEqual(failure)
      expect([OLD, NEW]).toContain(fs.files()['/data/library/a.json'])
      if (injection.kind === 'fail' && !injection.forever)
        expect(Object.keys(fs.files())).toEqual(Object.keys(files))
    })
  })

  it('makes the folder it needs, for good', async () => {
    const { fs, disk } = diskWith({ '/home/x': '' })
    await disk.replace('/home/.local/share/pasang/settings.json', NEW)
    const path = '/home/.local/share/pasang/settings.json'
    expect(fs.afterLoss('all-unflushed').files()).toEqual({ '/home/x': '', [path]: NEW })
  })
})

describe('making a file', () => {
  const files = { '/data/library/a.json': OLD }
  const names = ['a.json', 'a-2.json', 'a-3.json']
  const work: Work = (disk) => disk.create('/data/library', names, NEW)

  it('takes the first free name', async () => {
    const { fs, disk } = diskWith(files)
    expect(await disk.create('/data/library', names, NEW)).toEqual({ ok: true, value: 'a-2.json' })
    expect(fs.files()).toEqual({ '/data/library/a.json': OLD, '/data/library/a-2.json': NEW })
    expect(fs.afterLoss('all-unflushed').files()).toEqual(fs.files())
  })

  it('never touches another file and makes none that is cut off, wherever the machine stops', async () => {
    for (const { name, fs } of await afterEachCrash(files, work)) {
      expect(fs.files()['/data/library/a.json'], name).toBe(OLD)
      expect([undefined, NEW], name).toContain(fs.files()['/data/library/a-2.json'])
      await new Disk(fs, OPTIONS).sweep('/data/library')
      const left = Object.keys(fs.files()).filter((path) => !/\/a(-2)?\.json$/.test(path))
      expect(left, name).toEqual([])
    }
  })

  it('answers with the system’s code when a step fails', async () => {
    await withEachFailure(files, work, (outcome, fs) => {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'disk', code: 'ENOSPC' } })
      expect(fs.files()['/data/library/a.json']).toBe(OLD)
      expect([undefined, NEW]).toContain(fs.files()['/data/library/a-2.json'])
    })
  })

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EINVAL'])(
    'does without links where the disk has none (%s)',
    async (code) => {
      const { fs, disk } = diskWith(files)
      fs.linkCode = code
      expect(await disk.create('/data/library', names, NEW)).toEqual({ ok: true, value: 'a-2.json' })
      expect(fs.files()).toEqual({ '/data/library/a.json': OLD, '/data/library/a-2.json': NEW })
    },
  )
})

describe('moving a file', () => {
  const files = { '/data/library/a.json': OLD }
  const work: Work = (disk) => disk.move('/data/library/a.json', '/data/trash/t', ['a.json'])

  it('has it in one of the two places, whole, wherever the machine stops', async () => {
    for (const { name, fs } of await afterEachCrash(files, work)) {
      expect(Object.values(fs.files()), name).toContain(OLD)
    }
  })

  it('has it in one place only when a step fails', async () => {
    await withEachFailure(files, work, (outcome, fs, injection) => {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'disk', file: 'a.json', code: 'ENOSPC' } })
      expect(Object.values(fs.files())).toContain(OLD)
      if (injection.kind === 'fail' && !injection.forever) expect(Object.values(fs.files())).toEqual([OLD])
    })
  })

  it('does not replace what is there', async () => {
    const { fs, disk } = diskWith({ ...files, '/data/trash/t/a.json': 'other' })
    const moved = await disk.move('/data/library/a.json', '/data/trash/t', ['a.json', 'a-2.json'])
    expect(moved).toEqual({ ok: true, value: 'a-2.json' })
    expect(fs.files()).toEqual({ '/data/trash/t/a.json': 'other', '/data/trash/t/a-2.json': OLD })
  })
})

describe('renaming on Windows', () => {
  /** A disk on which renaming is refused some times before it works. */
  function busyDisk(refusals: number, code: string) {
    const waits: number[] = []
    const delay = (milliseconds: number) => Promise.resolve(waits.push(milliseconds))
    const { fs, disk } = diskWith({ '/data/a.json': OLD }, { platform: 'win32', delay })
    const rename = fs.rename.bind(fs)
    let tries = 0
    fs.rename = (from, to) => {
      tries += 1
      return tries <= refusals ? Promise.reject(Object.assign(new Error(code), { code })) : rename(from, to)
    }
    return { fs, disk, waits }
  }

  it.each(['EPERM', 'EBUSY', 'EACCES'])('tries again after %s', async (code) => {
    const { fs, disk, waits } = busyDisk(3, code)
    expect(await disk.replace('/data/a.json', NEW)).toEqual({ ok: true, value: undefined })
    expect(fs.files()).toEqual({ '/data/a.json': NEW })
    expect(waits).toEqual([10, 20, 40])
  })

  it('gives up in the end, with the old content in place', async () => {
    const { fs, disk, waits } = busyDisk(99, 'EPERM')
    expect(await disk.replace('/data/a.json', NEW)).toMatchObject({ ok: false, error: { code: 'EPERM' } })
    expect(fs.files()).toEqual({ '/data/a.json': OLD })
    expect(waits.length).toBe(7)
  })

  it('does not wait for what will not pass', async () => {
    const { disk, waits } = busyDisk(99, 'ENOSPC')
    expect(await disk.replace('/data/a.json', NEW)).toMatchObject({ ok: false, error: { code: 'ENOSPC' } })
    expect(waits).toEqual([])
  })
})

describe('sweeping', () => {
  it('removes what crashed programs left, and nothing else', async () => {
    const { fs, disk } = diskWith({
      '/data/.pasang-7-0123456789ab.tmp': 'of an earlier process with our id',
      '/data/.pasang-9-0123456789ab.tmp': 'of a process that has ended',
      '/data/.pasang-9-short.tmp': 'not one of ours',
      '/data/notes.tmp': 'mine',
    })
    fs.put('/data/.pasang-8-0123456789ab.tmp', 'of a running process', OPTIONS.now())
    fs.put('/data/.pasang-8-ba9876543210.tmp', 'of last week', OPTIONS.now() - 7 * 86_400_000)
    await disk.sweep('/data')
    expect(Object.keys(fs.files()).sort()).toEqual([
      '/data/.pasang-8-0123456789ab.tmp',
      '/data/.pasang-9-short.tmp',
      '/data/notes.tmp',
    ])
  })

  it('leaves a file that is being written', async () => {
    const { fs, disk } = diskWith({})
    const { syncFolder } = fs
    fs.syncFolder = async (path) => {
      await syncFolder.call(fs, path)
    }
    const create = fs.create.bind(fs)
    fs.create = async (path) => {
      const file = await create(path)
      await disk.sweep('/data')
      return file
    }
    expect(await disk.replace('/data/a.json', NEW)).toMatchObject({ ok: true })
    expect(fs.files()).toEqual({ '/data/a.json': NEW })
  })

  it('does not mind a folder that is not there', async () => {
    const { disk } = diskWith({})
    await disk.sweep('/nowhere')
  })
})

describe('reading a file', () => {
  it.each([
    ['/data/none.json', { code: 'not-found', params: { id: 'none.json' } }],
    ['/data/file/under.json', { code: 'not-found' }],
    ['/data/folder', { code: 'not-readable', params: { detail: 'EISDIR' } }],
    ['/data/large.json', { code: 'too-large', params: { size: 100, limit: 50 } }],
  ])('%s is a fault', async (path, error) => {
    const { disk } = diskWith({
      '/data/file': 'x',
      '/data/folder/x': '',
      '/data/large.json': 'x'.repeat(100),
    })
    expect(disk.readText(path, 50)).toMatchObject({ ok: false, error })
  })

  it('tells an error of the system by its code', async () => {
    const { fs, disk } = diskWith({ '/data/a.json': OLD })
    fs.inject({ kind: 'fail', at: 1, code: 'EACCES', forever: false })
    const error = { code: 'not-readable', path: '', params: { detail: 'EACCES' } }
    expect(disk.readText('/data/a.json', 1000)).toEqual({ ok: false, error })
  })
})
