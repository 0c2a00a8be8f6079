import type { Repository } from '../../../lib/Repository.ts'
import { titleAt } from './titleAt.ts'

/** A file in which two authors have changed the same words. */
export interface Conflict {
  /** From the top of the repository. */
  path: string
  title: string
}

/** Path → whose version is published. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Two authors have changed the same words, and nobody has said yet whose version is published. */
export class ConflictError extends Error {
  readonly conflicts: readonly Conflict[]

  constructor(conflicts: readonly Conflict[]) {
    super('Two authors have changed the same words')
    this.conflicts = conflicts
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
export async function settleConflicts(
  git: Repository,
  { tree, files, mine, theirs }: Merge,
  choices: Choices,
  index: string,
): Promise<string> {
  const isSettled = files.every(file => Object.hasOwn(choices, file))
  if (!isSettled)
    throw new ConflictError(
      await Promise.all(files.map(async path => ({ path, title: await titleAt(git, mine, path) }))),
    )
  await git.run(['read-tree', tree], { index })
  for (const file of files) {
    const commit = choices[file] === 'mine' ? mine : theirs
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
