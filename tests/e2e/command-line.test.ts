import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'bin/pasang.mjs')
const data = mkdtempSync(join(tmpdir(), 'pasang data '))
const env = { ...process.env, PASANG_DATA: data }

afterAll(() => rmSync(data, { recursive: true, force: true }))

function pasang(words: readonly string[], input = '') {
  return spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env, input })
}

describe('the built command line', () => {
  it('lists the library from any folder', () => {
    const run = spawnSync(process.execPath, [program, 'list', '--json'], {
      encoding: 'utf8',
      env,
      cwd: tmpdir(),
    })
    expect(run.status).toBe(0)
    expect(run.stderr).toBe('')
    const shipped = readdirSync(join(root, 'patterns')).length
    expect(JSON.parse(run.stdout)).toHaveLength(shipped)
  })

  it('gives the exit codes of bad input and of wrong usage', () => {
    expect(pasang(['info', 'nothing of that name']).status).toBe(1)
    expect(pasang(['perft', 'boat']).status).toBe(2)
  })

  it('ends quietly when its reader goes away', () => {
    const run = spawnSync('sh', ['-c', '"$0" "$1" list | head -1', process.execPath, program], {
      encoding: 'utf8',
      env,
    })
    expect(run.stderr).toBe('')
    expect(run.stdout.split('\n')).toHaveLength(2)
  })

  it('speaks the engine protocol until its input ends', () => {
    const run = pasang(['engine'], 'pasang\nnonsense\n\u0000\nquit\nlegal\n')
    expect(run.status).toBe(0)
    const lines = run.stdout.trim().split('\n')
    expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(2)
    expect(pasang(['engine']).status).toBe(0)
  })

  it('quits in the middle of a search', async () => {
    const engine = spawn(process.execPath, [program, 'engine'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    const pattern = pasang(['convert', 'boat', '--to', 'file']).stdout.replace(/\n/g, '')
    engine.stdin.write(`newgame {"pattern":${pattern}}\ngo movetime 600000\n`)
    await new Promise<void>((done) =>
      engine.stdout.on('data', (text) => String(text).includes('info') && done()),
    )
    engine.stdin.write('quit\n')
    expect(await new Promise((done) => engine.on('exit', done))).toBe(0)
  })

  it('plays a series of games, and goes on from where it was ended', () => {
    const out = join(data, 'match')
    const words = ['play', 'boat', 'crab', '--south', '2', '--north', '1', '--movetime', '5', '--out', out]
    const first = pasang([...words, '--games', '3'])
    expect(first.status).toBe(0)
    expect(readdirSync(out)).toHaveLength(3)
    const second = pasang([...words, '--games', '5', '--json'])
    expect(second.stderr).toContain('3 of 5 games were played before')
    const { games, scores } = JSON.parse(second.stdout) as { games: number; scores: Record<string, number>[] }
    expect(games).toBe(5)
    for (const { wins = 0, draws = 0, losses = 0 } of scores) expect(wins + draws + losses).toBe(5)
    const record = join(out, readdirSync(out)[0] ?? '')
    expect(pasang(['validate', record]).status).toBe(0)
    expect(pasang(['replay', record]).stdout).toMatch(/(cleared|suntuk), \d+ : \d+, best: /)
  })

  it('plays into no folder where something else lies in the place of a game', () => {
    const out = join(data, 'other')
    const words = ['play', 'boat', '--games', '1', '--movetime', '2', '--out', out]
    expect(pasang(words).status).toBe(0)
    const file = join(out, readdirSync(out)[0] ?? '')
    writeFileSync(file, '{"format":"pasang-game","version":2,"keep":"me"}')
    const run = pasang(words)
    expect(run.status).toBe(1)
    expect(run.stderr).toContain(file)
    expect(readFileSync(file, 'utf8')).toContain('"keep":"me"')
  })

  it('tells averages and fairness of engine games', () => {
    const stats = pasang(['stats', 'boat', '--games', '2', '--movetime', '2', '--passage', 'free', '--json'])
    expect(JSON.parse(stats.stdout)).toMatchObject({
      games: 2,
      choices: { 'passage south': { average: 11 }, 'passage north': { average: 10 } },
    })
    const fairness = pasang([
      'analyse',
      'crab',
      '--games',
      '2',
      '--movetime',
      '2',
      '--ruleset',
      'bell',
      '--json',
    ])
    expect(JSON.parse(fairness.stdout)).toMatchObject({ games: 2, suntuk: { share: 0 } })
  })

  it('is driven through a whole game of Bell for three by the example script', () => {
    const script = join(root, 'docs/examples/bell-for-three.sh')
    const run = spawnSync('bash', [script, '', '2'], { encoding: 'utf8', env })
    expect(run.stderr).toBe('')
    const lines = run.stdout.trim().split('\n')
    expect(lines[0]).toMatch(/^x[ak]1?1$/)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ phase: 'over', result: { reason: 'no-captures' } })
  })
})
