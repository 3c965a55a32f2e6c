import { foldName, stemCandidates } from '#core/files/names'

/** File names for things that are written together: safe, and different on every system. */
export class FileNames {
  private readonly taken = new Set<string>()

  /** A free file name made of a name that people gave and an extension with its dot. */
  nameFor(name: string, extension: string): string {
    for (const stem of stemCandidates(name, 'pattern')) {
      if (this.taken.has(foldName(stem))) continue
      this.taken.add(foldName(stem))
      return stem + extension
    }
    throw new Error('candidates end') // they do not
  }
}
