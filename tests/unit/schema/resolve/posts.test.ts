import { expect, test } from 'vitest'
import { resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
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
