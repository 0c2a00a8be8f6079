import { text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const relatedPosts = defineSection('relatedPosts', {
  description: 'The posts related to a post. Only on the page that shows posts, such as "blog/[id].json".',
  help: 'The posts related to a post. Only on the page that shows posts.',
  fields: {
    title: text('The heading.', 'Related Posts'),
  },
  use: { on: 'post', limit: 1, after: 'postHero', instead: 'latestPosts' },
  resolve: (_, { post, currentPost }) => ({
    posts: (currentPost()?.relatedPosts ?? []).flatMap(id => post(id) ?? []),
  }),
  presets: { 'With everything': { id: 'related', title: 'Related Posts' } },
})
