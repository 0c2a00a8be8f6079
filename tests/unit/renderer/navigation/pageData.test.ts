// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { route: '/', title: 'Home', sections: [] }

/** The module anew, as in a document that has just been loaded. */
const pageData = () => import('../../../../renderer/navigation/pageData.ts')

beforeEach(() => {
  vi.resetModules()
  const data = document.createElement('script')
  data.id = 'page-data'
  data.type = 'application/json'
  data.dataset.site = '/assets/site.json'
  data.dataset.code = '/assets/a.js /assets/b.js'
  data.textContent = JSON.stringify(page)
  document.body.replaceChildren(data)
})
afterEach(() => vi.unstubAllGlobals())

test('the page and the code that it needs stand in the document', async () => {
  const { chunkUrls, initialPage } = await pageData()
  expect([initialPage(), chunkUrls()]).toEqual([page, ['/assets/a.js', '/assets/b.js']])
})

test('a page that needs no code names none', async () => {
  const { chunkUrls } = await pageData()
  document.getElementById('page-data')?.removeAttribute('data-code')
  expect(chunkUrls()).toEqual([])
})

test('a document without them is named as the fault', async () => {
  const { initialPage } = await pageData()
  document.body.replaceChildren()
  expect(initialPage).toThrow('The document has no element "page-data"')
})

test('what all pages share is fetched once, from the address in the document', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ name: 'Harbour View School' })
  })
  const { fetchSite } = await pageData()
  expect([await fetchSite(), await fetchSite()]).toEqual([
    { name: 'Harbour View School' },
    { name: 'Harbour View School' },
  ])
  expect(asked).toEqual(['/assets/site.json'])
})

test('that a server does not have it is said', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404, statusText: 'Not Found' }))
  const { fetchSite } = await pageData()
  await expect(fetchSite()).rejects.toThrow('404 Not Found')
})

test('a fetch that failed is tried again', async () => {
  const fetch = vi.fn(async () => Response.json({ name: 'Harbour View School' }))
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  const { fetchSite } = await pageData()
  await expect(fetchSite()).rejects.toThrow('Failed to fetch')
  expect(await fetchSite()).toEqual({ name: 'Harbour View School' })
})
