import type { PageTexts } from '../../../renderer/search/SiteSearch.ts'
import type { Category, Post } from '../../../schema/model/post.ts'
import type { PageData, SiteData } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import {
  resolveCategory,
  resolveNotFound,
  resolvePage,
  resolvePost,
} from '../../../schema/resolve/resolvePage.ts'
import { resolveSearch, SEARCH_ROUTE } from '../../../schema/resolve/resolveSearch.ts'
import { type AnySection, formTargetsIn } from '../../../schema/section.ts'
import type { Content, ShownPage } from '../../../schema/validate/Content.ts'
import { pagePolicy, siteFormTargets } from '../hosting/headers.ts'
import { textsOfCategory, textsOfPage, textsOfPost } from './search/pageTexts.ts'
import { structuredData } from './structuredData.ts'

/** The renderer. The dev server loads it anew when it has changed. */
export type PageCode = Pick<
  typeof import('../../../renderer/server/renderPage.tsx'),
  'createRenderer' | 'documentHtml' | 'styleSheet'
>

/** All that the outputs of a site are made from. */
export interface OutputInput {
  content: Content
  /** What all pages share. */
  site: SiteData
  assets: Assets
  /** The URL of a picture as a share image (`og:image`). What is asked for is published. */
  shareUrl: (path: string) => string | undefined
  code: PageCode
  /** URLs of the stylesheet, of the entry script, of what islands know of the site, and of the screens shown in place of pages. */
  urls: { style: string; script: string; islandSite: string; screens: string }
  /** The hash of a `<style>`, as policies write it. Absent where pages have no policy. */
  hashStyle?: (css: string) => string
}

/** Path, relative to the site, with forward slashes → content. */
export type MadeFiles = ReadonlyMap<string, string>

/** What is made of one thing: of a page its HTML, at each of its spellings. */
export interface Output {
  /** Its files. */
  paths: readonly string[]
  /** Whether it is a page that visitors know. */
  isPage?: true
  /** Whether it answers where no page is. */
  isMissing?: true
  make(): MadeFiles
  /** The texts by which visitors find it. */
  texts?: () => PageTexts
}

/** The pages of a site. Nothing is made before it is asked for. */
export function pagesOf(input: OutputInput): Output[] {
  const { content, site, assets } = input
  const { template } = content
  const htmlAt = htmlMaker(input)
  const page = (
    spellings: readonly string[],
    data: () => PageData,
    sections?: readonly AnySection[],
  ): Output => ({
    paths: spellings.map(htmlFileOf),
    make: () => htmlAt(spellings, data(), sections),
  })
  const ofContent = (shown: ShownPage): Output => ({
    ...page(
      spellingsOf(shown.route, shown.page.aliases),
      () => resolvePage(content, shown, assets),
      shown.page.sections,
    ),
    isPage: true,
    texts: () => textsOfPage(content, shown, assets),
  })
  const ofPost = (post: Post, prefix: string): Output => ({
    ...page([`${prefix}/${post.id}`], () => resolvePost(content, post, assets), template?.page.sections),
    isPage: true,
    texts: () => textsOfPost(content, post, assets),
  })
  const ofCategory = (category: Category): Output => ({
    ...page(spellingsOf(category.route), () => resolveCategory(content, category, assets)),
    isPage: true,
    texts: () => textsOfCategory(content, category, assets),
  })
  const ofBlog = (prefix: string): Output[] => [
    ...content.posts.map(post => ofPost(post, prefix)),
    {
      ...page([`${prefix}/_missing`], () => resolvePost(content, undefined, assets), template?.page.sections),
      isMissing: true,
    },
  ]
  return [
    ...[...content.pages.values()].map(ofContent),
    ...(template ? ofBlog(template.prefix) : []),
    ...content.addresses.categories.all.map(ofCategory),
    ...(site.hasSearch ? [page([SEARCH_ROUTE], () => resolveSearch(content, assets))] : []),
    page(['404.html'], () => resolveNotFound(`${assets.base}404`, site)),
  ]
}

/**
 * Makes a function that renders a page once and returns its HTML at each of its spellings. What all pages share is made with
 * the first.
 */
function htmlMaker({ content, site, code, shareUrl, urls, hashStyle }: OutputInput) {
  const onAllPages = siteFormTargets(site)
  let renderer: ReturnType<PageCode['createRenderer']> | undefined
  return (spellings: readonly string[], page: PageData, sections: readonly AnySection[] = []) => {
    renderer ??= code.createRenderer(site)
    const rendered = renderer.renderPage(page)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    const picture = first && shareUrl(first)
    const html = code.documentHtml(rendered, page, site, {
      ...urls,
      ...(hashStyle && {
        policy: pagePolicy(
          [rendered.style, rendered.fontFaces].map(hashStyle),
          [...onAllPages, ...formTargetsIn(sections)],
          framesIn(page),
        ),
      }),
      ...(picture && { picture }),
      structuredData: structuredData(page, site, content, picture),
    })
    return new Map(spellings.map(spelling => [htmlFileOf(spelling), html]))
  }
}

/** The origins that a page shows in frames. */
const framesIn = ({ sections }: PageData): string[] => [
  ...new Set(sections.flatMap(({ refs }) => (refs?.frame ? new URL(refs.frame.url).origin : []))),
]

/** The file of an address, relative to the site. */
export function htmlFileOf(spelling: string): string {
  if (spelling.endsWith('.html')) return spelling
  return spelling === '/' ? 'index.html' : `${spelling.slice(1)}/index.html`
}

/**
 * Static servers cannot rewrite, so every spelling of an address is a file of its own. The browser asks in lower case, and servers
 * look for the letters that an address encodes.
 */
const spellingsOf = (route: string, aliases: readonly string[] = []): string[] => [
  ...new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]).map(decodeURI)),
]
