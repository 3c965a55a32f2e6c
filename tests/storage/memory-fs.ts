import type { FileContent, FileInfo, FileSystem, NewFile } from '#storage/fs'
import { posix } from 'node:path'

const { basename, dirname, join } = posix

interface FileNode {
  readonly kind: 'file'
  text: string
  flushed: string // what a power cut leaves
  modifiedMs: number
}

interface FolderNode {
  readonly kind: 'folder'
  entries: Map<string, Node>
  flushed: Map<string, Node>
}

type Node = FileNode | FolderNode

/** Thrown at the step where the machine stops, and at every step after it. */
export class Crash extends Error {}

/** What the injected fault is: the machine stops, or one step (or every step from there on) fails with a system's code. */
export type Injection =
  | { readonly kind: 'crash'; readonly at: number; readonly after: boolean }
  | { readonly kind: 'fail'; readonly at: number; readonly code: string; readonly forever: boolean }

/** What is left of the disk after the machine has stopped. */
export type Loss = 'nothing' | 'unflushed-data' | 'unflushed-names' | 'unflushed-new-names' | 'all-unflushed'
export const LOSSES: readonly Loss[] = [
  'nothing',
  'unflushed-data',
  'unflushed-names',
  'unflushed-new-names', // what was taken away is gone, what was added is not there yet
  'all-unflushed',
]

export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** A file system in memory that counts its steps, can fail at any of them, and forgets what was not flushed. */
export class MemoryFileSystem implements FileSystem {
  steps = 0
  readonly log: string[] = []
  linkCode: string | undefined // what `link` answers on disks without links
  private injection: Injection | undefined
  private stopped = false

  constructor(private root: FolderNode = folder()) {}

  inject(injection: Injection | undefined): void {
    this.steps = 0
    this.injection = injection
  }

  /** The disk as another start of the machine would find it. */
  afterLoss(loss: Loss): MemoryFileSystem {
    return new MemoryFileSystem(surviving(this.root, loss) as FolderNode)
  }

  /** All files by path, for looking at. */
  files(): Record<string, string> {
    const found: Record<string, string> = {}
    const walk = (node: Node, path: string): void => {
      if (node.kind === 'file') found[path] = node.text
      else for (const [name, each] of node.entries) walk(each, join(path, name))
    }
    walk(this.root, '/')
    return found
  }

  /** Puts a file there, flushed. */
  put(path: string, text: string, modifiedMs = 0): void {
    let parent = this.root
    for (const name of dirname(path).split('/').filter(Boolean)) {
      const next = parent.entries.get(name) ?? folder()
      parent.entries.set(name, next)
      parent.flushed.set(name, next)
      if (next.kind === 'folder') parent = next
    }
    const node: FileNode = { kind: 'file', text, flushed: text, modifiedMs }
    parent.entries.set(basename(path), node)
    parent.flushed.set(basename(path), node)
  }

  makeFolder(path: string): Promise<string | undefined> {
    return this.step('makeFolder', path, () => {
      let parent = this.root
      let outermost: string | undefined
      let place = '/'
      for (const name of path.split('/').filter(Boolean)) {
        place = join(place, name)
        const next = parent.entries.get(name) ?? folder()
        if (next.kind === 'file') throw systemError('ENOTDIR')
        if (!parent.entries.has(name)) outermost ??= place
        parent.entries.set(name, next)
        parent = next
      }
      return outermost
    })
  }

  names(path: string): Promise<readonly string[]> {
    return this.step('names', path, () => [...this.folderAt(path).entries.keys()])
  }

  read(path: string, limit: number): FileContent {
    return this.stepNow('read', path, () => {
      const node = this.nodeAt(path)
      const info = infoOf(node)
      const isRead = node.kind === 'file' && info.size <= limit
      return { info, bytes: isRead ? new TextEncoder().encode(node.text) : null }
    })
  }

  info(path: string): FileInfo {
    return this.stepNow('info', path, () => infoOf(this.nodeAt(path)))
  }

  create(path: string): Promise<NewFile> {
    return this.step('create', path, () => {
      const { entries } = this.folderAt(dirname(path))
      if (entries.has(basename(path))) throw systemError('EEXIST')
      const node: FileNode = { kind: 'file', text: '', flushed: '', modifiedMs: 0 }
      entries.set(basename(path), node)
      return this.newFile(path, node)
    })
  }

  rename(from: string, to: string): Promise<void> {
    return this.step('rename', to, () => {
      const node = this.nodeAt(from)
      this.folderAt(dirname(to)).entries.set(basename(to), node)
      this.folderAt(dirname(from)).entries.delete(basename(from))
    })
  }

  link(existing: string, name: string): Promise<void> {
    return this.step('link', name, () => {
      const { entries } = this.folderAt(dirname(name))
      if (this.linkCode) throw systemError(this.linkCode)
      if (entries.has(basename(name))) throw systemError('EEXIST')
      entries.set(basename(name), this.nodeAt(existing))
    })
  }

  remove(path: string): Promise<void> {
    return this.step('remove', path, () => {
      this.nodeAt(path)
      this.folderAt(dirname(path)).entries.delete(basename(path))
    })
  }

  removeFolder(path: string): Promise<void> {
    return this.step('removeFolder', path, () => {
      if (this.folderAt(path).entries.size > 0) throw systemError('ENOTEMPTY')
      this.folderAt(dirname(path)).entries.delete(basename(path))
    })
  }

  syncFolder(path: string): Promise<void> {
    return this.step('syncFolder', path, () => {
      const node = this.folderAt(path)
      node.flushed = new Map(node.entries)
    })
  }

  private newFile(path: string, node: FileNode): NewFile {
    return {
      write: (content) => {
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
        const half = text.slice(0, text.length / 2)
        return this.step(
          'write',
          path,
          () => void (node.text = text),
          () => void (node.text = half),
        )
      },
      sync: () => this.step('sync', path, () => void (node.flushed = node.text)),
      close: () => this.step('close', path, () => undefined),
    }
  }

  private async step<T>(name: string, path: string, act: () => T, partly?: () => void): Promise<T> {
    await Promise.resolve()
    return this.stepNow(name, path, act, partly)
  }

  /** Does one step unless a fault is injected there; `partly` is what a failing step still does. */
  private stepNow<T>(name: string, path: string, act: () => T, partly?: () => void): T {
    if (this.stopped) throw new Crash('stopped')
    this.steps += 1
    this.log.push(`${name} ${basename(path).replace(/^\.pasang.*/, '(temporary)')}`)
    const { injection } = this
    if (injection?.kind === 'fail' && isFailing(injection, this.steps)) {
      partly?.()
      throw systemError(injection.code)
    }
    if (injection?.kind === 'crash' && injection.at === this.steps) {
      this.stopped = true
      if (injection.after) act()
      else partly?.()
      throw new Crash(`stopped at ${name}`)
    }
    return act()
  }

  private nodeAt(path: string): Node {
    let node: Node = this.root
    for (const name of path.split('/').filter(Boolean)) {
      const next: Node | undefined = node.kind === 'folder' ? node.entries.get(name) : undefined
      if (!next) throw systemError(node.kind === 'folder' ? 'ENOENT' : 'ENOTDIR')
      node = next
    }
    return node
  }

  private folderAt(path: string): FolderNode {
    const node = this.nodeAt(path)
    if (node.kind !== 'folder') throw systemError('ENOTDIR')
    return node
  }
}

function isFailing(injection: Injection & { kind: 'fail' }, step: number): boolean {
  return injection.forever ? step >= injection.at : step === injection.at
}

function folder(): FolderNode {
  return { kind: 'folder', entries: new Map(), flushed: new Map() }
}

function infoOf(node: Node): FileInfo {
  return node.kind === 'file'
    ? { kind: 'file', size: new TextEncoder().encode(node.text).length, ...times(node.modifiedMs) }
    : { kind: 'folder', size: 0, ...times(0) }
}

function times(milliseconds: number) {
  return { modifiedMs: milliseconds, changedMs: milliseconds }
}

function surviving(node: Node, loss: Loss, copies = new Map<Node, Node>()): Node {
  const known = copies.get(node)
  if (known) return known
  if (node.kind === 'file') {
    const isLost = loss === 'unflushed-data' || loss === 'all-unflushed'
    const text = isLost ? node.flushed : node.text
    const copy: Node = { kind: 'file', text, flushed: text, modifiedMs: node.modifiedMs }
    copies.set(node, copy)
    return copy
  }
  const kept = survivingEntries(node, loss).map(
    ([name, each]) => [name, surviving(each, loss, copies)] as const,
  )
  return { kind: 'folder', entries: new Map(kept), flushed: new Map(kept) }
}

function survivingEntries(node: FolderNode, loss: Loss): readonly (readonly [string, Node])[] {
  if (loss === 'unflushed-names' || loss === 'all-unflushed') return [...node.flushed]
  if (loss !== 'unflushed-new-names') return [...node.entries]
  return [...node.flushed].flatMap(([name, each]) => (node.entries.has(name) ? [[name, each] as const] : []))
}
