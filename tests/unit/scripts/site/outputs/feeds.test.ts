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
