import { posix, win32 } from 'node:path'

/** What the place of the data folder depends on: `process.platform`, `process.env` and `os.homedir()`. */
export interface Surroundings {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
}

/**
 * The absolute path of the folder that holds a person's patterns, games and settings; the same for the window, the
 * browser host and the command line. A relative `PASANG_DATA` is taken from `workingFolder`; a relative
 * `XDG_DATA_HOME` is ignored, as its specification asks.
 */
export function dataFolder({ platform, env, home }: Surroundings, workingFolder: string): string {
  const { isAbsolute, join, resolve } = platform === 'win32' ? win32 : posix
  if (env.PASANG_DATA) return resolve(workingFolder, env.PASANG_DATA)
  if (platform === 'win32') {
    return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Pasang', 'data')
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Pasang', 'data')
  const shared = env.XDG_DATA_HOME
  return join(shared && isAbsolute(shared) ? shared : join(home, '.local', 'share'), 'pasang')
}
