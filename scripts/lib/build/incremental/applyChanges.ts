import { startPool } from '../../content/pool.ts'
import { assetsOf } from '../../outputs/assets.ts'
import { sitemap } from '../../outputs/machineFiles.ts'
import { pictureFilesIn } from '../../pictures/PictureRecord.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { BLOG, writeBlog } from '../blogFiles.ts'
import { idOf, pagesIn } from '../pageJobs.ts'
import type { WrittenPages } from '../pageWriter.ts'
import { Release } from '../Release.ts'
import { answersTo, keysIn, sharedBy } from '../record/answers.ts'
import { type BuildRecord, deleteRecord, type Inputs, writeRecord } from '../record/BuildRecord.ts'
import { deletePublishedStamp, writePublishedStamp } from '../record/editedFiles.ts'
import type { WrittenPage } from '../record/PageLog.ts'
import { SHARED_DATA } from '../sharedData.ts'
import { writePages } from '../writePages.ts'
import { copyChanged, type SiteChanges } from './changedFiles.ts'
import { type ChangePlan, planChanges } from './planChanges.ts'
import { type UpdatedSearch, updateSearch } from './updateSearch.ts'

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
  const { out } = options
  const plan = await planChanges(options, inputs, changes)
  if (!plan) return undefined
  const release = await Release.begin(out)
  try {
    const written = await writeChanges(plan, options, changes, release)
    if (await isEdited()) {
      await release.abandon()
      return undefined
    }
    deleteRecord(out)
    deletePublishedStamp(out)
    const identity = await release.publishFiles(record.identity, written.deleted)
    writePublishedStamp(out)
    const pages = pagesIn(plan.all)
    writeRecord(out, { ...record, ...inputs, identity, written: pages }, recordOf(plan, written))
    return { problems: [], sources: plan.sources, pages, rendered: plan.jobs.length }
  } catch (error) {
    await release.abandon()
    throw error
  }
}

/** What has been written into a release. */
interface WrittenChanges {
  /** What was written again. */
  written: readonly WrittenPage[]
  /** The same, and what the last build wrote and is as it was. */
  pages: readonly WrittenPage[]
  search: UpdatedSearch | undefined
  /** The files of the last build that the site no longer has. */
  deleted: readonly string[]
}

async function writeChanges(
  plan: ChangePlan,
  options: BuildOptions,
  changes: SiteChanges,
  release: Release,
): Promise<WrittenChanges> {
  const { before, renderInputs, served, all, isBlogStale, shared } = plan
  const { content, site, known, base, sharedUrls } = renderInputs
  const assets = assetsOf(known, base)
  const batches = await writeStalePages(plan, release)
  const blog = isBlogStale ? await writeBlog(content, assets, sharedUrls, site, release) : []
  await release.write('sitemap.xml', sitemap(content, assets, site.origin))
  const written = [...shared, ...batches.flatMap(batch => batch.pages), ...blog]

  const latest = new Map([...before.pages, ...written].map(page => [page.id, page]))
  const pages = [...all.map(idOf), SHARED_DATA, BLOG].flatMap(id => latest.get(id) ?? [])
  const kept = new Set(pages)
  const replaced = before.pages.filter(page => !kept.has(page))
  const search = updateSearch(options.out, before, batches, replaced)
  for (const [path, text] of search?.files ?? []) await release.write(path, text)
  await served.share(sharedBy(pages))
  await served.publish(release.folder)
  const removed = await copyChanged(options.public, changes.public, release.folder)

  const current = new Set([...filesOf(written), ...pictureFilesIn(served.record)])
  const old = [...filesOf(replaced), ...pictureFilesIn(before.pictures)]
  const deleted = [...old, ...removed, ...(search?.deleted ?? [])].filter(path => !current.has(path))
  return { written, pages, search, deleted }
}

async function writeStalePages(
  { jobs, renderInputs, sources }: ChangePlan,
  { folder }: Release,
): Promise<WrittenPages[]> {
  const pool = startPool(jobs.length)
  try {
    return await writePages(jobs, renderInputs, folder, sources, pool)
  } finally {
    await pool?.destroy()
  }
}

/** The parts of the record that differ from those of the last build. */
function recordOf(plan: ChangePlan, { written, pages, search }: WrittenChanges) {
  const { before, renderInputs, served, reports, isOther, answerSources, changedAnswers } = plan
  const { content, known } = renderInputs
  const answers = answersTo(written, answerSources, new Map([...before.answers, ...changedAnswers]))
  const site = {
    ...before,
    files: known.files,
    typefaces: known.typefaces,
    linked: content.files.linked,
    pictures: served.record,
    pages,
    answers,
    search: search?.state ?? before.search,
  }
  return { site, reports, ...(isOther && { content }), ...(search && { search: search.records }) }
}

const filesOf = (pages: readonly WrittenPage[]): string[] => pages.flatMap(({ files }) => keysIn(files))
