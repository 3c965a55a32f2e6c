import { DONE, tellFailure, type Console, type ExitCode } from './console'
import { writeOutput } from './files'

/** Writes a text that ends in a line end to a file, or prints it where none is named. */
export async function writeOrPrint(
  console: Console,
  path: string | undefined,
  text: string,
): Promise<ExitCode> {
  if (path === undefined) {
    console.print(text.replace(/\n$/, ''))
    return DONE
  }
  const written = await writeOutput(path, text)
  return written.ok ? DONE : tellFailure(console, written.error)
}
