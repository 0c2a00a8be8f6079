import type { ProblemCode } from '../../../schema/problems/catalogue.ts'
import { isError } from '../../../schema/problems/problem.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import type { Change } from '../../lib/review/reviewSite.ts'
import { UsageError } from '../../lib/usageError.ts'
import type { Decision, HostFile, HostStatus, Proposal } from '../hosts/Host.ts'
import {
  type ContestedFile,
  contestedFiles,
  hostPathOf,
  siteFileOf,
  titlesOf,
  type VersionChoice,
} from './contestedFiles.ts'
import { renumberOwnPosts } from './renumberOwnPosts.ts'
import {
  type Choosable,
  type Comparison,
  choose,
  compareSites,
  type Doubt,
  describeBody,
  doubtsIn,
  FILES,
  inCounts,
  type Obstacle,
} from './reviewChanges.ts'
import type { StudioSite } from './StudioSite.ts'
import { versionCalls } from './versionCalls.ts'

/** What an author sees before publishing. */
export interface PublicationReview {
  /** What prevents publishing what is chosen. */
  obstacles: Obstacle[]
  /** What can be chosen, with when it was changed last, in milliseconds since 1970, and whether files of it are of no use. */
  choosable: (Choosable & { at: number; hasMistakes: boolean; hasUnused: boolean })[]
  /** The ids of what has to be published with what is chosen. */
  together: string[]
  /** What to look at, what is new first. */
  doubts: Doubt[]
  /** All differences between the site that visitors see and this one. */
  changes: Change[]
  /** A sentence for each address that answers no more. */
  lost: string[]
  /** A message that says what changes. */
  message: string
}

/** What is said of public files that nothing uses. */
const UNUSED: ReadonlySet<string> = new Set<ProblemCode>(['unused-picture', 'unused-document'])

/** How often newer publications of others are brought in while this author publishes. */
const ATTEMPTS = 5

/** Reviewing, publishing, and what comes of both. */
export const publicationCalls = {
  /** @param input ids of what is chosen: everything unless said otherwise */
  review: async (
    studio: StudioSite,
    { paths }: { paths?: readonly string[] },
  ): Promise<PublicationReview> => {
    await renumberOwnPosts(studio)
    const comparison = comparisonOf(studio)
    const { before, after, titles, changes } = comparison
    const chosen = paths ?? comparison.choosable.map(({ id }) => id)
    const { obstacles, together, lost, message, site } = choose(comparison, new Set(chosen))
    const wrong = new Set(after.problems.filter(isError).map(({ file }) => file))
    // As after an undo, which leaves the file that was added.
    const unused = new Set(after.problems.filter(({ code }) => UNUSED.has(code)).map(({ file }) => file))
    const changedAt = new Map(studio.workspace.changes.map(({ path, at }) => [path, at]))
    return {
      ...{ obstacles, together, lost, message },
      choosable: comparison.choosable.map(each => {
        const places = hostPathsOf(each)
        return {
          ...each,
          at: Math.max(...places.map(path => changedAt.get(path) ?? 0)),
          // Problems name documents without the folder of pages, and public files with theirs.
          hasMistakes: [...places, ...places.map(siteFileOf)].some(path => wrong.has(path)),
          hasUnused: places.some(path => unused.has(path)),
        }
      }),
      doubts: doubtsIn(site, chosen, titles, before),
      changes: inCounts(changes, comparison),
    }
  },

  /**
   * Publishes what is chosen, with all its changes in the message.
   * @returns the new version, or what others have changed in the same words
   * @throws UsageError while something prevents it. @throws HostError when the host does not take it
   */
  publish: (studio: StudioSite, chosen: Chosen): Promise<{ head: string } | { conflicts: ContestedFile[] }> =>
    send(studio, chosen, async (paths, message) =>
      // Others may have published the same meanwhile.
      paths.length === 0 ? { head: studio.workspace.head } : studio.workspace.publish(paths, message),
    ),

  /**
   * Asks colleagues to approve what is chosen. It stays unpublished until then.
   * @returns where they are asked. @throws UsageError, HostError as `publish`
   */
  propose: (
    studio: StudioSite,
    chosen: Chosen,
  ): Promise<{ address: string } | { conflicts: ContestedFile[] }> =>
    send(studio, chosen, (paths, message) => studio.workspace.propose(paths, message)),

  /** What waits for approval, and whether a colleague can be asked here. */
  proposals: async ({ workspace: { host } }: StudioSite) => ({
    canAsk: host.propose !== undefined,
    waiting: (await host.proposals?.()) ?? [],
  }),

  /** Publishes what waits, or sends it back. @throws HostError */
  decide: async (
    studio: StudioSite,
    { proposal, decision }: { proposal: Pick<Proposal, 'id' | 'head'>; decision: Decision },
  ): Promise<void> => {
    await studio.workspace.host.decide?.(proposal, decision)
    await studio.refresh()
  },

  /** What others have changed in the same words. */
  conflicts: async (studio: StudioSite): Promise<ContestedFile[]> => {
    await renumberOwnPosts(studio)
    return contestedFiles(studio)
  },

  /** Ends a conflict. */
  settle: async (
    studio: StudioSite,
    { path: file, choice }: { path: string; choice: VersionChoice },
  ): Promise<void> => {
    const { workspace } = studio
    const path = hostPathOf(file)
    const change = workspace.changes.find(each => each.path === path)
    if (!change) return
    if (choice === 'theirs') workspace.putBack(path)
    else await workspace.settle(path, choice === 'mine' ? change.content : choice.text)
    await studio.follow()
  },

  /** Who publishes, whether that is still to be said, whether everybody can read drafts, and what became of the last version. */
  status: async ({
    workspace: { host },
  }: StudioSite): Promise<Omit<HostStatus, 'versions'> & { asksAuthor: boolean }> => {
    const { versions: _, ...status } = await host.status()
    return { ...status, asksAuthor: status.author === undefined && host.identify !== undefined }
  },

  /** What became of the last version. */
  progress: async ({ workspace }: StudioSite): Promise<HostStatus['live']> =>
    (await workspace.host.status()).live,

  ...versionCalls,
}

interface Chosen {
  ids: readonly string[]
  message: string
}

/** Sends what is chosen once it is without mistakes, with all its changes in the message, and again where others were faster. */
async function send<T extends object>(
  studio: StudioSite,
  { ids, message }: Chosen,
  act: (paths: readonly string[], message: string) => Promise<T | 'moved' | 'conflict'>,
): Promise<T | { conflicts: ContestedFile[] }> {
  if (message.trim() === '') throw new UsageError('Write in a few words what has changed.')
  let chosen = ids
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const moved = await renumberOwnPosts(studio)
    chosen = chosen.map(id => moved.get(id) ?? id)
    const comparison = comparisonOf(studio)
    const paths = comparison.choosable.filter(({ id }) => chosen.includes(id)).flatMap(hostPathsOf)
    if (paths.length === 0 && attempt === 1)
      throw new UsageError('Nothing has changed since the website was published last.')
    const conflicts = contestedFiles(studio, paths)
    if (conflicts.length > 0) return { conflicts }
    const { obstacles, changes } = choose(comparison, new Set(chosen))
    refuse(obstacles, attempt > 1)
    const sent = await act(paths, `${message}\n\n${describeBody(changes)}`.trim())
    await studio.follow()
    if (typeof sent === 'object') return sent
  }
  throw new UsageError(
    'Others are publishing at this moment. Nothing was published, and nothing is lost: try again in a minute.',
  )
}

/** @throws UsageError when the site would have mistakes: two sites without them can make one that has some */
function refuse([first, ...others]: readonly Obstacle[], hasNews: boolean): void {
  if (!first) return
  if (!hasNews) throw new UsageError(`${first.title}: ${first.words}`)
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`
  throw new UsageError(
    `Others have published changes meanwhile, and together with yours there is a mistake in “${first.title}”: ${first.words}${more} Nothing was published, and nothing is lost.`,
  )
}

const hostPathsOf = ({ id, former, paths }: Choosable): string[] =>
  [...(id === FILES ? [] : [id]), ...former, ...paths].map(hostPathOf)

/** The site that was compared last, with what visitors saw then. A choice takes no other look at the whole site. */
const comparisons = new WeakMap<Site, { published: Site; comparison: Comparison }>()

function comparisonOf(studio: StudioSite): Comparison {
  const { site, published, workspace } = studio
  const known = comparisons.get(site)
  if (known?.published === published) return known.comparison
  const titles = titlesOf(studio)
  const files = workspace.changes.flatMap(({ path }) => (path.startsWith('pages/') ? siteFileOf(path) : []))
  const comparison = compareSites(
    asVisitorsSee(published, workspace.publishedFiles),
    asVisitorsSee(site, workspace.files),
    titles,
    files,
  )
  comparisons.set(site, { published, comparison })
  return comparison
}

/** What visitors see stays the same while an author writes. */
const seen = new WeakMap<Site, Site>()

/** A site without its drafts, and with the ids by which public files are compared. */
function asVisitorsSee(site: Site, files: ReadonlyMap<string, HostFile>): Site {
  const found = seen.get(site)
  if (found) return found
  const { input, view } = site
  const known = [...input.files].map(([path, facts]) => {
    const objectId = files.get(hostPathOf(path))?.digest
    return [path, { ...facts, ...(objectId !== undefined && { objectId }) }] as const
  })
  const shown = createSite({ ...input, files: new Map(known) }, { ...view, isPreview: false }, site)
  seen.set(site, shown)
  return shown
}
