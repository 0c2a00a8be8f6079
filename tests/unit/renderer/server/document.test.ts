import { expect, test } from 'vitest'
import { documentHtml, openGraphLocale } from '../../../../renderer/server/document.ts'
import type { PageData, SiteData } from '../../../../schema/model/viewModel.ts'
import { siteData } from '../siteData.ts'

const page: PageData = {
  route: '/school/',
  title: 'Home',
  description: 'A school.',
  header: 'solid',
  sections: [],
}
const documentOf = (some: Partial<SiteData>, body = '') => {
  const site = { ...siteData, base: '/school/', ...some }
  const shared = {
    start: '',
    end: '',
    headingFont: undefined,
    fontFaces: '',
    openGraphLocale: openGraphLocale(site.locale),
    icons: '',
  }
  return documentHtml({ ...shared, body, firstEnd: 0, style: '' }, page, site, {
    style: '/school/a.css',
    script: '/school/a.js',
    islandSite: '/school/assets/site.json',
    screens: '/school/assets/screens.json',
    structuredData: [{ name: '</script>' }],
  })
}

test('a site names its feed only where there is one: with a page that shows posts', () => {
  const feed = '<link rel="alternate" type="application/rss+xml"'
  expect(documentOf({})).not.toContain(feed)
  expect(documentOf({ blog: '/school/blog' })).toContain(
    `${feed} title="Harbour View School Blog" href="/school/blog/feed.xml">`,
  )
})

test('a page in another language says so, and names its feed in it', () => {
  const html = documentOf({
    locale: 'fr-TG',
    blog: '/actualites',
    words: { ...siteData.words, blogTitle: 'Actualités de {name}' },
  })
  expect(html).toContain('<html lang="fr-TG">')
  expect(html).toContain('<meta property="og:locale" content="fr_TG">')
  expect(html).toContain('title="Actualités de Harbour View School" href="/actualites/feed.xml">')
  expect(documentOf({ locale: 'fr' })).toContain('<meta property="og:locale" content="fr_FR">')
})

test.each([
  ['ar-EG', ' dir="rtl"'],
  ['he', ' dir="rtl"'],
  ['fa-IR', ' dir="rtl"'],
  ['ur', ' dir="rtl"'],
  ['az-Arab', ' dir="rtl"'],
  ['ff-Adlm', ' dir="rtl"'],
  ['az', ''],
  ['ja', ''],
  ['en-GB', ''],
])('a page in %s says its direction where it is from right to left', (locale, dir) => {
  expect(documentOf({ locale })).toContain(`<html lang="${locale}"${dir}>`)
})

test('a page says where its scripts find the site, and where the site ends', () => {
  const html = documentOf({})
  expect(html).toContain(
    '<body data-base="/school/" data-site="/school/assets/site.json" data-screens="/school/assets/screens.json">',
  )
  expect(html).toMatch(/<script type="module"[^>]* src="\/school\/a\.js"><\/script>\n<\/body>/)
})

test('no data ends its element in the document', () => {
  expect(documentOf({})).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>')
})

const source = (type: string, file: string) =>
  `<source type="image/${type}" srcSet="/${file} 9w" sizes="50vw"/>`
const image = (file: string, priority = '') =>
  `<img class="c" src="/${file}" alt=""${priority} decoding="async"/>`
const high = ' fetchPriority="high"'

test.each([
  [
    'a photograph, in its best encoding',
    `<picture>${source('avif', 'a.avif')}${image('a.jpg')}</picture><picture>${source('avif', 'b.avif')}${source('webp', 'b.webp')}${image('b.jpg', high)}</picture>`,
    [
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/b.avif 9w" imagesizes="50vw" fetchpriority="high">',
    ],
  ],
  [
    'a drawing',
    `<picture>${source('avif', 'a.avif')}${image('a.jpg')}</picture>${image('b.svg', high)}`,
    ['<link rel="preload" as="image" href="/b.svg" fetchpriority="high">'],
  ],
  ['none that is in the document', image('b.svg', high).replace('/b.svg', 'data:image/svg+xml,x'), []],
  ['no picture that can wait', image('a.jpg'), []],
])('the head asks for the first picture ahead of the styles: %s', (_, body, links) => {
  const [head = ''] = documentOf({}, body).split('<style')
  expect(head.match(/<link rel="preload".*>/g) ?? []).toEqual(links)
})
