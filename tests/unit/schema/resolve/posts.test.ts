import { expect, test } from 'vitest'
import { cardOf, postsOf, resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf, pageAt, siteOf, smallContext, withFields } from '../../smallSite.ts'
import { assets } from './school.ts'

const template = withFields('blog/[id].json', {
  title: 'No such post of {school}',
  light: 'noon',
  header: 'overlay',
  sections: [
    { type: 'postHero', backText: 'Back to Blog', backLink: '/blog' },
    { type: 'postBody' },
    { type: 'postGallery', title: 'Pictures' },
    { type: 'relatedPosts', title: 'More' },
  ],
})
const blogOf = () =>
  contentOf(
    withFields(
      '_posts/1.json',
      {
        title: 'Post of {school}',
        excerpt: 'By {school}.',
        images: ['/images/mark-dark.svg'],
        captions: ['The mark'],
      },
      template,
    ),
  )
const postOf = (id: number) => blogOf().posts.find(post => post.id === id)

test('the page of a post comes with the post, its pictures and its related posts', () => {
  const { sections, ...head } = resolvePost(blogOf(), postOf(1), assets)
  expect(head).toEqual({
    route: '/school/blog/1',
    title: 'Post of Harbour View School – Harbour View School',
    description: 'By Harbour View School.',
    header: 'overlay',
    light: 'noon',
  })
  for (const { refs } of sections.slice(0, 3)) {
    expect(refs?.post).toMatchObject({ id: 1, title: 'Post of Harbour View School' })
    expect(Object.keys(refs?.pictures ?? {})).toEqual(['/images/hero.svg', '/images/mark-dark.svg'])
  }
  expect(sections[3]?.refs?.posts?.map(({ href }) => href)).toEqual(['/school/blog/2'])
})

test('around a post, pages can be listed and dates shown; only a page has a calendar to take along', () => {
  const term = { name: 'First term', start: '2026-09-08', end: '2026-12-11', events: [] }
  const sections = [
    { type: 'pageCards', title: 'Stages', from: '/stages' },
    { type: 'calendar', title: 'Terms', downloadText: 'Add', terms: [term] },
  ]
  const around = contentOf(withFields('blog/[id].json', { sections }))
  const page = resolvePost(around, around.posts[0], assets)
  expect(page.header).toBe('solid')
  const [cards, calendar] = page.sections
  expect(cards?.refs?.entries?.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([['ILS', false]])
  expect(calendar?.section).toMatchObject({ terms: [term] })
  expect(calendar?.refs).not.toHaveProperty('calendarHref')
})

test('where there is no such post, a page says so', () => {
  const { sections, ...head } = resolvePost(blogOf(), undefined, assets)
  expect(head).toEqual({
    route: '/school/blog/_missing',
    title: 'No such post of Harbour View School – Harbour View School',
    description: 'No post.',
    header: 'overlay',
    light: 'noon',
    status: 404,
  })
  expect(sections.map(({ refs }) => refs?.post)).toEqual([null, null, null, undefined])
  expect(sections[3]?.refs?.posts).toEqual([])
})

test('without a page that shows posts, to ask for one is a fault of the program', () => {
  expect(() => resolvePost({ ...blogOf(), template: undefined }, postOf(1), assets)).toThrow(
    'There is no post template',
  )
})

test('a post is listed with what its card shows, and as a whole for the blog', () => {
  const post = postOf(1)
  expect(post && cardOf(post, blogOf(), assets)).toEqual({
    id: 1,
    title: 'Post of Harbour View School',
    excerpt: 'By Harbour View School.',
    featuredImage: '/images/hero.svg',
    featuredImageAlt: 'The harbour',
    date: '2025-04-01',
    author: 'The team',
    categories: ['News'],
    href: '/school/blog/1',
  })
  expect(postsOf(blogOf(), assets).map(({ id, href, picture }) => [id, href, picture.src])).toEqual([
    [2, '/school/blog/2', '/school/images/hero.svg'],
    [1, '/school/blog/1', '/school/images/hero.svg'],
  ])
  expect(postsOf(blogOf(), assets)[1]?.content).toEqual(['It happened.', 'It was good.'])
})

test('a preview says of a page and of a post why visitors do not see them', () => {
  const view = { today: '2026-11-21', isPreview: true }
  const drafts = withFields('_posts/1.json', { draft: true }, withFields('blog/index.json', { draft: true }))
  const { content } = siteOf(drafts, smallContext, view)
  const post = content?.posts.find(({ id }) => id === 1)
  expect(content && resolvePage(content, pageAt(content, '/blog'), assets).notice).toBe(
    'Draft: not on the website yet',
  )
  expect(content && resolvePost(content, post, assets).notice).toBe('Draft: not on the website yet')
  expect(content && resolvePost(content, content.posts[0], assets)).not.toHaveProperty('notice')
})

test('related posts come in the order in which they are named; those that are hidden stay away', () => {
  const third = withFields('_posts/2.json', { id: 3, draft: true, relatedPosts: [] })['_posts/2.json'] ?? ''
  const more = { ...template, '_posts/3.json': third }
  const related = contentOf(withFields('_posts/2.json', { relatedPosts: [3, 1] }, more))
  const [post] = related.posts
  expect(resolvePost(related, post, assets).sections[3]?.refs?.posts?.map(({ id }) => id)).toEqual([1])
})
