import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { projectRoot } from '../../root.ts'
import { UsageError } from '../../usageError.ts'
import { digestOf } from './digestOf.ts'

const FOLDER = join(projectRoot, '.cache/studio/locks')

/** Runs a task while no other studio on this computer writes the same file. @throws UsageError when another does not let go of it */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  await mkdir(FOLDER, { recursive: true })
  const release = await lock(path, {
    // The file may not be there yet.
    realpath: false,
    lockfilePath: join(FOLDER, digestOf(path).slice(0, 32)),
    // Milliseconds after which the lock of a process that was killed no longer counts. A save takes a few.
    stale: 2000,
    retries: { retries: 200, factor: 1, minTimeout: 20, maxTimeout: 20 },
  }).catch((cause: unknown) => {
    throw new UsageError('Another studio is writing this file. Try again.', { cause })
  })
  try {
    return await task()
  } finally {
    await release()
  }
}
