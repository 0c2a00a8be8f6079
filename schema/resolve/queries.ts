import type { LightName } from '../model/light.ts'
import type { Summary } from '../model/page.ts'
import { folderOf } from '../model/paths.ts'
import type { Post } from '../model/post.ts'
import type { InlineSource } from '../richText/RichText.ts'
import type { Content, ShownPage } from '../validate/Content.ts'

/** What other pages can show of a page. */
export interface ListedEntry {
  route: string
  summary: Summary
  light?: LightName
  requirements: InlineSource[]
}

/** What lists can show of a post. */
export type ListedPost = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'featuredImage' | 'featuredImageAlt' | 'date' | 'author' | 'categories'
>

/**
 * Everything that a page can ask of other documents while it is resolved, and by what. This is the only place that reads them:
 * anyone who wants to know what pages show of each other finds it here. An answer holds what is shown and no more.
 */
const queries = {
  /** The route of the page that has an address, by its canonical path. */
  route: ({ addresses }: Content, path: string) => addresses.routes.get(path),
  title: ({ pages }: Content, route: string) => pages.get(route)?.page.title,
  /** A page that has a summary. */
  entry: ({ pages }: Content, route: string) => entryOf(pages.get(route)),
  /** The pages directly in a folder that have a summary, in their order. */
  folder: ({ addresses, pages }: Content, folder: string) =>
    [...addresses.summaries]
      .filter(route => folderOf(route) === folder)
      .flatMap(route => entryOf(pages.get(route)) ?? [])
      .map(entry => ({ entry, order: entry.summary.order }))
      .sort((a, b) => a.order - b.order || (a.entry.route < b.entry.route ? -1 : 1))
      .map(({ entry }) => entry),
  /** What every page is called. */
  names: ({ pages }: Content) =>
    [...pages.values()].map(({ route, page: { title, summary } }) => ({
      route,
      name: summary?.name ?? title,
      order: summary?.order ?? 0,
    })),
  /** The sections of other pages that state the fees of a page. */
  fees: ({ fees }: Content, route: string) => fees.get(route) ?? [],
  /** Every post as lists show it, newest first. */
  listedPosts: ({ posts }: Content) => posts.map(listedPost),
  listedPost: ({ posts }: Content, id: string) => {
    const post = posts.find(post => post.id === Number(id))
    return post && listedPost(post)
  },
  /** Every post whole, newest first. */
  posts: ({ posts }: Content) => posts,
  post: ({ posts }: Content, id: string) => posts.find(post => post.id === Number(id)),
  /** The page that shows posts. */
  template: ({ template }: Content) => template,
  categories: ({ addresses }: Content) => addresses.categories.all,
  category: ({ addresses }: Content, at: string) =>
    addresses.categories.all.find(({ route }) => route === at),
  /** The page that lists all posts. */
  postList: ({ addresses, pages }: Content) => {
    const { list } = addresses.categories
    const found = list === undefined ? undefined : pages.get(list)
    const section = found?.shared.find(({ ofCategory }) => ofCategory)
    return { route: list, light: found?.page.light, ofCategory: section?.ofCategory }
  },
}

type Query = keyof typeof queries

/** The answer to a query. */
export function query<Q extends Query>(
  content: Content,
  name: Q,
  about = '',
): ReturnType<(typeof queries)[Q]> {
  // Each query has the type of its own answer.
  return queries[name](content, about) as ReturnType<(typeof queries)[Q]>
}

function entryOf(found: ShownPage | undefined): ListedEntry | undefined {
  if (!found?.page.summary) return undefined
  const { summary, light } = found.page
  const requirements = found.shared.flatMap(({ requirements = [] }) => requirements)
  return { route: found.route, summary, ...(light && { light }), requirements }
}

const listedPost = ({
  id,
  title,
  excerpt,
  featuredImage,
  featuredImageAlt,
  date,
  author,
  categories,
}: Post): ListedPost => ({
  ...{ id, title, excerpt },
  ...(featuredImage && { featuredImage }),
  ...(featuredImageAlt && { featuredImageAlt }),
  ...{ date, author, categories },
})
