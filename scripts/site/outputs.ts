import type { Page } from '../../schema/model/page.ts'
import type { Category, Post } from '../../schema/model/post.ts'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { type Assets, href } from '../../schema/resolve/href.ts'
import { keyOf, query } from '../../schema/resolve/queries.ts'
import {
  postsOf,
  resolveCategory,
  resolveNotFound,
  resolvePage,
  resolvePost,
} from '../../schema/resolve/resolvePage.ts'
import { resolveSearch, SEARCH_ROUTE } from '../../schema/resolve/resolveSearch.ts'
import { calendarsIn, formTargetsIn } from '../../schema/section.ts'
import type { Content, ListedPage } from '../../schema/validate/Content.ts'
import { pagePolicy, siteFormTargets } from './hosting/headers.ts'
import { calendarFile } from './outputs/calendarFile.ts'
import { feeds } from './outputs/feeds.ts'
import { manifest, redirects, robots, sitemap } from './outputs/machineFiles.ts'
import { type FoundPage, indexCategory, indexPage, indexPost } from './outputs/search/indexedPage.ts'
import type { PageToIndex } from './outputs/search/PageIndexer.ts'
import { pageNumbers } from './outputs/search/pageNumbers.ts'
import { structuredData } from './outputs/structuredData.ts'

/** The renderer. The dev server loads it anew when it has changed. */
export type PageCode = Pick<
  typeof import('../../renderer/server/renderPage.tsx'),
  'createRenderer' | 'documentHtml'
>

/** All that the outputs of a site are made from. */
export interface OutputInput {
  content: Content
  /** The value of a page. */
  page: (file: string) => Page
  /** What all pages share. */
  site: SiteData
  assets: Assets
  /** Path of a picture → its URL as a share image (`og:image`). */
  sharedUrls: ReadonlyMap<string, string>
  code: PageCode
  /** URLs of the entry script, of what islands know of the site, and of what stands in for pages. */
  urls: { script: string; islandSite: string; screens: string }
  /** The hash of a `<style>`, as policies write it. Absent where pages have no policy. */
  hashStyle?: (css: string) => string
}

/** Notes the key of something that an output shows: a query of the site (schema/resolve/queries.ts), a picture or a file. */
export type Use = (key: string) => void

/** Path, relative to the site, with forward slashes → content. */
export type MadeFiles = ReadonlyMap<string, string>

/** What is made of one thing: of a page its HTML, at each of its spellings, and its calendar. */
export interface Output {
  /** Distinguishes it from all others of its site. */
  id: string
  /** Its files. */
  paths: readonly string[]
  /** Whether it is so small that it is made whenever anything is. */
  isAlwaysMade?: true
  /** Whether it is a page that visitors know. */
  isPage?: true
  /** The document that it is made from. */
  file?: string
  make(use: Use): MadeFiles
  /** What visitors can find of it: its number in the index of the search, and its texts. */
  found?: PageToIndex
}

/**
 * The table of everything that a site publishes, apart from its public files and what lies in `assets/`. Pure: nothing is made
 * before it is asked for, and whoever asks decides what becomes of it.
 */
export function outputsOf(input: OutputInput): Output[] {
  const { content, site, assets } = input
  const maker = new PageMaker(input)
  const prefix = content.template?.prefix
  const { categories } = content.addresses
  return [
    ...[...content.pages.values()].map(page => maker.page(page)),
    ...(prefix === undefined ? [] : [...content.posts.map(post => maker.post(post)), maker.missingPost()]),
    ...categories.all.map(category => maker.category(category)),
    ...(site.hasSearch ? [maker.search()] : []),
    maker.notFound(),
    ...(prefix === undefined ? [] : [feedsOf(prefix, input)]),
    file('sitemap.xml', () => sitemap(content, assets, site.origin)),
    file('robots.txt', () => robots(assets.base, site.origin)),
    file('site.webmanifest', () => manifest(site)),
    file('_redirects', () => redirects(site)),
  ]
}

/** A file that is small, and so is made whenever the site is. */
const file = (path: string, make: () => string): Output => ({
  id: path,
  paths: [path],
  isAlwaysMade: true,
  make: () => new Map([[path, make()]]),
})

/** The feeds of the blog and of its categories. */
function feedsOf(prefix: string, { content, assets, site, sharedUrls }: OutputInput): Output {
  const folders = [prefix, ...content.addresses.categories.all.map(({ route }) => decodeURI(route))]
  return {
    id: 'feeds',
    paths: folders.flatMap(folder => ['xml', 'json'].map(ending => `${folder.slice(1)}/feed.${ending}`)),
    make(use) {
      const tracked = track(content, assets, use)
      const posts = postsOf(tracked.content, tracked.assets)
      for (const { featuredImage } of posts) use(keyOf('shared', featuredImage))
      const files = new Map<string, string>()
      const add = (folder: string, { rss, json }: { rss: string; json: string }) => {
        files.set(`${folder}/feed.xml`, rss)
        files.set(`${folder}/feed.json`, json)
      }
      add(prefix.slice(1), feeds(posts, sharedUrls, site))
      for (const { route, name, names } of query(tracked.content, 'categories')) {
        const own = posts.filter(({ categories }) => categories.some(category => names.includes(category)))
        const list = href(tracked.content, tracked.assets, route)
        add(decodeURI(route.slice(1)), feeds(own, sharedUrls, site, list, name))
      }
      return files
    },
  }
}

/** Makes the outputs that are pages. What all of them share is made with the first. */
class PageMaker {
  readonly #input: OutputInput
  readonly #prefix: string
  readonly #targetsOnAllPages: readonly string[]
  readonly #templateTargets: readonly string[]
  #renderer: ReturnType<PageCode['createRenderer']> | undefined
  #numbers: ReadonlyMap<string, number> | undefined

  constructor(input: OutputInput) {
    const { content, site } = input
    this.#input = input
    this.#prefix = content.template?.prefix ?? ''
    this.#targetsOnAllPages = siteFormTargets(site)
    this.#templateTargets = formTargetsIn(content.template?.page.sections ?? [])
  }

  page({ route, file, outline }: ListedPage): Output {
    const { content, site, assets, page } = this.#input
    const hasCalendar = calendarsIn(outline.sections).length > 0
    const calendar = `${route.slice(1)}/calendar.ics`
    const whole = (use: Use) => {
      use(keyOf('document', file))
      return { route, page: page(file) }
    }
    return {
      id: keyOf('page', route),
      // Of thousands of pages, a build after an edit makes a few.
      get paths() {
        const files = spellingsOf(route, outline.aliases).map(htmlFileOf)
        return hasCalendar ? [...files, calendar] : files
      },
      isPage: true,
      file,
      make: use => {
        const found = whole(use)
        const files = this.#htmlAt(
          spellingsOf(route, outline.aliases),
          use,
          (content, assets) => resolvePage(content, found, assets),
          formTargetsIn(found.page.sections),
        )
        if (hasCalendar) {
          const address = site.origin + href(content, assets, route)
          files.set(calendar, calendarFile(calendarsIn(found.page.sections), address, site))
        }
        return files
      },
      ...this.#found(route, (content, assets, use) => indexPage(content, whole(use), assets)),
    }
  }

  post(post: Post): Output {
    const route = `${this.#prefix}/${post.id}`
    const note = (use: Use) => {
      use(keyOf('post', post.id))
      use(keyOf('template'))
    }
    return {
      id: keyOf('post', post.id),
      paths: [htmlFileOf(route)],
      isPage: true,
      make: use => {
        note(use)
        return this.#htmlAt(
          [route],
          use,
          (content, assets) => resolvePost(content, post, assets),
          this.#templateTargets,
        )
      },
      ...this.#found(route, (content, assets) => indexPost(content, post, assets)),
    }
  }

  missingPost = (): Output =>
    this.#single(
      'missing post',
      `${this.#prefix}/_missing`,
      (content, assets) => {
        query(content, 'template')
        return resolvePost(content, undefined, assets)
      },
      this.#templateTargets,
    )

  category(category: Category): Output {
    const { route } = category
    const spellings = spellingsOf(route)
    return {
      id: keyOf('category', route),
      paths: spellings.map(htmlFileOf),
      isPage: true,
      make: use => {
        use(keyOf('category', route))
        return this.#htmlAt(spellings, use, (content, assets) => resolveCategory(content, category, assets))
      },
      ...this.#found(route, (content, assets) => indexCategory(content, category, assets)),
    }
  }

  search = (): Output => this.#single('search', SEARCH_ROUTE, resolveSearch)

  notFound(): Output {
    const { assets, site } = this.#input
    return this.#single('not found', '404.html', () => resolveNotFound(`${assets.base}404`, site))
  }

  #single(
    id: string,
    spelling: string,
    data: (content: Content, assets: Assets) => PageData,
    formTargets: readonly string[] = [],
  ): Output {
    const make = (use: Use) => this.#htmlAt([spelling], use, data, formTargets)
    return { id, paths: [htmlFileOf(spelling)], make }
  }

  #found(
    route: string,
    texts: (content: Content, assets: Assets, use: Use) => FoundPage,
  ): Pick<Output, 'found'> {
    const { content, assets, site } = this.#input
    if (!site.hasSearch) return {}
    this.#numbers ??= pageNumbers(content)
    const page = this.#numbers.get(route)
    if (page === undefined) return {}
    return {
      found: {
        page,
        texts(use) {
          use(keyOf('number', route))
          const tracked = track(content, assets, use)
          return texts(tracked.content, tracked.assets, use)
        },
      },
    }
  }

  /** The HTML of a page, which is rendered once, at each of its spellings. */
  #htmlAt(
    spellings: readonly string[],
    use: Use,
    data: (content: Content, assets: Assets) => PageData,
    formTargets: readonly string[] = [],
  ): Map<string, string> {
    const { site, code, sharedUrls, urls, hashStyle } = this.#input
    const { content, assets } = track(this.#input.content, this.#input.assets, use)
    const page = data(content, assets)
    this.#renderer ??= code.createRenderer(site)
    const rendered = this.#renderer.renderPage(page)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    if (first) use(keyOf('shared', first))
    const picture = first && sharedUrls.get(first)
    const html = code.documentHtml(rendered, page, site, {
      ...urls,
      ...(hashStyle && {
        policy: pagePolicy(
          [rendered.style, rendered.fontFaces].map(hashStyle),
          [...this.#targetsOnAllPages, ...formTargets],
          framesIn(page),
        ),
      }),
      ...(picture && { picture }),
      structuredData: structuredData(page, site, content, picture),
    })
    return new Map(spellings.map(spelling => [htmlFileOf(spelling), html]))
  }
}

/** The same content and files, of which everything that is read is noted. */
const track = (content: Content, assets: Assets, use: Use): { content: Content; assets: Assets } => ({
  content: { ...content, onQuery: use },
  assets: {
    ...assets,
    picture(path) {
      use(keyOf('picture', path))
      return assets.picture(path)
    },
    file(path) {
      use(keyOf('file', path))
      return assets.file(path)
    },
  },
})

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
