import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { type Host, hasNginx, hasPython, startNginx, startPython } from './otherHosts.ts'
import { blogRoutes, offeringRoutes, stageRoutes, stageSpellings } from './routes.ts'
import { testDist } from './testSite.ts'

const about = ['/about', '/about/history', '/about/calendar', '/about/History', '/about/Calendar']

/** Every address that the specification writes out, in each of its spellings. */
const addresses = [
  ...['/', '/academics', '/admissions/apply', '/about/achievements', '/accessibility', ...about],
  ...['/stages', '/stages/secondary', '/stages/senior-secondary', ...stageRoutes, ...stageSpellings],
  ...offeringRoutes,
  ...blogRoutes,
]

test.describe('hosts that know no rule of ours', () => {
  test('R-RTE-6, R-RTE-9: every spelling answers 200 from python3 -m http.server', async ({ request }) => {
    test.skip(!hasPython(), 'python3 is not installed')
    await using host = await startPython(testDist)
    await expectAllPages(request, host)
  })

  test('R-RTE-6, R-RTE-9: every spelling answers 200 from nginx as it is installed', async ({ request }) => {
    test.skip(!hasNginx(), 'nginx is not installed')
    await using host = await startNginx(testDist)
    await expectAllPages(request, host)
  })
})

test.describe('our own server', () => {
  test('R-RTE-12: every address answers in any letter case, with and without a slash at its end', async ({
    request,
    baseURL,
  }) => {
    for (const address of addresses) {
      const spellings = [address, `${address}/`, address.toUpperCase(), address.toLowerCase()]
      const answers = await Promise.all(
        spellings.map(spelling => request.get(`${baseURL}${spelling}`, { maxRedirects: 0 })),
      )
      expect(
        answers.map(answer => answer.status()),
        address,
      ).toEqual([200, 200, 200, 200])
      const bodies = await Promise.all(answers.map(answer => answer.text()))
      expect(new Set(bodies).size, `${address} is one page`).toBe(1)
    }
  })

  test('R-RTE-2, R-RTE-5: an unknown address below /about or /stages shows the overview', async ({
    request,
  }) => {
    for (const overview of ['/about', '/stages']) {
      const [known, unknown] = [await request.get(overview), await request.get(`${overview}/nothing/here`)]
      expect(unknown.status()).toBe(200)
      expect(await unknown.text()).toBe(await known.text())
    }
  })

  test('R-RTE-14: an unknown address anywhere else answers 404 with a page', async ({ request }) => {
    for (const address of ['/nothing', '/offerings/x', '/blog/99', '/blog/abc', '/images/nothing.svg']) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 404])
      expect(answer.headers()['content-type']).toContain('text/html')
    }
  })

  test('R-PDF-7: the prospectus can be had in parts', async ({ request }) => {
    const address = '/docs/PRE-SCHOOL-FEES.pdf'
    const whole = await (await request.get(address)).body()
    const part = await request.get(address, { headers: { range: 'bytes=100-199' } })
    expect(part.status()).toBe(206)
    expect(part.headers()['content-range']).toBe(`bytes 100-199/${whole.byteLength}`)
    expect(await part.body()).toEqual(whole.subarray(100, 200))
    const beyond = await request.get(address, { headers: { range: `bytes=${whole.byteLength}-` } })
    expect(beyond.status()).toBe(416)
  })

  test('what a browser has is not sent again, and what it gets is compressed', async ({ request }) => {
    const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
    const { etag = '', ...headers } = first.headers()
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    const again = await request.get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status()).toBe(304)
  })

  test('code whose name changes with it is kept for good', async ({ page }) => {
    const script = page.waitForResponse(response => /\/assets\/.*\.js$/.test(response.url()))
    await page.goto('/')
    expect((await script).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

async function expectAllPages(request: APIRequestContext, { origin }: Host): Promise<void> {
  const answers = await Promise.all(
    addresses.map(async address => [address, (await request.get(origin + address)).status()]),
  )
  expect(answers).toEqual(addresses.map(address => [address, 200]))
}
