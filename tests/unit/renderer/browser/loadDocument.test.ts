// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.school.example/", "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetDocuments,
  loadDocument,
  loadPage,
  otherPaths,
} from '../../../../renderer/browser/loadDocument.ts'
import { answerOf, htmlAt, openPage } from './openPage.ts'

const policy = "default-src 'none'; style-src 'self' 'sha256-a'; form-action 'self'"
const asked: string[] = []

/** Path → what the server answers there. Anything else it does not have. */
let answers: Record<string, string | Response>

beforeEach(() => {
  forgetDocuments()
  asked.length = 0
  answers = {}
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('https://www.school.example', '')
    asked.push(path)
    const answer = answers[path]
    return answer instanceof Response ? answer : answerOf(answer ?? '', answer ? 200 : 404)
  })
  openPage('/school/', { policy })
})

test('a page is what its body contains, with the metadata of its head', async () => {
  answers['/school/fees'] = htmlAt('/school/fees', { policy })
  const loaded = await loadPage('/school/fees')
  expect(loaded?.page.id).toBe('page')
  expect(loaded?.page.querySelector('main')?.textContent).toContain('A page.')
  expect(loaded?.page.ownerDocument).toBe(document)
  const written = loaded?.metadata.map(element => element.outerHTML)
  expect(written).toEqual(
    expect.arrayContaining([
      '<title>Page /school/fees</title>',
      '<link rel="canonical" href="https://www.school.example/school/fees">',
    ]),
  )
  expect(written?.join('')).not.toMatch(/icon|preload|theme-color|Content-Security-Policy/)
})

test.each([
  ['is of another release', htmlAt('/school/fees', { policy, script: '/school/b.js' })],
  ['has another stylesheet', htmlAt('/school/fees', { policy, style: '/school/b.css' })],
  ['may do what this document’s policy forbids', htmlAt('/school/fees', { policy: `${policy} mailto:` })],
  ['is none of this site', '<!doctype html><title>Sign in to the network</title>'],
  [
    'is elsewhere, where the server leads',
    Object.defineProperty(answerOf('', 200), 'type', { value: 'opaqueredirect' }),
  ],
  ['is a file', answerOf(htmlAt('/school/fees', { policy }), 200, 'text/plain')],
])('a page that %s is not shown in this document', async (_, answer) => {
  answers['/school/fees'] = answer
  expect(await loadPage('/school/fees')).toBeUndefined()
})

test('only this site is asked, and nothing in its answer is an instruction to the browser', async () => {
  answers['//other.example/Fees'] = htmlAt('/school/fees', { policy }).replace(
    '<title>',
    '<meta property="x" http-equiv="refresh" content="1; url=https://other.example"><title>',
  )
  const loaded = await loadPage('//other.example/Fees')
  expect(asked).toEqual(['//other.example/Fees'])
  expect(loaded?.metadata.map(element => element.outerHTML).join('')).not.toContain('refresh')
})

test('an answer that is no success fails, and is asked for again the next time', async () => {
  answers['/school/fees'] = new Response('', { status: 503, statusText: 'Busy' })
  await expect(loadPage('/school/fees')).rejects.toThrow('503 Busy')
  answers['/school/fees'] = htmlAt('/school/fees', { policy })
  expect(await loadPage('/school/fees')).toBeDefined()
  // So is what could not be prefetched.
  forgetDocuments()
  asked.length = 0
  answers['/school/fees'] = new Response('', { status: 500 })
  loadDocument('/school/fees')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  answers['/school/fees'] = htmlAt('/school/fees', { policy })
  await vi.waitFor(async () => expect(await loadPage('/school/fees')).toBeDefined())
})

const unknown = (fallbacks: { prefix: string; route: string }[]) => {
  const page = document.createElement('div')
  page.dataset.fallbacks = JSON.stringify(fallbacks)
  return page
}
const fallbacks = [
  { prefix: '/school/stages/old', route: '/school/history' },
  { prefix: '/school/stages', route: '/school/stages' },
]

test.each([
  ['/school/Fees/', ['/school/fees']],
  ['/school/stages/x', ['/school/stages']],
  ['/school/stages/old/X', ['/school/stages/old/x', '/school/history']],
  ['/school/stagesx', []],
  ['/school/none', []],
])('R-RTE-12: where a host knows no rule of ours, %s may be at %j', (path, paths) => {
  expect(otherPaths(path, unknown(fallbacks))).toEqual(paths)
  expect(otherPaths(path, document.createElement('div'))).toEqual([])
})

test('R-RTE-5: below a prefix with a page of its own, that page is shown for an unknown address', async () => {
  const missing = htmlAt('/school/404', { policy, page: { status: 404 } }).replace(
    'data-fallbacks="[]"',
    `data-fallbacks='${JSON.stringify(fallbacks)}'`,
  )
  answers['/school/stages/x'] = answerOf(missing, 404)
  answers['/school/stages'] = htmlAt('/school/stages', { policy })
  const loaded = await loadPage('/school/stages/x')
  expect(loaded?.metadata[0]?.textContent).toBe('Page /school/stages')
})
