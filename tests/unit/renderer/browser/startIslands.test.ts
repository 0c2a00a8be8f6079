// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as Islands from '../../../../renderer/browser/startIslands.ts'
import { islandSite } from '../../../../renderer/islandSite.ts'
import { islands } from '../../../../renderer/islands.ts'
import { createRenderer } from '../../../../renderer/server/renderPage.tsx'
import type { PageData } from '../../../../schema/model/viewModel.ts'
import { morphPage } from '../../../../scripts/lib/dev/refresh/morphPage.ts'
import { siteData } from '../siteData.ts'

const email = { name: 'email', label: 'Email', kind: 'email', required: true } as const
const site = {
  ...siteData,
  footer: { ...siteData.footer, newsletter: { ...siteData.footer.newsletter, fields: [email] } },
}
const page: PageData = {
  ...{ route: '/', title: 'Home', description: 'A school.', header: 'solid' },
  sections: [],
}
const { end } = createRenderer(site).renderPage(page)

const asked: string[] = []

/** Answers with what islands know of the site. */
const network = async (url: string) => {
  asked.push(url)
  return Response.json(islandSite(site))
}

/** That of the document of all tests: its listeners stay. */
let own: typeof Islands

beforeAll(async () => {
  own = await import(`${join(import.meta.dirname, '../../../../renderer/browser/startIslands.ts')}?run=1`)
  own.hydrateOnIntent()
})
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', network)
  document.body.innerHTML = end
  document.body.dataset.site = '/assets/site.json'
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function newsletter(): HTMLElement {
  const island = document.querySelector<HTMLElement>('[data-island="newsletter"]')
  if (!island) throw new Error('There is no newsletter')
  return island
}

const isHydrated = () => 'hydrated' in newsletter().dataset

const point = (pointerType: string, target: Element = newsletter()) =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))

test('an island whose site cannot be fetched stays as it was prerendered, repeats the click that waited for it, says so once, and is hydrated once the network is back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Offline, where no reload would help.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const html = newsletter().innerHTML
  point('mouse')
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(new TypeError('Failed to fetch')))
  point('mouse')
  expect(said).toHaveBeenCalledTimes(1)
  expect(newsletter().innerHTML).toBe(html)
  const button = newsletter().appendChild(document.createElement('button'))
  button.type = 'button'
  const clicked = vi.fn()
  button.addEventListener('click', clicked)
  button.click()
  expect(clicked).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  button.remove()
  vi.stubGlobal('fetch', network)
  window.dispatchEvent(new Event('online'))
  point('mouse')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  expect(asked).toEqual(['/assets/site.json'])
})

test('an island that waits for a visitor is hydrated when a mouse is over it, and not by a finger or by what is next to it', async () => {
  own.startIslands(document.body)
  const load = vi.spyOn(islands, 'newsletter')
  point('touch')
  point('mouse', document.querySelector('h2') ?? document.body)
  expect(load).not.toHaveBeenCalled()
  point('mouse')
  point('mouse')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  expect(load).toHaveBeenCalledOnce()
  expect(newsletter().querySelector('form')?.noValidate).toBe(true)
  own.unmountIslands(document.body)
  expect(newsletter().childElementCount).toBe(0)
})

test('a page that becomes another version of itself while React hydrates an island leaves its elements to React', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.createElement('div')
  page.innerHTML = end
  document.body.replaceChildren(page)
  const island = newsletter()
  // React listens at an element as soon as it gets it, and reads what is within later.
  const isGiven = new Promise<void>(resolve => {
    vi.spyOn(island, 'addEventListener').mockImplementation(() => resolve())
  })
  point('mouse')
  await isGiven
  const fresh = page.cloneNode() as Element
  fresh.innerHTML = end.replaceAll('Email', 'Your address')
  morphPage(page, fresh)
  expect(newsletter()).not.toBe(island)
  expect(newsletter().textContent).toContain('Your address')
  await vi.waitFor(() => expect('hydrated' in island.dataset).toBe(true))
  expect(isHydrated()).toBe(false)
  point('mouse')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  expect(said).not.toHaveBeenCalled()
})

test('a click with another button or a key is left to the browser, and so is any once the island is hydrated', async () => {
  const clicked = vi.fn()
  newsletter().addEventListener('click', clicked)
  const button = () => newsletter().querySelector('button')
  for (const how of [{ metaKey: true }, { button: 1 }])
    button()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  expect(clicked).toHaveBeenCalledTimes(2)
  point('mouse')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  button()?.click()
  expect(clicked).toHaveBeenCalledTimes(3)
})

test('a name that no island has is named as the fault', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Otherwise the page would be loaded again.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.assign(newsletter().dataset, { hydrate: 'now', island: 'galery' })
  own.startIslands(document.body)
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(new Error('No island "galery"')))
})
