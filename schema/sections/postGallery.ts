import { text, yesOrNo } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const postGallery = defineSection('postGallery', {
  description: 'The pictures of a post. Only on the page that shows posts, such as "blog/[id].json".',
  help: 'The pictures of a post. Only on the page that shows posts.',
  fields: {
    title: text('The heading, where a post has none of its own.', 'Gallery Highlights'),
    shuffle: yesOrNo(
      'true shows the pictures of every post in another order on every visit; a post with a "shuffle" of its own decides for itself. Default: false, the order in which a post lists them.',
      'Every visit shows the pictures of posts in another order. A post can decide for itself.',
      { examples: [true], default: false },
    ),
  },
  use: { on: 'post', limit: 1, after: 'postHero', instead: 'gallery' },
  resolve: (_, { currentPost }) => ({ post: currentPost() }),
  presets: { 'With everything': { id: 'gallery', title: 'Pictures of that day', shuffle: true } },
})
