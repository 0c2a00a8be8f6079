import { availableParallelism } from 'node:os'

/**
 * Runs an async function on every item, with one worker per core, so that a folder of photographs does not fill the memory.
 * After an error no further items are started, and the error is thrown once all running ones have ended. So a caller that
 * deletes a folder then can be sure that nothing writes into it any more.
 * @returns the results in the order of the items
 */
export async function inParallel<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const queue = [...items].entries()
  const results: R[] = []
  const errors: unknown[] = []
  const worker = async () => {
    for (const [index, item] of queue) {
      if (errors.length > 0) return
      await work(item).then(
        result => {
          results[index] = result
        },
        error => errors.push(error),
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if (errors.length > 0) throw errors[0]
  return results
}
