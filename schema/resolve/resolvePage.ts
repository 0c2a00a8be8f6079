import type { Page } from '../model/page.ts'
import { type Post, post as postSchema } from '../model/post.ts'
import { noticeOf } from '../model/publication.ts'
import { fillTokens } from '../model/tokens.ts'
import type { BlogPost, PageData } from '../model/viewModel.ts'
import type { Parsed } from '../richText/RichText.ts'
import { type AnySection, definitionOf, shownSections } from '../section.ts'
import type { Content, WholePage } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { query } from './queries.ts'
import { resolveFields } from './resolveFields.ts'
import { cardOf, contextOf, resolveSection } from './resolveSection.ts'

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

/** With the name of the site at its end. */
export const fullTitle = (title: string, { site }: Content) => `${title} – ${site.name}`

/** Every post whole, newest first. */
export const postsOf = (content: Content, assets: Assets): BlogPost[] =>
  query(content, 'posts').map(post => ({
    ...resolveFields(postSchema, post, content, assets),
    href: cardOf(post, content, assets).href,
    picture: assets.picture(post.featuredImage),
  }))
