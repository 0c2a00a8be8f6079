import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import { resolveCategory } from '../../../schema/resolve/resolveCategory.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { resolveSearch, SEARCH_ROUTE } from '../../../schema/resolve/resolveSearch.ts'
import { calendarsIn } from '../../../schema/section.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { calendarFile } from '../outputs/calendarFile.ts'
import { CATALOGUE, samplePageAt } from './catalogue.ts'
import type { PreviewContent } from './previewContent.ts'

/** What a path shows: a page, a post, a category or a sample of the catalogue. */
export function pageDataAt(
  path: string,
  { content, documents, assets }: PreviewContent,
): PageData | undefined {
  if (isBelow(path, CATALOGUE)) return samplePageAt(path, content, assets)
  if (canonicalPath(path) === SEARCH_ROUTE && !content.site.search?.off) return resolveSearch(content, assets)
  const page = pageAt(path, content)
  if (page) return resolvePage(content, { route: page.route, page: documents.page(page.file) }, assets)
  const category = content.addresses.categories.all.find(
    // The path of a request is decoded.
    ({ route }) => canonicalPath(route) === canonicalPath(encodeURI(path)),
  )
  if (category) return resolveCategory(content, category, assets)
  if (!content.template || !isBelow(path, content.template.prefix)) return undefined
  const post = content.posts.find(({ id }) => `${content.template?.prefix}/${id}` === canonicalPath(path))
  return post || path.endsWith('/_missing') ? resolvePost(content, post, assets) : undefined
}

/** The page that answers for the addresses below it that are none. */
export function fallbackAt(path: string, shown: PreviewContent): PageData | undefined {
  const fallback = shown.site.fallbacks.find(({ prefix }) => isBelow(path, prefix))
  return fallback && pageDataAt(fallback.route, shown)
}

/** The calendar file of a page that has dates. */
export function calendarAt(path: string, { content, site }: PreviewContent): string | undefined {
  const page = pageAt(path, content)
  const calendars = calendarsIn(page?.outline.sections ?? [])
  return calendars.length > 0 ? calendarFile(calendars, `${site.origin}${page?.route}`, site) : undefined
}

const pageAt = (path: string, { pages, addresses }: Content) =>
  pages.get(addresses.routes.get(canonicalPath(path)) ?? '')
