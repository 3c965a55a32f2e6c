import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'

describe.each(HOSTS)('the program on %s', (host) => {
  const pasang = withPasang({ host })

  it('shows the shipped patterns, and starts again', async () => {
    const cards = () => pasang().page.getByRole('option')
    await cards().first().waitFor()
    const count = await cards().count()
    expect(count).toBeGreaterThanOrEqual(12)
    await pasang().restart()
    await cards().first().waitFor()
    expect(await cards().count()).toBe(count)
  })

  it('runs under a policy that forbids scripts from elsewhere and eval', async () => {
    const { page } = pasang()
    const answer = await page.request.get(page.url())
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  })
})
