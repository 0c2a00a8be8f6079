import { intro, text } from '../model/fields.ts'
import { defineSection, noPosts } from './shared/defineSection.ts'

export const blogList = defineSection('blogList', {
  description: 'Every blog post, newest first.',
  synonyms: 'blog, all posts, archive, articles',
  fields: {
    title: text('The main heading of the page.', '{school} Blog'),
    description: intro('What happens here, told by those who were there.'),
  },
  warnings: () => [noPosts],
  shares: () => ({ ofCategory }),
  resolve: (_, { posts, category, categories, listHref }) => {
    const list = listHref()
    return {
      posts: posts().filter(post => !category || post.categories.some(name => category.names.includes(name))),
      ...(category && { categoryNames: category.names }),
      categories: categories(),
      ...(list && { listHref: list }),
    }
  },
  use: { limit: 1, instead: 'latestPosts' },
  words: {
    allPosts: ['All posts', 'The link back to the list of posts, before those to its categories.'],
  },
  presets: {
    'With everything': {
      id: 'posts',
      title: '{school} Blog',
      description: 'What happens here, told by those who were there.',
    },
  },
})

// One function for all documents, so that equal documents are equal.
const ofCategory = (title: string) => ({ type: 'blogList' as const, title })
