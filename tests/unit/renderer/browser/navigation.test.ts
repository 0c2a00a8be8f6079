// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.school.example/", "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetDocuments } from '../../../../renderer/browser/loadDocument.ts'
import type * as Navigation from '../../../../renderer/browser/navigation.ts'
import { answerOf, htmlAt, openPage, SCREENS, screens } from './openPage.ts'

const asked: string[] = []

/** A network on which pages are on their way for ever, and that remembers which it was asked for. */
const network = async (url: string): Promise<Response> => {
  if (url === SCREENS) return Response.json(screens)
  asked.push(url.replace('https://www.school.example', ''))
  return new Promise(() => {})
}

beforeAll(async () => {
  openPage('/school/stages?term=1')
  // It begins with the document in which it is loaded, and here every test file has one.
  const file = join(import.meta.dirname, '../../../../renderer/browser/navigation.ts')
  const navigation: typeof Navigation = await import(`${file}?run=1`)
  navigation.startNavigation()
})
beforeEach(() => {
  vi.stubGlobal('fetch', network)
  forgetDocuments()
  asked.length = 0
  window.history.replaceState(null, '', '/school/stages?term=1')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.getElementById('link')?.remove()
})

function linkTo(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  document.getElementById('link')?.remove()
  const link = document.createElement('a')
  link.id = 'link'
  link.href = href
  link.innerHTML = '<b>Words</b>'
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return document.body.appendChild(link)
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
  window.history.replaceState(null, '', '/school/stages?term=1')
  expect(clicked(linkTo(href, { target: '_self' }))).toBe(href)
})

test.each([
  ['a page of another host', 'https://elsewhere.example/school/blog', {}],
  ['an address outside the site', '/schools/blog', {}],
  ['another place on the page that is shown', '/school/Stages/?term=1#fees', {}],
  ['a document', '/school/docs/fees.PDF', {}],
  ['a path that is the address of a host', 'https://www.school.example//school/blog', {}],
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

test.each(['pointerover', 'focusin', 'touchstart'])(
  'R-RTE-13: %s on a link fetches its page, once, and a click takes that one',
  type => {
    const word = linkTo('/school/blog').querySelector('b')
    for (let time = 0; time < 2; time++) word?.dispatchEvent(new Event(type, { bubbles: true }))
    clicked(word ?? document)
    expect(window.location.pathname).toBe('/school/blog')
    expect(asked).toEqual(['/school/blog'])
  },
)

test.each(['/school/stages?term=1#fees', '/school/docs/fees.pdf', 'https://elsewhere.example/school/blog'])(
  'pointing at %s fetches nothing',
  href => {
    linkTo(href).dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(asked).toEqual([])
  },
)

/** Goes back or forth to a page of the visit. */
function goTo(path: string) {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('only the last of several links that are followed is shown, whichever answers first', async () => {
  goTo('/school/stages')
  const answers = new Map<string, (response: Response) => void>()
  vi.stubGlobal('fetch', (url: string) => new Promise(resolve => answers.set(new URL(url).pathname, resolve)))
  clicked(linkTo('/school/first'))
  clicked(linkTo('/school/second'))
  answers.get('/school/second')?.(answerOf(htmlAt('/school/second')))
  await vi.waitFor(() => expect(document.title).toBe('Page /school/second'))
  answers.get('/school/first')?.(answerOf(htmlAt('/school/first')))
  clicked(linkTo('/school/third'))
  answers.get('/school/third')?.(answerOf(htmlAt('/school/third')))
  await vi.waitFor(() => expect(document.title).toBe('Page /school/third'))
})
