import { expect, it } from 'vitest'
import { pastedFile, readFiles } from '../../../src/renderer/library/incoming'

it('reads files as text, in their order', async () => {
  const files = [new File(['{}'], 'a.json'), new File(['né'], 'b.txt')]
  expect(await readFiles(files)).toEqual([
    { name: 'a.json', size: 2, text: '{}' },
    { name: 'b.txt', size: 3, text: 'né' },
  ])
})

it('brings along what cannot be read, with the reason', async () => {
  const broken = new File(['x'], 'gone.json')
  broken.text = () => Promise.reject(new Error('gone away'))
  expect(await readFiles([broken])).toEqual([{ name: 'gone.json', size: 1, text: null, detail: 'gone away' }])
})

it('does not read huge files', async () => {
  const huge = new File([], 'huge.json')
  Object.defineProperty(huge, 'size', { value: 65 * 1024 * 1024 })
  huge.text = () => Promise.reject(new Error('was read'))
  expect(await readFiles([huge])).toEqual([{ name: 'huge.json', size: 65 * 1024 * 1024, text: null }])
})

it('makes a file of pasted text, and none of blanks', () => {
  expect(pastedFile('pasang1:é', 'Pasted')).toEqual({ name: 'Pasted', size: 10, text: 'pasang1:é' })
  expect(pastedFile(' \n', 'Pasted')).toBeNull()
})
