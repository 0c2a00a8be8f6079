import { intro, text } from '../model/fields.ts'
import { defineSection } from './defineSection.ts'

export const blogList = defineSection('blogList', {
  description: 'Every blog post, newest first.',
  synonyms: ['blog', 'all posts', 'archive', 'articles'],
  fields: {
    title: text('The main heading of the page.', '{school} Blog'),
    description: intro('What happens here, told by those who were there.'),
  },
  needsPosts: true,
  resolve: (_, { posts, card }) => ({ allPosts: posts.map(card) }),
  limit: 1,
  instead: 'latestPosts',
  presets: {
    'With everything': {
      id: 'posts',
      title: '{school} Blog',
      description: 'What happens here, told by those who were there.',
    },
  },
})
