import { access, copyFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { GitError } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'
import type { Checkout } from './Checkout.ts'

/**
 * Tries whether the working tree could be brought to another tree, and changes nothing.
 * @param onDisk the tree that it has
 * @param index a path for a temporary index
 * @throws UsageError when files of others stand in the way
 */
export async function canTakeOver(
  { git, branch, content }: Checkout,
  onDisk: string,
  next: string,
  index: string,
): Promise<void> {
  const names = ['index', ...['index', 'HEAD', branch].map(name => `${name}.lock`)]
  const paths = names.flatMap(name => ['--git-path', name])
  const found = await git.run(['rev-parse', '--path-format=absolute', ...paths])
  const [real = '', ...locks] = found.split('\n')
  await expectUnlocked(locks)
  await copyFile(resolve(real), index)
  await git.run(['reset', '--quiet', onDisk, '--', ...content], { index })
  await git.run(['read-tree', '--dry-run', '-m', '-u', onDisk, next], { index }).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error
    const files = [...error.message.matchAll(/'([^']+)'/g)].map(([, file]) => file)
    throw new UsageError(
      `Others have published newer files, and somebody works on the same files on this computer: ${files.join(', ')}. Ask them to commit their work or to put it aside. Nothing was published, and nothing is lost.`,
      { cause: error },
    )
  })
}

/** A lock of another program counts as left behind after so many looks, so many milliseconds apart. */
const [LOOKS, WAIT] = [10, 200]

/**
 * Waits until no other program works with git in this folder.
 * @throws UsageError that names the lock, such as one that a killed git has left
 */
async function expectUnlocked(locks: readonly string[]): Promise<void> {
  for (const file of locks) {
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

/** What this computer is brought to. */
interface Destination {
  head: string
  /** The tree that the working tree has. */
  onDisk: string
  /** The tree that it gets. */
  next: string
  /** The commit of the branch: what is not in it is still to be published. */
  published: string
}

/**
 * Brings the working tree, the index and the branch to what was published. What others have changed or staged stays.
 * @returns false when somebody has just changed a file that others have published, too. The next publication brings both together
 */
export async function takeOver(
  { git, branch, content }: Checkout,
  { head, onDisk, next, published }: Destination,
): Promise<boolean> {
  try {
    await git.run(['reset', '--quiet', onDisk, '--', ...content])
    await git.run(['read-tree', '-m', '-u', onDisk, next])
    await git.run(['update-ref', '-m', 'publish', branch, published, head])
    if (next !== (await git.run(['rev-parse', `${published}^{tree}`])))
      await git.run(['reset', '--quiet', published, '--', ...content])
    return true
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}
