import { expect, test } from 'vitest'
import { documentHtml } from '../../../renderer/document.ts'
import type { PageData, SiteData } from '../../../schema/data.ts'
import { siteData } from './siteData.ts'

const page: PageData = {
  route: '/school/',
  title: 'Home',
  description: 'A school.',
  header: 'solid',
  sections: [],
}
const documentOf = (fallbacks: SiteData['fallbacks']) =>
  documentHtml(
    { body: '', foot: '', style: '', data: page, types: [] },
    page,
    { ...siteData, base: '/school/', fallbacks },
    { script: '/school/a.js', code: [], siteData: '/school/site.json', structuredData: [] },
  )

test('a site names its feed only where there is one: with a page that shows posts', () => {
  const feed = '<link rel="alternate" type="application/rss+xml"'
  expect(documentOf([{ prefix: '/school/about', route: '/school/about' }])).not.toContain(feed)
  expect(documentOf([{ prefix: '/school/blog', route: '/school/blog/_missing' }])).toContain(
    `${feed} title="Harbour View School Blog" href="/school/blog/feed.xml">`,
  )
})
