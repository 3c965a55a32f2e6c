import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findElectron } from '../../scripts/lib/electron.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasang-electron-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

it('finds the runtime that the environment names, if it is there', () => {
  const file = join(folder, 'electron')
  vi.stubEnv('ELECTRON_EXEC_PATH', file)
  expect(findElectron()).toBeNull()
  writeFileSync(file, '')
  expect(findElectron()).toBe(file)
})
