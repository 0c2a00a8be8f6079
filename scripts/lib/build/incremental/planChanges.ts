import { isError } from '../../../../schema/problems/problem.ts'
import { keyOf } from '../../../../schema/resolve/queries.ts'
import { withFocalPoints } from '../../../../schema/resolve/withFocalPoints.ts'
import type { Content } from '../../../../schema/validate/Content.ts'
import { isWhole } from '../../bundle/wholeFolder.mjs'
import { problemsInFiles } from '../../content/checkSite.ts'
import { type Rechecked, recheckSite } from '../../content/recheckSite.ts'
import { assetsOf, type KnownFiles, prepareAssets } from '../../outputs/assets.ts'
import { pageNumbers } from '../../outputs/search/pageNumbers.ts'
import { unchangedPictures } from '../../pictures/PictureRecord.ts'
import { ServedPictures } from '../../pictures/servePictures.ts'
import type { BuildOptions } from '../BuildOptions.ts'
import { BLOG } from '../blogFiles.ts'
import { idOf, jobsOf, type PageJob } from '../pageJobs.ts'
import type { RenderInputs } from '../pageWriter.ts'
import { type AnswerSources, changedAnswers, keysIn } from '../record/answers.ts'
import { type Inputs, readPart, type SiteRecord } from '../record/BuildRecord.ts'
import type { WrittenPage } from '../record/PageLog.ts'
import { resolveSharedData, SHARED_DATA } from '../sharedData.ts'
import { changesAllPages, hasBadNames, type SiteChanges } from './changedFiles.ts'

/** What an incremental build writes. */
export interface ChangePlan extends Pick<Rechecked, 'sources' | 'isOther' | 'reports'> {
  /** The last build. */
  before: SiteRecord
  renderInputs: RenderInputs
  served: ServedPictures
  /** Every page of the site. */
  all: readonly PageJob[]
  /** The pages to write again. */
  jobs: readonly PageJob[]
  /** Whether to write the feeds of the blog again. */
  isBlogStale: boolean
  /** What the data that all pages share shows; nothing where it shows what it did. */
  shared: readonly WrittenPage[]
  answerSources: AnswerSources
  /** What is now answered in another way, to pages that are written again or not. */
  changedAnswers: ReadonlyMap<string, string>
}

/**
 * Validates what has changed since the last build and finds the pages that show it.
 * @returns nothing when only a whole build can tell or write the result
 */
export async function planChanges(
  options: BuildOptions & { today: string },
  stamps: Inputs,
  changes: SiteChanges,
): Promise<ChangePlan | undefined> {
  const { out, base } = options
  if (hasBadNames(options, stamps, changes)) return undefined
  const { content, context, sources, isOther, reports } = recheckSite(
    options,
    { today: options.today, isPreview: false },
    { reports: readPart(out, 'reports'), stamps, ...changes, readContent: () => readPart(out, 'content') },
  )
  const before = readPart(out, 'site')
  const { bundle, site } = before
  if (!content || changesAllPages(changes, logoOf(content)) || !isWhole(bundle)) return undefined
  if (await hasUnreadable(options.public, content, before, changes)) return undefined

  const unchanged = unchangedPictures(before.pictures, changes.public.saved)
  const served = await ServedPictures.make(options.public, content.files, base, unchanged)
  const { sharedUrls } = served
  const pictures = withFocalPoints(served.all, content, context)
  // PDFs are opened again only when one of them has changed.
  const known: KnownFiles = changesPdfs(changes)
    ? await prepareAssets(options.public, context, base, pictures, content)
    : { pictures, files: before.files, typefaces: before.typefaces }
  const renderInputs = { site, content, known, base, bundle, sharedUrls }

  const answerSources = { content, known, sharedUrls, numbers: pageNumbers(content) }
  const canAnswerOtherwise = isOther || changes.public.saved.size > 0
  const changed = canAnswerOtherwise
    ? changedAnswers(before.answers, answerSources)
    : new Map<string, string>()
  const isStale = staleness(before.pages, changed, changes.pages.saved)
  const shared = isStale(SHARED_DATA) ? resolveSharedData(content, assetsOf(known, base), options) : undefined
  if (shared && JSON.stringify(shared.site) !== JSON.stringify(site)) return undefined
  const all = jobsOf(content)
  return {
    before,
    renderInputs,
    served,
    sources,
    isOther,
    reports,
    all,
    jobs: all.filter(job => isStale(idOf(job))),
    isBlogStale: isStale(BLOG),
    shared: shared?.written ?? [],
    answerSources,
    changedAnswers: changed,
  }
}

/**
 * Tells whether a page (by its id) has to be written again: it is new, or something that it depends on has changed.
 * @param changed keys with another answer
 * @param saved documents with another stamp
 */
function staleness(
  pages: readonly WrittenPage[],
  changed: ReadonlyMap<string, string>,
  saved: ReadonlySet<string>,
): (id: string) => boolean {
  const earlier = new Map(pages.map(page => [page.id, page]))
  const keys = new Set([...changed.keys(), ...[...saved].map(file => keyOf('document', file))])
  return id => {
    const page = earlier.get(id)
    return !page || keysIn(page.dependencies).some(key => keys.has(key))
  }
}

/** The file of the logo from which the icons of the site are made, relative to the public folder. */
const logoOf = ({ site: { logo }, files }: Content): string =>
  (files.pictures.get(logo.light) ?? logo.light).slice(1)

const changesPdfs = ({ public: { saved, removed } }: SiteChanges): boolean =>
  [...saved, ...removed].some(file => file.endsWith('.pdf'))

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
