import { expect, test } from 'vitest'
import type { Content } from '../../../../../schema/validate/Content.ts'
import {
  contentOf,
  mistakesOf,
  problemsOf,
  siteOf,
  smallContext,
  smallSite,
  visitors,
  withFields,
  withFiles,
} from '../../../smallSite.ts'

type Files = Record<string, string>

/** The small site, whose two posts are in these categories. */
const blogOf = (first: readonly string[], second: readonly string[], files?: Files): Files =>
  withFields(
    '_posts/1.json',
    { categories: first },
    withFields('_posts/2.json', { categories: second }, files),
  )

const pagesOf = (content: Content | undefined) =>
  Object.fromEntries(content?.addresses.categories.all.map(({ route, name }) => [route, name]) ?? [])

const linkTo = (link: string, files: Files): Files =>
  withFields(
    'stages/index.json',
    { sections: [{ type: 'quickLinks', title: 'More', items: [{ label: 'Posts', link }] }] },
    files,
  )

test('each category of the posts has a page below the list of posts, by its name in plain letters', () => {
  const content = contentOf(blogOf(['Sport & Play', 'Élan'], ['Nyɔŋmɔ', 'News of {school}']))
  expect(pagesOf(content)).toEqual({
    '/blog/category/elan': 'Élan',
    '/blog/category/news-of-harbour-view-school': 'News of Harbour View School',
    '/blog/category/nyonmo': 'Nyɔŋmɔ',
    '/blog/category/sport-play': 'Sport & Play',
  })
})

test('spellings that differ in letter case, accents or signs alone share a page, under the name that most posts write', () => {
  const files = blogOf(['Sport'], ['SPORT'])
  const third = withFields('_posts/2.json', { id: 3, relatedPosts: [] }, files)['_posts/2.json'] ?? ''
  const content = contentOf({ ...files, '_posts/3.json': third })
  expect(content.addresses.categories.all).toEqual([
    { route: '/blog/category/sport', name: 'SPORT', names: expect.arrayContaining(['Sport', 'SPORT']) },
  ])
})

test('a category in any script has a page, whose address is encoded', () => {
  const content = contentOf(
    blogOf(['學校', 'Новости Й', 'أخبار المكتبة'], ['हिन्दी', 'Ελλάδα', 'أخبار المَكتبة']),
  )
  const pages = Object.entries(pagesOf(content)).map(([route, name]) => [decodeURI(route), name])
  expect(Object.fromEntries(pages)).toEqual({
    '/blog/category/學校': '學校',
    '/blog/category/новости-й': 'Новости Й',
    '/blog/category/أخبار-المكتبة': 'أخبار المكتبة',
    '/blog/category/हिन्दी': 'हिन्दी',
    '/blog/category/ελλάδα': 'Ελλάδα',
  })
  for (const route of Object.keys(pagesOf(content))) expect(route).toMatch(/^[\w/%-]+$/)
})

test('signs at the end of a name make it another one: C, C++, C# and A* have pages of their own', () => {
  expect(Object.keys(pagesOf(contentOf(blogOf(['C++', 'C', 'A*'], ['C#', 'A', 'Q & A']))))).toEqual(
    ['a', 'a-star', 'c', 'c-plus-plus', 'c-sharp', 'q-a'].map(slug => `/blog/category/${slug}`),
  )
})

test('a name of signs alone has no page, and a long one a short address', () => {
  const content = contentOf(blogOf(['🎉'], ['a'.repeat(300), '𠮷'.repeat(300)]))
  expect(Object.keys(pagesOf(content)).map(decodeURI).sort()).toEqual([
    `/blog/category/${'a'.repeat(100)}`,
    `/blog/category/${'𠮷'.repeat(60)}`,
  ])
})

test('a link to a category in another script may be encoded in small letters or capitals', () => {
  const files = blogOf(['學校'], ['News'])
  for (const link of ['/blog/category/%E5%AD%B8%E6%A0%A1', '/blog/category/%e5%ad%b8%e6%a0%a1'])
    expect(mistakesOf(linkTo(link, files))).not.toContain('/blog/category')
})

test.each([
  ['a draft', { draft: true }],
  ['not out yet', { publishOn: '2027-01-11' }],
])('a category of which every post is %s has no page, but in a preview', (_, fields) => {
  const files = withFields('_posts/1.json', fields, blogOf(['Sport'], ['News']))
  expect(pagesOf(siteOf(files).content)).toEqual({ '/blog/category/news': 'News' })
  const { content } = siteOf(files, smallContext, { ...visitors, isPreview: true })
  expect(Object.values(pagesOf(content))).toEqual(['News', 'Sport'])
})

const list = { type: 'blogList', title: 'Posts' }
const text = { type: 'text', title: 'A', content: 'B' }

test.each([
  ['no page lists the posts', { sections: [text] }],
  ['the list is hidden', { sections: [{ ...list, hidden: true }, text] }],
  ['the page of the list is a draft', { draft: true }],
])('where %s there are no pages of categories', (_, fields) => {
  // Nothing may link to a page that is a draft.
  const backHome = { type: 'postHero', backText: 'Home', backLink: '/' }
  const files = withFields('blog/[id].json', { sections: [backHome, { type: 'postBody' }] })
  const site = files['_site.json']?.replace('"path": "/blog"', '"path": "/"') ?? ''
  const content = contentOf(withFields('blog/index.json', fields, { ...files, '_site.json': site }))
  expect(pagesOf(content)).toEqual({})
  expect(content.addresses.routes.has('/blog/category/news')).toBe(false)
})

test('the list may stand on any page, even the home page; of several the one of the blog counts', () => {
  const home = withFields('stages/index.json', { sections: [list] })
  expect(Object.keys(pagesOf(contentOf(home)))).toEqual(['/blog/category/news'])
  const alone = withFields('blog/index.json', { sections: [text] }, home)
  expect(Object.keys(pagesOf(contentOf(alone)))).toEqual(['/stages/category/news'])
  const { sections = [] } = JSON.parse(smallSite['index.json'] ?? '')
  const first = withFields(
    'index.json',
    { sections: [...sections, list] },
    withFields('blog/index.json', { sections: [text] }),
  )
  expect(Object.keys(pagesOf(contentOf(first)))).toEqual(['/category/news'])
})

const other = JSON.stringify({ title: 'Our news', description: 'Words.', sections: [text] })

test.each([
  [
    'a page',
    { ...smallSite, 'blog/category/news.json': other },
    'blog/category/news.json:1:1',
    'The address "/blog/category/news" belongs to the page of the category "News". Rename this file, or write the category in another way.',
  ],
  [
    'an alias in capitals',
    withFields('stages/ils.json', { aliases: ['/ils', '/Blog/Category/News'] }),
    'stages/ils.json:41:5',
    'The address "/Blog/Category/News" belongs to the page of the category "News". Delete this alias, or write another address.',
  ],
])('%s at the address of a category is reported', (_, files, place, message) => {
  const reported = mistakesOf(files)
    .split('\n')
    .filter(line => line.includes('belongs'))
  expect(reported).toEqual([`${place}  ${message}`])
})

test('files of the public folder cannot be those of a category', () => {
  const names = ['feed.json', 'feed.xml', 'index.html'].map(name => `/blog/category/news/${name}`)
  const problems = problemsOf(smallSite, withFiles(names))
  const reserved = problems.filter(({ code }) => code === 'reserved-file-name').map(({ file }) => file)
  expect(reserved).toEqual(names.map(name => `public${name}`))
})

test('links to categories are followed: one that nobody sees, and one that is misspelt, are reported', () => {
  const files = withFields('_posts/1.json', { draft: true }, blogOf(['Sport'], ['News']))
  expect(mistakesOf(linkTo('/blog/category/news', files))).not.toContain('/blog/category')
  expect(mistakesOf(linkTo('/blog/category/sport', files))).toContain(
    'The page "/blog/category/sport" has no post that visitors see, so visitors who follow this find nothing.',
  )
  expect(mistakesOf(linkTo('/blog/category/nwes', files))).toContain('Did you mean "/blog/category/news"?')
})

test('as long as a post has a mistake, a category may be one of its own', () => {
  const files = linkTo('/blog/category/sport', blogOf(['News'], ['News']))
  expect(mistakesOf(files)).toContain('No page has the address "/blog/category/sport".')
  const mistakes = siteOf({ ...files, '_posts/1.json': '{ "id": 1, "title": ' }).problems
  expect(mistakes.length).toBeGreaterThan(0)
  expect(mistakes.map(({ message }) => message).join('\n')).not.toContain('/blog/category/sport')
})
