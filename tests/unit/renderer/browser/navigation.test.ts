// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.school.example/" }
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { interceptLinks } from '../../../../renderer/navigation/links.ts'
import { clearPageCache } from '../../../../renderer/navigation/loadPage.ts'
import { siteData } from '../siteData.ts'

const asked: string[] = []

/** A network on which no page answers, and that remembers what it was asked for. */
const network = async (url: string) => {
  asked.push(url)
  return new Response(null, { status: 500 })
}

beforeAll(() => interceptLinks({ ...siteData, base: '/school/' }))
beforeEach(() => {
  vi.stubGlobal('fetch', network)
  clearPageCache()
  asked.length = 0
  window.history.replaceState(null, '', '/school/stages?term=1')
})
afterEach(() => vi.unstubAllGlobals())

function linkTo(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.innerHTML = '<b>Words</b>'
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.replaceChildren(link)
  return link
}

/** Where a click leads without leaving the document; nothing where it is left to the browser, which is kept from going there. */
function clicked(target: EventTarget, how: MouseEventInit = {}): string | undefined {
  let isAnswered = false
  const look = (event: Event) => {
    isAnswered = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  const { pathname, search, hash } = window.location
  return isAnswered ? pathname + search + hash : undefined
}

test.each([
  '/school/',
  '/school',
  '/school/blog',
  '/school/blog/12?from=menu#end',
  '/school/stages?term=2',
  '/school/stages',
  '/school/blog?term=1',
  '/school/v1.2/notes',
])('a click on a link to %s is followed without leaving the document', href => {
  expect(clicked(linkTo(href))).toBe(href)
})

test('so is one on a link that names its own tab', () => {
  expect(clicked(linkTo('/school/blog', { target: '_self' }))).toBe('/school/blog')
})

test.each([
  ['a page of another host', 'https://elsewhere.example/school/blog', {}],
  ['an address beside the site', '/schools/blog', {}],
  ['another place on the page that is shown', '/school/Stages/?term=1#fees', {}],
  ['a document', '/school/docs/fees.PDF', {}],
  ['mail', 'mailto:office@school.example', {}],
  ['a link that downloads', '/school/blog', { download: '' }],
  ['a link for a new tab', '/school/blog', { target: '_blank' }],
])('%s is left to the browser', (_, href, attributes) => {
  expect(clicked(linkTo(href, attributes))).toBeUndefined()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  how => {
    expect(clicked(linkTo('/school/blog'), how)).toBeUndefined()
  },
)

test('a click that something else has answered is left alone', () => {
  const link = linkTo('/school/blog')
  link.addEventListener('click', event => event.preventDefault())
  clicked(link)
  expect(window.location.pathname).toBe('/school/stages')
})

test.each(['<p>Words</p>', '<a>Words</a>'])('a click on %s, and one on nothing at all, do nothing', html => {
  document.body.innerHTML = html
  expect(clicked(document.body.firstElementChild ?? document)).toBeUndefined()
  expect(clicked(document)).toBeUndefined()
})

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link fetches its page, once', type => {
  const word = linkTo('/school/Blog').querySelector('b')
  for (let time = 0; time < 2; time++) word?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(asked).toEqual(['/school/blog/page.json'])
})

test.each(['/school/stages?term=1#fees', '/school/docs/fees.pdf', 'https://elsewhere.example/school/blog'])(
  'pointing at %s fetches nothing',
  href => {
    linkTo(href).dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual([])
  },
)

test('under Save-Data pointing fetches nothing', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  linkTo('/school/blog').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(asked).toEqual([])
})
