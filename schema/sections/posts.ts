import { z } from 'zod'
import { link, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const blogList = defineSection('blogList', 'Every blog post, newest first.', {
  title: text('The main heading of the page.', '{school} Blog'),
  description: text(
    'A sentence below the heading.',
    'What happens here, told by those who were there.',
  ).optional(),
})

export const latestPosts = defineSection('latestPosts', 'The newest blog posts.', {
  title: text('The heading.', 'Latest from the blog'),
  count: z
    .int()
    .min(1)
    .max(12)
    .meta({ description: 'How many posts are shown.', examples: [3] }),
  action: z
    .strictObject({
      text: text('The words of the link.', 'All posts'),
      link: link('Where it leads.', '/blog'),
    })
    .meta({ description: 'A link beside the heading.' })
    .optional(),
})

export const postHero = defineSection(
  'postHero',
  'The featured picture, title, date and author of a post. Only in "blog/[id].json".',
  {
    backText: text('The words of the link back to the list.', 'Back to Blog'),
    backLink: link('The list of posts.', '/blog'),
  },
)

export const postBody = defineSection('postBody', 'The text of a post. Only in "blog/[id].json".', {})

export const postGallery = defineSection('postGallery', 'The pictures of a post. Only in "blog/[id].json".', {
  title: text('The heading.', 'Gallery Highlights'),
})

export const relatedPosts = defineSection(
  'relatedPosts',
  'The posts related to a post. Only in "blog/[id].json".',
  {
    title: text('The heading.', 'Related Posts'),
  },
)
