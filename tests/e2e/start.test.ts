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
})

describe.each(HOSTS)('the policy on %s', (host) => {
  const pasang = withPasang({ host, allowProblems: true })

  it('lets the page run and load nothing but its own', async () => {
    const violations = await pasang().page.evaluate(async () => {
      const seen: string[] = []
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      const image = document.createElement('img')
      image.src = 'https://pasang.invalid/picture.png'
      document.body.append(script, image)
      document.body.setAttribute('style', 'display: none')
      await fetch('https://pasang.invalid/').catch(() => {})
      await new Promise((resolve) => setTimeout(resolve))
      return seen.sort()
    })
    expect(violations).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-attr'])
    expect(await pasang().page.title()).toBe('Pasang')
  })
})
