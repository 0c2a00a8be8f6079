// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.school.example/" }
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSearch, openSearchByKey } from '../../../../renderer/browser/openSearch.ts'
import { islandSite } from '../../../../renderer/islandSite.ts'
import { siteData } from '../siteData.ts'

const visit = () => undefined

beforeAll(() => openSearchByKey('/search', visit))
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(islandSite(siteData)))
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
})

const dialogs = () => document.querySelectorAll('dialog[open]')

/** Presses a key. @returns whether it was left to the browser */
const press = (key: string, how: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))

test('without what it knows of the site, the page that searches opens instead', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await openSearch('/search', visit)
  expect(assign.mock.calls).toEqual([['/search']])
  expect(dialogs()).toHaveLength(0)
  assign.mockRestore()
})

test.each<[string, string, KeyboardEventInit]>([
  ['/', '/', {}],
  ['Ctrl K', 'k', { ctrlKey: true }],
  ['Cmd K', 'K', { metaKey: true }],
])('%s opens the search over the page, once', async (_, key, how) => {
  expect(press(key, how)).toBe(false)
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1))
  // The dialog has keys of its own.
  expect(press(key, how)).toBe(true)
  expect(dialogs()[0]?.getAttribute('aria-label') ?? dialogs()[0]?.textContent).toContain('Search')
})

test('no other key does, nor a slash that is typed into a field', () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(press('/', {}, field)).toBe(true)
  expect(press('k')).toBe(true)
  expect(press('/', {}, document)).toBe(true)
  field.remove()
})
