import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { isError } from '../../../../schema/problems/problem.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { readSite } from '../../../site/folder.ts'
import { inAuthorsWords } from '../../site/authorsWords.ts'
import { isNamedIn } from '../../site/reviewChanges.ts'
import { type Checkout, findCheckout } from './Checkout.ts'
import { type Choices, type Conflict, ConflictError, combine, follow, noteTree, titleAt } from './combine.ts'
import {
  type CommitMessage,
  changesBetween,
  commitContent,
  rememberAuthor,
  treeOnDisk,
  treeWith,
} from './commitContent.ts'
import { explainLocalFailure, explainPushFailure, explainRemoteFailure, isOvertaken } from './gitFailures.ts'
import { renumberPosts } from './renumberPosts.ts'
import { canTakeOver, takeOver } from './takeOver.ts'

/** How often newer commits are fetched when somebody publishes at the same time. */
const ATTEMPTS = 3

/** How changes of several authors come together. */
export interface MergeOptions {
  /** Whose version counts where two authors have changed the same words. */
  choices?: Choices | undefined
  /** The files of documents with work that is not saved. */
  unsaved?: ReadonlySet<string>
  /** Of each git command, in milliseconds. */
  timeLimit?: number
}

/** The author of a message is configured in git for the next time. */
export interface PublishOptions extends MergeOptions, CommitMessage {
  today: string
  /** What stays on this computer: documents, relative to the folder of pages, and public files, with a slash before them. */
  stays?: ReadonlySet<string>
}

/** Two authors have changed the same words, and somebody has to choose. */
export interface Conflicts {
  conflicts: readonly Conflict[]
}

/** The site was published, or somebody has to choose. */
export type PublishingResult =
  | {
      /** False when newer files of others are to be brought in with the next publication. */
      isUpToDate: boolean
      /** The id of the commit. */
      commit: string
    }
  | Conflicts

/**
 * Commits the folders of pages and public files, on top of what others have published meanwhile, and pushes the commit. The
 * commit is made outside the working tree, so that until the push has succeeded nothing changes on this computer: no file, no
 * branch, and nothing that is staged.
 * @param found the checkout, where it is known
 * @throws UsageError when it cannot be published, and says why and what to do
 */
export async function publishSite(
  folders: Folders,
  options: PublishOptions,
  found?: Checkout,
): Promise<PublishingResult> {
  const checkout = found ?? (await connected(folders, options))
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const publication = await settling(scratch => attemptPublish(checkout, folders, options, scratch))
    if (publication) return publication
  }
  throw new UsageError(
    'Others are publishing at this moment. Nothing was published, and nothing is lost: try again in a minute.',
  )
}

async function connected(folders: Folders, { timeLimit }: MergeOptions): Promise<Checkout> {
  const checkout = await findCheckout(folders, timeLimit)
  if (!checkout) throw new UsageError('This folder is connected to no place to publish to.')
  return checkout
}

/** Runs a task with an empty folder. Conflicts are an answer. */
async function settling<T>(task: (scratch: string) => Promise<T>): Promise<T | Conflicts> {
  const scratch = await mkdtemp(join(tmpdir(), 'chalkline-publish-'))
  try {
    return await task(scratch)
  } catch (error) {
    if (error instanceof ConflictError) return { conflicts: error.conflicts }
    return explainLocalFailure(error)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Fetches what others have published. @throws UsageError when the place that keeps the website cannot be reached */
export const fetchNews = ({ git, remote }: Checkout) =>
  git.run(['fetch', '--progress', remote]).catch(explainRemoteFailure)

/**
 * Brings what others have published to this computer, and publishes nothing. What is not published yet stays on this computer.
 * @returns whether all of it is there
 * @throws UsageError when it cannot be brought, and says why
 */
export async function bringIn(
  folders: Folders,
  options: MergeOptions,
): Promise<{ isUpToDate: boolean } | Conflicts> {
  const checkout = await connected(folders, options)
  return settling(async scratch => {
    await fetchNews(checkout)
    const { takeBack } = await renumberPosts(checkout, folders, options.unsaved)
    try {
      const { git, upstream } = checkout
      const { choices = {} } = options
      const [head, onDisk] = [
        await git.run(['rev-parse', 'HEAD']),
        await treeOnDisk(checkout, folders, join(scratch, 'disk')),
      ]
      if (await git.succeeds(['merge-base', '--is-ancestor', upstream, head])) return { isUpToDate: true }
      const own = { head, commit: head, onDisk }
      const isBehind = await git.succeeds(['merge-base', '--is-ancestor', head, upstream])
      const message = { message: 'Bring in what others have published' }
      const merged = isBehind
        ? undefined
        : await combine(checkout, own, message, choices, join(scratch, 'settled'))
      const published = merged?.commit ?? (await git.run(['rev-parse', upstream]))
      const next = await follow(
        checkout,
        onDisk,
        { base: head, theirs: published },
        choices,
        join(scratch, 'next'),
      )
      await canTakeOver(checkout, onDisk, next, join(scratch, 'trial'))
      await setAside(checkout, head, onDisk, choices)
      return { isUpToDate: await takeOver(checkout, { head, onDisk, next, published }) }
    } catch (error) {
      await takeBack()
      throw error
    }
  })
}

/** A publication in the history of the website. */
export interface PastPublication {
  /** The id of its commit. */
  id: string
  author: string
  /** `2026-11-27` */
  day: string
  message: string
}

/** How many publications can be taken back, and among how many commits of the content they are looked for. */
const [MOST_PAST, MOST_SEEN] = [5, 200]

/** The last publications that can be taken back, the latest first: commits of documents and public files alone. */
export async function pastPublications(checkout: Checkout): Promise<PastPublication[]> {
  const { git, content, paths, upstream } = checkout
  const [first] = (await git.run(['rev-list', '--max-parents=0', upstream])).split('\n')
  const isOfSite = (path: string) =>
    kindOf(posix.relative(paths.pages, path)) !== undefined || isBelow(paths.public, path)
  const names = ['--first-parent', '-m', '--full-diff', '--name-only', '--format=%x00%H']
  const commits = (await git.run(['log', `-${MOST_SEEN}`, ...names, upstream, '--', ...content])).split('\0')
  const ofSite = new Set(
    commits.flatMap(commit => {
      const [id, ...files] = commit.split('\n').filter(Boolean)
      return id !== first && files.every(isOfSite) ? id : []
    }),
  )
  const found = await publicationsIn(checkout, upstream, MOST_SEEN)
  return found.filter(({ id }) => ofSite.has(id)).slice(0, MOST_PAST)
}

const isBelow = (folder: string, path: string): boolean => !posix.relative(folder, path).startsWith('../')

/** The commits of the content in a range, the latest first. */
export async function publicationsIn(
  { git, content }: Checkout,
  range: string,
  most = 50,
): Promise<PastPublication[]> {
  const words = [
    'log',
    `-${most}`,
    '--first-parent',
    '--format=%H%x00%an%x00%as%x00%s',
    range,
    '--',
    ...content,
  ]
  return (await git.run(words)).split('\n').flatMap(line => {
    const [id, author = '', day = '', message = ''] = line.split('\0')
    return id ? { id, author, day, message } : []
  })
}

/**
 * Undoes a publication in the folders of this computer, where it is reviewed and published like any other change. History stays.
 * @param isAgain whether to do it again instead, for an author who has changed their mind
 * @throws UsageError when it cannot be undone, and says why
 */
export async function takeBack(
  folders: Folders,
  { id, isAgain, ...options }: MergeOptions & { id: string; isAgain: boolean },
): Promise<{ isUpToDate: boolean } | Conflicts> {
  const checkout = await connected(folders, options)
  if (!(await pastPublications(checkout)).some(past => past.id === id))
    throw new UsageError('This publication cannot be taken back any more: too much was published after it.')
  return settling(async scratch => {
    const { git } = checkout
    const [head, onDisk] = [
      await git.run(['rev-parse', 'HEAD']),
      await treeOnDisk(checkout, folders, join(scratch, 'disk')),
    ]
    const [base, theirs] = isAgain ? [`${id}^`, id] : [id, `${id}^`]
    const { choices = {} } = options
    const reverted = await follow(checkout, onDisk, { base, theirs }, choices, join(scratch, 'reverted'))
    const next = await withNamedFiles(checkout, onDisk, reverted, join(scratch, 'next'))
    await canTakeOver(checkout, onDisk, next, join(scratch, 'trial'))
    await setAside(checkout, head, onDisk, choices)
    return { isUpToDate: await takeOver(checkout, { head, onDisk, next, published: head }) }
  })
}

/** A tree with those public files of an earlier one that its documents name. @param index a path for a temporary index */
async function withNamedFiles(
  { git, paths }: Checkout,
  before: string,
  tree: string,
  index: string,
): Promise<string> {
  const files = (await changesBetween(git, tree, before)).filter(
    ({ path, isNew }) => isNew && isBelow(paths.public, path),
  )
  if (files.length === 0) return tree
  const documents = await git.listBlobs(tree, `:(top,literal)${paths.pages}`)
  const texts = [...(await git.readBlobs(documents.map(({ id }) => id))).values()].map(String)
  const isNamed = ({ path }: { path: string }) =>
    texts.some(isNamedIn(`/${posix.relative(paths.public, path)}`))
  return treeWith(git, tree, files.filter(isNamed), index)
}

/** Keeps in the repository what an author gave up. */
async function setAside({ git }: Checkout, commit: string, tree: string, choices: Choices): Promise<void> {
  if (Object.values(choices).every(choice => choice === 'mine')) return
  const isWhole = (await git.run(['rev-parse', `${commit}^{tree}`])) === tree
  const kept = isWhole ? commit : await noteTree(git, tree, commit)
  await git.run(['update-ref', `refs/chalkline/set-aside/${kept}`, kept])
}

/** @returns nothing when somebody else has published between fetching and pushing */
async function attemptPublish(
  checkout: Checkout,
  folders: Folders,
  options: PublishOptions,
  scratch: string,
): Promise<PublishingResult | undefined> {
  await fetchNews(checkout)
  const { moved, takeBack } = await renumberPosts(checkout, folders, options.unsaved)
  try {
    const stays = new Set([...(options.stays ?? [])].flatMap(file => [file, moved.get(file) ?? file]))
    return await publishFetched(checkout, folders, { ...options, stays }, scratch)
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** @returns nothing when somebody else has published since the fetch */
async function publishFetched(
  checkout: Checkout,
  folders: Folders,
  { message, author, today, choices = {}, stays = new Set() }: PublishOptions,
  scratch: string,
): Promise<PublishingResult | undefined> {
  const { git, remote, remoteBranch, paths } = checkout
  const ignored = await ignoredButShown(checkout, folders, today)
  const onDisk = await treeOnDisk(checkout, folders, join(scratch, 'disk'), ignored)
  const staysAt = (path: string) =>
    stays.has(posix.relative(paths.pages, path)) || stays.has(`/${posix.relative(paths.public, path)}`)
  const own = await commitContent(checkout, onDisk, { message, author }, join(scratch, 'own'), staysAt)
  const published = await combine(checkout, own, { message, author }, choices, join(scratch, 'settled'))
  if (!published) throw new UsageError('Nothing has changed since the website was published last.')
  if (published.hasNews || stays.size > 0) await checkMerged(checkout, published, today, scratch)
  const after = { base: own.commit, theirs: published.commit }
  const next = await follow(checkout, onDisk, after, choices, join(scratch, 'next'))
  await canTakeOver(checkout, onDisk, next, join(scratch, 'trial'))
  if (published.isNew)
    try {
      await git.run(['push', '--porcelain', '--progress', remote, `${published.commit}:${remoteBranch}`])
    } catch (error) {
      if (isOvertaken(error)) return undefined
      explainPushFailure(error)
    }
  await setAside(checkout, own.commit, onDisk, choices)
  if (author) await rememberAuthor(git, author)
  const { commit } = published
  return { isUpToDate: await takeOver(checkout, { head: own.head, onDisk, next, published: commit }), commit }
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
 * Validates a site as it is in a commit. Some pages without the others may lead nowhere, and two sites without mistakes can make one with mistakes: one author deletes the page to
 * which another has just linked.
 * @param scratch an empty folder
 * @throws UsageError when it has errors
 */
async function checkMerged(
  { git, content, paths }: Checkout,
  { commit, hasNews }: { commit: string; hasNews: boolean },
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
  const site = await readSite(merged, { today })
  const errors = site.problems.filter(isError)
  const [first, ...further] = inAuthorsWords(errors, site)
  if (!first) return
  const title = await titleAt(git, commit, posix.join(paths.pages, first.file))
  const more = further.length === 0 ? '' : ` There are ${further.length} more.`
  throw new UsageError(
    `${hasNews ? 'Others have published changes meanwhile, and together with yours there is a mistake' : 'What you have chosen cannot be published without the rest: there would be a mistake'} in ${title}: ${first.message} ${first.suggestion}${more} Nothing was published, and nothing is lost.`,
  )
}
