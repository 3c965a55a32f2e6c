import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { CACHE, ROOT } from './paths.mjs'
import { runNode } from './run.mjs'

const [name = '', ...args] = process.argv.slice(2)
const names = readdirSync(join(ROOT, 'tests', 'bench'))

if (!names.includes(`${name}.ts`)) {
  console.error(`there is no tests/bench/${name}.ts`)
  process.exitCode = 2
} else if (await ensureInstalled((line) => console.error(line))) process.exitCode = await bench()
else process.exitCode = 1

/**
 * Bundles into a folder of this run's own, so that a long run is not disturbed by the next one.
 * @returns {Promise<number>} the exit code
 */
async function bench() {
  process.on('SIGINT', () => undefined) // Ctrl-C reaches the benchmark too; its end is waited for
  const { build } = await import('vite')
  mkdirSync(CACHE, { recursive: true })
  const outDir = mkdtempSync(join(CACHE, `bench-${name}-`))
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: join(ROOT, 'tests', 'bench', `${name}.ts`), outDir, target: 'node20', minify: false },
    })
    const [bundle = ''] = readdirSync(outDir).filter((file) => /\.m?js$/.test(file))
    const { code } = await runNode(join(outDir, bundle), args)
    return code
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
