// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.school.example/" }
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSearch, openSearchByKey } from '../../../../renderer/browser/openSearch.ts'

const visit = () => undefined

beforeAll(() => openSearchByKey('/search', visit))
// What the search knows of the site is still on its way.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))

/** Presses a key. @returns whether it was left to the browser */
const press = (key: string, how: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))

test('without what it knows of the site, the page that searches opens instead', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await openSearch('/search', visit)
  expect(assign.mock.calls).toEqual([['/search']])
  expect(document.querySelector('dialog')).toBeNull()
  assign.mockRestore()
})

test.each<[string, string, KeyboardEventInit]>([
  ['/', '/', {}],
  ['Ctrl K', 'k', { ctrlKey: true }],
  ['Cmd K', 'K', { metaKey: true }],
])('%s is the search’s, and not while a dialog is open, which has keys of its own', (_, key, how) => {
  expect(press(key, how)).toBe(false)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  expect(press(key, how)).toBe(true)
  dialog.remove()
})

test('no other key does, nor a slash that is typed into a field', () => {
  const field = document.body.appendChild(document.createElement('input'))
  expect(press('/', {}, field)).toBe(true)
  expect(press('k')).toBe(true)
  expect(press('/', {}, document)).toBe(true)
  field.remove()
})
