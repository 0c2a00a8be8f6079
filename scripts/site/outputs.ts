// scripts/site: from the folders of a site to the files it publishes. folder.ts reads, outputs.ts lists paths with
// what makes them, buildSite.ts and release.ts write. The commands build, serve and dev share it.

import type { PageTexts } from '../../renderer/search/SiteSearch.ts'
import type { Category, Post } from '../../schema/model/post.ts'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { type Assets, href } from '../../schema/resolve/href.ts'
import { query } from '../../schema/resolve/queries.ts'
import {
  postsOf,
  resolveCategory,
  resolveNotFound,
  resolvePage,
  resolvePost,
} from '../../schema/resolve/resolvePage.ts'
import { resolveSearch, SEARCH_ROUTE } from '../../schema/resolve/resolveSearch.ts'
import { calendarsIn, formTargetsIn } from '../../schema/section.ts'
import type { Content, ShownPage } from '../../schema/validate/Content.ts'
import { pagePolicy, siteFormTargets } from './hosting/headers.ts'
import { calendarFile } from './outputs/calendarFile.ts'
import { feeds } from './outputs/feeds.ts'
import { manifest, redirects, robots, sitemap } from './outputs/machineFiles.ts'
import { textsOfCategory, textsOfPage, textsOfPost } from './outputs/search/pageTexts.ts'
import { structuredData } from './outputs/structuredData.ts'

/** The renderer. The dev server loads it anew when it has changed. */
export type PageCode = Pick<
  typeof import('../../renderer/server/renderPage.tsx'),
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

/** What is made of one thing: of a page its HTML, at each of its spellings, and its calendar. */
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

/**
 * The table of everything that a site publishes, apart from its public files and the files in `assets/`. Pure: nothing is made
 * before it is asked for, and the caller decides what becomes of it.
 */
export function outputsOf(input: OutputInput): Output[] {
  const { content, site, assets } = input
  const { template } = content
  const htmlAt = htmlMaker(input)
  const ofTemplate = formTargetsIn(template?.page.sections ?? [])
  const page = (
    spellings: readonly string[],
    data: () => PageData,
    formTargets?: readonly string[],
  ): Output => ({
    paths: spellings.map(htmlFileOf),
    make: () => htmlAt(spellings, data(), formTargets),
  })
  const ofContent = (shown: ShownPage): Output => {
    const { route, page } = shown
    const spellings = spellingsOf(route, page.aliases)
    const hasCalendar = shown.shared.some(({ calendar }) => calendar)
    const calendar = `${route.slice(1)}/calendar.ics`
    return {
      paths: [...spellings.map(htmlFileOf), ...(hasCalendar ? [calendar] : [])],
      isPage: true,
      make: () => {
        const { sections } = page
        const files = htmlAt(spellings, resolvePage(content, shown, assets), formTargetsIn(sections))
        if (hasCalendar) {
          const address = site.origin + href(content, assets, route)
          files.set(calendar, calendarFile(calendarsIn(sections, site.words), address, site, content.today))
        }
        return files
      },
      texts: () => textsOfPage(content, shown, assets),
    }
  }
  const ofPost = (post: Post, prefix: string): Output => ({
    ...page([`${prefix}/${post.id}`], () => resolvePost(content, post, assets), ofTemplate),
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
      ...page([`${prefix}/_missing`], () => resolvePost(content, undefined, assets), ofTemplate),
      isMissing: true,
    },
    feedsOf(prefix, input),
  ]
  return [
    ...[...content.pages.values()].map(ofContent),
    ...(template ? ofBlog(template.prefix) : []),
    ...content.addresses.categories.all.map(ofCategory),
    ...(site.hasSearch ? [page([SEARCH_ROUTE], () => resolveSearch(content, assets))] : []),
    page(['404.html'], () => resolveNotFound(`${assets.base}404`, site)),
    file('sitemap.xml', () => sitemap(content, assets, site.origin)),
    file('robots.txt', () => robots(assets.base, site.origin)),
    file('site.webmanifest', () => manifest(site)),
    file('_redirects', () => redirects(site)),
  ]
}

const file = (path: string, make: () => string): Output => ({
  paths: [path],
  make: () => new Map([[path, make()]]),
})

/** The feeds of the blog and of its categories. */
function feedsOf(prefix: string, { content, assets, site, shareUrl }: OutputInput): Output {
  const folders = [prefix, ...content.addresses.categories.all.map(({ route }) => decodeURI(route))]
  return {
    paths: folders.flatMap(folder => ['xml', 'json'].map(ending => `${folder.slice(1)}/feed.${ending}`)),
    make() {
      const posts = postsOf(content, assets)
      const files = new Map<string, string>()
      const add = (folder: string, { rss, json }: { rss: string; json: string }) => {
        files.set(`${folder}/feed.xml`, rss)
        files.set(`${folder}/feed.json`, json)
      }
      add(prefix.slice(1), feeds(posts, shareUrl, site))
      for (const { route, name, names } of query(content, 'categories')) {
        const own = posts.filter(({ categories }) => categories.some(category => names.includes(category)))
        const list = href(content, assets, route)
        add(decodeURI(route.slice(1)), feeds(own, shareUrl, site, list, name))
      }
      return files
    },
  }
}

/**
 * Makes a function that renders a page once and returns its HTML at each of its spellings. What all pages share is made with
 * the first.
 */
function htmlMaker({ content, site, code, shareUrl, urls, hashStyle }: OutputInput) {
  const onAllPages = siteFormTargets(site)
  let renderer: ReturnType<PageCode['createRenderer']> | undefined
  return (spellings: readonly string[], page: PageData, formTargets: readonly string[] = []) => {
    renderer ??= code.createRenderer(site)
    const rendered = renderer.renderPage(page)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    const picture = first && shareUrl(first)
    const html = code.documentHtml(rendered, page, site, {
      ...urls,
      ...(hashStyle && {
        policy: pagePolicy(
          [rendered.style, rendered.fontFaces].map(hashStyle),
          [...onAllPages, ...formTargets],
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
