import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesFromSecondStart, filesOf } from '../../src/main/opened-files'

describe('files that the program is started with', () => {
  it('are what follows the program, without options', () => {
    const argv = ['/opt/pasang', '--no-sandbox', 'a.pasang', '--flag=1', 'sub/b.json']
    expect(filesOf(argv, true, '/home/ana')).toEqual([
      resolve('/home/ana', 'a.pasang'),
      resolve('/home/ana', 'sub/b.json'),
    ])
  })

  it('follow the folder of a program that is not packaged', () => {
    const argv = ['/usr/bin/electron', '--inspect=0', '.', 'a.pasang']
    expect(filesOf(argv, false, '/home/ana')).toEqual([resolve('/home/ana', 'a.pasang')])
    expect(filesOf(['/usr/bin/electron', '.'], false, '/')).toEqual([])
  })
})

describe('files of a second start', () => {
  it('are absolute paths', () => {
    const path = resolve('/home/ana/a.pasang')
    expect(filesFromSecondStart({ files: [path, 'relative', 3] })).toEqual([path])
  })

  it.each([null, undefined, 'x', [], {}, { files: 'a' }])('are none in %j', (data) => {
    expect(filesFromSecondStart(data)).toEqual([])
  })
})
