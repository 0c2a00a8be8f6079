import { SiteSearch } from '../../../../../../renderer/search/SiteSearch.ts'
import { Terms } from '../../../../../../renderer/search/terms.ts'
import type { Assets } from '../../../../../../schema/resolve/href.ts'
import { indexPage, indexPost } from '../../../../../../scripts/lib/outputs/search/indexedPage.ts'
import { indexFiles } from '../../../../../../scripts/lib/outputs/search/indexFiles.ts'
import {
  pageFile,
  pageJson,
  pageNumbers,
  searchSettings,
} from '../../../../../../scripts/lib/outputs/search/pageFiles.ts'
import { PageTerms } from '../../../../../../scripts/lib/outputs/search/pageTerms.ts'
import type { PageRecord } from '../../../../../../scripts/lib/outputs/search/records.ts'
import { TermCounter } from '../../../../../../scripts/lib/outputs/search/TermCounter.ts'
import type { WholeContent } from '../../../../smallSite.ts'

/** Every file of the index of a site: path → content. */
export function searchFilesOf(whole: WholeContent, assets: Assets): Map<string, string> {
  const { site, posts, template } = whole
  const locale = site.locale ?? 'en-GB'
  const numbers = pageNumbers(whole)
  const counter = new TermCounter(new Terms(locale))
  const terms = new PageTerms(counter)
  const views = [
    ...[...whole.pages.values()].map(found => [found.route, indexPage(whole, found, assets)] as const),
    ...posts.map(post => [`${template?.prefix}/${post.id}`, indexPost(whole, post, assets)] as const),
  ]
  const records: PageRecord[] = []
  const files = new Map<string, string>()
  for (const [route, view] of views) {
    const number = numbers.get(route) ?? Number.NaN
    records.push({ page: number, parts: view.parts.length, entries: terms.of(view) })
    files.set(pageFile(number), pageJson(view))
  }
  const index = indexFiles(
    { terms: counter.terms, pages: records.sort((a, b) => a.page - b.page) },
    searchSettings(site, locale),
  )
  for (const [path, text] of index.files) files.set(path, text)
  return files
}

/** A search as in a browser, and the names of the files that it has read. */
export async function searchIn(files: ReadonlyMap<string, string>) {
  const read: string[] = []
  const search = await SiteSearch.open(async name => {
    const path = `search/${name}.json`
    read.push(path)
    const text = files.get(path)
    if (text === undefined) throw new Error(`There is no ${path}`)
    return JSON.parse(text)
  })
  return { search, read }
}
