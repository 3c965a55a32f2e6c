import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { WindowPage } from './pages/window'

describe.each(HOSTS)('the test of a pattern on %s', (host) => {
  const pasang = withPasang({ host })

  it('says why a draft is not tested; then it plays while one draws, and stops with figures', async () => {
    const { page } = pasang()
    const [shell, editor] = [new WindowPage(page), new EditorPage(page)]
    await shell.go('Editor')
    await editor.title('New pattern').waitFor()
    await page.keyboard.press('Shift+T')
    await page.getByText('This is a draft and cannot be tested.').waitFor()
    expect(await editor.button('Test').isDisabled()).toBe(true)

    await page.keyboard.press('Shift+F')
    await shell.tabTo(page.getByRole('radiogroup', { name: 'Games' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await shell.tabTo(page.getByRole('radiogroup', { name: 'Milliseconds a move' }))
    await page.keyboard.press('ArrowLeft')
    await shell.tabTo(editor.button('Test'))
    await page.keyboard.press('Enter')
    const progress = page.getByRole('progressbar', { name: 'Test this pattern' })
    await progress.waitFor()
    expect(await progress.getAttribute('max')).toBe('600')
    const results = page.getByLabel('Results')
    await results.getByText('South wins').waitFor()

    await page.keyboard.press('Shift+I')
    await page.getByText('The drawing has changed: the figures are of the earlier drawing.').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('The drawing has changed').waitFor({ state: 'hidden' })
    await editor.button('Stop').click()
    await page.getByText(/^Stopped after \d+ games?\.$/).waitFor()
    await progress.waitFor({ state: 'hidden' })
    expect(await results.innerText()).toMatch(/Ended by suntuk\s+\d+\.\d%\s+\d+\.\d%/)
    await page.getByRole('heading', { name: 'South wins after its first passage' }).waitFor()
  })
})
