import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { isError } from '../../../../schema/problems/problem.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { readSite } from '../../../site/folder.ts'
import { type Checkout, findCheckout } from './Checkout.ts'
import { type Choices, type Conflict, ConflictError, combine, titleAt } from './combine.ts'
import { type Author, commitContent, rememberAuthor } from './commitContent.ts'
import { explainLocalFailure, explainPushFailure, explainRemoteFailure, isOvertaken } from './gitFailures.ts'
import { renumberPosts } from './renumberPosts.ts'
import { canTakeOver, takeOver } from './takeOver.ts'

/** How often newer commits are fetched when somebody publishes at the same time. */
const ATTEMPTS = 3

export interface PublishOptions {
  /** The first line of the commit, and what may follow it. */
  message: string
  today: string
  /** Who publishes, where git does not know it yet. Git is told for the next time. */
  author?: Author | undefined
  /** Whose version is published where two authors have changed the same words. */
  choices?: Choices | undefined
  /** Of each git command, in milliseconds. */
  timeLimit?: number
}

/** The site was published, or two authors have changed the same words and somebody has to choose. */
export type Publication =
  /** False when newer files of others are to be brought in with the next publication. */
  { isUpToDate: boolean } | { conflicts: readonly Conflict[] }

/**
 * Commits the folders of pages and public files, on top of what others have published meanwhile, and pushes the commit. The
 * commit is made beside the working tree, so that until the push has succeeded nothing changes on this computer: no file, no
 * branch, and nothing that is staged.
 * @throws UsageError when it cannot be published, and says why and what to do
 */
export async function publishSite(folders: Folders, options: PublishOptions): Promise<Publication> {
  const checkout = await findCheckout(folders, options.timeLimit)
  if (!checkout) throw new UsageError('This folder is connected to no place to publish to.')
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const scratch = await mkdtemp(join(tmpdir(), 'chalkline-publish-'))
    try {
      const publication = await attemptPublish(checkout, folders, options, scratch)
      if (publication) return publication
    } catch (error) {
      if (error instanceof ConflictError) return { conflicts: error.conflicts }
      explainLocalFailure(error)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }
  throw new UsageError(
    'Others are publishing at this moment. Nothing was published, and nothing is lost: try again in a minute.',
  )
}

/** @returns nothing when somebody else has published between fetching and pushing */
async function attemptPublish(
  checkout: Checkout,
  folders: Folders,
  options: PublishOptions,
  scratch: string,
): Promise<Publication | undefined> {
  await checkout.git.run(['fetch', '--progress', checkout.remote]).catch(explainRemoteFailure)
  const takeBack = await renumberPosts(checkout, folders)
  try {
    return await publishFetched(checkout, folders, options, scratch)
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** @returns nothing when somebody else has published since the fetch */
async function publishFetched(
  checkout: Checkout,
  folders: Folders,
  { message, author, today, choices = {} }: PublishOptions,
  scratch: string,
): Promise<Publication | undefined> {
  const { git, remote, remoteBranch } = checkout
  const ignored = await ignoredButShown(checkout, folders, today)
  const own = await commitContent(checkout, message, author, join(scratch, 'own'), ignored)
  const published = await combine(checkout, own, message, author, choices, join(scratch, 'settled'))
  if (!published) throw new UsageError('Nothing has changed since the website was published last.')
  if (published.hasNews) await checkMerged(checkout, published.commit, today, scratch)
  await canTakeOver(checkout, own, published.commit, join(scratch, 'trial'))
  if (published.isNew)
    try {
      await git.run(['push', '--porcelain', '--progress', remote, `${published.commit}:${remoteBranch}`])
    } catch (error) {
      if (isOvertaken(error)) return undefined
      explainPushFailure(error)
    }
  // What an author gave up stays in the repository.
  if (Object.values(choices).includes('theirs'))
    await git.run(['update-ref', `refs/chalkline/set-aside/${own.commit}`, own.commit])
  if (author) await rememberAuthor(git, author)
  return { isUpToDate: await takeOver(checkout, own, published.commit) }
}

/**
 * Files of the site that git ignores, by a rule of this computer or of the repository, and that belong to the website all the
 * same: documents, and public files that documents name. Without them the published site would have missing pictures.
 * @returns paths from the top of the repository
 */
async function ignoredButShown(
  { git, content, paths: { pages, public: files } }: Checkout,
  folders: Folders,
  today: string,
): Promise<string[]> {
  const words = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', ...content]
  const ignored = (await git.run(words)).split('\0').filter(path => path !== '' && !/(?:^|\/)\./.test(path))
  if (ignored.length === 0) return []
  const { named } = await readSite(folders, { today })
  const shown = new Set([...named.pictures.values(), ...named.linked])
  return ignored.filter(path => {
    const [document, file] = [posix.relative(pages, path), posix.relative(files, path)]
    return document.startsWith('../') ? shown.has(`/${file}`) : kindOf(document) !== undefined
  })
}

/**
 * Validates a site as it is in a commit. Two sites without mistakes can make one with mistakes: one author deletes the page to
 * which another has just linked.
 * @param scratch an empty folder
 * @throws UsageError when it has errors
 */
async function checkMerged(
  { git, content, paths }: Checkout,
  commit: string,
  today: string,
  scratch: string,
): Promise<void> {
  const index = join(scratch, 'merged')
  const copy = join(scratch, 'site')
  await git.run(['read-tree', commit], { index })
  const names = await git.run(['ls-files', '-z', '--', ...content], { index })
  await git.run(['checkout-index', '--force', `--prefix=${copy}/`, '-z', '--stdin'], { index, input: names })
  const merged = { pages: join(copy, paths.pages), public: join(copy, paths.public) }
  // Git keeps no empty folders.
  for (const folder of Object.values(merged)) await mkdir(folder, { recursive: true })
  const { problems } = await readSite(merged, { today })
  const [first, ...further] = problems.filter(isError)
  if (!first) return
  const title = await titleAt(git, commit, posix.join(paths.pages, first.file))
  const more = further.length === 0 ? '' : ` There are ${further.length} more.`
  throw new UsageError(
    `Others have published changes meanwhile, and together with yours there is a mistake in ${title}: ${first.message} ${first.suggestion}${more} Nothing was published, and nothing is lost.`,
  )
}
