import type { Post } from '../model/post.ts'
import type { StarterOptions } from './starter.ts'

/** A post of the blog. */
export const postStarter = ({ name, today, number, newestPost, picture }: StarterOptions): Post => ({
  id: number,
  title: name,
  excerpt:
    'What happened and why it matters, in one or two sentences: this is all that the list of posts shows.',
  content:
    'Begin with the news itself: what happened, where, and who was there.\nThen tell one moment that a reader would have liked to see. A sentence that somebody really said is worth more than praise.\nClose with what comes next, or with thanks to those who made it happen. To write the name of the school, write {school}.',
  featuredImage: picture('/images/gallery/courtyard.svg'),
  featuredImageAlt: 'A spreading tree and a bench in a red courtyard with arches',
  images: [picture('/images/places/assembly.svg')],
  captions: ['Benches before a patterned wall, ready for the morning assembly'],
  date: today,
  draft: true,
  author: 'School Media Team',
  categories: ['School News'],
  relatedPosts: newestPost === undefined ? [] : [newestPost],
})
