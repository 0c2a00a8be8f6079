import { z } from 'zod'
import {
  article,
  CAPTIONS_KEY,
  date,
  HELP,
  imagePath,
  inForms,
  KIND,
  LABEL,
  list,
  shownAt,
  text,
  yesOrNo,
} from './fields.ts'
import { publication } from './publication.ts'

export const post = z
  .strictObject({
    $schema: z.string().meta({ description: 'Where editors find the rules for this file.' }).optional(),
    id: z
      .int()
      .min(1)
      .meta({
        description: 'The number of the post. It is the end of its address, such as /blog/3.',
        examples: [3],
      }),
    title: text('The title.', 'Our own show is on the air'),
    excerpt: text('One or two sentences for lists.', 'The media team starts a video programme.'),
    content: article('The text.', 'First paragraph.\nSecond paragraph.'),
    featuredImage: shownAt(
      835,
      imagePath(
        'The main picture. A sober post can do without one.',
        '/images/posts/on-air.svg',
        'featuredImageAlt',
      ),
    ).optional(),
    featuredImageAlt: text(
      'What the main picture shows, for those who cannot see it.',
      'A mast at first light',
    ).optional(),
    images: z
      .array(shownAt(720, imagePath('A picture of the gallery below the text.', '/images/posts/studio.svg')))
      .meta({
        description: 'The gallery below the text, in this order.',
        [LABEL]: 'Pictures',
        [CAPTIONS_KEY]: 'captions',
      }),
    galleryTitle: text(
      'The heading of the gallery. Without it: that of the page which shows posts.',
      'The morning of the races',
    ).optional(),
    shuffle: yesOrNo(
      'true shows the gallery in another order on every visit, and false in that of "images". Without it: as the page which shows posts has it.',
      'Every visit shows the gallery in another order.',
    ),
    captions: inForms(
      list(
        text('What the picture shows.', 'The studio before the first recording'),
        'What each picture of "images" shows, in the same order.',
      ),
      { help: 'What each picture of the gallery shows, in the same order.' },
    ).optional(),
    date: date('The day that stands on the post.', '2025-04-25'),
    ...publication,
    author: text('Who wrote it.', 'School Media Team'),
    categories: z.array(text('One category.', 'School News')).meta({
      description:
        'What it is about. Each category has a page of its own with all its posts, such as /blog/category/school-news.',
      [HELP]: 'What it is about. Each category has a page of its own with all its posts.',
    }),
    relatedPosts: z
      .array(z.int().meta({ [KIND]: 'post' }))
      .meta({ description: 'The numbers of related posts.', examples: [[1, 2]] }),
  })
  .meta({ title: 'Post', description: 'A post of the blog.' })

export type Post = z.infer<typeof post>

/** A category of the posts. Each has a page below the page that lists all posts. */
export interface Category {
  route: string
  /** As most posts write it. */
  name: string
  /** Every way in which posts write it. */
  names: readonly string[]
}

/** A post as a list of posts shows it. `href` is the address of the post. */
export interface PostCard
  extends Pick<
    Post,
    'id' | 'title' | 'excerpt' | 'featuredImage' | 'featuredImageAlt' | 'date' | 'author' | 'categories'
  > {
  href: string
}

/** Sorts the newest first. On the same day the higher number is newer. */
export const newestFirst = (a: Pick<Post, 'date' | 'id'>, b: Pick<Post, 'date' | 'id'>): number =>
  b.date.localeCompare(a.date) || b.id - a.id
