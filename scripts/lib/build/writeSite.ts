import { cp, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { isPicture } from '../../../schema/validate/publicFiles.ts'
import { isPublished } from '../content/readDocuments.ts'
import { hostedSite } from '../hosting/HostedSite.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { listFiles } from '../listFiles.ts'
import { appIcons } from '../outputs/appIcons.ts'
import type { KnownFiles } from '../outputs/assets.ts'
import { islandSiteFile } from '../outputs/islandSiteFile.ts'
import { manifest, redirects, robots, sitemap } from '../outputs/machineFiles.ts'
import { screensFile } from '../outputs/screensFile.ts'
import { indexFiles } from '../outputs/search/indexFiles.ts'
import { type PackedRecords, type SearchRecords, unpackRecords } from '../outputs/search/records.ts'
import { type SearchSettings, searchSettings } from '../outputs/search/searchSettings.ts'
import { themeFiles } from '../outputs/themeFiles.ts'
import type { ServedPictures } from '../pictures/servePictures.ts'
import type { BuildOptions } from './BuildOptions.ts'
import { writeBlog } from './blogFiles.ts'
import { jobsOf, type PageJob, pagesIn } from './pageJobs.ts'
import type { RenderInputs, WrittenPages } from './pageWriter.ts'
import type { Release } from './Release.ts'
import { sharedBy } from './record/answers.ts'
import type { WrittenPage } from './record/PageLog.ts'
import type { SearchState } from './record/SearchState.ts'
import { SEARCH_RECORDS, shareOf } from './shards.ts'
import { resolveSharedData } from './sharedData.ts'

interface WrittenSite {
  /** How many pages it has, without aliases and the page for unknown addresses. */
  pages: number
  /** What the host cannot do. */
  cannot: readonly string[]
  site: SiteData
  /** What its pages and feeds show, and their files. */
  written: readonly WrittenPage[]
  /** What the next build needs to change the index for the search; absent on a site without one, and of a shard. */
  search: { state: SearchState; records: SearchRecords } | undefined
}

/** Writes every file of the site into a release. @param write writes its pages there */
export async function writeSite(
  content: Content,
  assets: Assets & KnownFiles,
  pictures: ServedPictures,
  bundle: string,
  release: Release,
  options: BuildOptions,
  write: (jobs: readonly PageJob[], inputs: RenderInputs) => Promise<WrittenPages[]>,
): Promise<WrittenSite> {
  const { site, written: resolved } = resolveSharedData(content, assets, options)
  // Pictures are published only re-encoded, never as they came: photographs hold the place where they were taken.
  await cp(options.public, release.folder, {
    recursive: true,
    filter: source => {
      const path = relative(options.public, source)
      return (
        isPublished(path) && !assets.typefaces.has(`/${path.replaceAll('\\', '/')}`) && hasNonPictures(source)
      )
    },
  })
  await cp(join(bundle, 'assets'), join(release.folder, 'assets'), { recursive: true })
  const icons = await appIcons(options.public, content)
  const { createRenderer } = await import('../../../renderer/server/renderPage.tsx')
  const ofAllPages = [islandSiteFile(site), screensFile(createRenderer(site))]
  for (const { path, bytes } of [...themeFiles(site, options.public), ...icons, ...ofAllPages])
    await release.write(path, bytes)
  const { base, pictures: known, files, typefaces } = assets
  const { sharedUrls } = pictures
  const inputs = {
    site,
    content,
    known: { pictures: known, files, typefaces },
    base,
    bundle,
    sharedUrls,
  }
  const all = jobsOf(content)
  const jobs = options.shard ? shareOf(all, options.shard) : all
  const batches = await write(jobs, inputs)
  const search = site.hasSearch
    ? await writeSearch(
        batches.map(({ records }) => records),
        searchSettings(content.site, site.locale),
        release,
        options,
      )
    : undefined
  const blog = await writeBlog(content, assets, sharedUrls, site, release)
  const written = [...batches.flatMap(({ pages }) => pages), ...blog, ...resolved]
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  await release.write('robots.txt', robots(assets.base, site.origin))
  await release.write('site.webmanifest', manifest(site))
  await release.write('_redirects', redirects(site))
  await pictures.share(sharedBy(written))
  await pictures.publish(release.folder)
  const cannot = options.target
    ? await writeHosting(
        options.target,
        hostedSite(site, content, resolve(options.out), options.root),
        release,
      )
    : []
  return { pages: pagesIn(jobs), cannot, site, written, search }
}

/** Of a shard it writes only what the merged index is made from. */
async function writeSearch(
  packed: readonly PackedRecords[],
  settings: SearchSettings,
  release: Release,
  { shard }: BuildOptions,
): Promise<WrittenSite['search']> {
  if (shard) {
    await release.write(SEARCH_RECORDS, JSON.stringify({ settings, records: packed }))
    return undefined
  }
  const records = unpackRecords(packed)
  const { files, shards } = indexFiles(records, settings)
  for (const [path, content] of files) await release.write(path, content)
  return { state: { settings, shards }, records }
}

async function hasNonPictures(path: string): Promise<boolean> {
  const files = (await stat(path)).isDirectory() ? await listFiles(path) : [path]
  return !files.every(isPicture)
}
