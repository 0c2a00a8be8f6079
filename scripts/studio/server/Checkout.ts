import { readdir, realpath } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { GitError, Repository } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'
import { isHiddenPath } from '../../site/folder.ts'
import type { HostFile } from '../hosts/Host.ts'
import { said } from './gitFailures.ts'

/** A branch that is checked out, and the branch elsewhere that it is published to. */
export interface Checkout {
  git: Repository
  /** Full name of the local branch: `refs/heads/main`. */
  branch: string
  /** Name of the remote: `origin`. */
  remote: string
  /** Full name of the branch there: `refs/heads/main`. */
  remoteBranch: string
  /** The remote branch as it was fetched last: `refs/remotes/origin/main`. */
  upstream: string
  /** The folders of pages and of public files, from the top of the repository, with forward slashes. */
  paths: Folders
  /** Pathspecs of the folders of pages and of public files. */
  content: readonly string[]
}

/**
 * Finds the repository of a site.
 * @param timeLimit of each git command, in milliseconds
 * @returns nothing where the site is in none, or in one that is connected to no other
 * @throws UsageError when nothing can be published in its state, and says what to do
 */
export async function findCheckout(folders: Folders, timeLimit?: number): Promise<Checkout | undefined> {
  const [pages, files] = await Promise.all([realpath(folders.pages), realpath(folders.public)])
  for (const folder of [pages, files]) await refuseRepositoryIn(folder)
  // Git starts above the content, which others write, too: it must never take that for a repository.
  const here = new Repository(dirname(pages), timeLimit)
  const found = await topOf(here)
  // An ignored folder, such as one of trials, is no part of the repository around it.
  if (!found || (await here.succeeds(['check-ignore', '--quiet', pages]))) return undefined
  const top = await realpath(found)
  const isBeside = dirname(files) === dirname(pages)
  const around = new Repository(dirname(files), timeLimit)
  if (!isBeside && (await around.ask(['rev-parse', '--show-toplevel'])) !== found)
    throw new UsageError(
      'The folder of pictures is not in the repository of the pages, so they cannot be published together. Ask whoever set this up.',
    )
  const git = new Repository(top, timeLimit)
  const pathOf = (folder: string) => relative(top, folder).split(sep).join('/')
  const paths = { pages: pathOf(pages), public: pathOf(files) }
  if (await git.ask(['ls-files', '--unmerged']))
    throw new UsageError(
      'Somebody has begun to bring two versions together on this computer, and has not finished. Ask whoever did it to finish (git status says how).',
    )
  const format = '%(HEAD)%(refname)%00%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)'
  const branches = (await git.run(['for-each-ref', `--format=${format}`, 'refs/heads'])).split('\n')
  const current = branches.find(line => line.startsWith('*'))?.slice(1)
  // A branch without commits is not listed.
  const [branch, upstream, remote, remoteBranch] = current?.split('\0') ?? [
    await git.ask(['symbolic-ref', '--quiet', 'HEAD']),
  ]
  if (branch === undefined)
    throw new UsageError(
      'This computer shows an earlier version of the website, which cannot be published. Ask whoever set it up to return to the current one (git switch main).',
    )
  // "." is another branch of this repository.
  if (!upstream || !remote || remote === '.' || !remoteBranch) {
    if (!(await git.run(['remote']))) return undefined
    const name = branch.replace(/^refs\/heads\//, '')
    throw new UsageError(
      `The branch “${name}” of this computer is connected to no branch of the place that keeps the website, so it cannot be published. Ask whoever set it up to return to the one that is (git switch main), or to connect this one (git push --set-upstream origin ${name}).`,
    )
  }
  return {
    git,
    branch,
    remote,
    remoteBranch,
    upstream,
    paths,
    content: Object.values(paths).map(path => pathspec(path)),
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

/**
 * The top of the repository around a folder.
 * @returns nothing where there is none
 * @throws UsageError when git refuses to work there
 */
async function topOf(git: Repository): Promise<string | undefined> {
  try {
    return await git.run(['rev-parse', '--show-toplevel'])
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (/not a git repository|must be run in a work tree/i.test(error.message)) return undefined
    throw new UsageError(
      `Git cannot work in this folder and said: ${said(error)}. Show this to whoever looks after the website.`,
      { cause: error },
    )
  }
}

/** A pathspec of a folder, whatever its name. @param name relative to the top; empty for all of the repository */
const pathspec = (name: string): string => `:(top${name && ',literal'})${name}`

/** The files of the site in a commit, by the paths that hosts name. */
export async function siteFilesIn({ git, paths }: Checkout, commit: string): Promise<Map<string, HostFile>> {
  const files = new Map<string, HostFile>()
  for (const room of ['pages', 'public'] as const)
    for (const { mode, id, size, path } of await git.listBlobs(commit, `:(top,literal)${paths[room]}`)) {
      const name = path.slice(paths[room] === '' ? 0 : paths[room].length + 1)
      if (mode.startsWith('100') && !isHiddenPath(name)) files.set(`${room}/${name}`, { digest: id, size })
    }
  return files
}

/** Where a file that a host names is, from the top of the repository. */
export function placeInGit({ paths }: Checkout, path: string): string {
  const [room, ...names] = path.split('/')
  return posix.join(paths[room === 'pages' ? 'pages' : 'public'], ...names)
}
