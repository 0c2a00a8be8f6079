import { link, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const postHero = defineSection('postHero', {
  description:
    'The featured picture, title, date and author of a post. Only on the page that shows posts, such as "blog/[id].json".',
  help: 'The featured picture, title, date and author of a post. Only on the page that shows posts.',
  fields: {
    backText: text('The words of the link back to the list.', 'Back to Blog'),
    backLink: link('The list of posts.', '/blog'),
  },
  use: { on: 'post', limit: 1, instead: 'hero' },
  resolve: (_, { currentPost, categoryLinks }) => {
    const post = currentPost()
    return { post, ...(post && { categories: categoryLinks(post.categories) }) }
  },
  words: {
    postNotFound: ['Blog post not found', 'The heading where no post has the address.'],
  },
  presets: { 'With everything': { id: 'post', backText: 'Back to Blog', backLink: '/blog' } },
})
