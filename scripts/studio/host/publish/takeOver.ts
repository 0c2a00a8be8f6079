import { access, copyFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { GitError, type Repository } from '../../../lib/Repository.ts'
import { UsageError } from '../../../lib/usageError.ts'
import type { Checkout } from './Checkout.ts'
import type { OwnCommit } from './commitContent.ts'

/**
 * Tries whether this computer could take over what is to be published, and changes nothing.
 * @param index a path for a temporary index
 * @throws UsageError when files of others stand in the way
 */
export async function canTakeOver(
  { git, branch, content }: Checkout,
  own: OwnCommit,
  published: string,
  index: string,
): Promise<void> {
  await expectUnlocked(git, branch)
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

/** How often a lock of another program is looked at before it counts as left behind, and how long that waits, in milliseconds. */
const [LOOKS, WAIT] = [10, 200]

/**
 * Waits until no other program works with git in this folder.
 * @throws UsageError that names the lock, such as one that a killed git has left
 */
async function expectUnlocked(git: Repository, branch: string): Promise<void> {
  const names = ['index', 'HEAD', branch].map(name => `${name}.lock`)
  const files = await Promise.all(
    names.map(name => git.run(['rev-parse', '--path-format=absolute', '--git-path', name])),
  )
  for (const file of files) {
    for (let look = 1; await exists(file); look++) {
      if (look === LOOKS)
        throw new UsageError(
          `Another program works with git in this folder, or one was ended in the middle of it and left the file ${file}. Try again in a minute. If this stays, ask whoever set it up to delete that file. Nothing was published, and nothing is lost.`,
        )
      await setTimeout(WAIT)
    }
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

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
