import { text } from '../model/fields.ts'
import { defineSection } from './defineSection.ts'

export const postGallery = defineSection('postGallery', {
  description: 'The pictures of a post. Only on the page that shows posts, such as "blog/[id].json".',
  help: 'The pictures of a post. Only on the page that shows posts.',
  fields: {
    title: text('The heading, where a post has none of its own.', 'Gallery Highlights'),
  },
  on: ['post'],
  limit: 1,
  headedBy: 'postHero',
  instead: 'gallery',
  resolve: (_, { currentPost }) => ({ post: currentPost() }),
  presets: { 'With everything': { id: 'gallery', title: 'Pictures of that day' } },
})
