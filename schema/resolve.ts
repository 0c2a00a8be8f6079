import type { Content, WholePage } from './content.ts'
import type {
  BlogPost,
  FileInfo,
  IconShape,
  PageData,
  Picture,
  PostCard,
  Refs,
  SectionData,
  SiteData,
} from './data.ts'
import { entriesLinked, entriesOf, leavesOf, shown, stagesOf, withChoices } from './entries.ts'
import { mapFields } from './fieldWalk.ts'
import type { Page } from './page.ts'
import { canonicalPath } from './paths.ts'
import { type Post, post as postSchema } from './post.ts'
import { noticeOf } from './publication.ts'
import { type AnySection, section as sectionSchema } from './section.ts'
import { fillTokens } from './tokens.ts'

/** What a build knows about files: how each is served. Every URL that comes out carries `base`. */
export interface Assets {
  /** `/`, or `/folder/` where the site does not lie at the root of its host. */
  base: string
  picture(path: string): Picture
  icon(name: string): IconShape
  /** Where the files of the typefaces are served. */
  fonts: SiteData['fonts']
  /** URL of the style sheet for paper. */
  print: string
  file(path: string): FileInfo
}

/** The address as a browser needs it: canonical spelling, base in front. Addresses elsewhere stay as they are. */
export function href(content: Content, assets: Assets, link: string): string {
  if (!link.startsWith('/')) return link
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
  const route = content.addresses.routes.get(canonicalPath(address)) ?? address
  return `${assets.base.slice(0, -1)}${route}${rest}`
}

/** Everything that a page needs. */
export function resolvePage(content: Content, found: WholePage, assets: Assets): PageData {
  const { route, page } = found
  const title = fillTokens(page.title, content.site)
  return {
    route: href(content, assets, route),
    title: route === '/' ? content.site.name : fullTitle(title, content),
    description: fillTokens(page.description, content.site),
    header: page.header ?? 'solid',
    ...(page.light && { light: page.light }),
    ...noticed(page, content),
    sections: page.sections.map(section =>
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
    header: page.header ?? 'solid',
    ...(page.light && { light: page.light }),
    ...(post ? noticed(post, content) : { status: 404 as const }),
    sections: page.sections.map(section =>
      resolveSection(section, { content, assets, page: undefined, post }),
    ),
  }
}

function noticed(value: Page | Post, content: Content): Pick<PageData, 'notice'> {
  const notice = noticeOf(value, content.today)
  return notice ? { notice } : {}
}

const fullTitle = (title: string, { site }: Content) => `${title} – ${site.name}`

interface Place {
  content: Content
  assets: Assets
  page: WholePage | undefined
  post: Post | undefined
}

function resolveSection(section: AnySection, place: Place): SectionData {
  const { content, assets } = place
  const refs: Refs = { pictures: {}, icons: {}, files: {}, ...listsOf(section, place) }
  const resolved = mapFields(sectionSchema, section, ({ kind, value }) => {
    if (kind === 'image') refs.pictures[value] = assets.picture(value)
    if (kind === 'icon') refs.icons[value] = assets.icon(value)
    if (kind === 'pdf') refs.files[value] = assets.file(value)
    if (kind === 'link') return href(content, assets, value)
    return kind === 'text' ? fillTokens(value, content.site) : value
  })
  for (const { icon } of (refs.stages ?? []).flatMap(stage => [stage, ...stage.children])) {
    refs.icons[icon] = assets.icon(icon)
  }
  for (const image of [
    ...(refs.entries ?? []).flatMap(entry => entry.image ?? []),
    ...(refs.posts ?? []).map(card => card.featuredImage),
    ...(refs.post ? [refs.post.featuredImage, ...refs.post.images] : []),
  ]) {
    refs.pictures[image] = assets.picture(image)
  }
  const whole =
    resolved.type === 'form'
      ? { ...resolved, fields: withChoices(resolved.fields, content, assets) }
      : resolved
  return { section: whole, refs }
}

/** What a section shows that stands in other documents. */
function listsOf(section: AnySection, { content, assets, page, post }: Place): Partial<Refs> {
  const entries = (from: string) => entriesOf(content, assets, from, page?.route)
  switch (section.type) {
    case 'timeline':
      return { stages: stagesOf(entries(section.from)) }
    case 'siblings':
      return { entries: shown(leavesOf(entries(section.from)), ['isCurrent']) }
    case 'requirementsOverview':
      return { entries: shown(leavesOf(entries(section.from)), ['light', 'requirements']) }
    case 'pageCards': {
      const tree = entries(section.from)
      const listed = {
        top: () => tree,
        leaves: () => leavesOf(tree),
        all: () => tree.flatMap(entry => [entry, ...entry.children]),
      }
      return {
        entries: shown(listed[section.show ?? 'all'](), ['description', 'image', 'light', 'isCurrent']),
      }
    }
    case 'pathForward': {
      const links = section.items.flatMap(item => item.link ?? [])
      return { entries: shown(entriesLinked(content, assets, links), ['light']) }
    }
    case 'calendar':
      // The posts of a blog have no calendar file of their own.
      return page
        ? { calendarHref: `${href(content, assets, page.route).replace(/\/$/, '')}/calendar.ics` }
        : {}
    case 'blogList':
      return { posts: content.posts.map(card => cardOf(card, content, assets)) }
    case 'latestPosts':
      return { posts: content.posts.slice(0, section.count).map(card => cardOf(card, content, assets)) }
    case 'relatedPosts':
      return {
        posts: (post?.relatedPosts ?? [])
          .flatMap(id => content.posts.find(other => other.id === id) ?? [])
          .map(card => cardOf(card, content, assets)),
      }
    case 'postHero':
    case 'postBody':
    case 'postGallery':
      return { post: post ? filled(post, content) : null }
    default:
      return {}
  }
}

const filled = (post: Post, content: Content): Post =>
  mapFields(postSchema, post, ({ kind, value }) =>
    kind === 'text' ? fillTokens(value, content.site) : value,
  )

/** Every post whole, newest first. */
export const postsOf = (content: Content, assets: Assets): BlogPost[] =>
  content.posts.map(post => ({
    ...filled(post, content),
    href: cardOf(post, content, assets).href,
    picture: assets.picture(post.featuredImage),
  }))

/** A post as lists show it. */
export function cardOf(post: Post, content: Content, assets: Assets): PostCard {
  const { id, title, excerpt, featuredImage, featuredImageAlt, date, author, categories } = filled(
    post,
    content,
  )
  const address = href(content, assets, `${content.template?.prefix ?? ''}/${id}`)
  return {
    id,
    title,
    excerpt,
    featuredImage,
    ...(featuredImageAlt && { featuredImageAlt }),
    date,
    author,
    categories,
    href: address,
  }
}
