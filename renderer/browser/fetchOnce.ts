/** URL → what is there. */
const cache = new Map<string, Promise<unknown>>()

/**
 * Fetches a JSON file of the build, once.
 * @typeParam T what the build wrote it from
 * @throws when it cannot be fetched; the next call then tries again
 */
export function fetchOnce<T>(url: string, init?: RequestInit): Promise<T> {
  const fetching = cache.get(url) ?? fetchJson<T>(url, init)
  cache.set(url, fetching)
  fetching.catch(() => cache.delete(url))
  return fetching as Promise<T> // the caller says what the build wrote
}

/** Fetches JSON of the build. @typeParam T what the build wrote it from @throws when it cannot be fetched */
export async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as T // the caller says what the build wrote
}
