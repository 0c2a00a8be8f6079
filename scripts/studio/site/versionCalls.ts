import { decodeDocument } from '../../../schema/read/decode.ts'
import { UsageError } from '../../lib/usageError.ts'
import type { HostVersion, Listing } from '../hosts/Host.ts'
import {
  type ContestedFile,
  contestedFile,
  fileOf,
  hostPathOf,
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
    const { workspace } = studio
    const { host } = workspace
    const { versions } = await host.status(file === undefined ? undefined : hostPathOf(file))
    const earlier = versions.find(version => version.head === head)?.before
    if (earlier === undefined)
      throw new UsageError('This publication cannot be taken back any more: too much was published after it.')
    const [was, is] = [await host.list(earlier), await host.list(head)]
    const differing = [...new Set([...was.files.keys(), ...is.files.keys()])].filter(
      path => was.files.get(path)?.digest !== is.files.get(path)?.digest,
    )
    const documents = differing.filter(isDocumentPath)
    const [textBefore, textAfter] = [
      await textsAt(studio, documents, was),
      await textsAt(studio, documents, is),
    ]
    const isMeant = (path: string) => {
      if (file === undefined || path === hostPathOf(file)) return true
      const isNamed = isNamedIn(fileOf(path))
      const texts = [textBefore, textAfter].map(textAt => textAt(hostPathOf(file)) ?? '')
      return path.startsWith('public/') && texts.some(isNamed)
    }
    if (file !== undefined && textBefore(hostPathOf(file)) === null)
      throw new UsageError(
        'The page was added or moved with this publication. Take the whole publication back, or delete the page.',
      )

    const contested: ContestedFile[] = []
    /** Decides about one file, all of whose versions are texts or digests. */
    const reverted = (path: string, base: string | null, own: string | null, theirs: string | null) => {
      const choice = choices[fileOf(path)]
      if (own === theirs || choice === 'mine') return own
      if (own === base || choice === 'theirs') return theirs
      if (choice) return choice.text
      const isText = isDocumentPath(path) && base !== null && own !== null && theirs !== null
      const merged = isText ? mergedText(base, own, theirs) : undefined
      if (merged !== undefined) return merged
      const change = { path, content: own, theirs, ...(base !== null && { base }) }
      contested.push(contestedFile(change, titlesOf(studio)))
      return own
    }
    const texts = new Map<string, string | null>()
    for (const path of documents.filter(isMeant)) {
      const own = studio.site.texts.get(fileOf(path)) ?? null
      const text = reverted(path, textAfter(path), own, textBefore(path))
      if (text !== own) texts.set(fileOf(path), text)
    }
    const written = [...new Map([...studio.site.input.texts, ...texts]).values()]
    const digests = new Map<string, string | null>()
    for (const path of differing.filter(each => each.startsWith('public/') && isMeant(each))) {
      const [base = null, own = null, theirs = null] = [is.files, workspace.files, was.files].map(
        files => files.get(path)?.digest,
      )
      // What a document still shows stays.
      if (theirs === null && written.some(text => text !== null && isNamedIn(fileOf(path))(text))) continue
      const digest = reverted(path, base, own, theirs)
      if (digest !== own) digests.set(fileOf(path), digest)
    }
    if (contested.length > 0) return { contested }
    const wanted = [...digests.values()].filter(digest => digest !== null)
    const read = wanted.length > 0 ? await host.read(wanted) : new Map<string, Uint8Array>()
    if (digests.size > 0)
      await studio.writeFiles(
        new Map([...digests].map(([path, digest]) => [path, (digest && read.get(digest)) || null])),
      )
    if (texts.size > 0) await studio.write(texts)
    return { changed: [...texts.keys(), ...digests.keys()] }
  },
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
    const text = decodeDocument(fileOf(path), bytes)
    return typeof text === 'string' ? text : new TextDecoder().decode(bytes)
  }
}
