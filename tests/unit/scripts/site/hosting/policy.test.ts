import { afterEach, expect, test, vi } from 'vitest'
import { installTrustedTypes, trustedPage } from '../../../../../renderer/browser/trustedTypes.ts'
import { formTarget } from '../../../../../schema/model/site/formHandler.ts'
import { pagePolicy, policyOfFile, sharedPolicy } from '../../../../../scripts/site/hosting/headers.ts'
import { hashSource } from '../../../../../scripts/site/outputs/hashedFile.ts'
import { drawableIcons, iconShape } from '../../../../../scripts/site/outputs/icons.ts'

const mail = ['mailto:']
const service = [formTarget({ kind: 'post', url: 'https://forms.example.org/abc?x=1' })]

test('a page allows its own style and nothing inline, and only itself otherwise', () => {
  expect(pagePolicy([hashSource('a{}')], mail).split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "script-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self' mailto:",
      "require-trusted-types-for 'script'",
      "trusted-types default pages",
    ]
  `)
})

test('a form service may be sent to, by its origin, and nobody else', () => {
  const policy = pagePolicy([], service)
  expect(policy).toContain("connect-src 'self' https://forms.example.org;")
  expect(policy).toContain("form-action 'self' https://forms.example.org;")
})

test('D8: forms with handlers of their own are allowed besides, each origin once', () => {
  const policy = pagePolicy([], [...mail, ...service, 'https://forms.example.net', ...service])
  expect(policy).toContain("connect-src 'self' https://forms.example.net https://forms.example.org;")
  expect(policy).toContain("form-action 'self' https://forms.example.net https://forms.example.org mailto:;")
})

test('the header that all pages share leaves to each page its style, and names what default-src would forbid', () => {
  const names = (policy: string) => policy.split('; ').map(directive => directive.split(' ')[0])
  const shared = sharedPolicy(service)
  expect(shared).not.toContain('unsafe')
  expect(names(shared)).not.toContain('default-src')
  const page = pagePolicy([], service).split('; ')
  const directives = page.filter(directive => !/^(?:default|style)-src/.test(directive))
  expect(shared.split('; ')).toEqual([
    ...directives,
    "object-src 'none'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "media-src 'none'",
    "frame-ancestors 'none'",
  ])
})

test('a page states the frames that it shows, and the shared header allows each of them', () => {
  const origins = ['https://player.vimeo.com']
  expect(pagePolicy([], mail, origins).split('; ')).toContain('frame-src https://player.vimeo.com')
  expect(pagePolicy([], mail)).not.toContain('frame-src')
  expect(/frame-src ([^;]*)/.exec(sharedPolicy(mail))?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(origins),
  )
})

test.each([
  [
    '/images/mark.svg',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'",
  ],
  ['/docs/fees.pdf', "script-src 'none'; frame-ancestors 'none'"],
  ['/assets/client-B3xk_92a.js', "script-src 'none'; frame-ancestors 'none'"],
  [
    '/assets/pdf.worker.min-B3xk_92a.mjs',
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  ],
])('%s has the policy %s', (path, policy) => {
  expect(policyOfFile(path)).toBe(policy)
})

afterEach(() => vi.unstubAllGlobals())

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** The rules that the renderer gives the browser, as a browser with Trusted Types would keep them. */
function rules(): Rules {
  const made = new Map<string, Rules>()
  vi.stubGlobal('window', {
    location: { href: 'https://school.example/a/b', origin: 'https://school.example' },
    trustedTypes: { createPolicy: made.set.bind(made) },
  })
  installTrustedTypes()
  const policy = made.get('default')
  if (!policy) throw new Error('No default policy was made')
  return policy
}

test('the shape of every icon there is may become markup', () => {
  const { createHTML } = rules()
  expect(drawableIcons.size).toBeGreaterThan(1000)
  expect([...drawableIcons.keys()].filter(name => createHTML(iconShape(name)) === null)).toEqual([])
  expect(createHTML('')).toBe('')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<path d="M0 0"/><script>alert(1)</script>',
  '<path onload="alert(1)" d="">text',
  '<a href="javascript:alert(1)"><path d=""/></a>',
  '<use href="data:image/svg+xml,x"/>',
  '<path d="M0 0" xlink:href="x"/>',
  ' ',
  'words',
])('%s may not become markup', html => {
  expect(rules().createHTML(html)).toBeNull()
})

test.each([
  ['https://school.example/assets/pdf.worker.min-B3xk_92a.mjs', true],
  ['/base/assets/pdf.worker.min-B3xk_92a.mjs', true],
  ['https://elsewhere.example/assets/pdf.worker.min-B3xk_92a.mjs', false],
  ['//elsewhere.example/assets/pdf.worker.min.mjs', false],
  ['blob:https://school.example/0f', false],
  ['data:text/javascript,alert(1)', false],
  ['/assets/client-B3xk_92a.js', false],
  ['/assets/pdf.worker/../evil.mjs', false],
])('a worker from %s: %s', (url, isAllowed) => {
  expect(rules().createScriptURL(url) !== null).toBe(isAllowed)
})

test('pages that navigation fetches have a policy of their own, which the page names and which is made once', () => {
  const names: string[] = []
  const createPolicy = (name: string, policy: object) => {
    names.push(name)
    return policy
  }
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  expect(['<p>One</p>', '<p>Two</p>'].map(trustedPage)).toEqual(['<p>One</p>', '<p>Two</p>'])
  expect(names).toEqual(['pages'])
  expect(pagePolicy([], mail).split('; ')).toContain('trusted-types default pages')
})
