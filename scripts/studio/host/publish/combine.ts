import { isObject } from '../../../../schema/model/isObject.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { mergeVersions, withOwn } from '../../../../schema/text/mergeVersions.ts'
import { GitError, type Repository } from '../../../lib/Repository.ts'
import { UsageError } from '../../../lib/usageError.ts'
import type { Checkout } from './Checkout.ts'
import { type CommitMessage, commitTree, identityOf, type OwnCommit } from './commitContent.ts'

/** A file in which two authors have changed the same words. */
export interface Conflict {
  /** From the top of the repository. */
  path: string
  title: string
  /** The document as it was, and as each of the two has it now. Absent for what has no fields to choose from. */
  texts?: { base: string; own: string; theirs: string }
}

/** Path → whose version counts, or a text that has something of both. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs' | { text: string }>>

/** Two authors have changed the same words, and nobody has said yet whose version is published. */
export class ConflictError extends Error {
  readonly conflicts: readonly Conflict[]

  constructor(conflicts: readonly Conflict[]) {
    super('Two authors have changed the same words')
    this.conflicts = conflicts
  }
}

/** What is to be published. */
interface Published {
  commit: string
  /** Whether it differs from what was published last. */
  isNew: boolean
  /** Whether it has something that this computer does not have yet. */
  hasNews: boolean
}

/**
 * Puts the content of this computer on top of what others have published meanwhile, without touching the working tree.
 * @returns nothing where there is nothing to publish
 * @param index a path for a temporary index
 * @throws ConflictError when both have changed the same words, and no choice says whose are published
 */
export async function combine(
  checkout: Checkout,
  { head, commit }: OwnCommit,
  { message, author }: CommitMessage,
  choices: Choices,
  index: string,
): Promise<Published | undefined> {
  const { git } = checkout
  const upstream = await git.ask(['rev-parse', '--verify', '--quiet', checkout.upstream])
  if (!upstream)
    throw new UsageError(
      'The branch that the website is published to is not there any more. Ask whoever set it up. Nothing is lost.',
    )
  const base = await git.ask(['merge-base', head, upstream])
  const isBehind = base === head
  if (!isBehind) await refuseOtherCommits(checkout, head, base ?? upstream)
  if (commit === head && isBehind) return undefined
  // The commit is HEAD or follows it.
  if (base === upstream) return { commit, isNew: true, hasNews: false }
  const tree = await mergeTrees(checkout, commit, upstream, choices, index)
  if (tree === (await git.run(['rev-parse', `${upstream}^{tree}`])))
    return { commit: upstream, isNew: false, hasNews: true }
  // One line of commits, unless this computer has others that were never sent.
  const parents = isBehind ? [upstream] : [commit, upstream]
  return { commit: await commitTree(git, tree, parents, message, author), isNew: true, hasNews: true }
}

/** Publishing would send them along: what an engineer has committed and not sent is theirs to send. */
async function refuseOtherCommits({ git, others }: Checkout, head: string, base: string): Promise<void> {
  const files = await git.run(['diff', '--name-only', '--no-renames', base, head, '--', ...others])
  if (files)
    throw new UsageError(
      `Somebody has changed the program on this computer and not sent it yet (${files.split('\n').slice(0, 3).join(', ')}). Ask them to send it first (git push). Nothing was published, and nothing is lost.`,
    )
}

/**
 * What a tree of this computer becomes when others have changed the tree that it began from.
 * @param onDisk the tree of this computer
 * @param base what it began from
 * @param theirs what has become of that
 * @param index a path for a temporary index
 * @returns a tree
 * @throws ConflictError when both have changed the same words, and no choice says whose count
 */
export async function follow(
  checkout: Checkout,
  onDisk: string,
  { base, theirs }: { base: string; theirs: string },
  choices: Choices,
  index: string,
): Promise<string> {
  const { git } = checkout
  const found = await git.run(['rev-parse', ...[onDisk, base, theirs].map(name => `${name}^{tree}`)])
  const [own = '', before = '', after = ''] = found.split('\n')
  if (own === before) return after
  if (after === before || after === own) return own
  const root = await noteTree(git, before)
  return mergeTrees(
    checkout,
    await noteTree(git, own, root),
    await noteTree(git, after, root),
    choices,
    index,
  )
}

/** Makes a commit that belongs to no branch, whatever the identity of the user of this computer. */
export const noteTree = (git: Repository, tree: string, ...parents: readonly string[]): Promise<string> =>
  git.run(
    ['commit-tree', tree, ...parents.flatMap(parent => ['-p', parent]), '-m', 'The content on this computer'],
    { env: identityOf({ name: 'Studio', email: 'studio@localhost' }) },
  )

async function mergeTrees(
  { git }: Checkout,
  mine: string,
  theirs: string,
  choices: Choices,
  index: string,
): Promise<string> {
  const words = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', mine, theirs]
  try {
    return (await git.run(words)).replaceAll('\0', '')
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause
    // A conflict: the tree, then the files that both have changed.
    const [tree, ...files] = cause.output.split('\0').filter(Boolean)
    if (tree && files.length > 0) return settleConflicts(git, { tree, files, mine, theirs }, choices, index)
    if (/unrelated histories/.test(cause.message))
      throw new UsageError(
        'The website at the place that keeps it was begun anew, and has nothing in common with that of this computer. Keep a copy of your work, and ask whoever set it up to connect this computer again (git clone). Nothing was published, and nothing is lost.',
        { cause },
      )
    if (!/usage: git merge-tree|unknown option|not something we can merge/.test(cause.message)) throw cause
    throw new UsageError(
      'The git of this computer cannot bring your changes and those of others together: it needs version 2.38 or newer. Nothing was published, and nothing is lost.',
      { cause },
    )
  }
}

interface Merge {
  /** The tree that git has merged, with both versions in the files below. */
  tree: string
  files: readonly string[]
  /** The commits of the two authors. */
  mine: string
  theirs: string
}

/**
 * Puts the chosen version of each file into a merged tree.
 * @param index a path for a temporary index
 * @returns the tree
 * @throws ConflictError when a choice is missing
 */
async function settleConflicts(
  git: Repository,
  { tree, files, mine, theirs }: Merge,
  choices: Choices,
  index: string,
): Promise<string> {
  const found = await Promise.all(
    files.map(async path => {
      const texts = await versionsOf(git, path, mine, theirs)
      const choice = choices[path] ?? (texts && withoutChoice(texts))
      return {
        path,
        choice,
        conflict: { path, title: await titleAt(git, mine, path), ...(texts && { texts }) },
      }
    }),
  )
  const open = found.filter(({ choice }) => choice === undefined)
  if (open.length > 0) throw new ConflictError(open.map(({ conflict }) => conflict))
  await git.run(['read-tree', tree], { index })
  for (const { path: file, choice } of found) {
    if (typeof choice === 'object') {
      const id = await git.run(['hash-object', '-w', '--stdin'], { input: choice.text })
      await git.run(['update-index', '--add', '--cacheinfo', `100644,${id},${file}`], { index })
      continue
    }
    const commit = choice === 'mine' ? mine : theirs
    const blobs = await git.listBlobs(commit, `:(top,literal)${file}`)
    // Nothing where that author has deleted it, or has made a folder of its name.
    const blob = blobs.find(({ path }) => path === file)
    await git.run(
      blob
        ? ['update-index', '--add', '--cacheinfo', `${blob.mode},${blob.id},${file}`]
        : ['update-index', '--force-remove', '--', file],
      { index },
    )
  }
  return git.run(['write-tree'], { index })
}

/** The versions of a document that both have changed. @returns nothing where one of them has no fields, or is gone */
async function versionsOf(
  git: Repository,
  path: string,
  mine: string,
  theirs: string,
): Promise<Conflict['texts']> {
  const root = await git.ask(['merge-base', mine, theirs])
  const textAt = (commit: string | undefined) => git.ask(['cat-file', 'blob', `${commit}:${path}`])
  const [base, own, other] = [await textAt(root), await textAt(mine), await textAt(theirs)]
  if (base === undefined || own === undefined || other === undefined) return undefined
  const hasFields = (text: string) => isObject(valueOfText(text))
  // The output of a command ends without the last line break.
  return [base, own, other].every(hasFields) ? { base, own, theirs: `${other}\n` } : undefined
}

/** The text that has the changes of both, where they are in different fields after all. */
function withoutChoice({ base, own, theirs }: NonNullable<Conflict['texts']>): { text: string } | undefined {
  const merged = mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs))
  return merged.contested.length === 0 ? { text: withOwn(theirs, merged.own) } : undefined
}

/** The title of a document in a commit, in quotation marks, or the name of a file that has none. @param path from the top of the repository */
export async function titleAt(git: Repository, commit: string, path: string): Promise<string> {
  const text = await git.ask(['cat-file', 'blob', `${commit}:${path}`])
  const { title, name } = Object(valueOfText(text))
  const found = title ?? name
  return typeof found === 'string' ? `“${found}”` : path
}
