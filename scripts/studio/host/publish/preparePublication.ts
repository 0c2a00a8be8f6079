import { isError } from '../../../../schema/problems/problem.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { GitError } from '../../../lib/Repository.ts'
import { reviewSince } from '../../../lib/review/reviewSince.ts'
import type { Change } from '../../../lib/review/reviewSite.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { readSite } from '../../../site/folder.ts'
import type { ListedDocument } from '../documents/listDocuments.ts'
import { type Checkout, findCheckout } from './Checkout.ts'
import { knowsAuthor } from './commitContent.ts'
import { type Obstacle, unsavedWork } from './Obstacle.ts'
import { type Publication, type PublishOptions, publishSite } from './publishSite.ts'

/** What an author sees before publishing. */
export interface Preparation {
  /** Whether the site is sent to the place that publishes it, or downloaded to be put somewhere by hand. */
  way: 'push' | 'download'
  obstacles: Obstacle[]
  /**
   * The differences between the site that was published last and this one. Unknown where it is downloaded, and while a document
   * cannot be read.
   */
  changes: Change[] | undefined
  /** Addresses that answer no more. */
  lost: string[]
  /** A message that says what changes. */
  message: string
  /** Whether git has to be told who publishes. */
  asksAuthor: boolean
}

type Documents = readonly Pick<ListedDocument, 'file' | 'title' | 'isUnsaved'>[]

/**
 * Compares the site with the one that was published last, and finds what must be settled first.
 * @param documents all documents, as the studio lists them
 */
export async function preparePublication(
  folders: Folders,
  documents: Documents,
  today: string,
): Promise<Preparation> {
  const site = await readSite(folders, { today })
  const obstacles = obstaclesOf(site, documents)
  const checkout = await findCheckout(folders)
  if (!checkout)
    return { way: 'download', obstacles, changes: undefined, lost: [], message: '', asksAuthor: false }
  const { changes, errors } = await review(checkout, folders, site).catch((error: unknown) => {
    // A document that cannot be read is among the obstacles.
    if (error instanceof UsageError && obstacles.length > 0) return { changes: undefined, errors: [] }
    // Git runs filters of the repository, such as those of git-lfs, whose programs may be missing here.
    if (error instanceof GitError)
      throw new UsageError(
        'Git could not compare the website with the one that was published last. A program that it needs may be missing on this computer, such as git-lfs. Ask whoever set it up.',
        { cause: error },
      )
    throw error
  })
  return {
    way: 'push',
    obstacles,
    changes,
    lost: errors,
    message: describeMessage(changes ?? []),
    asksAuthor: !(await knowsAuthor(checkout.git)),
  }
}

/**
 * Publishes what was reviewed, with all changes in the commit's message.
 * @throws UsageError while something stands in the way, and when it cannot be published
 */
export async function publishReviewed(
  folders: Folders,
  documents: Documents,
  { message, ...options }: PublishOptions,
): Promise<Publication> {
  const { obstacles, changes } = await preparePublication(folders, documents, options.today)
  const [obstacle] = obstacles
  if (obstacle) throw new UsageError(`${obstacle.title}: ${obstacle.words}`)
  const body = describeBody(changes ?? [])
  return publishSite(folders, { ...options, message: body ? `${message}\n\n${body}` : message })
}

/** Unsaved work, and mistakes of the site as visitors would see it. */
function obstaclesOf({ problems }: Site, documents: Documents): Obstacle[] {
  const titles = new Map(documents.map(({ file, title }) => [file, title]))
  return [
    ...documents.filter(({ isUnsaved }) => isUnsaved).map(({ file, title }) => unsavedWork(file, title)),
    ...problems.filter(isError).map(({ file, message, suggestion }) => ({
      title: titles.get(file) ?? file,
      file: titles.has(file) ? file : undefined,
      words: `${message} ${suggestion}`,
    })),
  ]
}

async function review({ git, upstream }: Checkout, folders: Folders, site: Site) {
  const isKnown = await git.succeeds(['rev-parse', '--verify', '--quiet', upstream])
  return reviewSince(
    await git.mergeBase(isKnown ? upstream : 'HEAD'),
    folders,
    site.input.texts,
    site.view.today,
  )
}

/** Characters of a first line that programs show whole. */
const MOST = 72

/** Lines of a body; further changes are counted. */
const MOST_LINES = 100

/** A first line for a commit: "Change fees of ILS, add post "Sports day"". */
export function describeMessage(changes: readonly Change[]): string {
  const subjects = [...groupBy(changes, ({ about }) => about)]
  const whole = subjects.map(([about, group]) => sentenceOf(about, group)).join(', ')
  const message = whole.length <= MOST ? whole : countSubjects(subjects.map(([, group]) => group))
  return message.replace(/^./, first => first.toUpperCase())
}

/** All changes, one a line, for the body of a commit. */
export function describeBody(changes: readonly Change[]): string {
  const lines = changes.slice(0, MOST_LINES).map(({ sentence }) => `- ${sentence}`)
  const rest = changes.length - lines.length
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

type Group = readonly Change[]

function sentenceOf(about: string, group: Group): string {
  const name = about.replace(/^(?:Post|Home|The) /, word => word.toLowerCase())
  const fate = fateOf(group)
  if (fate !== 'changed') return `${fate === 'added' ? 'add' : 'remove'} ${name}`
  const parts = [...new Set(group.map(({ part }) => part && lowerFirst(part)))]
  const isNamed = parts.length <= 2 && parts.every(part => part !== undefined)
  return isNamed ? `change ${parts.join(' and ')} of ${name}` : `change ${name}`
}

/** `Change 3 pages, add 2 pages`: when there is no room for names. */
function countSubjects(groups: readonly Group[]): string {
  const fates = groupBy(groups, fateOf)
  return (['changed', 'added', 'removed'] as const)
    .flatMap(fate => {
      const count = fates.get(fate)?.length ?? 0
      return count === 0 ? [] : [`${verbs[fate]} ${count} ${count === 1 ? 'page' : 'pages'}`]
    })
    .join(', ')
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' }

const fateOf = (group: Group): 'added' | 'removed' | 'changed' => group[0]?.fate ?? 'changed'

/** "Fees" → "fees"; "FAQ" stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.replace(/^./, first => first.toLowerCase())

/** Map.groupBy, which Node 20 does not have. */
function groupBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}
