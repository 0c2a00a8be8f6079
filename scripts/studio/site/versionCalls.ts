import { decodeDocument } from '../../../schema/read/decode.ts'
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
import { isNamedIn } from './reviewChanges.ts'
import type { StudioSite } from './StudioSite.ts'
import { isDocumentPath, mergedText } from './Workspace.ts'

/** A version that was published, as authors see it. */
export interface PastVersion extends Omit<HostVersion, 'before'> {
  canBeTakenBack: boolean
}

/** Earlier versions of the site and of its documents. */
export const versionCalls = {
  /** The last versions, the newest first. @param input for those that changed one document */
  versions: async ({ workspace }: StudioSite, { file }: { file?: string }): Promise<PastVersion[]> => {
    const { versions } = await workspace.host.status(file === undefined ? undefined : hostPathOf(file))
    return versions.map(({ before, ...version }) => ({ ...version, canBeTakenBack: before !== undefined }))
  },

  /** The text of a document in an earlier version; null where there was none. */
  version: async (
    studio: StudioSite,
    { head, file }: { head: string; file: string },
  ): Promise<string | null> => {
    const path = hostPathOf(file)
    return (await textsAt(studio, [path], await studio.workspace.host.list(head)))(path)
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

/** @throws UsageError where nothing of it can be undone */
async function stepsOf(studio: StudioSite, head: string, file: string | undefined): Promise<Step[]> {
  const { host } = studio.workspace
  const place = file === undefined ? undefined : hostPathOf(file)
  const earlier = (await host.status(place)).versions.find(version => version.head === head)?.before
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
  const before = textBefore(place)
  if (before === null)
    throw new UsageError(
      'The page was added or moved with this publication. Take the whole publication back, or delete the page.',
    )
  const texts = [before, textAfter(place) ?? '']
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
