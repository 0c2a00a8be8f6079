import { SiteSearch } from '../../../../../../renderer/search/SiteSearch.ts'
import * as code from '../../../../../../renderer/server/renderPage.tsx'
import type { Page } from '../../../../../../schema/model/page.ts'
import type { Assets } from '../../../../../../schema/resolve/href.ts'
import { resolveSite } from '../../../../../../schema/resolve/resolveSite.ts'
import { searchFiles } from '../../../../../../scripts/site/outputs/search/siteIndex.ts'
import { outputsOf } from '../../../../../../scripts/site/outputs.ts'
import type { WholeContent } from '../../../../smallSite.ts'

/** Every file of the index of a site: path → content. */
export function searchFilesOf(whole: WholeContent, assets: Assets): Map<string, string> {
  const outputs = outputsOf({
    content: whole,
    page: file => pageOf(whole, file),
    site: resolveSite(whole, assets),
    assets,
    sharedUrls: new Map(),
    code,
    urls: { script: '', islandSite: '', screens: '' },
  })
  const pages = outputs.flatMap(({ found }) => found ?? [])
  return searchFiles(pages, whole.site, whole.site.locale ?? 'en-GB')
}

function pageOf({ pages }: WholeContent, file: string): Page {
  const found = [...pages.values()].find(page => page.file === file)
  if (!found) throw new Error(`There is no page ${file}`)
  return found.page
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
