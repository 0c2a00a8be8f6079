import { Terms } from '../../../renderer/search/terms.ts'
import { indexPage, indexPost } from '../outputs/search/indexedPage.ts'
import { indexFiles } from '../outputs/search/indexFiles.ts'
import { pageFile, pageJson, pageNumbers, searchSettings } from '../outputs/search/pageFiles.ts'
import { PageTerms } from '../outputs/search/pageTerms.ts'
import type { PageRecord } from '../outputs/search/records.ts'
import { TermCounter } from '../outputs/search/TermCounter.ts'
import type { PreviewContent } from './previewContent.ts'

/** The files of the index, of each content that was searched. */
const made = new WeakMap<PreviewContent, ReadonlyMap<string, string>>()

/** A file of the index for the search; undefined where there is none. */
export function searchFileAt(path: string, shown: PreviewContent): string | undefined {
  if (!path.startsWith('/search/') || !path.endsWith('.json') || path.endsWith('/page.json')) return undefined
  const files = made.get(shown) ?? searchFiles(shown)
  made.set(shown, files)
  return files.get(path.slice(1))
}

function searchFiles({ content, documents, assets, site }: PreviewContent): ReadonlyMap<string, string> {
  const counter = new TermCounter(new Terms(site.locale))
  const terms = new PageTerms(counter)
  const numbers = pageNumbers(content)
  const pages = [...content.pages.values()].map(({ route, file }) => ({
    route,
    found: indexPage(content, { route, page: documents.page(file) }, assets),
  }))
  const posts = content.posts.map(post => ({
    route: `${content.template?.prefix ?? ''}/${post.id}`,
    found: indexPost(content, post, assets),
  }))
  const files = new Map<string, string>()
  const records: PageRecord[] = []
  for (const { route, found } of [...pages, ...posts]) {
    const number = numbers.get(route)
    if (number === undefined) continue
    records.push({ page: number, parts: found.parts.length, entries: terms.of(found) })
    files.set(pageFile(number), pageJson(found))
  }
  const settings = searchSettings(content.site, site.locale)
  const index = indexFiles(
    { terms: counter.terms, pages: records.sort((one, other) => one.page - other.page) },
    settings,
  ).files
  return new Map([...files, ...index])
}
