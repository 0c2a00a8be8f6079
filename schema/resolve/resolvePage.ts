import type { Page } from '../model/page.ts'
import { type Post, type PostCard, post as postSchema } from '../model/post.ts'
import { noticeOf } from '../model/publication.ts'
import { fillTokens } from '../model/tokens.ts'
import type { BlogPost, PageData, ResolvedAssets, SectionData } from '../model/viewModel.ts'
import { picturesIn } from '../richText/plainText.ts'
import type { Parsed } from '../richText/RichText.ts'
import { type AnySection, definitionOf, section as sectionSchema, shownSections } from '../section.ts'
import type { SectionContext } from '../sections/SectionContext.ts'
import type { Content, WholePage } from '../validate/Content.ts'
import { entriesForLinks, entriesOf } from './entries.ts'
import { type Assets, href } from './href.ts'
import { resolveFields } from './resolveFields.ts'

/** Everything that a page needs. */
export function resolvePage(content: Content, found: WholePage, assets: Assets): PageData {
  const { route, page } = found
  const title = fillTokens(page.title, content.site)
  return {
    route: href(content, assets, route),
    title: route === '/' ? content.site.name : fullTitle(title, content),
    description: fillTokens(page.description, content.site),
    header: headerOf(page, content),
    ...(page.light && { light: page.light }),
    ...noticed(page, content),
    sections: shownSections(page).map(section =>
      resolveSection(section, { content, assets, page: found, post: undefined }),
    ),
  }
}

/** Everything that the page of a post needs; with no post, the page that says that there is none. */
export function resolvePost(content: Content, post: Post | undefined, assets: Assets): PageData {
  if (!content.template) throw new Error('There is no post template')
  const { page, prefix } = content.template
  const title = fillTokens(post?.title ?? page.title, content.site)
  return {
    route: href(content, assets, `${prefix}/${post?.id ?? '_missing'}`),
    title: fullTitle(title, content),
    description: fillTokens(post?.excerpt ?? page.description, content.site),
    header: headerOf(page, content),
    ...(page.light && { light: page.light }),
    ...(post ? noticed(post, content) : { status: 404 as const }),
    sections: shownSections(page).map(section =>
      resolveSection(section, { content, assets, page: undefined, post }),
    ),
  }
}

/** The sections of a page that visitors see, as the document has them: without items whose day is over. */
export const currentSections = (content: Content, found: WholePage, assets: Assets): AnySection[] => {
  const context = contextOf({ content, assets, page: found, post: undefined })
  return shownSections(found.page).map(section => {
    // Filling in reads and adds items, whether their texts are parsed or not.
    const source = section as Parsed<AnySection>
    return (definitionOf(section.type).complete?.(source, context) ?? section) as AnySection
  })
}

/** Only a dark header can lie over a picture. */
const headerOf = (page: Page, { site }: Content): PageData['header'] =>
  ((site.theme?.header ?? 'dark') === 'dark' && page.header) || 'solid'

function noticed(value: Page | Post, content: Content): Pick<PageData, 'notice'> {
  const notice = noticeOf(value, content.today)
  return notice ? { notice } : {}
}

const fullTitle = (title: string, { site }: Content) => `${title} – ${site.name}`

interface ResolveScope {
  content: Content
  assets: Assets
  page: WholePage | undefined
  post: Post | undefined
}

function resolveSection(section: AnySection, scope: ResolveScope): SectionData {
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

const contextOf = ({ content, assets, page, post }: ResolveScope): SectionContext => ({
  today: content.today,
  fill: text => fillTokens(text, content.site),
  pageHref: page && href(content, assets, page.route),
  entries: folder => entriesOf(content, assets, folder, page?.route),
  entriesForLinks: links => entriesForLinks(content, assets, links),
  feesOfPage: () =>
    (content.fees.get(page?.route ?? '') ?? []).map(({ link, title, ...fees }) => ({
      ...fees,
      title: fillTokens(title, content.site),
      href: href(content, assets, link),
    })),
  posts: content.posts,
  currentPost: () => (post ? resolveFields(postSchema, post, content, assets) : null),
  card: card => cardOf(card, content, assets),
})

/** Every post whole, newest first. */
export const postsOf = (content: Content, assets: Assets): BlogPost[] =>
  content.posts.map(post => ({
    ...resolveFields(postSchema, post, content, assets),
    href: cardOf(post, content, assets).href,
    picture: assets.picture(post.featuredImage),
  }))

/** A post as lists show it. */
export function cardOf(post: Post, content: Content, assets: Assets): PostCard {
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
