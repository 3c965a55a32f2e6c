import { DONE, tellFailure, type Console, type ExitCode } from './console'
import { writeOutput } from './files'

/** Where a command's text goes: to a file, or to standard output; as one JSON value when that is asked for. */
export interface Destination {
  readonly path: string | undefined
  readonly json: boolean
}

/** Writes a text that ends in a line end to a file, or prints it where none is named. */
export async function writeOrPrint(
  console: Console,
  { path, json }: Destination,
  text: string,
): Promise<ExitCode> {
  if (path === undefined) {
    const plain = text.replace(/\n$/, '')
    console.print(json ? JSON.stringify(plain.startsWith('{') ? JSON.parse(plain) : plain) : plain)
    return DONE
  }
  if (json) console.print(JSON.stringify({ out: path }))
  const written = await writeOutput(path, text)
  return written.ok ? DONE : tellFailure(console, written.error)
}
