import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { BlogPost } from '../../../../../schema/model/viewModel.ts'
import { feeds } from '../../../../../scripts/site/outputs/feeds.ts'
import { siteData } from '../../../renderer/siteData.ts'

const { window } = new JSDOM('')

const post: BlogPost = {
  id: 1,
  title: 'Sums',
  date: '2026-11-01',
  author: 'Ama',
  excerpt: 'Sums.',
  content: ['Sums.'],
  categories: [{ name: 'Maths', href: '/blog/maths' }],
  featuredImage: '/images/a.svg',
  href: '/blog/1',
} as unknown as BlogPost // a feed reads nothing else of a post

const SCRIPT = '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'

/** Parses it as readers of feeds and browsers do. @throws when it is not well-formed */
function elementsOf(rss: string): string[] {
  const document = new window.DOMParser().parseFromString(rss, 'application/xml')
  return [...document.querySelectorAll('*')].map(({ localName }) => localName)
}

const expected = elementsOf(feeds([post], () => undefined, siteData).rss)

test.each([
  `Sums ]]> and ]]>${SCRIPT}<![CDATA[ more`,
  `]]>]]>]]>${SCRIPT}`,
  `]]>${SCRIPT}<![CDATA[`,
  ']]]]>>',
  'two ]]> harmless ]]> marks',
  ']]]]><![CDATA[>]]>',
  SCRIPT,
])('the words %j of a post end no part of a feed and add no element to it', words => {
  for (const changed of [
    { title: words },
    { excerpt: words },
    { content: [words] },
    { author: words },
    { title: words, excerpt: words, content: [words, words] },
  ]) {
    for (const category of [undefined, 'Maths', words]) {
      const { rss, json } = feeds([{ ...post, ...changed }], () => undefined, siteData, '/blog', category)
      expect(elementsOf(rss)).toEqual(expected)
      // JSON Feed has titles as plain text.
      expect(JSON.parse(json).items[0].title).toBe({ ...post, ...changed }.title)
    }
  }
})

test('what a title may have on purpose stays as it was', () => {
  const title = 'Fees & terms: 1 < 2 [[see below]]'
  const { rss } = feeds([{ ...post, title }], () => undefined, siteData)
  expect(rss).toContain(`<title><![CDATA[${title}]]></title>`)
})

test.each([
  ['America/Los_Angeles', '2026-11-01T20:00:00.000Z'],
  ['Pacific/Auckland', '2026-10-31T23:00:00.000Z'],
  [undefined, '2026-11-01T12:00:00.000Z'],
])('the day of a post is one of the time zone %s', (timeZone, moment) => {
  const { rss, json } = feeds([post], () => undefined, { ...siteData, ...(timeZone && { timeZone }) })
  expect(JSON.parse(json).items[0].date_published).toBe(moment)
  expect(rss).toContain(`<pubDate>${new Date(moment).toUTCString()}</pubDate>`)
})

test('a name without an address is a creator, whose namespace is declared even for a post without text', () => {
  const { rss, json } = feeds([{ ...post, content: [] }], () => undefined, siteData)
  const document = new window.DOMParser().parseFromString(rss, 'application/xml')
  const [creator] = document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')
  expect(creator?.textContent).toBe('Ama')
  expect(rss).not.toContain('<author>')
  expect(JSON.parse(json).items[0].author).toEqual({ name: 'Ama' })
})

test.each([
  ['#fees', 'https://www.school.example/blog/1#fees'],
  ['/fees#due', 'https://www.school.example/fees#due'],
  ['mailto:o@school.example', 'mailto:o@school.example'],
])('the link %s of a post is whole in its feed', (href, whole) => {
  const link = { tag: 'p', children: [{ tag: 'a', href, children: ['Fees'] }] }
  const { rss } = feeds([{ ...post, content: [link] } as BlogPost], () => undefined, siteData)
  expect(rss).toContain(`<a href="${whole}">Fees</a>`)
})

test('a link is whole, and the domain of it in ASCII', () => {
  const link = (href: string) => ({ tag: 'a' as const, href, children: ['here'] })
  const content = [
    { tag: 'p', children: [link('https://bücher.example/'), link('/a'), link("mailto:o'brien@a.org")] },
  ]
  const { json } = feeds([{ ...post, content } as unknown as BlogPost], () => undefined, siteData)
  const hrefs = JSON.parse(json).items[0].content_html.match(/(?<=href=")[^"]*/g)
  const own = `${siteData.origin}/a`
  expect(hrefs).toEqual([
    'https://xn--bcher-kva.example/',
    own,
    expect.stringMatching(/^mailto:o(?:'|&#39;)brien@a\.org$/),
  ])
})
