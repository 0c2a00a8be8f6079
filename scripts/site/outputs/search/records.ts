/** What the index gets of one page. */
export interface PageRecord {
  /** The number of the page (`pageNumbers`). */
  page: number
  /** How many parts it has. */
  parts: number
  /** For each term the parts in which it counts most (`packEntry`), ascending. */
  entries: Uint32Array
}

/** Records of some pages, and the terms that their entries name by place. */
export interface SearchRecords {
  terms: readonly string[]
  pages: readonly PageRecord[]
}

/** The same as JSON, as worker processes return it and shards of a build keep it: objects would take longer than the pages themselves. */
export interface PackedRecords {
  /** With blanks between them. */
  terms: string
  pages: [page: number, parts: number, entries: number][]
  /** Those of all pages, in base64. */
  entries: string
}

/** Weights are below this, and parts below twice as much. */
export const WEIGHTS = 32

const PLACES = 2048

/** A term, a part of its page and a weight as one number. */
export const packEntry = (term: number, placeAndWeight: number): number => term * PLACES + placeAndWeight

export const termOfEntry = (entry: number): number => entry >>> 11

/** Part × `WEIGHTS` + weight. */
export const placeOfEntry = (entry: number): number => entry & (PLACES - 1)

export function packRecords({ terms, pages }: SearchRecords): PackedRecords {
  const own: string[] = []
  const ids = new Int32Array(terms.length).fill(-1)
  const all = new Uint32Array(pages.reduce((sum, { entries }) => sum + entries.length, 0))
  let end = 0
  for (const { entries } of pages) {
    for (const entry of entries) {
      const term = termOfEntry(entry)
      let id = ids[term] ?? -1
      if (id < 0) {
        id = own.push(terms[term] ?? '') - 1
        ids[term] = id
      }
      all[end++] = packEntry(id, placeOfEntry(entry))
    }
  }
  return {
    terms: own.join(' '),
    pages: pages.map(({ page, parts, entries }) => [page, parts, entries.length]),
    entries: Buffer.from(all.buffer).toString('base64'),
  }
}

/** Joins records to those of one list of terms, ascending by page. */
export function unpackRecords(packed: Iterable<PackedRecords>): SearchRecords {
  const terms: string[] = []
  const ids = new Map<string, number>()
  const pages: PageRecord[] = []
  for (const some of packed) {
    if (some.pages.length === 0) continue
    const own = some.terms.split(' ').map(term => {
      const known = ids.get(term)
      if (known !== undefined) return known
      ids.set(term, terms.length)
      return terms.push(term) - 1
    })
    const bytes = Buffer.from(some.entries, 'base64')
    // A copy: a view must begin at a multiple of four.
    const all = new Uint32Array(new Uint8Array(bytes).buffer)
    for (let index = 0; index < all.length; index++) {
      const entry = all[index] ?? 0
      all[index] = packEntry(own[termOfEntry(entry)] ?? 0, placeOfEntry(entry))
    }
    let end = 0
    for (const [page, parts, length] of some.pages) {
      pages.push({ page, parts, entries: all.subarray(end, end + length) })
      end += length
    }
  }
  return { terms, pages: pages.sort((one, other) => one.page - other.page) }
}
