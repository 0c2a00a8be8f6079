import { copyFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '../../usageError.ts'
import type { Checkout } from './Checkout.ts'
import type { OwnCommit } from './commitContent.ts'
import { GitError } from './Git.ts'

/**
 * Tries whether this computer could take over what is to be published, and changes nothing.
 * @param index a path for a temporary index
 * @throws UsageError when files of others stand in the way
 */
export async function canTakeOver(
  { git, content }: Checkout,
  own: OwnCommit,
  published: string,
  index: string,
): Promise<void> {
  const real = await git.run(['rev-parse', '--path-format=absolute', '--git-path', 'index'])
  await copyFile(resolve(real), index)
  await git.run(['reset', '--quiet', own.commit, '--', ...content], { index })
  await git
    .run(['read-tree', '--dry-run', '-m', '-u', own.commit, published], { index })
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error
      const files = [...error.message.matchAll(/'([^']+)'/g)].map(([, file]) => file)
      throw new UsageError(
        `Others have published newer files, and somebody works on the same files on this computer: ${files.join(', ')}. Ask them to commit their work or to put it aside. Nothing was published, and nothing is lost.`,
        { cause: error },
      )
    })
}

/**
 * Brings the working tree, the index and the branch to what was published. What others have changed or staged stays.
 * @returns false when somebody has just changed a file that others have published, too. The next publication brings both together
 */
export async function takeOver(
  { git, branch, content }: Checkout,
  own: OwnCommit,
  published: string,
): Promise<boolean> {
  try {
    await git.run(['reset', '--quiet', own.commit, '--', ...content])
    await git.run(['read-tree', '-m', '-u', own.commit, published])
    await git.run(['update-ref', '-m', 'publish', branch, published, own.head])
    return true
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}
