import { indexFiles } from '../outputs/search/indexFiles.ts'
import { PageIndexer } from '../outputs/search/PageIndexer.ts'
import { pagesToIndex } from '../outputs/search/pagesToIndex.ts'
import { unpackRecords } from '../outputs/search/records.ts'
import { searchSettings } from '../outputs/search/searchSettings.ts'
import type { PreviewContent } from './previewContent.ts'

/** The files of the index, of each content that was searched. */
const made = new WeakMap<PreviewContent, ReadonlyMap<string, string>>()

/** A file of the index for the search; undefined where there is none. */
export function searchFileAt(path: string, shown: PreviewContent): string | undefined {
  if (!path.startsWith('/search/') || !path.endsWith('.json')) return undefined
  const files = made.get(shown) ?? searchFiles(shown)
  made.set(shown, files)
  return files.get(path.slice(1))
}

function searchFiles({ content, documents, assets, site }: PreviewContent): ReadonlyMap<string, string> {
  const pages = [...content.pages.values()].map(({ route, file }) => ({ route, page: documents.page(file) }))
  const indexer = new PageIndexer(content, site.locale)
  const { files, records } = indexer.index(pagesToIndex(content, pages, assets))
  const index = indexFiles(unpackRecords([records]), searchSettings(content.site, site.locale))
  return new Map([...files, ...index.files])
}
