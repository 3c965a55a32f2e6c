import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePattern } from '#core/pattern/document'
import { pasang, temporary } from './support'

const patterns = resolve(import.meta.dirname, '../../patterns')
const shipped = readdirSync(patterns).length
const CODE = /^pasang1:[A-Za-z0-9_-]{24}(:\S+)?$/

describe('pasang list', () => {
  it('names every pattern once, in lines and as JSON', async () => {
    const lines = await pasang('list')
    expect(lines).toMatchObject({ exit: 0, told: [] })
    expect(lines.out).toHaveLength(shipped)
    expect(lines.out.find((line) => line.startsWith('shipped/broken-into-pieces '))).toMatch(
      /Broken into Pieces +attested +3 +mirrors-all$/,
    )
    const json = JSON.parse((await pasang('list', '--json')).out.join('')) as { id: string }[]
    expect(new Set(json.map(({ id }) => id)).size).toBe(shipped)
  })

  it('draws a contact sheet', async () => {
    const file = temporary('sheet.svg')
    expect(await pasang('list', '--sheet', file)).toMatchObject({ exit: 0, out: [] })
    const svg = readFileSync(file, 'utf8')
    expect(svg.startsWith('<svg')).toBe(true)
    expect(svg).toContain('Broken into Pieces')
    expect((await pasang('list', '--sheet', temporary('sheet.gif'))).exit).toBe(2)
  })
})

describe('pasang validate', () => {
  it('names every kind of file that it knows for one of another kind', async () => {
    const [other, none] = [temporary('other.json'), temporary('none.json')]
    writeFileSync(other, '{ "format": "knitting" }')
    writeFileSync(none, '{}')
    const run = await pasang('validate', other, none)
    const kinds = '"pasang-pattern" | "pasang-bundle" | "pasang-game" | "pasang-settings"'
    expect(run.out.join('\n')).toContain(`${kinds} was expected, "knitting" was found`)
    expect(run.out.join('\n').split(kinds).length).toBe(3)
    expect(run.exit).not.toBe(0)
  })

  it('says ok, or each fault with its place', async () => {
    const good = resolve(patterns, 'boat.pasang.json')
    const bad = temporary('bad.pasang.json')
    const document = JSON.parse(readFileSync(good, 'utf8')) as { rows: string[] }
    document.rows[3] = `${document.rows[3]?.slice(0, 10) ?? ''}x`
    writeFileSync(bad, JSON.stringify(document))
    const run = await pasang('validate', good, bad, temporary('nowhere.json'))
    expect(run.exit).toBe(1)
    expect(run.out[0]).toBe(`${good}: ok`)
    expect(run.out[1]).toMatch(/rows\[3\].*k8/)
    expect(run.out[2]).toContain('nowhere.json')
  })

  it('gives the reasons of a draft and exits with 1', async () => {
    const draft = temporary('draft.pasang.json')
    const text = readFileSync(resolve(patterns, 'boat.pasang.json'), 'utf8')
    writeFileSync(draft, text.replace(/"([bw.]*)b([bw.]*)"/, '"$1?$2"'))
    const run = await pasang('validate', draft)
    expect(run).toMatchObject({ exit: 1 })
    expect(run.out).toHaveLength(2)
  })
})

describe('pasang info, convert and render', () => {
  it('tells the facts and the share code of a name, an id, a file and a code alike', async () => {
    const file = resolve(patterns, 'boat.pasang.json')
    const byName = await pasang('info', 'Boat')
    expect(byName.exit).toBe(0)
    const shared = byName.out.map((line) => line.split(/ +/).at(-1) ?? '').find((word) => CODE.test(word))
    expect(shared).toBeDefined()
    for (const same of ['boat', 'shipped/boat', file, shared ?? ''])
      expect((await pasang('info', same)).out).toEqual(byName.out)
  })

  it('turns a pattern into a code and back into the same rows', async () => {
    const rows = await pasang('convert', 'boat', '--to', 'rows')
    expect(rows.out).toHaveLength(11)
    const [code = ''] = (await pasang('convert', 'boat', '--to', 'code')).out
    expect((await pasang('convert', code, '--to', 'rows')).out).toEqual(rows.out)
    const file = temporary('boat again.pasang.json')
    expect((await pasang('convert', code, '--to', 'file', '--out', file)).exit).toBe(0)
    expect((await pasang('validate', file)).exit).toBe(0)
    const bundle = temporary('b.pasang-bundle.json')
    await pasang('convert', 'boat', '--to', 'bundle', '--out', bundle)
    expect((await pasang('validate', bundle)).out).toEqual([`${bundle}: ok`])
  })

  it('draws a picture as SVG and as PNG', async () => {
    const svg = temporary('boat.svg')
    const png = temporary('boat.png')
    expect((await pasang('render', 'boat', '--out', svg, '--size', '200')).exit).toBe(0)
    expect((await pasang('render', 'boat', '--out', png, '--size', '200', '--theme', 'paper')).exit).toBe(0)
    expect(readFileSync(svg, 'utf8')).toContain('width="200"')
    const bytes = readFileSync(png)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(200)
  })
})

describe('pasang generate', () => {
  it('makes the same balanced pattern from the same seed', async () => {
    const first = await pasang('generate', '--symmetry', 'quarter-turn', '--seed', '7', '--gadong', '3')
    const again = await pasang('generate', '--symmetry', 'quarter-turn', '--seed', '7', '--gadong', '3')
    const other = await pasang('generate', '--symmetry', 'quarter-turn', '--seed', '8', '--gadong', '3')
    expect(first.exit).toBe(0)
    expect(again.out).toEqual(first.out)
    expect(other.out).not.toEqual(first.out)
    const document = parsePattern(first.out.join('\n'))
    expect(document.ok && document.value.rows.join('').replace(/[^b]/g, '')).toHaveLength(56)
  })
})

describe('pasang moves and perft', () => {
  it('lists the legal moves sorted by bytes', async () => {
    const run = await pasang('moves', 'broken-into-pieces', '--after', '=c =i')
    expect(run.exit).toBe(0)
    expect(run.out).toEqual([...run.out].sort())
    expect((await pasang('moves', 'broken-into-pieces', '--ruleset', 'bell', '--players', '3')).out).toEqual([
      'xa1',
      'xa11',
      'xk1',
      'xk11',
    ])
  })

  it('counts, in all and by first move', async () => {
    const whole = await pasang('perft', 'broken-into-pieces', '--depth', '3')
    const divided = await pasang('perft', 'broken-into-pieces', '--depth', '3', '--divide')
    const parts = divided.out.slice(0, -1).map((line) => Number(line.split(' ')[1]))
    expect(divided.out.at(-1)).toBe(whole.out[0])
    expect(String(parts.reduce((sum, part) => sum + part, 0))).toBe(whole.out[0])
    expect((await pasang('perft', 'boat', '--depth', '0')).out).toEqual(['1'])
  })

  it('names the illegal move of --after', async () => {
    const run = await pasang('moves', 'boat', '--after', '=c =c')
    expect(run.exit).toBe(1)
    expect(run.told.join()).toMatch(/2.*=c/)
  })
})

describe('values of options', () => {
  it('stay as they were written', async () => {
    const file = temporary('007')
    expect((await pasang('convert', 'boat', '--to', 'code', '--out', file)).exit).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^pasang1:/)
    expect((await pasang('moves', 'boat', '--after', '')).out).toHaveLength(11)
    expect((await pasang('convert', 'boat', '--to', 'code', '--out', '')).exit).toBe(2)
    expect((await pasang('perft', 'boat', '--depth', '1e1')).exit).toBe(2)
    expect((await pasang('perft', 'boat', '--depth', '1', '--depth', '2')).exit).toBe(2)
  })

  it('gives one JSON value where that is asked for', async () => {
    for (const words of [
      ['convert', 'boat', '--to', 'code'],
      ['convert', 'boat', '--to', 'file'],
      ['generate', '--symmetry', 'none'],
      ['render', 'boat', '--out', temporary('json.svg')],
    ]) {
      const run = await pasang(...words, '--json')
      expect(() => JSON.parse(run.out.join('\n')) as unknown, words.join(' ')).not.toThrow()
    }
  })
})

describe('pasang convert', () => {
  it.each(['file', 'code', 'rows', 'bundle'])('reads the %s that it writes', async (form) => {
    const file = temporary(`form-${form}`)
    await pasang('convert', 'crab', '--to', form, '--out', file)
    const rows = await pasang('convert', 'crab', '--to', 'rows')
    expect((await pasang('convert', file, '--to', 'rows')).out).toEqual(rows.out)
  })

  it('says that a folder is one', async () => {
    const run = await pasang('info', temporary('.'))
    expect(run.exit).toBe(1)
    expect(run.told.join()).toContain('folder')
  })
})

describe('wrong calls', () => {
  it.each([
    [[]],
    [['dance']],
    [['info']],
    [['list', 'more']],
    [['list', '--colour']],
    [['perft', 'boat']],
    [['perft', 'boat', '--depth', 'two']],
    [['perft', 'boat', '--depth', '-1']],
    [['moves', 'boat', '--ruleset', 'chess']],
    [['moves', 'boat', '--passage', 'round']],
    [['moves', 'boat', '--players', '3']],
    [['moves', 'boat', '--ruleset', 'bell', '--players', '5']],
    [['render', 'boat']],
    [['render', 'boat', '--out', 'x.gif']],
    [['convert', 'boat', '--to', 'jpeg']],
    [['generate', '--symmetry', 'round']],
    [['play', 'boat', '--south', '9']],
    [['play', 'boat', '--west', '2']],
    [['play']],
    [['play', '--patterns', 'many']],
    [['play', 'boat', '--ladder', '--south', '2']],
    [['play', 'boat', '--ladder', '--ruleset', 'bell', '--players', '3']],
  ])('%j exits with 2 and says what was expected', async (words) => {
    const run = await pasang(...words)
    expect(run.exit).toBe(2)
    expect(words.length === 0 || run.told.length > 0).toBe(true)
  })

  it.each([
    [['info', 'no such pattern']],
    [['info', 'pasang1:AAAA']],
    [['replay', 'nowhere.pasang-game.json']],
    [['validate', 'nowhere']],
  ])('%j exits with 1', async (words) => {
    expect((await pasang(...words)).exit).toBe(1)
  })

  it('gives help and the version', async () => {
    expect((await pasang('--help')).exit).toBe(0)
    expect((await pasang('perft', '--help')).exit).toBe(0)
    expect((await pasang('--version')).exit).toBe(0)
  })
})
