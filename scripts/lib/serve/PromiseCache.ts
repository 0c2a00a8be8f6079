/** Entries per cache. */
const CACHE_SIZE = 500

/** Caches the latest results. Rejected promises are not cached. */
export class PromiseCache<T> {
  readonly #results = new Map<string, Promise<T>>()

  get(key: string, make: () => Promise<T>): Promise<T> {
    const cached = this.#results.get(key)
    if (cached) return cached
    const result = make()
    this.#results.set(key, result)
    result.catch(() => this.#results.delete(key))
    for (const oldest of [...this.#results.keys()].slice(0, -CACHE_SIZE)) this.#results.delete(oldest)
    return result
  }
}
