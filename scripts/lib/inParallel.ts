import { availableParallelism } from 'node:os'

/**
 * Does work on every item, on a few at a time: a folder of photographs must not fill the memory. Where one fails no more are
 * begun, and nothing is under way any longer when its error is thrown: whoever then clears a folder finds nobody writing to it.
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
