import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogRoutes, stageRoutes } from '../../browser/routes.ts'
import { hasNginx, hasPython, startNginx, startPython } from '../otherHosts.ts'
import { type BuiltServer, serveBuiltSite, siteFolder } from './builtSite.ts'

/** Addresses by the row that asks for them, in each of their spellings. */
const rows: Record<string, string[]> = {
  'R-RTE-1': ['/'],
  'R-RTE-2': ['/about'],
  'R-RTE-3': ['/about/history', '/about/calendar', '/about/History', '/about/Calendar'],
  'R-RTE-4': ['/about/achievements'],
  'R-RTE-5': ['/stages'],
  'R-RTE-6': [
    ...stageRoutes,
    ...['Pre-School', 'iPrimary', 'ILS', 'JHS', 'SHS', 'IGCSE', 'A-Level'].map(name => `/stages/${name}`),
  ],
  'R-RTE-7': ['/stages/secondary', '/stages/senior-secondary'],
  'R-RTE-8': [
    '/offerings/innovative-learning-spaces',
    '/offerings/interactive-tech-classrooms',
    '/offerings/advanced-science-laboratories',
    '/offerings/cutting-edge-robotics',
    '/offerings/advanced-computing-laboratories',
    '/offerings/engaging-extra-curricular-activities',
    '/offerings/ComprehensiveStudentServices',
    '/offerings/dynamic-sports-programs',
  ],
  'R-RTE-9': blogRoutes,
  'R-RTE-10': ['/admissions/apply'],
  'R-RTE-11': ['/academics'],
}

const addresses = [...Object.values(rows).flat(), '/accessibility']

let server: BuiltServer

beforeAll(async () => {
  server = await serveBuiltSite()
})
afterAll(() => server[Symbol.asyncDispose]())

test.each(Object.entries(rows))('%s: each address answers 200 with a page of its own', async (_, asked) => {
  for (const address of asked) {
    const response = await server.get(address)
    expect(response.status, address).toBe(200)
    const html = await response.text()
    const [, title] = /<title>(.+?)<\/title>/.exec(html) ?? []
    expect(title, address).toBeDefined()
    expect(title, address).not.toContain('404')
    expect(html.match(/<h1/g), address).toHaveLength(1)
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(html) ?? []
    // An alias shows the page whose address it is another spelling or an older name of.
    expect(await (await server.get(new URL(canonical).pathname)).text(), address).toBe(html)
  }
})

test('R-RTE-12: every address answers in any letter case, with and without a slash at its end', async () => {
  for (const address of addresses) {
    const spellings = [address, `${address}/`, address.toUpperCase(), address.toLowerCase()]
    const answers = await Promise.all(spellings.map(spelling => server.get(spelling)))
    expect(
      answers.map(({ status }) => status),
      address,
    ).toEqual([200, 200, 200, 200])
    const bodies = await Promise.all(answers.map(answer => answer.text()))
    expect(new Set(bodies).size, `${address} is one page`).toBe(1)
  }
})

test('R-RTE-2, R-RTE-5: an unknown address below /about or /stages shows the overview', async () => {
  for (const overview of ['/about', '/stages']) {
    const known = await server.get(overview)
    const unknown = await server.get(`${overview}/nothing/here`)
    expect(unknown.status).toBe(200)
    expect(await unknown.text()).toBe(await known.text())
  }
})

test('R-RTE-14: an unknown address anywhere else answers 404 with a page', async () => {
  for (const address of ['/nothing', '/offerings/x', '/blog/99', '/blog/abc', '/images/nothing.svg']) {
    const answer = await server.get(address)
    expect(answer.status, address).toBe(404)
    expect(answer.headers.get('content-type'), address).toContain('text/html')
  }
})

test('below a category nothing answers but that there is no such post', async () => {
  const achievements = '/blog/category/achievements'
  for (const address of [`${achievements}/none`, '/blog/category/none', '/blog/category']) {
    const response = await server.get(address)
    expect(response.status, address).toBe(404)
    expect(await response.text(), address).toContain('Blog post not found')
  }
})

test('the calendar can be kept as a file', async () => {
  const html = await (await server.get('/about/calendar')).text()
  const [, href] = /<a [^>]*href="([^"]*calendar\.ics)"/.exec(html) ?? []
  const response = await server.get(href ?? '')
  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/)
})

test.skipIf(!hasPython())(
  'R-RTE-6, R-RTE-9: every spelling answers 200 from python3 -m http.server, which knows no rule of ours',
  async () => {
    await using host = await startPython(siteFolder)
    await expectAllPages(host)
  },
)

test.skipIf(!hasNginx())(
  'R-RTE-6, R-RTE-9: every spelling answers 200 from nginx as it is installed, which knows no rule of ours',
  async () => {
    await using host = await startNginx(siteFolder)
    await expectAllPages(host)
  },
)

async function expectAllPages({ origin }: { origin: string }): Promise<void> {
  const answers = await Promise.all(
    addresses.map(async address => {
      const answer = await fetch(origin + address)
      // Node cannot bear a connection that ends before it is read.
      await answer.text()
      return [address, answer.status]
    }),
  )
  expect(answers).toEqual(addresses.map(address => [address, 200]))
}
