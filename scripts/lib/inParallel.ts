import { availableParallelism } from 'node:os'

/** Does work on every item, on a few at a time: a folder of photographs must not fill the memory. */
export async function inParallel<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const queue = [...items].entries()
  const results: R[] = []
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
