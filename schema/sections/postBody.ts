import { defineSection } from './shared/defineSection.ts'

export const postBody = defineSection('postBody', {
  description: 'The text of a post. Only on the page that shows posts, such as "blog/[id].json".',
  help: 'The text of a post. Only on the page that shows posts.',
  fields: {},
  use: { on: 'post', limit: 1, after: 'postHero', instead: 'text' },
  resolve: (_, { currentPost }) => ({ post: currentPost() }),
  presets: { 'With everything': { id: 'story' } },
})
