import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { lock } from 'proper-lockfile'
import { projectRoot } from '../root.ts'
import { UsageError } from '../usageError.ts'

const FOLDER = join(projectRoot, '.cache/studio/locks')

/** Runs a task while nothing else on this computer that takes locks, such as a studio, writes the same file. @throws UsageError when another does not let go of it */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  await mkdir(FOLDER, { recursive: true })
  const release = await lock(path, {
    // The file may not be there yet.
    realpath: false,
    lockfilePath: join(
      FOLDER,
      createHash('sha256')
        .update(await realPathOf(path))
        .digest('hex')
        .slice(0, 32),
    ),
    // Milliseconds after which the lock of a process that was killed no longer counts. A save takes a few.
    stale: 2000,
    retries: { retries: 200, factor: 1, minTimeout: 20, maxTimeout: 20 },
  }).catch((cause: unknown) => {
    throw new UsageError('Another program is writing this file. Try again.', { cause })
  })
  try {
    return await task()
  } finally {
    await release()
  }
}

/** The same for a file however its folder was named. The file, and the folder, may not be there yet. */
async function realPathOf(path: string): Promise<string> {
  const folder = dirname(resolve(path))
  return join(await realpath(folder).catch(() => folder), basename(path))
}
