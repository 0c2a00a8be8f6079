// schema/resolve: in come a page and the content of a site without errors, out goes all that the renderer needs to
// draw it (viewModel.ts). Finds no mistakes; asks other pages by queries.ts.

import type { z } from 'zod'
import { rangeOf } from '../model/ages.ts'
import type { Entry } from '../model/entries.ts'
import { kinds, type Resolver } from '../model/kinds.ts'
import { mapFields } from '../model/mapFields.ts'
import type { Page, Summary } from '../model/page.ts'
import { canonicalPath } from '../model/paths.ts'
import { type Category, type Post, type PostCard, post as postSchema } from '../model/post.ts'
import { noticeOf } from '../model/publication.ts'
import { safeUrl } from '../model/safeUrl.ts'
import { siteWords } from '../model/site/words.ts'
import { ownSlugs, slugOf } from '../model/slug.ts'
import { fillTokens } from '../model/tokens.ts'
import type { BlogPost, PageData, ResolvedAssets, SectionData, SiteData } from '../model/viewModel.ts'
import { parseInlineText, parseRichText } from '../richText/parseRichText.ts'
import { picturesIn } from '../richText/plainText.ts'
import { type InlineText, type Markup, type Parsed, type RichText, sourceText } from '../richText/RichText.ts'
import { type AnySection, definitionOf, section as sectionSchema, shownSections } from '../section.ts'
import type { CategoryLink, SectionContext } from '../sections/shared/SectionContext.ts'
import type { Content, ShownPage } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { type ListedEntry, type ListedPost, query } from './queries.ts'

type PageAtRoute = Pick<ShownPage, 'route' | 'page'>

/** Everything that a page needs. */
export function resolvePage(content: Content, found: PageAtRoute, assets: Assets): PageData {
  const { route, page } = found
  const title = fillTokens(page.title, content.site)
  return {
    route: href(content, assets, route),
    title: route === '/' ? content.site.name : fullTitle(title, content),
    description: fillTokens(page.description, content.site),
    header: headerOf(page, content),
    ...(page.light && { light: page.light }),
    ...noticed(page, content),
    sections: resolveSections(page, { content, assets, page: found, post: undefined }),
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
    sections: resolveSections(page, { content, assets, page: undefined, post }),
  }
}

/** Everything that the page of a category needs: the posts of the category, in the light of the page that lists all posts. */
export function resolveCategory(content: Content, category: Category, assets: Assets): PageData {
  const { name, route } = category
  const { light, ofCategory } = query(content, 'postList')
  const section = ofCategory?.(name)
  return {
    route: href(content, assets, route),
    title: fullTitle(name, content),
    description: describeCategory(content, category),
    header: 'solid',
    ...(light && { light }),
    feed: name,
    sections: section
      ? [resolveSection(section, { content, assets, page: undefined, post: undefined, category })]
      : [],
  }
}

/** The sentence by which search engines and the site's own search present the page of a category. */
export function describeCategory({ site }: Content, { name }: Category): string {
  const { categoryDescription } = siteWords(site)
  return categoryDescription.replace('{category}', () => name).replace('{name}', () => site.name)
}

/** The page for an address that no page has. Its message is all it says. */
export const resolveNotFound = (
  route: string,
  { name, words }: Pick<SiteData, 'name' | 'words'>,
): PageData => ({
  route,
  title: `${words.notFound} – ${name}`,
  description: words.notFound,
  header: 'solid',
  status: 404,
  sections: [],
})

/** With the name of the site at its end. */
const fullTitle = (title: string, { site }: Content) => `${title} – ${site.name}`

/** Only a dark header can lie over a picture. */
const headerOf = (page: Page, { site }: Content): PageData['header'] =>
  ((site.theme?.header ?? 'dark') === 'dark' && page.header) || 'solid'

function noticed(value: Page | Post, content: Content): Pick<PageData, 'notice'> {
  const notice = noticeOf(value, content.today)
  return notice ? { notice } : {}
}

/** The sections of a page that visitors see. */
function resolveSections(page: Page, scope: ResolveScope): SectionData[] {
  const ids = new Set<string>()
  return shownSections(page).map(section => resolveSection(section, { ...scope, ids }))
}

/** What a section is a part of. */
interface ResolveScope {
  content: Content
  assets: Assets
  page: PageAtRoute | undefined
  post: Post | undefined
  category?: Category
  /** The ids that sections of the page have made from their texts. */
  ids?: Set<string>
}

/** A section that is ready to render, with what it shows from elsewhere. */
function resolveSection(section: AnySection, scope: ResolveScope): SectionData {
  const { content, assets } = scope
  const definition = definitionOf(section.type)
  const context = contextOf(scope)
  const refs: SectionData['refs'] = {
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
    ...(refs.posts ?? []).flatMap(card => card.featuredImage ?? []),
    ...(refs.post
      ? [refs.post.featuredImage ?? [], refs.post.images, picturesIn(refs.post.content)].flat()
      : []),
  ]) {
    refs.pictures[image] = assets.picture(image)
  }
  return { section: definition.complete?.(resolved, context) ?? resolved, refs }
}

const contextOf = ({ content, assets, page, post, category, ids }: ResolveScope): SectionContext => ({
  today: content.today,
  get words() {
    return siteWords(content.site)
  },
  fill: text => fillTokens(text, content.site),
  ownIds: texts => ownSlugs(texts.map(slugOf), ids),
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

/** The sections of a page that visitors see, as the document has them: without items whose day is over. */
export const currentSections = (content: Content, found: PageAtRoute, assets: Assets): AnySection[] => {
  const context = contextOf({ content, assets, page: found, post: undefined })
  return shownSections(found.page).map(section => {
    // Filling in reads and adds items, whether their texts are parsed or not.
    const source = section as Parsed<AnySection>
    return (definitionOf(section.type).complete?.(source, context) ?? section) as AnySection
  })
}

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
    ...(featuredImage && { featuredImage }),
    ...(featuredImageAlt && { featuredImageAlt: fill(featuredImageAlt) }),
    date,
    author: fill(post.author),
    categories: post.categories.map(fill),
    href: address,
  }
}

/** Every post whole, newest first. */
export const postsOf = (content: Content, assets: Assets): BlogPost[] =>
  query(content, 'posts').map(post => ({
    ...resolveFields(postSchema, post, content, assets),
    href: cardOf(post, content, assets).href,
  }))

/**
 * The pages of a folder that have a summary, in their order, as a tree.
 * @param current the route of the page that shows the list
 */
export function entriesOf(
  content: Content,
  assets: Assets,
  folder: string,
  current: string | undefined,
): Entry[] {
  const places = placesIn(content, folder)
  const below = (route: string): Entry[] =>
    places.flatMap(({ page, above }) => (above === route ? entryOf(content, assets, page, current, []) : []))
  return places
    .filter(({ above }) => above === undefined)
    .map(({ page }) => entryOf(content, assets, page, current, below(page.route)))
}

/**
 * The pages of a folder that have a summary, in their order, each with the route of its parent among them. Lists have two
 * levels: a page whose parent has a parent itself is on the first.
 */
export function placesIn(content: Content, folder: string): { page: ListedEntry; above?: string }[] {
  const listed = query(content, 'folder', folder).map(page => ({
    page,
    parent: routeOfParent(content, page.summary) ?? '',
  }))
  const routes = new Set(listed.map(({ page }) => page.route))
  const tops = new Set(listed.flatMap(({ page, parent }) => (routes.has(parent) ? [] : page.route)))
  return listed.map(({ page, parent }) => ({ page, ...(tops.has(parent) && { above: parent }) }))
}

/** The pages behind some links, as a list would show them. */
export const entriesForLinks = (content: Content, assets: Assets, links: readonly string[]): Entry[] =>
  links.flatMap(link => {
    const page = query(content, 'entry', query(content, 'route', canonicalPath(link)))
    return page ? entryOf(content, assets, page, undefined, []) : []
  })

/** The route of the parent that a summary names. */
const routeOfParent = (content: Content, summary: Summary) =>
  summary.parent && query(content, 'route', canonicalPath(summary.parent))

function entryOf(
  content: Content,
  assets: Assets,
  { route, summary, light, requirements }: ListedEntry,
  current: string | undefined,
  children: Entry[],
): Entry {
  const { name, description, detail, icon, image, ages } = summary
  return {
    name: fillTokens(name, content.site),
    description: fillTokens(description, content.site),
    icon,
    link: href(content, assets, route),
    content: parseText(sourceText(summary.content ?? ''), 'blocks', content, assets) as RichText,
    ...(detail && { detail: fillTokens(detail, content.site) }),
    ...(image && { image }),
    ...(ages && { ages: rangeOf(ages) }),
    ...(light && { light }),
    isCurrent: route === current,
    children,
    ...(requirements.length > 0 && {
      requirements: requirements.map(item => parseText(item, 'inline', content, assets)),
    }),
  }
}

/**
 * A copy of a document or a part of it that is ready to render: links are canonical and include the base, tokens such as
 * `{name}` are replaced, and Markdown is parsed.
 * @param refs gets the pictures, icons and files to which the value refers
 */
export function resolveFields<V>(
  schema: z.core.$ZodType,
  value: V,
  content: Content,
  assets: Assets,
  refs?: Pick<ResolvedAssets, 'pictures' | 'icons' | 'files'>,
): Parsed<V> {
  const resolver: Resolver = {
    fill: text => fillTokens(text, content.site),
    parse: (source, markup) => parseText(source, markup, content, assets),
    href: link => href(content, assets, link),
    picture: noting(refs?.pictures, path => assets.picture(path)),
    icon: noting(refs?.icons, name => assets.icon(name)),
    file: noting(refs?.files, path => assets.file(path)),
  }
  return mapFields(
    schema,
    value,
    ({ kind, value, markup }) => kinds[kind].resolve?.(value, resolver, markup) ?? value,
    // Running texts are parsed above, and nothing else changes its type.
  ) as Parsed<V>
}

/** Notes what a page needs under its name. */
const noting =
  <T>(list: Record<string, T> | undefined, find: (name: string) => T) =>
  (name: string): string => {
    if (list) list[name] = find(name)
    return name
  }

/** @param source Markdown, each line a block unless it is inline */
function parseText(source: string, markup: 'inline', content: Content, assets: Assets): InlineText

function parseText(source: string, markup: Markup, content: Content, assets: Assets): InlineText | RichText

function parseText(source: string, markup: Markup, content: Content, assets: Assets) {
  const map = {
    text: (words: string) => fillTokens(words, content.site),
    // Validation has refused all others.
    link: (address: string) => (safeUrl.test(address) ? href(content, assets, address) : undefined),
  }
  return markup === 'inline' ? parseInlineText(source, map) : parseRichText(source, markup, map)
}
