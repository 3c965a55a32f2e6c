/** Where a text stops being JSON: an offset in UTF-16 units, and whether it merely ends too early. */
export interface JsonBreak {
  readonly offset: number
  readonly cutOff: boolean
}

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const NUMBER_START = /-?(?:0|[1-9]\d*)?(?:\.\d*)?(?:[eE][+-]?)?$/y
const WORDS = ['true', 'false', 'null']
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const ESCAPE_START = /\\(?:u[0-9a-fA-F]{0,3})?$/y

type Expecting = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'comma-or-end'

/**
 * Finds the first place where a text that `JSON.parse` refuses goes wrong; undefined when the text is JSON. Engines word
 * their own errors differently and often without a place, hence this scanner. It does not recurse.
 */
export function locateJsonBreak(text: string): JsonBreak | undefined {
  return new JsonScanner(text).scan()
}

class JsonScanner {
  private at = 0
  private failure: JsonBreak | undefined
  private readonly closers: string[] = [] // of the open objects and lists
  private expecting: Expecting = 'value'

  constructor(private readonly text: string) {}

  scan(): JsonBreak | undefined {
    for (;;) {
      this.match(SPACE)
      if (this.expecting === 'comma-or-end' && this.closers.length === 0) {
        return this.at === this.text.length ? undefined : { offset: this.at, cutOff: false }
      }
      if (this.at >= this.text.length) return { offset: this.at, cutOff: true }
      this.step(this.text.charAt(this.at))
      if (this.failure) return this.failure
    }
  }

  private step(char: string): void {
    const closer = this.closers.at(-1)
    if (char === closer && this.expecting !== 'value' && this.expecting !== 'key') this.close()
    else if (this.expecting === 'comma-or-end') this.comma(char, closer)
    else if (this.expecting === 'key' || this.expecting === 'key-or-end') this.key(char)
    else this.value(char)
  }

  private close(): void {
    this.at += 1
    this.closers.pop()
    this.expecting = 'comma-or-end'
  }

  private comma(char: string, closer: string | undefined): void {
    if (char !== ',') return this.fail(this.at)
    this.at += 1
    this.expecting = closer === '}' ? 'key' : 'value'
  }

  private key(char: string): void {
    if (char !== '"') return this.fail(this.at)
    this.string()
    if (this.failure) return
    this.match(SPACE)
    if (this.text.charAt(this.at) !== ':') return this.fail(this.at)
    this.at += 1
    this.expecting = 'value'
  }

  private value(char: string): void {
    if (char === '{' || char === '[') {
      this.at += 1
      this.closers.push(char === '{' ? '}' : ']')
      this.expecting = char === '{' ? 'key-or-end' : 'value-or-end'
      return
    }
    this.expecting = 'comma-or-end'
    if (char === '"') this.string()
    else if (char === '-' || (char >= '0' && char <= '9')) this.number()
    else this.word()
  }

  private string(): void {
    this.at += 1
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (this.at >= this.text.length || code < 0x20) return this.fail(this.at)
      if (code === 0x22) {
        this.at += 1
        return
      }
      if (code !== 0x5c) this.at += 1
      else if (!this.match(ESCAPE)) return this.fail(this.at, ESCAPE_START)
    }
  }

  private number(): void {
    const start = this.at
    if (!this.match(NUMBER)) return this.fail(start, NUMBER_START)
    this.at = Math.max(this.at, start)
    const rest = this.text.slice(this.at)
    if (/^(?:\.|[eE][+-]?)$/.test(rest)) this.fail(this.text.length)
  }

  private word(): void {
    const word = WORDS.find((each) => this.text.startsWith(each, this.at))
    if (word) {
      this.at += word.length
      return
    }
    const rest = this.text.slice(this.at, this.at + 5)
    const begun = WORDS.some((each) => rest.length < each.length && each.startsWith(rest))
    this.fail(begun ? this.text.length : this.at)
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  /** Fails at an offset; a rest that `begun` matches up to the end of the text counts as cut off. */
  private fail(offset: number, begun?: RegExp): void {
    if (begun) begun.lastIndex = offset
    const cutOff = offset >= this.text.length || begun?.test(this.text) === true
    this.failure = { offset: cutOff ? this.text.length : offset, cutOff }
  }
}
