import vue from '@vitejs/plugin-vue'
import { defineConfig, type RendererViteConfig } from 'electron-vite'
import { resolve } from 'node:path'

const root = import.meta.dirname

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
        input: {
          'main/index': resolve(root, 'src/main/index.ts'),
          'host/index': resolve(root, 'src/host/index.ts'),
          'cli/index': resolve(root, 'src/cli/index.ts'),
          'cli/match-worker': resolve(root, 'src/cli/match/worker.ts'),
          'cli/search-helper': resolve(root, 'src/cli/engine/helper.ts'),
        },
        // A native module, which the command line loads when it makes a picture.
        external: ['@resvg/resvg-js'],
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
        input: { index: resolve(root, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer,
})
