import { expect, test } from 'vitest'
import { resolveCategory, resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
import { resolveSearch } from '../../../../schema/resolve/resolveSearch.ts'
import { contentOf, pageAt, withFields } from '../../smallSite.ts'
import { assets, refsIn } from './school.ts'

const content = contentOf(
  withFields(
    '_posts/1.json',
    { categories: ['Sport', 'News', '🎉'] },
    withFields('blog/index.json', { light: 'noon', header: 'overlay' }),
  ),
)
const [news, sport] = content.addresses.categories.all

test('the page of a category lists its posts alone, in the light of the list of all posts', () => {
  if (!sport) throw new Error('There is no category')
  const page = resolveCategory(content, sport, assets)
  const { sections, ...head } = page
  expect(head).toEqual({
    route: '/school/blog/category/sport',
    title: 'Sport – Harbour View School',
    description: 'Posts of Harbour View School in the category Sport, newest first.',
    header: 'solid',
    light: 'noon',
    feed: 'Sport',
  })
  expect(sections.map(({ section }) => section)).toEqual([{ type: 'blogList', title: 'Sport' }])
  const refs = refsIn(page, 'blogList')
  expect(refs.posts.map(({ id }) => id)).toEqual([1])
  expect(refs.categoryNames).toEqual(['Sport'])
  expect(refs.categories).toEqual([
    { name: 'News', href: '/school/blog/category/news' },
    { name: 'Sport', href: '/school/blog/category/sport', isCurrent: true },
  ])
  expect(refs.listHref).toBe('/school/blog')
  expect(news && resolveCategory(content, news, assets).sections[0]?.refs?.posts).toHaveLength(2)
})

test('the list of all posts leads to every category, and a post to those of its own that have a page', () => {
  const list = refsIn(resolvePage(content, pageAt(content, '/blog'), assets), 'blogList')
  expect(list.categories.map(({ href }) => href)).toEqual([
    '/school/blog/category/news',
    '/school/blog/category/sport',
  ])
  expect(list.posts).toHaveLength(2)
  const post = content.posts.find(({ id }) => id === 1)
  expect(refsIn(resolvePost(content, post, assets), 'postHero').categories).toEqual([
    { name: 'Sport', href: '/school/blog/category/sport' },
    { name: 'News', href: '/school/blog/category/news' },
    { name: '🎉' },
  ])
  expect(resolvePost(content, undefined, assets).sections[0]?.refs).not.toHaveProperty('categories')
})

test('the list of all pages of the site names the categories', () => {
  const links = resolveSearch(content, assets).search?.topics?.flatMap(topic => topic.links)
  expect(links).toContainEqual({ label: 'Sport', path: '/school/blog/category/sport' })
})

test('the list of all pages calls the home page what the menu calls it', () => {
  const [links] = resolveSearch(content, assets).search?.topics?.map(topic => topic.links) ?? []
  expect(links?.[0]).toEqual({ label: 'Home', path: '/school/' })
})
