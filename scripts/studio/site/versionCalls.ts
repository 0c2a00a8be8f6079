import { valueAt } from '../../../schema/model/schemaNode.ts'
import type { Path } from '../../../schema/problems/problem.ts'
import { decodeDocument } from '../../../schema/read/decode.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { withoutScripts } from '../../lib/dev/sectionCatalogue.ts'
import { type PageUrls, pageAt } from '../../lib/dev/shownFiles.ts'
import { type ShownSite, shownSite } from '../../lib/dev/shownSite.ts'
import { matchEntries } from '../../lib/review/differences.ts'
import { UsageError } from '../../lib/usageError.ts'
import type { HostVersion, Listing } from '../hosts/Host.ts'
import {
  type ContestedFile,
  contestedFile,
  hostPathOf,
  siteFileOf,
  titlesOf,
  type VersionChoice,
} from './contestedFiles.ts'
import { type Comparison, compareSites, inCounts, isNamedIn } from './reviewChanges.ts'
import type { StudioSite } from './StudioSite.ts'
import { isDocumentPath, mergedText } from './Workspace.ts'

/** A version that was published, as authors see it. */
export interface PastVersion extends Omit<HostVersion, 'before'> {
  canBeTakenBack: boolean
}

/** Who has written something, and what was there before. */
export interface Authorship {
  /** Absent for this author, who has not published it yet. */
  author?: string
  /** As `Date.toISOString` writes it, or in milliseconds since 1970. */
  at: string | number
  /** Absent where there was nothing of the kind. */
  before?: string
}

/** Earlier versions of the site and of its documents. */
export const versionCalls = {
  /** The last versions, the newest first. @param input for those that changed one document */
  versions: async ({ workspace }: StudioSite, { file }: { file?: string }): Promise<PastVersion[]> => {
    const { versions } = await workspace.host.status(file === undefined ? undefined : hostPathOf(file))
    return versions.map(({ before, ...version }) => ({ ...version, canBeTakenBack: before !== undefined }))
  },

  /**
   * What a version has changed, in the words of a review.
   * @param input.before the version that it came after, of one that is not published; @param input.file for one document, and what it shows
   */
  changesIn: async (
    studio: StudioSite,
    { head, before, file }: { head: string; before?: string; file?: string },
  ): Promise<Pick<Comparison, 'choosable' | 'changes'>> => {
    const steps = await stepsOf(studio, head, file, before)
    const documents = steps.flatMap(({ path }) => (isDocumentPath(path) ? [siteFileOf(path)] : []))
    const comparison = compareSites(
      siteWith(studio.site, steps, 'before'),
      siteWith(studio.site, steps, 'after'),
      titlesOf(studio),
      documents,
    )
    return { choosable: comparison.choosable, changes: inCounts(comparison.changes, comparison) }
  },

  /**
   * A page without its scripts, and with its styles in it.
   * @param input.head as an earlier version had it; as it is now unless said otherwise
   * @throws UsageError when it cannot be shown
   */
  stillPage: async (studio: StudioSite, { file, head }: { file: string; head?: string }): Promise<string> => {
    const shown = head === undefined ? studio.shown : await shownAt(studio, file, head)
    const route = shown?.source.known.get(file)?.route
    const { code, urls } = studio.around
    if (!shown || route === undefined) throw new UsageError(NOT_SHOWN)
    const page = pageAt(route, shown, code, head === undefined ? urls(shown) : NOWHERE)
    if (page?.status !== 200) throw new UsageError(NOT_SHOWN)
    const style = `<style>${code.styleSheet(shown.site)}</style>`
    return withoutScripts(page.html).replace(/<link rel="stylesheet" href="[^"]*">/g, () => style)
  },

  /**
   * Who has written a value of a document as it is now.
   * @param input.words only these of a longer text
   * @returns nothing where nobody is known: the versions do not reach back so far
   */
  whoChanged: async (
    studio: StudioSite,
    { file, path, words = '' }: { file: string; path: Path; words?: string },
  ): Promise<Authorship | undefined> => {
    const { workspace, site, published } = studio
    const place = hostPathOf(file)
    let newer = { document: valueOfText(site.texts.get(file)), path }
    const wanted = lettersOf(valueAt(newer.document, path)).includes(lettersOf(words)) ? lettersOf(words) : ''
    /** Whether an older text says the same. Goes on from there then. */
    const says = (text: string | null | undefined) => {
      const document = valueOfText(text ?? undefined)
      const older = pathBefore(newer.path, document, newer.document)
      const [was, is] = [older && valueAt(document, older), valueAt(newer.document, newer.path)]
      const isThere =
        wanted === '' ? JSON.stringify(was) === JSON.stringify(is) : lettersOf(was).includes(wanted)
      if (older && isThere) newer = { document, path: older }
      return { isThere, found: was === undefined ? {} : { before: wordsOf(was) } }
    }
    const own = workspace.changes.find(change => change.path === place)
    const { isThere, found } = says(published.texts.get(file))
    if (own && !isThere) return { at: own.at, ...found }
    for (const { author, at, before } of (await workspace.host.status(place)).versions) {
      const { isThere, found } = says(before === undefined ? null : await textAt(studio, file, before))
      if (!isThere) return { author, at, ...found }
    }
    return undefined
  },

  /**
   * Undoes what a version has changed, in the whole site or in one document. What came after it stays, and nothing is published.
   * @param input with a choice for each file that was changed again since in the same words
   * @returns the changed files, or those for which a choice is missing: then nothing is changed
   * @throws UsageError when it cannot be undone
   */
  takeBack: async (
    studio: StudioSite,
    {
      head,
      file,
      choices = {},
    }: { head: string; file?: string; choices?: Readonly<Record<string, VersionChoice>> },
  ): Promise<{ changed: string[] } | { contested: ContestedFile[] }> => {
    const { workspace, site } = studio
    const steps = await stepsOf(studio, head, file)
    if (file !== undefined && steps.some(({ path, before }) => path === hostPathOf(file) && before === null))
      throw new UsageError(
        'The page was added or moved with this publication. Take the whole publication back, or delete the page.',
      )
    const contested: ContestedFile[] = []
    const reverted = ({ path, before, after }: Step, own: string | null) => {
      const choice = choices[siteFileOf(path)]
      if (own === before || choice === 'mine') return own
      if (own === after || choice === 'theirs') return before
      if (choice) return choice.text
      const isText = isDocumentPath(path) && before !== null && own !== null && after !== null
      const merged = isText ? mergedText(after, own, before) : undefined
      if (merged !== undefined) return merged
      const change = { path, content: own, theirs: before, ...(after !== null && { base: after }) }
      contested.push(contestedFile(change, titlesOf(studio)))
      return own
    }
    const texts = new Map<string, string | null>()
    for (const step of steps.filter(({ path }) => isDocumentPath(path))) {
      const name = siteFileOf(step.path)
      const own = site.texts.get(name) ?? null
      const text = reverted(step, own)
      if (text !== own) texts.set(name, text)
    }
    const written = [...new Map([...site.input.texts, ...texts]).values()].filter(text => text !== null)
    const digests = new Map<string, string | null>()
    for (const step of steps.filter(({ path }) => !isDocumentPath(path))) {
      const name = siteFileOf(step.path)
      // What a document still shows stays.
      if (step.before === null && written.some(isNamedIn(name))) continue
      const own = workspace.digestAt(step.path) ?? null
      const digest = reverted(step, own)
      if (digest !== own) digests.set(name, digest)
    }
    if (contested.length > 0) return { contested }
    const wanted = [...digests.values()].filter(digest => digest !== null)
    const read = wanted.length > 0 ? await workspace.host.read(wanted) : new Map<string, Uint8Array>()
    if (digests.size > 0)
      await studio.writeFiles(
        new Map([...digests].map(([path, digest]) => [path, (digest && read.get(digest)) || null])),
      )
    if (texts.size > 0) await studio.write(texts)
    return { changed: [...texts.keys(), ...digests.keys()] }
  },
}

/** What a version has made of a file: texts of documents, digests of others; null where there is none. */
interface Step {
  path: string
  before: string | null
  after: string | null
}

/** @throws UsageError where it is not known any more */
async function stepsOf(
  studio: StudioSite,
  head: string,
  file: string | undefined,
  before?: string,
): Promise<Step[]> {
  const { host } = studio.workspace
  const place = file === undefined ? undefined : hostPathOf(file)
  const earlier = before ?? (await host.status(place)).versions.find(version => version.head === head)?.before
  if (earlier === undefined)
    throw new UsageError('This publication cannot be taken back any more: too much was published after it.')
  const [was, is] = [await host.list(earlier), await host.list(head)]
  const paths = [...new Set([...was.files.keys(), ...is.files.keys()])].filter(
    path =>
      was.files.get(path)?.digest !== is.files.get(path)?.digest &&
      (isDocumentPath(path) || path.startsWith('public/')),
  )
  const documents = paths.filter(isDocumentPath)
  const [textBefore, textAfter] = [
    await textsAt(studio, documents, was),
    await textsAt(studio, documents, is),
  ]
  const steps = paths.map((path): Step => {
    if (isDocumentPath(path)) return { path, before: textBefore(path), after: textAfter(path) }
    const [before = null, after = null] = [was, is].map(({ files }) => files.get(path)?.digest)
    return { path, before, after }
  })
  if (place === undefined) return steps
  const texts = [textBefore(place) ?? '', textAfter(place) ?? '']
  const isOfPage = (path: string) => path.startsWith('public/') && texts.some(isNamedIn(siteFileOf(path)))
  return steps.filter(({ path }) => path === place || isOfPage(path))
}

/** What documents held in a version, also those that were no text. @returns null for those that there were not */
async function textsAt(
  { workspace }: StudioSite,
  paths: readonly string[],
  { files }: Listing,
): Promise<(path: string) => string | null> {
  const digests = new Set(paths.flatMap(path => files.get(path)?.digest ?? []))
  const read = digests.size > 0 ? await workspace.host.read([...digests]) : new Map<string, Uint8Array>()
  return path => {
    const bytes = read.get(files.get(path)?.digest ?? '')
    if (!bytes) return null
    const text = decodeDocument(siteFileOf(path), bytes)
    return typeof text === 'string' ? text : new TextDecoder().decode(bytes)
  }
}

/** The text of a document in a version; null where there was none. */
async function textAt(studio: StudioSite, file: string, head: string): Promise<string | null> {
  const path = hostPathOf(file)
  return (await textsAt(studio, [path], await studio.workspace.host.list(head)))(path)
}

/** The site as it is, with what a version has changed as it was before or after that. */
function siteWith(site: Site, steps: readonly Step[], side: 'before' | 'after'): Site {
  const texts = new Map<string, string | undefined>()
  const files = new Map<string, { size: number; objectId: string } | undefined>()
  for (const { path, [side]: content } of steps) {
    if (isDocumentPath(path)) texts.set(siteFileOf(path), content ?? undefined)
    else files.set(siteFileOf(path), content === null ? undefined : { size: 0, objectId: content })
  }
  return site.with({ texts, files })
}

/** The site as it is, with one document of an earlier version. */
async function shownAt(studio: StudioSite, file: string, head: string): Promise<ShownSite | undefined> {
  const { site, around } = studio
  const source = site.with({ texts: new Map([[file, (await textAt(studio, file, head)) ?? undefined]]) })
  const content = source.content ?? source.looseContent
  return content && shownSite(source, content, pictures => around.assetsFor(source.input.files, pictures))
}

/** What is in the page itself, or is taken out of it, needs no address. */
const NOWHERE: PageUrls = { style: '', script: '', islandSite: '', screens: '' }

const NOT_SHOWN =
  'This version cannot be shown any more: it has mistakes by the rules of today, or names what the site no longer has. What changed with it is in the list.'

/** Where a value was before, by the entries that lists had then; undefined where its entry is new. */
function pathBefore([key, ...rest]: Path, older: unknown, newer: unknown): Path | undefined {
  if (key === undefined) return []
  const isEntry = typeof key === 'number' && Array.isArray(newer)
  if (isEntry && !Array.isArray(older)) return undefined
  const pairs = isEntry ? matchEntries(older as unknown[], newer).pairs : [] // checked above
  const before = isEntry ? pairs.find(([, now]) => now === key)?.[0] : key
  if (before === undefined) return undefined
  const below = pathBefore(rest, valueAt(older, [before]), valueAt(newer, [key]))
  return below && [before, ...below]
}

/** All words of a value, a line for each text. */
const wordsOf = (value: unknown): string =>
  value instanceof Object ? Object.values(value).map(wordsOf).join('\n') : String(value ?? '')

/** The letters of a text: what marks it up is not among those that an author selects. */
const lettersOf = (value: unknown): string => wordsOf(value).replace(/[^\p{L}\p{N}]+/gu, '')
