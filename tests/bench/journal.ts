import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file of JSON lines that a run can be resumed from: the first line says what run it is, each other one is an entry.
 * Ends the process when the file belongs to another run. A last line that was cut off is forgotten.
 */
export class Journal<Entry> {
  readonly entries: Entry[] = []

  constructor(
    readonly file: string,
    run: object,
  ) {
    const head = JSON.stringify({ run })
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole === '') {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${head}\n`)
      return
    }
    const [first, ...lines] = whole.trimEnd().split('\n')
    if (first !== head) {
      console.error(`${file} belongs to another run: ${first ?? ''}; this one is ${head}`)
      process.exit(1)
    }
    if (whole !== text) writeFileSync(file, whole)
    this.entries = lines.map((line) => JSON.parse(line) as Entry)
  }

  add(entry: Entry): void {
    this.entries.push(entry)
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`)
  }
}
