import { existsSync } from 'node:fs'
import { isError } from '../../../../schema/problems/problem.ts'
import { keyOf } from '../../../../schema/resolve/queries.ts'
import { withFocalPoints } from '../../../../schema/resolve/withFocalPoints.ts'
import type { Content } from '../../../../schema/validate/Content.ts'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { problemsInFiles } from '../../content/checkSite.ts'
import { startPool } from '../../content/pool.ts'
import { recheckSite } from '../../content/recheckSite.ts'
import { assetsOf, type KnownFiles, prepareAssets } from '../../outputs/assets.ts'
import { sitemap } from '../../outputs/machineFiles.ts'
import { pageNumbers } from '../../outputs/search/pageNumbers.ts'
import { pictureFilesIn, unchangedPictures } from '../../pictures/PictureRecord.ts'
import { ServedPictures } from '../../pictures/servePictures.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import {
  type BuildRecord,
  deleteRecord,
  type Inputs,
  readPart,
  type SiteRecord,
  writeRecord,
} from '../BuildRecord.ts'
import { BLOG, writeBlog } from '../blogFiles.ts'
import { deletePublishedStamp, writePublishedStamp } from '../editedFiles.ts'
import type { WrittenPage } from '../PageLog.ts'
import { idOf, jobsOf, pagesIn } from '../pageJobs.ts'
import { Release } from '../Release.ts'
import { resolveSharedData, SHARED_DATA } from '../sharedData.ts'
import { writePages } from '../writePages.ts'
import { answersTo, changedAnswers, keysIn, sharedBy } from './answers.ts'
import { changesAllPages, copyChanged, hasBadNames, type SiteChanges } from './changedFiles.ts'
import { updateSearch } from './updateSearch.ts'

/**
 * Writes what shows the changes of documents and public files since the last build.
 * @returns nothing when only a whole build can tell or write the result
 */
export async function applyChanges(
  options: BuildOptions & { today: string },
  record: BuildRecord,
  inputs: Inputs,
  changes: SiteChanges,
  isEdited: () => Promise<boolean>,
): Promise<BuildResult | undefined> {
  const { out, base } = options
  if (hasBadNames(options, inputs, changes)) return undefined
  const { content, context, sources, isOther, reports } = recheckSite(
    options,
    { today: options.today, isPreview: false },
    {
      ...{ reports: readPart(out, 'reports'), stamps: inputs, ...changes },
      readContent: () => readPart(out, 'content'),
    },
  )
  const before = readPart(out, 'site')
  const { bundle, site, siteData } = before
  if (!content || changesAllPages(changes, logoOf(content)) || !existsSync(bundle)) return undefined
  if (await hasUnreadable(options.public, content, before, changes)) return undefined
  const unchanged = unchangedPictures(before.pictures, changes.public.saved)
  const served = await ServedPictures.make(options.public, content.files, base, unchanged)
  const known = await knownFiles(options, content, context, served, before, changes)
  const assets = assetsOf(known, base)
  const { sharedUrls } = served
  const answerSources = { content, known, sharedUrls, numbers: pageNumbers(content) }

  const changed =
    isOther || changes.public.saved.size > 0
      ? changedAnswers(before.answers, answerSources)
      : new Map<string, string>()
  const earlier = new Map(before.pages.map(page => [page.id, page]))
  const isStale = staleness(earlier, changed, changes.pages.saved)
  const written: WrittenPage[] = []
  if (isStale(SHARED_DATA)) {
    const resolved = resolveSharedData(content, assets, options)
    if (JSON.stringify(resolved.site) !== JSON.stringify(site)) return undefined
    written.push(...resolved.written)
  }
  const all = jobsOf(content)
  const jobs = all.filter(job => isStale(idOf(job)))

  const pool = startPool(jobs.length)
  const release = await Release.begin(out)
  try {
    const renderInputs = { site, siteData, content, known, base, bundle, sharedUrls }
    const batches = await writePages(jobs, renderInputs, release.folder, sources, pool)
    written.push(...batches.flatMap(({ pages }) => pages))
    if (isStale(BLOG)) written.push(...(await writeBlog(content, assets, sharedUrls, site, release)))
    await release.write('sitemap.xml', sitemap(content, assets, site.origin))
    const now = new Map(written.map(page => [page.id, page]))
    const ids = [...all.map(idOf), SHARED_DATA, BLOG]
    const pages = ids.flatMap(id => now.get(id) ?? earlier.get(id) ?? [])
    const kept = new Set(pages)
    const replaced = before.pages.filter(page => !kept.has(page))
    const search = updateSearch(out, before, batches, replaced)
    for (const [path, text] of search?.files ?? []) await release.write(path, text)
    await served.share(sharedBy(pages))
    await served.publish(release.folder)
    const removed = await copyChanged(options.public, changes.public, release.folder)

    const left = new Set([...filesOf(written), ...pictureFilesIn(served.record)])
    const old = [...filesOf(replaced), ...pictureFilesIn(before.pictures)]
    const deleted = [...old, ...removed, ...(search?.deleted ?? [])].filter(path => !left.has(path))
    if (await isEdited()) {
      await release.abandon()
      return undefined
    }
    deleteRecord(out)
    deletePublishedStamp(out)
    const identity = await release.publishFiles(record.identity, deleted)
    writePublishedStamp(out)
    const { files, typefaces } = known
    const state = search?.state ?? before.search
    const answers = answersTo(written, answerSources, new Map([...before.answers, ...changed]))
    const { linked } = content.files
    writeRecord(
      out,
      { ...record, ...inputs, identity, written: pagesIn(all) },
      {
        site: { ...before, files, typefaces, linked, pages, answers, pictures: served.record, search: state },
        reports,
        ...(isOther && { content }),
        ...(search && { search: search.records }),
      },
    )
    return { problems: [], sources, pages: pagesIn(all), rendered: jobs.length }
  } catch (error) {
    await release.abandon()
    throw error
  } finally {
    await pool?.destroy()
  }
}

/**
 * Tells whether a page (by its id) has to be written again: it is new, or something that it depends on has changed.
 * @param changed keys with another answer
 * @param saved documents with another stamp
 */
function staleness(
  earlier: ReadonlyMap<string, WrittenPage>,
  changed: ReadonlyMap<string, string>,
  saved: ReadonlySet<string>,
): (id: string) => boolean {
  const keys = new Set([...changed.keys(), ...[...saved].map(file => keyOf('document', file))])
  return id => {
    const page = earlier.get(id)
    return !page || keysIn(page.dependencies).some(key => keys.has(key))
  }
}

/** The file of the logo from which the icons of the site are made, relative to the public folder. */
const logoOf = ({ site: { logo }, files }: Content): string =>
  (files.pictures.get(logo.light) ?? logo.light).slice(1)

const filesOf = (pages: readonly WrittenPage[]): string[] => pages.flatMap(({ files }) => keysIn(files))

/** Whether a file that is shown, and that the last build has not read, cannot be shown. */
async function hasUnreadable(
  publicFolder: string,
  { files }: Content,
  before: SiteRecord,
  { public: { saved } }: SiteChanges,
): Promise<boolean> {
  const isNew = (path: string, known: ReadonlyMap<string, unknown> | ReadonlySet<string>) =>
    saved.has(path.slice(1)) || !known.has(path)
  const pictures = new Map([...files.pictures].filter(([, path]) => isNew(path, before.pictures.shown)))
  const linked = new Set([...files.linked].filter(path => isNew(path, before.linked)))
  if (pictures.size + linked.size === 0) return false
  // The places of pictures are for warnings.
  return (await problemsInFiles(publicFolder, { pictures, linked, places: new Map() })).some(isError)
}

/** What pages need to know about the public files. Documents are opened again only when one of them has changed. */
async function knownFiles(
  options: BuildOptions,
  content: Content,
  context: ValidationContext,
  served: ServedPictures,
  { files, typefaces }: SiteRecord,
  { public: { saved, removed } }: SiteChanges,
): Promise<KnownFiles> {
  const pictures = withFocalPoints(served.all, content, context)
  if (![...saved, ...removed].some(file => file.endsWith('.pdf'))) return { pictures, files, typefaces }
  return prepareAssets(options.public, context, options.base, pictures, content)
}
