import type { Site } from '../../../../schema/site/createSite.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { GitError } from '../../../lib/Repository.ts'
import { sitesSince } from '../../../lib/review/reviewSince.ts'
import type { Change } from '../../../lib/review/reviewSite.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { listFolder, readSite } from '../../../site/folder.ts'
import {
  type Choosable,
  type Comparison,
  choose,
  compareSites,
  describeBody,
  doubtsIn,
  inCounts,
  type Obstacle,
  obstaclesIn,
} from '../../site/reviewChanges.ts'
import type { ListedDocument } from '../documents/listDocuments.ts'
import { type Checkout, findCheckout } from './Checkout.ts'
import { knowsAuthor } from './commitContent.ts'
import { type PublishingResult, type PublishOptions, publishSite } from './publishSite.ts'

/** What an author sees before publishing. */
export interface Preparation {
  /** Whether the site is sent to the place that publishes it, or downloaded to be put somewhere by hand. */
  way: 'push' | 'download'
  /** What prevents publishing what is chosen. */
  obstacles: Obstacle[]
  /** What can be chosen. */
  choosable: Choosable[]
  /** The ids of what has to be published with what is chosen. */
  together: string[]
  /** Documents with work that is not saved, which stays on this computer. */
  unsaved: { file: string; title: string }[]
  /** What visitors would see that is hardly meant for them, such as a placeholder. */
  doubts: Obstacle[]
  /**
   * The differences between the site that was published last and this one. Unknown where it is downloaded.
   */
  changes: Change[] | undefined
  /** A sentence for each address that answers no more. */
  lost: string[]
  /** A message that says what changes. */
  message: string
  /** Whether git does not know yet who publishes. */
  asksAuthor: boolean
}

type Documents = readonly Pick<ListedDocument, 'file' | 'title' | 'isUnsaved'>[]

/**
 * Compares the site with the one that was published last, and finds what must be settled first.
 * @param documents all documents, as the studio lists them
 * @param left the ids of what is not chosen
 */
export async function preparePublication(
  folders: Folders,
  documents: Documents,
  today: string,
  left: readonly string[] = [],
): Promise<Preparation> {
  const stamps = stampsOf(folders)
  const last = left.length > 0 ? reviews.get(folders) : undefined
  const isCurrent = last?.stamps === stamps && last.site.view.today === today
  const reviewed = isCurrent ? last : { stamps, ...(await review(folders, documents, today)) }
  reviews.set(folders, reviewed)
  const { stays: _, body: __, ...preparation } = preparationOf(reviewed, documents, left)
  const { changes } = preparation
  return { ...preparation, changes: changes && reviewed.published && inCounts(changes, reviewed.published) }
}

/** What was reviewed last, and the files of which it is. A choice among its changes takes no other look at the whole site. */
const reviews = new WeakMap<Folders, Reviewed & { stamps: string }>()

const stampsOf = ({ pages, public: files }: Folders): string =>
  JSON.stringify([[...listFolder(pages, 'pages').stamps], [...listFolder(files, 'public').stamps]])

/** The site, and how it differs from the one that was published last. Nothing of that where it is downloaded. */
interface Reviewed {
  site: Site
  checkout?: Checkout
  published?: Comparison & { asksAuthor: boolean }
}

async function review(folders: Folders, documents: Documents, today: string): Promise<Reviewed> {
  const site = await readSite(folders, { today })
  const checkout = await findCheckout(folders)
  if (!checkout) return { site }
  const { before, after } = await sitesSincePublication(checkout, folders, site)
  const textIn = (of: Site, file: string) => of.texts.get(file)?.replaceAll('\r\n', '\n')
  const files = new Set([...before.texts.keys(), ...after.texts.keys()])
  const changed = [...files].filter(file => textIn(before, file) !== textIn(after, file))
  const comparison = compareSites(before, after, titlesOf(documents), changed)
  return { site, checkout, published: { ...comparison, asksAuthor: !(await knowsAuthor(checkout.git)) } }
}

const titlesOf = (documents: Documents) => new Map(documents.map(({ file, title }) => [file, title]))

function preparationOf(
  { site, published }: Reviewed,
  documents: Documents,
  left: readonly string[],
): Preparation & { stays: Set<string>; body: string } {
  const titles = titlesOf(documents)
  const unsaved = documents.filter(({ isUnsaved }) => isUnsaved).map(({ file, title }) => ({ file, title }))
  if (!published) {
    const none = { choosable: [], together: [], stays: new Set<string>(), lost: [], message: '', body: '' }
    const obstacles = obstaclesIn(site, titles)
    const doubts = doubtsIn(site, [...site.texts.keys()], titles)
    return { ...none, way: 'download', obstacles, unsaved, doubts, changes: undefined, asksAuthor: false }
  }
  const { choosable, asksAuthor, changes } = published
  const chosen = choosable.map(({ id }) => id).filter(id => !left.includes(id))
  const { site: next, changes: own, ...found } = choose(published, new Set(chosen), site)
  const doubts = doubtsIn(next, chosen, titles)
  return { ...found, way: 'push', choosable, unsaved, doubts, changes, body: describeBody(own), asksAuthor }
}

/**
 * Publishes what was reviewed, with all changes in the commit's message.
 * @throws UsageError while something prevents it, and when it cannot be published
 */
export async function publishReviewed(
  folders: Folders,
  documents: Documents,
  {
    message,
    left = [],
    ...options
  }: Omit<PublishOptions, 'stays' | 'unsaved' | 'timeLimit'> & { left?: readonly string[] },
): Promise<PublishingResult> {
  const reviewed = await review(folders, documents, options.today)
  reviews.delete(folders)
  const { obstacles, body, stays, unsaved } = preparationOf(reviewed, documents, left)
  const [obstacle] = obstacles
  if (obstacle) throw new UsageError(`${obstacle.title}: ${obstacle.words}`)
  return publishSite(
    folders,
    {
      ...options,
      stays,
      unsaved: new Set(unsaved.map(({ file }) => file)),
      message: body ? `${message}\n\n${body}` : message,
    },
    reviewed.checkout,
  )
}

/** The site that was published last, and the one on this computer. */
async function sitesSincePublication(
  { git, upstream }: Checkout,
  folders: Folders,
  site: Site,
): Promise<{ before: Site; after: Site }> {
  try {
    // Later commits of others are no changes of this computer. A shallow clone has no merge base.
    const base = await git.ask(['merge-base', upstream, 'HEAD'])
    const isKnown = base !== undefined || (await git.succeeds(['rev-parse', '--verify', '--quiet', upstream]))
    return await sitesSince(base ?? (isKnown ? upstream : 'HEAD'), folders, site.input.texts, site.view.today)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    // Git runs filters of the repository, such as those of git-lfs, whose programs may be missing here.
    throw new UsageError(
      'Git could not compare the website with the one that was published last. A program that it needs may be missing on this computer, such as git-lfs. Ask whoever set it up.',
      { cause: error },
    )
  }
}
