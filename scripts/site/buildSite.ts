import { copyFile, cp, mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Problem } from '../../schema/problems/problem.ts'
import { kindOf } from '../../schema/read/parse.ts'
import type { Texts } from '../../schema/read/source.ts'
import { resolveSite } from '../../schema/resolve/resolveSite.ts'
import { withFocalPoints } from '../../schema/resolve/withFocalPoints.ts'
import { createSite, type Site, textsOf } from '../../schema/site/createSite.ts'
import type { Content } from '../../schema/validate/Content.ts'
import { isPicture } from '../../schema/validate/publicFiles.ts'
import { todayIn } from '../lib/calendarDay.ts'
import type { Folders } from '../lib/Folders.ts'
import { listFiles } from '../lib/listFiles.ts'
import { prepareBundle } from './bundle/bundle.ts'
import { isHidden, type Listings, SiteFolder, textOnDisk } from './folder.ts'
import { hostedSite } from './hosting/HostedSite.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import {
  Answers,
  type BuildMemo,
  codeStamp,
  deleteMemo,
  digestOf,
  isUnchanged,
  type OutputsMemo,
  parseReport,
  readMemo,
  readPart,
  textOfReport,
  writeMemo,
} from './memo.ts'
import { type OutputInputData, outputInput } from './outputInput.ts'
import { appIcons } from './outputs/appIcons.ts'
import { assetsOf, prepareFiles } from './outputs/assets.ts'
import type { HashedFile } from './outputs/hashedFile.ts'
import { pageNumbers } from './outputs/search/pageNumbers.ts'
import { type BuiltIndex, buildIndex, searchSettings } from './outputs/search/siteIndex.ts'
import { themeFiles } from './outputs/themeFiles.ts'
import { type Output, outputsOf } from './outputs.ts'
import { Progress } from './Progress.ts'
import { pruneCache } from './pictures/cache.ts'
import { pictureFilesIn, unchangedPictures } from './pictures/PictureRecord.ts'
import { ServedPictures } from './pictures/servePictures.ts'
import {
  deletePublishedStamp,
  describeEdited,
  type EditedFile,
  editedSincePublished,
  writePublishedStamp,
} from './release/editedFiles.ts'
import { siteKey } from './release/madeFiles.ts'
import { Release } from './release/Release.ts'
import { type Shard, shareOf, writeShardManifest, writeShardSearch } from './shards.ts'
import { Workers } from './workers.ts'
import { linesOf, OutputWriter, type WrittenOutput, type WrittenOutputs } from './write.ts'

export interface BuildOptions extends Folders {
  /** Folder that the site is written to: a new or an empty one, or one that a build of the same site has written, which is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** The day for which the site is built, `YYYY-MM-DD`; today where the organisation is, unless said otherwise. */
  today?: string
  /** The host to write a configuration for, one of hosting/targets.ts. */
  target?: string
  /** Where the site will lie on that host, for its configuration. Default: `/var/www/` and the name of the host. */
  root?: string
  /** The share of the pages to write, when several machines build the site together. */
  shard?: Shard
}

interface BuildResult {
  problems: readonly Problem[]
  /** The texts of the documents, which the problems are in. */
  texts: Texts
  /** How many pages the site has; absent when errors kept it from being built. */
  pages?: number
  /** How many of its pages an incremental build has rendered; absent of a whole build. */
  rendered?: number
  /** What the target cannot do. */
  cannot?: readonly string[]
  /** What was changed by hand in the published folder, and has been replaced. */
  replaced?: readonly EditedFile[]
  /** What no build has made in the published folder, and has stayed, relative to it. */
  kept?: readonly string[]
}

type Options = BuildOptions & { today: string }

/**
 * Builds a site: makes every output into a new folder that replaces the one of the last build, or, where that build has left
 * what it knew, makes those of which something that they show has changed. Both come to the same, to the byte. With errors
 * in the content, or when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(asked: BuildOptions): Promise<BuildResult> {
  const options = { ...asked, today: asked.today ?? todayIn(asked.pages) }
  const { out, ...rest } = options
  const conditions = `${codeStamp()} ${JSON.stringify(rest)}`
  // What was changed by hand is replaced, and only a whole build writes every file.
  const finding = options.shard ? Promise.resolve([]) : editedSincePublished(out)
  // Awaited later: until then a failure is not one that nobody handles.
  finding.catch(() => {})
  // The configuration of a host may depend on all pages, and a shard is no site by itself.
  const isWhole = options.target !== undefined || options.shard !== undefined
  const memo = isWhole ? undefined : readMemo(out, conditions)
  const folder = new SiteFolder(options)
  // Listed before anything is read, so that a file saved during the build counts as changed for the next one.
  const listings = folder.list()
  const edited = async () => (memo ? (await finding).length > 0 : true)
  if (memo && isUnchanged(memo, listings) && !(await edited()))
    return { problems: [], texts: unchangedTexts(options.pages, listings), pages: memo.pages, rendered: 0 }
  const workers = memo ? undefined : Workers.start(listings.pages.stamps.size)
  try {
    const site = memo
      ? await readChanged(options, folder, listings, memo)
      : await readAll(options, folder, listings, workers)
    const { content, problems, texts } = site
    if (!content) return { problems, texts }
    const build = new Build({ options, conditions, listings, site, content, workers })
    return (memo && !(await edited()) && (await build.changes(memo))) || (await build.whole(await finding))
  } finally {
    await workers?.end()
  }
}

/** The texts of a site that is as the last build has validated it. */
function unchangedTexts(folder: string, { pages: { stamps } }: Listings): Texts {
  const documents = [...stamps].filter(([file]) => kindOf(file))
  return textsOf({
    texts: new Map(documents.map(([file, stamp]) => [file, textOnDisk(folder, file, stamp)])),
  })
}

/** Reads and validates a whole site. */
async function readAll(
  { pages, today }: Options,
  folder: SiteFolder,
  listings: Listings,
  workers: Workers | undefined,
): Promise<Site> {
  const view = { today, isPreview: false }
  if (!workers) return createSite(await folder.read(listings), view)
  const { stamps } = listings.pages
  const { files, jsonSchemas } = await folder.read({ ...listings, pages: { stamps: new Map(), links: [] } })
  const progress = new Progress('Checking documents', stamps.size)
  const plain = await workers.validate(
    stamps,
    { folder: pages, files: [...files], today, jsonSchemas },
    progress.add,
  )
  progress.end()
  const input = await folder.read(listings, (file, stamp) =>
    plain.has(file) ? textOnDisk(pages, file, stamp) : undefined,
  )
  const texts = textsOf(input)
  const reports = new Map(
    [...plain].map(([file, text]) => [file, parseReport(text, () => texts.get(file) ?? '')]),
  )
  return createSite(input, view, { reports })
}

/** Reads what has changed since the last build. The reports of all other documents hold. */
async function readChanged(
  { out, pages, today }: Options,
  folder: SiteFolder,
  listings: Listings,
  { listings: before }: BuildMemo,
): Promise<Site> {
  const view = { today, isPreview: false }
  const plain = readPart(out, 'reports')
  const texts = new Map(
    [...before.pages.stamps].flatMap(([file, stamp]) =>
      plain.has(file) ? [[file, textOnDisk(pages, file, stamp)] as const] : [],
    ),
  )
  const input = await folder.read(listings, (file, stamp) =>
    before.pages.stamps.get(file) === stamp ? texts.get(file) : undefined,
  )
  const earlier = createSite({ ...input, texts, files: readPart(out, 'files') }, view, {
    reports: new Map(
      [...plain].map(([file, text]) => [file, parseReport(text, () => texts.get(file)?.() ?? '')]),
    ),
  })
  return createSite(input, view, { earlier })
}

/** What a build is made from. */
interface BuildInput {
  options: Options
  conditions: string
  listings: Listings
  site: Site
  content: Content
  workers: Workers | undefined
}

/** A site on its way into a folder. */
class Build {
  readonly #from: BuildInput

  constructor(from: BuildInput) {
    this.#from = from
  }

  /** Makes everything. @param edited files of the published folder that somebody has changed, relative to it */
  async whole(edited: readonly string[]): Promise<BuildResult> {
    const options = this.#from.options
    const { shard, out } = options
    const release = await Release.begin(out, [options.pages, options.public], siteKey(options.pages))
    try {
      const { data, pictures, table, shared } = await this.#prepare()
      await this.#writeShared(data, shared, release)
      const outputs = shard ? sliceOf(table, shard) : table
      const written = await this.#make(outputs, data, release)
      const index = await this.#writeSearch(written, data, release)
      const all = written.flatMap(batch => batch.outputs)
      await pictures.share(sharedBy(all))
      await pictures.publish(release.folder)
      const { site, bundle } = data
      const cannot = options.target
        ? await writeHosting(
            options.target,
            hostedSite(site, this.#from.content, resolve(out), options.root),
            release,
          )
        : []
      deleteMemo(out)
      deletePublishedStamp(out)
      const { base, origin, today, target } = options
      const common = [basename(bundle), base, origin, today, target, ...this.#sizes(), ...pictures.all]
      if (shard) await writeShardManifest(shard, common, this.#from.site.texts, release)
      // Nobody visits a shard, and the site that it becomes a part of would take what is kept there for its own.
      const identity = await release.publish(!shard)
      const pages = outputs.filter(({ isPage }) => isPage).length
      if (!shard) {
        writePublishedStamp(out)
        const answers = this.#answers(data).to(all)
        this.#remember(
          identity,
          pages,
          {
            ...{ shared: sharedDigest(data), outputs: all, answers, pictures: pictures.record },
          },
          index,
        )
      }
      await pruneCache()
      const foreign = release.kept
      const replaced = describeEdited(
        edited.filter(path => !foreign.includes(path.replaceAll('\\', '/'))),
        this.#from.content,
        options,
      )
      const { problems, texts } = this.#from.site
      return { problems, texts, pages, cannot, replaced, kept: foreign }
    } catch (error) {
      await release.abandon()
      throw error
    }
  }

  /** Makes what shows something else than in the last build. @returns nothing where that is all of it */
  async changes(memo: BuildMemo): Promise<BuildResult | undefined> {
    const { out } = this.#from.options
    const before = readPart(out, 'outputs')
    const saved = changedFiles(memo, this.#from.listings, 'public')
    const { data, pictures, table } = await this.#prepare(unchangedPictures(before.pictures, saved))
    if (sharedDigest(data) !== before.shared) return undefined
    const answers = this.#answers(data)
    const isStale = staleness(before, answers.otherThan(before.answers))
    const stale = table.filter(output => output.isAlwaysMade || isStale(output))
    const release = await Release.begin(out)
    try {
      const written = await this.#make(stale, data, release)
      const made = new Map(written.flatMap(batch => batch.outputs).map(output => [output.id, output]))
      const earlier = new Map(before.outputs.map(output => [output.id, output]))
      const all = table.flatMap(({ id }) => made.get(id) ?? earlier.get(id) ?? [])
      const kept = new Set(all)
      const replaced = before.outputs.filter(output => !kept.has(output))
      const index = changeIndex(before, written, replaced, out)
      for (const [path, text] of index?.files ?? []) await release.write(path, text)
      await pictures.share(sharedBy(all))
      await pictures.publish(release.folder)
      const removed = await this.#copyChanged(saved, release.folder)
      const current = new Set([...filesOf(all), ...pictureFilesIn(pictures.record)])
      const old = [...filesOf(replaced), ...pictureFilesIn(before.pictures)]
      const deleted = [...old, ...removed, ...(index?.deleted ?? [])].filter(path => !current.has(path))
      deleteMemo(out)
      deletePublishedStamp(out)
      const identity = await release.publishFiles(memo.identity, deleted)
      writePublishedStamp(out)
      const pages = table.filter(({ isPage }) => isPage).length
      this.#remember(
        identity,
        pages,
        {
          ...before,
          ...{ outputs: all, answers: answers.to(all), pictures: pictures.record },
        },
        index,
      )
      const { problems, texts } = this.#from.site
      return { problems, texts, pages, rendered: stale.filter(isHtml).length }
    } catch (error) {
      await release.abandon()
      throw error
    }
  }

  /** The pictures of the site, and the table of its outputs. @param earlier pictures that are published already */
  async #prepare(earlier?: OutputsMemo['pictures']) {
    const { public: folder, base, origin } = this.#from.options
    const content = this.#from.content
    const [pictures, bundle] = await Promise.all([
      ServedPictures.make(folder, content.files, base, earlier),
      prepareBundle(),
    ])
    const served = withFocalPoints(pictures.all, content, this.#from.site.input)
    const known = await prepareFiles(folder, this.#from.site.input.files, base, served, content.site.theme)
    const resolved = resolveSite(content, assetsOf(known, base))
    const site = { ...resolved, origin: origin ?? resolved.origin }
    const data: OutputInputData = { content, site, known, sharedUrls: pictures.sharedUrls, bundle }
    const input = await outputInput(data, file => this.#from.site.page(file))
    return { data, pictures, table: outputsOf(input), shared: input.sharedFiles }
  }

  async #make(outputs: readonly Output[], data: OutputInputData, place: Release): Promise<WrittenOutputs[]> {
    const progress = new Progress('Making pages', outputs.length)
    try {
      if (this.#from.workers) return await this.#from.workers.make(outputs, data, place.folder, progress.add)
      const writer = new OutputWriter(place, data.site.locale)
      const written: WrittenOutputs[] = []
      for (let start = 0; start < outputs.length; start += BATCH_SIZE) {
        const batch = outputs.slice(start, start + BATCH_SIZE)
        written.push(await writer.write(batch))
        progress.add(batch.length)
      }
      return written
    } finally {
      progress.end()
    }
  }

  /** Writes what all pages share: the code of the browser, typefaces, icons, and the public files that are no pictures. */
  async #writeShared(
    { site, bundle, known }: OutputInputData,
    shared: readonly HashedFile[],
    release: Release,
  ): Promise<void> {
    const { public: folder } = this.#from.options
    // Pictures are published only re-encoded, never as they came: photographs hold the place where they were taken.
    await cp(folder, release.folder, {
      recursive: true,
      filter: async source => {
        const path = relative(folder, source).replaceAll('\\', '/')
        if (isHidden(path) || known.typefaces.has(`/${path}`)) return false
        const files = (await stat(source)).isDirectory() ? await listFiles(source) : [source]
        return !files.every(isPicture)
      },
    })
    await cp(join(bundle, 'assets'), join(release.folder, 'assets'), { recursive: true })
    const files = [...themeFiles(site, folder), ...(await appIcons(folder, this.#from.content)), ...shared]
    for (const { path, bytes } of files) await release.write(path, bytes)
  }

  /** Copies public files that have changed and are published as they are. @returns those that are no longer there */
  async #copyChanged(saved: ReadonlySet<string>, release: string): Promise<string[]> {
    const { public: folder } = this.#from.options
    const { stamps } = this.#from.listings.public
    const copied = [...saved].filter(path => !isPicture(path))
    for (const path of copied.filter(path => stamps.has(path))) {
      await mkdir(dirname(join(release, path)), { recursive: true })
      await copyFile(join(folder, path), join(release, path))
    }
    return copied.filter(path => !stamps.has(path))
  }

  /** Writes the index for the search; of a shard only what the merged one is made from. */
  async #writeSearch(
    written: readonly WrittenOutputs[],
    { site, content }: OutputInputData,
    release: Release,
  ): Promise<BuiltIndex | undefined> {
    if (!site.hasSearch) return undefined
    const settings = searchSettings(content.site, site.locale)
    const postings = written.map(({ postings }) => postings)
    if (this.#from.options.shard) {
      await writeShardSearch({ settings, postings }, release)
      return undefined
    }
    const index = buildIndex(postings, settings)
    for (const [path, text] of index.files) await release.write(path, text)
    return index
  }

  #answers = ({ content, known, sharedUrls }: OutputInputData): Answers =>
    new Answers({
      ...{ content, known, sharedUrls },
      stamps: this.#from.listings.pages.stamps,
      numbers: pageNumbers(content),
    })

  /** Leaves what the next build needs. */
  #remember(identity: string, pages: number, outputs: OutputsMemo, index: BuiltIndex | undefined): void {
    const reports = [...this.#from.site.reports].map(
      ([file, report]) => [file, textOfReport(report)] as const,
    )
    writeMemo(
      this.#from.options.out,
      { conditions: this.#from.conditions, listings: this.#from.listings, identity, pages },
      {
        ...{ reports: new Map(reports), files: this.#from.site.input.files },
        outputs: { ...outputs, ...(index && { search: { settings: index.settings, shards: index.shards } }) },
        ...(index && { postings: index.postings }),
      },
    )
  }

  #sizes = () => [...this.#from.site.input.files].map(([path, { size }]) => [path, size])
}

/** Changes the index for the search of the last build. @returns nothing where no page of it has changed */
function changeIndex(
  { search }: OutputsMemo,
  written: readonly WrittenOutputs[],
  outdated: readonly WrittenOutput[],
  out: string,
): BuiltIndex | undefined {
  const postings = written.map(({ postings }) => postings)
  const replaced = new Set(outdated.flatMap(({ page }) => page ?? []))
  if (!search || (replaced.size === 0 && postings.every(({ parts }) => parts.length === 0))) return undefined
  const { settings, shards } = search
  return buildIndex(postings, settings, { postings: readPart(out, 'postings'), shards, replaced })
}

/** What a shard makes: its share, and what every build writes. */
const sliceOf = (table: readonly Output[], shard: Shard): Output[] => [
  ...shareOf(
    table.filter(({ isAlwaysMade }) => !isAlwaysMade),
    shard,
  ),
  ...table.filter(({ isAlwaysMade }) => isAlwaysMade),
]

const isHtml = ({ paths }: Output): boolean => paths.some(path => path.endsWith('.html'))

/** Outputs a batch: progress shows after each. */
const BATCH_SIZE = 50

/** Tells whether an output has to be made again: it is new, or something that it shows is another. */
function staleness({ outputs }: OutputsMemo, changed: ReadonlySet<string>): (output: Output) => boolean {
  const earlier = new Map(outputs.map(output => [output.id, output]))
  return ({ id }) => {
    const output = earlier.get(id)
    return !output || linesOf(output.uses).some(key => changed.has(key))
  }
}

/** Files that have another stamp than before, are new or have gone, relative to the folder. */
function changedFiles({ listings: before }: BuildMemo, now: Listings, kind: keyof Listings): Set<string> {
  const files = new Set([...before[kind].stamps.keys(), ...now[kind].stamps.keys()])
  return new Set([...files].filter(file => before[kind].stamps.get(file) !== now[kind].stamps.get(file)))
}

/** The same as long as all pages share the same. */
const sharedDigest = ({ site, bundle }: OutputInputData): string => digestOf([site, basename(bundle)])

const filesOf = (outputs: readonly WrittenOutput[]): string[] =>
  outputs.flatMap(({ files }) => linesOf(files))

/** The pictures whose share images some outputs name, as documents write them. */
const sharedBy = (outputs: readonly WrittenOutput[]): Set<string> =>
  new Set(
    outputs.flatMap(({ uses }) =>
      linesOf(uses).flatMap(key => (key.startsWith('shared ') ? key.slice('shared '.length) : [])),
    ),
  )
