import vue from '@vitejs/plugin-vue'
import { defineConfig, type RendererViteConfig } from 'electron-vite'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const root = import.meta.dirname

/** The entries that exist, by the name of their output. */
function entries(map: Record<string, string>): Record<string, string> {
  const present = Object.entries(map)
    .map(([name, file]) => [name, resolve(root, file)] as const)
    .filter(([, file]) => existsSync(file))
  return Object.fromEntries(present)
}

// The window also runs in the person's own browser, so it is built for what all current ones understand.
const renderer: RendererViteConfig = {
  root: resolve(root, 'src/renderer'),
  plugins: [vue()],
  worker: { format: 'es' },
  build: {
    outDir: 'out/renderer',
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    minify: true,
    chunkSizeWarningLimit: 1500, // kB; it comes from this machine, where one file is no slower than many
    rolldownOptions: {
      input: resolve(root, 'src/renderer/index.html'),
      checks: { bundlerTimings: false },
    },
  },
}

export default defineConfig({
  // Everything that Node or Electron's main process runs. Node 20 is the oldest that the browser host and the command
  // line meet, and Electron is newer.
  main: {
    build: {
      outDir: 'out',
      target: 'node20',
      externalizeDeps: false,
      rolldownOptions: {
        input: entries({
          'main/index': 'src/main/index.ts',
          'host/index': 'src/host/index.ts',
          'cli/index': 'src/cli/index.ts',
          'cli/match-worker': 'src/cli/match/worker.ts',
        }),
        // resvg is a native module of the command line; the other two are optional accelerators of ws.
        external: ['@resvg/resvg-js', 'bufferutil', 'utf-8-validate'],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  // A sandboxed preload is one CommonJS file.
  preload: {
    build: {
      outDir: 'out/preload',
      target: 'node20',
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: entries({ index: 'src/preload/index.ts' }),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  ...(existsSync(resolve(root, 'src/renderer/index.html')) && { renderer }),
})
