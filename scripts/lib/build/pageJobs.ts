import type { Category, Post } from '../../../schema/model/post.ts'
import { keyOf } from '../../../schema/resolve/queries.ts'
import type { Content } from '../../../schema/validate/Content.ts'

/** One page to write: of a document, a post or a category, or one that says that something is not there. */
export type PageJob =
  | { route: string; file: string }
  | { post: Post }
  | { category: Category }
  | 'missing post'
  | 'not found'
  | 'search'

/** Every page of a site. */
export const jobsOf = ({ site, pages, posts, template, addresses }: Content): PageJob[] => [
  ...[...pages.values()].map(({ route, file }) => ({ route, file })),
  ...(template ? [...posts.map(post => ({ post })), 'missing post' as const] : []),
  ...addresses.categories.all.map(category => ({ category })),
  ...(site.search?.off ? [] : ['search' as const]),
  'not found',
]

/** How many of these are pages that visitors know. */
export const pagesIn = (jobs: readonly PageJob[]): number =>
  jobs.filter(job => typeof job !== 'string').length

/** Distinguishes a page from all others of its site. */
export function idOf(job: PageJob): string {
  if (typeof job === 'string') return job
  if ('route' in job) return keyOf('page', job.route)
  return 'post' in job ? keyOf('post', job.post.id) : keyOf('category', job.category.route)
}

/** What a page is made from besides what it asks while it is resolved. */
export function sourcesOf(job: PageJob): string[] {
  if (job === 'missing post') return [keyOf('template')]
  if (typeof job === 'string') return []
  if ('route' in job) return [keyOf('document', job.file)]
  return 'post' in job
    ? [keyOf('post', job.post.id), keyOf('template')]
    : [keyOf('category', job.category.route)]
}
