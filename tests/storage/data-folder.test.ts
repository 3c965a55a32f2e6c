import { dataFolder } from '#storage/data-folder'
import { describe, expect, it } from 'vitest'

const LINUX = '/home/siti'
const WINDOWS = 'C:\\Users\\siti'

describe('the data folder', () => {
  it.each([
    ['linux', {}, LINUX, '/home/siti/.local/share/pasang'],
    ['linux', { XDG_DATA_HOME: '/data' }, LINUX, '/data/pasang'],
    ['linux', { XDG_DATA_HOME: '' }, LINUX, '/home/siti/.local/share/pasang'],
    ['linux', { XDG_DATA_HOME: 'relative' }, LINUX, '/home/siti/.local/share/pasang'],
    ['freebsd', {}, LINUX, '/home/siti/.local/share/pasang'],
    ['linux', { PASANG_DATA: '/my/data', XDG_DATA_HOME: '/data' }, LINUX, '/my/data'],
    ['linux', { PASANG_DATA: '' }, LINUX, '/home/siti/.local/share/pasang'],
    ['linux', { PASANG_DATA: 'here' }, LINUX, '/work/here'],
    ['darwin', {}, '/Users/siti', '/Users/siti/Library/Application Support/Pasang/data'],
    [
      'darwin',
      { XDG_DATA_HOME: '/data' },
      '/Users/siti',
      '/Users/siti/Library/Application Support/Pasang/data',
    ],
    ['darwin', { PASANG_DATA: '/my/data' }, '/Users/siti', '/my/data'],
    ['win32', { APPDATA: 'D:\\Roaming' }, WINDOWS, 'D:\\Roaming\\Pasang\\data'],
    ['win32', {}, WINDOWS, 'C:\\Users\\siti\\AppData\\Roaming\\Pasang\\data'],
    ['win32', { PASANG_DATA: 'E:\\pasang' }, WINDOWS, 'E:\\pasang'],
  ])('on %s with %j', (platform, env, home, expected) => {
    const working = platform === 'win32' ? 'C:\\work' : '/work'
    expect(dataFolder({ platform, env, home }, working)).toBe(expected)
  })
})
