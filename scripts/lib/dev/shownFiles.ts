import type { PageTexts } from '../../../renderer/search/SiteSearch.ts'
import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import {
  htmlFileOf,
  type Output,
  type OutputInput,
  type PageCode,
  pagesOf,
} from '../../site/outputs/pages.ts'
import type { ShownSite } from './shownSite.ts'

/** Where a browser finds what a build writes into hashed files. */
export type PageUrls = OutputInput['urls']

/** The same on the dev server. */
export const devUrls: PageUrls = {
  style: '/site.css',
  script: '/renderer/browser/entry.ts',
  islandSite: '/site.json',
  screens: '/screens.json',
}

interface Pages {
  code: PageCode
  outputs: ReadonlyMap<string, Output>
}

/** The pages of what is shown. Each is made when a browser asks for it. */
const known = new WeakMap<ShownSite, Pages>()

function pagesIn(shown: ShownSite, code: PageCode, urls = devUrls): Pages {
  const { content, site, assets } = shown
  const pages = known.get(shown)
  if (pages?.code === code) return pages
  const outputs = pagesOf({ content, site, assets, shareUrl: () => undefined, code, urls })
  const made = { code, outputs: new Map(outputs.flatMap(output => output.paths.map(path => [path, output]))) }
  known.set(shown, made)
  return made
}

/** The page at the path of a request, in any spelling; undefined where there is none. */
export function pageAt(
  path: string,
  shown: ShownSite,
  code: PageCode,
  urls?: PageUrls,
): { status: number; html: string } | undefined {
  // The path of a request is decoded.
  const address = canonicalPath(encodeURI(path))
  const file = htmlFileOf(decodeURI(shown.content.addresses.routes.get(address) ?? address))
  const output = pagesIn(shown, code, urls).outputs.get(file)
  const html = output?.make().get(file)
  return html === undefined ? undefined : { status: output?.isMissing ? 404 : 200, html }
}

/** What answers for a path where no page is. */
export function otherPageAt(
  path: string,
  shown: ShownSite,
  code: PageCode,
  urls?: PageUrls,
): { status: number; html: string } {
  const fallback = shown.site.fallbacks.find(({ prefix }) => isBelow(path, prefix))
  const found = fallback && pageAt(fallback.route, shown, code, urls)
  const notFound = pagesIn(shown, code, urls).outputs.get('404.html')
  return found ?? { status: 404, html: notFound?.make().get('404.html') ?? '' }
}

/** The texts by which visitors find the pages. */
export const textsOf = (shown: ShownSite, code: PageCode): PageTexts[] =>
  [...new Set(pagesIn(shown, code).outputs.values())].flatMap(({ texts }) => texts?.() ?? [])
