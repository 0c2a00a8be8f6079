import { notFound } from '../../../renderer/page/notFound.ts'
import type { PageData, SiteData } from '../../../schema/model/viewModel.ts'
import type { DocumentSource } from '../../../schema/read/Document.ts'
import { href } from '../../../schema/resolve/href.ts'
import { keyOf } from '../../../schema/resolve/queries.ts'
import { resolveCategory } from '../../../schema/resolve/resolveCategory.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { resolveSearch, SEARCH_ROUTE } from '../../../schema/resolve/resolveSearch.ts'
import { calendarsIn, formTargetsIn } from '../../../schema/section.ts'
import type { Content, WholePage } from '../../../schema/validate/Content.ts'
import { openBundle } from '../bundle/bundle.ts'
import type { Files } from '../Files.ts'
import { hashSource, pagePolicy } from '../hosting/csp.ts'
import { siteFormTargets } from '../hosting/formTargets.ts'
import { assetsOf, type KnownFiles } from '../outputs/assets.ts'
import { islandSiteFile } from '../outputs/islandSiteFile.ts'
import { screensFile } from '../outputs/screensFile.ts'
import { type FoundPage, indexCategory, indexPage, indexPost } from '../outputs/search/indexedPage.ts'
import { PageIndexer, type PageToIndex } from '../outputs/search/PageIndexer.ts'
import { textsFile } from '../outputs/search/pageNumbers.ts'
import type { PackedRecords } from '../outputs/search/records.ts'
import { structuredData } from '../outputs/structuredData.ts'
import { idOf, type PageJob, sourcesOf } from './pageJobs.ts'
import { PageLog, type WrittenPage } from './record/PageLog.ts'
import { trackDependencies } from './record/trackDependencies.ts'

/** Everything that pages are made from. Plain data, so that workers can read it. */
export interface RenderInputs {
  site: SiteData
  content: Content
  known: KnownFiles
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** Where the browser's code lies. */
  bundle: string
  /** Path of a picture → its URL as a share image (`og:image`). */
  sharedUrls: ReadonlyMap<string, string>
}

export interface PageWriter {
  /** Renders a page once and writes its HTML at each of its spellings. */
  write(job: PageJob): Promise<void>
  /** Lets visitors find the pages written since the last call. */
  finish(): Promise<WrittenPages>
}

/** Pages that were written. Plain data, so that workers can send it. */
export interface WrittenPages {
  pages: WrittenPage[]
  /** What the index for the search gets of them. */
  records: PackedRecords
}

/** @param documents where the pages of the jobs are read */
export async function pageWriter(
  { site, content: all, known, base, bundle: folder, sharedUrls }: RenderInputs,
  documents: DocumentSource,
  place: Files,
): Promise<PageWriter> {
  const log = new PageLog()
  const release = log.filesIn(place)
  const { content, assets } = trackDependencies(all, assetsOf(known, base), log.addDependency)
  const { script } = await openBundle(folder)
  const islandSite = base + islandSiteFile(site).path
  const prefix = content.template?.prefix ?? ''
  const templateTargets = formTargetsIn(content.template?.page.sections ?? [])
  // Loaded late: a run that finds mistakes in the content needs no renderer.
  const { createRenderer, documentHtml } = await import('../../../renderer/server/renderPage.tsx')
  const renderer = createRenderer(site)
  const screens = base + screensFile(renderer).path
  const targetsOnAllPages = siteFormTargets(site)
  // Pages of the same section types have the same style.
  const hashes = new Map<string, string>()
  const hashOf = (css: string): string => {
    const hash = hashes.get(css) ?? hashSource(css)
    hashes.set(css, hash)
    return hash
  }

  async function writeAt(spellings: Iterable<string>, page: PageData, formTargets: readonly string[] = []) {
    const rendered = renderer.renderPage(page)
    const [first] = page.sections.flatMap(({ refs }) => Object.keys(refs?.pictures ?? {}))
    if (first) log.addDependency(keyOf('shared', first))
    const picture = first && sharedUrls.get(first)
    const html = documentHtml(rendered, page, site, {
      script: base + script,
      islandSite,
      screens,
      policy: pagePolicy(
        [rendered.style, rendered.fontFaces].map(hashOf),
        [...targetsOnAllPages, ...formTargets],
        framesIn(page),
      ),
      ...(picture && { picture }),
      structuredData: structuredData(page, site, content, picture),
    })
    for (const spelling of spellings) await release.write(htmlFileOf(spelling), html)
  }

  const indexer = new PageIndexer(content, site.locale)
  let toIndex: PageToIndex[] = []
  let id = ''

  function addToIndex(route: string, index: () => FoundPage) {
    const page = indexer.numbers.get(route)
    if (!site.hasSearch || page === undefined) return
    log.addDependency(keyOf('number', route))
    log.addFile(textsFile(page))
    const own = id
    toIndex.push([
      route,
      () => {
        log.turnTo(own)
        return index()
      },
    ])
  }

  async function writePage({ route, page }: WholePage) {
    addToIndex(route, () => indexPage(content, { route, page }, assets))
    await writeAt(
      spellingsOf(route, page.aliases),
      resolvePage(content, { route, page }, assets),
      formTargetsIn(page.sections),
    )
    const calendars = calendarsIn(page.sections)
    if (calendars.length === 0) return
    const { calendarFile } = await import('../outputs/calendarFile.ts')
    const address = site.origin + href(content, assets, route)
    await release.write(`${route.slice(1)}/calendar.ics`, calendarFile(calendars, address, site))
  }

  return {
    async finish() {
      const { files, records } = indexer.index(toIndex)
      toIndex = []
      for (const [path, text] of files) await place.write(path, text)
      return { pages: log.take(), records }
    },
    async write(job) {
      id = idOf(job)
      log.turnTo(id)
      for (const key of sourcesOf(job)) log.addDependency(key)
      if (job === 'not found') return writeAt(['404.html'], notFound(`${base}404`, site))
      if (job === 'search') return writeAt([SEARCH_ROUTE], resolveSearch(content, assets))
      if (job === 'missing post')
        return writeAt([`${prefix}/_missing`], resolvePost(content, undefined, assets), templateTargets)
      if ('route' in job) return writePage({ route: job.route, page: documents.page(job.file) })
      if ('category' in job) {
        const { category } = job
        addToIndex(category.route, () => indexCategory(content, category, assets))
        return writeAt(spellingsOf(category.route), resolveCategory(content, category, assets))
      }
      const { post } = job
      addToIndex(`${prefix}/${post.id}`, () => indexPost(content, post, assets))
      await writeAt([`${prefix}/${post.id}`], resolvePost(content, post, assets), templateTargets)
    },
  }
}

/** The origins that a page shows in frames. */
const framesIn = ({ sections }: PageData): string[] => [
  ...new Set(sections.flatMap(({ refs }) => (refs?.frame ? new URL(refs.frame.url).origin : []))),
]

/** The file of an address, relative to the site. */
function htmlFileOf(spelling: string): string {
  if (spelling.endsWith('.html')) return spelling
  return spelling === '/' ? 'index.html' : `${spelling.slice(1)}/index.html`
}

/**
 * Static servers cannot rewrite, so every spelling of an address is a file of its own. The browser asks in lower case, and servers
 * look for the letters that an address encodes.
 */
const spellingsOf = (route: string, aliases: readonly string[] = []): Set<string> =>
  new Set([route, ...aliases].flatMap(address => [address, address.toLowerCase()]).map(decodeURI))
