import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { UsageError } from '../usageError.ts'
import { LARGE_SITE } from './readDocuments.ts'

/** The code of the workers lies beside the bundled commands (scripts/run.mjs). Without a bundle, one process does everything. */
const WORKER = join(import.meta.dirname, 'worker.mjs')

/**
 * Starts a worker process for each core, to validate and write the documents of a large site. Processes, not threads, so
 * that each has its own heap.
 * @returns nothing where one process is faster
 */
export function startPool(documents: number): Tinypool | undefined {
  if (documents < LARGE_SITE || !existsSync(WORKER)) return undefined
  const count = availableParallelism()
  return new Tinypool({
    filename: WORKER,
    runtime: 'child_process',
    minThreads: count,
    maxThreads: count,
  })
}

/**
 * Runs tasks by one of the functions of scripts/worker.ts. When one fails, all workers end before its error is thrown, so
 * that none still writes to a folder that the caller then deletes.
 * @param receive takes the results in the order of the tasks, each as soon as those before it have come
 */
export async function runAll<T, R>(
  pool: Tinypool,
  name: string,
  tasks: readonly T[],
  receive: (result: R) => void,
): Promise<void> {
  let previous = Promise.resolve()
  try {
    for (const task of tasks) {
      const run: Promise<R> = pool.run(task, { name })
      previous = Promise.all([run, previous]).then(([result]) => receive(result))
    }
    await previous
  } catch (error) {
    await pool.destroy()
    throw restoreErrorClass(error)
  }
}

/** Splits a list into batches of `size`; the last may be smaller. */
export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** An error of another process arrives without its class. */
function restoreErrorClass(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error
  const isUsage = 'name' in error && error.name === 'UsageError' && 'message' in error
  return isUsage ? new UsageError(String(error.message)) : Object.assign(new Error(), error)
}
