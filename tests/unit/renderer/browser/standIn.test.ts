// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest'
import { failedPage, loadingPage } from '../../../../renderer/browser/standIn.ts'
import { openPage, screens } from './openPage.ts'

beforeEach(() => openPage('/school/', { page: { header: 'overlay' } }))

function shown(): HTMLElement {
  const page = document.getElementById('page')
  if (!page) throw new Error('The document has no page')
  return page
}

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent)

test.each(['/school/fees', '/school/blog/category/news', '/school/blogs/3', '/school/blog/three'])(
  'while %s loads, the page before it stays',
  path => expect(loadingPage(screens, path, shown())).toBeUndefined(),
)

test('a page that failed to load says what went wrong, and what the visitor can do', () => {
  const { page, metadata } = failedPage(screens, '/school/fees', shown(), '<b>503 Busy</b>', () => {})
  expect(texts(page, 'h1')).toEqual(['Unexpected Application Error!'])
  expect(texts(page, '[data-message]')).toEqual(['<b>503 Busy</b>'])
  expect(page.querySelector('main')?.textContent).toContain('+233 30 123 4567')
  expect(metadata.map(({ textContent }) => textContent)).toEqual(['<b>503 Busy</b> – Harbour View School'])
})

test('what stands in has a header on a wall of its own, in which nothing is current, open or fixed', () => {
  const header = shown().querySelector('header')
  header?.setAttribute('data-fixed', '')
  for (const link of shown().querySelectorAll('header a')) link.setAttribute('aria-current', 'page')
  for (const details of shown().querySelectorAll('details')) details.open = true
  expect(header?.dataset.variant).toBe('overlay')
  const { page } = failedPage(screens, '/school/fees', shown(), 'Failed to fetch', () => {})
  expect(page.querySelector('header')?.dataset.variant).toBe('solid')
  const marked = '[data-overlay], [data-overlaid], [data-fixed], [data-transparent], [aria-current], [open]'
  expect([...page.querySelectorAll(marked)]).toEqual([])
  expect(page.querySelectorAll('header a').length).toBeGreaterThan(0)
  expect(page.querySelectorAll('#main')).toHaveLength(1)
  // The page that is shown stays as it is.
  expect(header?.hasAttribute('data-fixed')).toBe(true)
})
