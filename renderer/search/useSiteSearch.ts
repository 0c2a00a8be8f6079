import { useEffect, useState } from 'react'
import { useSite } from '../contexts/site.tsx'
import type { Found } from './SiteSearch.ts'
import { SiteSearch } from './SiteSearch.ts'
import type { Terms } from './terms.ts'

interface SearchState {
  /** What the results answer. */
  query: string
  results: Found[]
  terms: Terms | undefined
  hasFailed: boolean
}

const nothing: SearchState = { query: '', results: [], terms: undefined, hasFailed: false }

const opened = new Map<string, Promise<SiteSearch>>()

/** The index, fetched once. */
function openSearch(base: string): Promise<SiteSearch> {
  const search = opened.get(base) ?? SiteSearch.open(name => fetchJson(`${base}search/${name}.json`))
  opened.set(base, search)
  search.catch(() => opened.delete(base))
  return search
}

/** The results of a query. Those of the query before stay until they are there. */
export function useSiteSearch(query: string): SearchState {
  const { base } = useSite()
  const [state, setState] = useState(nothing)
  const asked = query.trim()
  useEffect(() => {
    if (asked === '') {
      // The index comes while the visitor types the first letters.
      openSearch(base).catch(() => undefined)
      setState(nothing)
      return
    }
    let isCurrent = true
    const show = (state: SearchState) => isCurrent && setState(state)
    openSearch(base)
      .then(async search =>
        // One letter is the beginning of a question, and has no answer yet.
        search.asks(asked)
          ? { query: asked, results: await search.find(asked), terms: search.terms, hasFailed: false }
          : nothing,
      )
      .then(show, () => show({ query: asked, results: [], terms: undefined, hasFailed: true }))
    return () => {
      isCurrent = false
    }
  }, [asked, base])
  return state
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as T // as the build wrote it
}
