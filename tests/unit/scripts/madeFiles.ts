import { SiteSearch } from '../../../renderer/search/SiteSearch.ts'
import * as code from '../../../renderer/server/renderPage.tsx'
import type { View } from '../../../schema/model/publication.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import { createSite } from '../../../schema/site/createSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { readSite } from '../../../scripts/site/folder.ts'
import type { Output } from '../../../scripts/site/outputs/pages.ts'
import { searchFiles } from '../../../scripts/site/outputs/search/searchFiles.ts'
import { outputsOf } from '../../../scripts/site/outputs.ts'
import { realFolders } from '../realSite.ts'
import { assets } from '../schema/resolve/school.ts'

await code.loadSections()

/** The table of what a build makes of the documents of a site. */
export const outputsIn = (content: Content, assets: Assets): Output[] =>
  outputsOf({
    content,
    site: resolveSite(content, assets),
    assets,
    shareUrl: () => undefined,
    code,
    urls: { style: '', script: '', islandSite: '', screens: '' },
  })

/** Every file of the index of a site: path → content. */
export const searchFilesOf = (content: Content, assets: Assets): Map<string, string> =>
  searchFiles(
    outputsIn(content, assets).flatMap(({ texts }) => texts?.() ?? []),
    content.site,
    content.site.locale ?? 'en-GB',
  )

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

/** What a build makes of the documents of a site, without a disk: path → content. */
export const madeFiles = (content: Content, assets: Assets): Map<string, string> =>
  new Map([
    ...outputsIn(content, assets).flatMap(output => [...output.make()]),
    ...searchFilesOf(content, assets),
  ])

/** The same of the site itself, some of whose documents are others. @throws when it has errors */
export async function realFilesWith(
  change: (texts: Map<string, string>) => void,
  view: View,
): Promise<Map<string, string>> {
  const { input, texts } = await readSite(realFolders)
  const changed = new Map([...texts.keys()].map(file => [file, texts.get(file) ?? '']))
  change(changed)
  const site = createSite({ ...input, texts: changed }, view)
  if (!site.content) throw new Error(JSON.stringify(site.problems))
  return madeFiles(site.content, { ...assets, base: '/' })
}
