import { type Category, type Post, type PostCard, post as postSchema } from '../model/post.ts'
import { fillTokens } from '../model/tokens.ts'
import type { ResolvedAssets, SectionData } from '../model/viewModel.ts'
import { picturesIn } from '../richText/plainText.ts'
import { type AnySection, definitionOf, section as sectionSchema } from '../section.ts'
import type { CategoryLink, SectionContext } from '../sections/SectionContext.ts'
import type { Content, WholePage } from '../validate/Content.ts'
import { entriesForLinks, entriesOf } from './entries.ts'
import { type Assets, href } from './href.ts'
import { type ListedPost, query } from './queries.ts'
import { resolveFields } from './resolveFields.ts'

/** What a section is a part of. */
interface ResolveScope {
  content: Content
  assets: Assets
  page: WholePage | undefined
  post: Post | undefined
  category?: Category
}

/** A section that is ready to render, with what it shows from elsewhere. */
export function resolveSection(section: AnySection, scope: ResolveScope): SectionData {
  const { content, assets } = scope
  const definition = definitionOf(section.type)
  const context = contextOf(scope)
  const refs: ResolvedAssets = {
    pictures: {},
    icons: {},
    files: {},
    ...definition.resolve?.(section, context),
  }
  const resolved = resolveFields(sectionSchema, section, content, assets, refs)
  for (const { icon } of (refs.stages ?? []).flatMap(stage => [stage, ...stage.children])) {
    refs.icons[icon] = assets.icon(icon)
  }
  for (const image of [
    ...(refs.entries ?? []).flatMap(entry => entry.image ?? []),
    ...[...(refs.posts ?? []), ...(refs.allPosts ?? [])].map(card => card.featuredImage),
    ...(refs.post ? [refs.post.featuredImage, ...refs.post.images, ...picturesIn(refs.post.content)] : []),
  ]) {
    refs.pictures[image] = assets.picture(image)
  }
  return { section: definition.complete?.(resolved, context) ?? resolved, refs }
}

export const contextOf = ({ content, assets, page, post, category }: ResolveScope): SectionContext => ({
  today: content.today,
  fill: text => fillTokens(text, content.site),
  pageHref: page && href(content, assets, page.route),
  entries: folder => entriesOf(content, assets, folder, page?.route),
  entriesForLinks: links => entriesForLinks(content, assets, links),
  feesOfPage: () =>
    query(content, 'fees', page?.route).map(({ link, title, ...fees }) => ({
      ...fees,
      title: fillTokens(title, content.site),
      href: href(content, assets, link),
    })),
  posts: () => query(content, 'listedPosts').map(post => cardOf(post, content, assets)),
  post: id => {
    const post = query(content, 'listedPost', String(id))
    return post && cardOf(post, content, assets)
  },
  category,
  categories: () =>
    query(content, 'categories').map(({ name, route }) => ({
      name,
      href: href(content, assets, route),
      ...(route === category?.route && { isCurrent: true }),
    })),
  categoryLinks: names => names.map(name => categoryLink(name, content, assets)),
  listHref: () => listHref(content, assets),
  currentPost: () => (post ? resolveFields(postSchema, post, content, assets) : null),
})

function categoryLink(name: string, content: Content, assets: Assets): CategoryLink {
  const found = query(content, 'categories').find(({ names }) => names.includes(name))
  return { name, ...(found && { href: href(content, assets, found.route) }) }
}

function listHref(content: Content, assets: Assets): string | undefined {
  const { route } = query(content, 'postList')
  return route === undefined ? undefined : href(content, assets, route)
}

/** A post as lists show it. */
export function cardOf(post: ListedPost, content: Content, assets: Assets): PostCard {
  const { id, featuredImage, featuredImageAlt, date } = post
  const fill = (text: string) => fillTokens(text, content.site)
  const address = href(content, assets, `${content.template?.prefix ?? ''}/${id}`)
  return {
    id,
    title: fill(post.title),
    excerpt: fill(post.excerpt),
    featuredImage,
    ...(featuredImageAlt && { featuredImageAlt: fill(featuredImageAlt) }),
    date,
    author: fill(post.author),
    categories: post.categories.map(fill),
    href: address,
  }
}
