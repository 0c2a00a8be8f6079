import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { MANY } from './read.ts'
import { UsageError } from './usageError.ts'

/** Beside the bundled commands (scripts/run.mjs) lies the code of the processes; the source itself does all in its own. */
const WORKER = join(import.meta.dirname, 'worker.mjs')

/**
 * Starts a process for each core to check and write the documents of a large site, each with a memory of its own.
 * @returns nothing where one process is quicker
 */
export function startPool(documents: number): Tinypool | undefined {
  if (documents < MANY || !existsSync(WORKER)) return undefined
  const count = availableParallelism()
  return new Tinypool({
    filename: WORKER,
    runtime: 'child_process',
    minThreads: count,
    maxThreads: count,
  })
}

/**
 * Has every task done by one of the functions of scripts/worker.ts. Where one fails the processes end before its error is
 * thrown: whoever then clears a folder finds nobody writing to it.
 * @param receive takes what each came to, in the order of the tasks, as soon as those before it are done
 */
export async function runAll<T, R>(
  pool: Tinypool,
  name: string,
  tasks: readonly T[],
  receive: (result: R) => void,
): Promise<void> {
  let before = Promise.resolve()
  try {
    for (const task of tasks) {
      const run: Promise<R> = pool.run(task, { name })
      before = Promise.all([run, before]).then(([result]) => receive(result))
    }
    await before
  } catch (error) {
    await pool.destroy()
    throw ofItsClass(error)
  }
}

/** A list in parts of so many, the last of what is left. */
export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** What is thrown in another process comes without its class. */
function ofItsClass(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error
  const isUsage = 'name' in error && error.name === 'UsageError' && 'message' in error
  return isUsage ? new UsageError(String(error.message)) : Object.assign(new Error(), error)
}
