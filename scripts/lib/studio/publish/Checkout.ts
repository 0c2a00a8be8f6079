import { readdir, realpath } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Folders } from '../../Folders.ts'
import { UsageError } from '../../usageError.ts'
import { Git } from './Git.ts'

/** A branch that is checked out, and the branch elsewhere that it is published to. */
export interface Checkout {
  git: Git
  /** Full name of the local branch: `refs/heads/main`. */
  branch: string
  /** Name of the remote: `origin`. */
  remote: string
  /** Full name of the branch there: `refs/heads/main`. */
  remoteBranch: string
  /** The remote branch as it was fetched last: `refs/remotes/origin/main`. */
  upstream: string
  /** Pathspecs of the folders of pages and of public files. */
  content: readonly string[]
  /** A pathspec of all other files. */
  others: readonly string[]
}

/**
 * Finds the repository of a site.
 * @param timeLimit of each git command, in milliseconds
 * @returns nothing where the site lies in none, or in one that is connected to no other
 * @throws UsageError when nothing can be published in its state, and says what to do
 */
export async function findCheckout(folders: Folders, timeLimit?: number): Promise<Checkout | undefined> {
  const [pages, files] = await Promise.all([realpath(folders.pages), realpath(folders.public)])
  for (const folder of [pages, files]) await refuseRepositoryIn(folder)
  // Git starts above the content, which others write, too: it must never take that for a repository.
  const here = new Git(dirname(pages), timeLimit)
  const found = await here.ask(['rev-parse', '--show-toplevel'])
  // An ignored folder, such as one of trials, is no part of the repository around it.
  if (!found || (await here.succeeds(['check-ignore', '--quiet', pages]))) return undefined
  const top = await realpath(found)
  if ((await new Git(dirname(files), timeLimit).ask(['rev-parse', '--show-toplevel'])) !== found)
    throw new UsageError(
      'The folder of pictures is not in the repository of the pages, so they cannot be published together. Ask whoever set this up.',
    )
  const git = new Git(top, timeLimit)
  const names = [pages, files].map(folder => relative(top, folder).split(sep).join('/'))
  if (await git.ask(['ls-files', '--unmerged']))
    throw new UsageError(
      'Somebody has begun to bring two versions together on this computer, and has not finished. Ask whoever did it to finish (git status says how).',
    )
  const branch = await git.ask(['symbolic-ref', '--quiet', 'HEAD'])
  if (branch === undefined)
    throw new UsageError(
      'This computer shows an earlier version of the website, which cannot be published. Ask whoever set it up to return to the current one (git switch main).',
    )
  const format = '%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)'
  const [upstream, remote, remoteBranch] = (
    await git.run(['for-each-ref', `--format=${format}`, branch])
  ).split('\0')
  // "." is another branch of this repository.
  if (!upstream || !remote || remote === '.' || !remoteBranch) return undefined
  return {
    git,
    branch,
    remote,
    remoteBranch,
    upstream,
    content: names.map(name => pathspec(name)),
    others: [':(top)', ...names.map(name => pathspec(name, ',exclude'))],
  }
}

/**
 * Git would publish a repository in the content as a mere name, without its files, and obeys its configuration on the way.
 * @throws UsageError where there is one
 */
async function refuseRepositoryIn(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.find(({ name }) => name.toLowerCase() === '.git')
  if (!found) return
  const place = relative(dirname(folder), join(found.parentPath, found.name)).split(sep).join('/')
  throw new UsageError(
    `"${place}" makes a folder of the website a git repository of its own, whose files cannot be published. Ask whoever set this up to delete "${place}". Nothing was published, and nothing is lost.`,
  )
}

/** A pathspec of a folder, whatever its name. @param name relative to the top; empty for all of the repository */
const pathspec = (name: string, magic = ''): string => `:(top${magic}${name && ',literal'})${name}`
