import { domainToUnicode } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { originUrl, pageUrl, safeUrl, webUrl } from '../../../../schema/model/safeUrl.ts'
import { safeUrls, unsafeUrls } from '../../../fixtures/unsafeUrls.ts'
import { problemsOf, withMistake } from '../../smallSite.ts'

const HERE = 'https://school.example'

/** What a browser makes of an address; the reasons why it is not one of ours. Knows nothing of our patterns. */
function objections(value: string): string[] {
  if (!URL.canParse(value, `${HERE}/a/b`)) return ['no browser can read it']
  const url = new URL(value, `${HERE}/a/b`)
  const isRelative = /^[/#]/.test(value)
  return [
    ...(['https:', 'mailto:', 'tel:'].includes(url.protocol) ? [] : [`it is ${url.protocol}`]),
    ...(url.username || url.password ? ['it has credentials'] : []),
    ...(isRelative && url.origin !== HERE ? [`it leads to ${url.origin}`] : []),
    ...(!isRelative &&
    url.protocol === 'https:' &&
    !value.toLowerCase().startsWith(`https://${domainToUnicode(url.hostname)}`)
      ? ['it is another host than it says']
      : []),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
    ...(/[\s\\"<>`{|}\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202f]/.test(value)
      ? ['it hides a character']
      : []),
    ...(isRelative && value.startsWith('/') && !samePath(value, url) ? ['its path is not what it says'] : []),
  ]
}

/** Whether the path is kept as it is, but for letters that a browser has to encode. */
const samePath = (value: string, url: URL): boolean =>
  url.pathname === (value.split(/[?#]/)[0] ?? '').replace(/[^!-~]+/g, encodeURIComponent)

describe('addresses in content', () => {
  test('the table has at least 200 that must be refused', () => {
    expect(new Set(unsafeUrls).size).toBeGreaterThanOrEqual(200)
  })

  test('each of them is a problem where a link is, so that none is built', () => {
    const letIn = unsafeUrls.filter(url => {
      const files = withMistake('index.json', '"/stages/ils#fees"', JSON.stringify(url))
      return !problemsOf(files).some(({ severity }) => severity === 'error')
    })
    expect(letIn).toEqual([])
  })

  test('and where the menu, the form service or the origin name one', () => {
    const places: [string, (url: string) => string][] = [
      ['"path": "/stages"', url => `"path": ${JSON.stringify(url)}`],
      ['"kind": "mailto"', url => `"kind": "post", "url": ${JSON.stringify(url)}`],
      ['"origin": "https://www.harbourview.org"', url => `"origin": ${JSON.stringify(url)}`],
    ]
    const isHttp = (url: string) => /^http:\/\/[a-z]+$|^https:\/\/pearson$/i.test(url)
    for (const [right, wrong] of places) {
      // The site's own domain may have letters beyond ASCII: it is published there, so it imitates nobody.
      const isOwnName = (url: string) =>
        right.includes('origin') && /^https:\/\/xn--[\w-]+\.example$/.test(url)
      const letIn = unsafeUrls
        .filter(url => !isHttp(url) && !isOwnName(url))
        .filter(
          url =>
            !problemsOf(withMistake('_site.json', right, wrong(url))).some(
              ({ severity }) => severity === 'error',
            ),
        )
      expect(letIn, right).toEqual([])
    }
  })

  it.each(safeUrls)('%s is let in, and browsers agree', url => {
    expect([safeUrl.test(url), objections(url)]).toEqual([true, []])
  })
})

test('of 100,000 mutations of the tables none is let in to which a browser objects', () => {
  const next = random(20_251_121)
  const seeds = [...safeUrls, ...unsafeUrls]
  const bits = [
    ...new Set(unsafeUrls.flatMap(url => [...url])),
    '://',
    '//',
    '/\\',
    '@',
    '%2f',
    '%5c',
    '%00',
    '..',
    ':',
    'javascript:',
    '&#58;',
  ]
  let letIn = 0
  const wrong = new Map<string, string[]>()
  for (let count = 0; count < 100_000; count++) {
    let url = pick(seeds, next)
    for (let step = 0; step < 1 + next(3); step++) {
      const at = next(url.length + 1)
      url = url.slice(0, at) + pick(bits, next) + url.slice(at + next(3))
    }
    const patterns = [safeUrl, pageUrl, webUrl].filter(pattern => pattern.test(url))
    if (patterns.length === 0) continue
    letIn += 1
    const found = objections(url)
    if (found.length > 0) wrong.set(url, found)
  }
  expect([...wrong].slice(0, 10)).toEqual([])
  // Else the mutations would be too wild to prove anything.
  expect(letIn).toBeGreaterThan(1_000)
})

test('an origin is nothing but protocol, host and port', () => {
  expect(['https://a.example', 'http://localhost:4173'].every(url => originUrl.test(url))).toBe(true)
  for (const port of [1, 443, 50_443, 59_999, 65_535])
    expect(webUrl.test(`https://a.example:${port}/x`)).toBe(true)
  for (const port of [65_536, 70_000, 99_999, 100_000]) {
    expect(webUrl.test(`https://a.example:${port}/x`)).toBe(false)
    expect(originUrl.test(`https://a.example:${port}`)).toBe(false)
  }
  expect(
    ['https://a.example/', 'https://a.example?x', 'https://a@b.example'].some(url => originUrl.test(url)),
  ).toBe(false)
})

const pick = <T>(list: readonly T[], next: (below: number) => number): T => {
  const found = list[next(list.length)]
  if (found === undefined) throw new Error('There is nothing to pick')
  return found
}

/** Numbers that look random and are the same in every run (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}
