import { SiteSearch } from '../../../../../../renderer/search/SiteSearch.ts'
import type { Assets } from '../../../../../../schema/resolve/href.ts'
import { indexFiles } from '../../../../../../scripts/lib/outputs/search/indexFiles.ts'
import { PageIndexer } from '../../../../../../scripts/lib/outputs/search/PageIndexer.ts'
import { pagesToIndex } from '../../../../../../scripts/lib/outputs/search/pagesToIndex.ts'
import { unpackRecords } from '../../../../../../scripts/lib/outputs/search/records.ts'
import { searchSettings } from '../../../../../../scripts/lib/outputs/search/searchSettings.ts'
import type { WholeContent } from '../../../../smallSite.ts'

/** Every file of the index of a site: path → content. */
export function searchFilesOf(whole: WholeContent, assets: Assets): Map<string, string> {
  const locale = whole.site.locale ?? 'en-GB'
  const { files, records } = new PageIndexer(whole, locale).index(
    pagesToIndex(whole, whole.pages.values(), assets),
  )
  const index = indexFiles(unpackRecords([records]), searchSettings(whole.site, locale))
  return new Map([...files, ...index.files])
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
