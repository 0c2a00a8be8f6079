import { action, text, wholeNumber } from '../model/fields.ts'
import { defineSection, noPosts } from './shared/defineSection.ts'

export const latestPosts = defineSection('latestPosts', {
  description: 'The newest blog posts.',
  synonyms: 'news, posts, latest news',
  fields: {
    title: text('The heading.', 'Latest from the blog'),
    count: wholeNumber(1, 12, 'How many posts are shown.', 3),
    action: action('A link beside the heading.', 'All posts', '/blog'),
  },
  warnings: () => [noPosts],
  resolve: ({ count }, { posts }) => ({ posts: posts().slice(0, count) }),
  presets: {
    'Three posts': {
      id: 'news',
      title: 'Latest from the blog',
      count: 3,
      action: { text: 'All posts', link: '/blog' },
    },
    'One post': { id: 'one-post', title: 'The newest', count: 1 },
  },
})
