import { expect, test } from 'vitest'
import { resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
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
