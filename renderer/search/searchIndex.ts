/** What a result leads to. */
export type ResultKind = 'page' | 'post' | 'question' | 'person' | 'document'

/** A part of a page with a heading of its own, or its beginning, whose heading is empty. */
export type IndexedPart = [heading: string, text: string, kind?: ResultKind]

/** A page as results show it: `search/pages/<number>.json`. */
export interface IndexedPage {
  /** With the base. */
  route: string
  title: string
  kind: 'page' | 'post'
  parts: IndexedPart[]
}

/** A term, in how many parts it is, and some of them, as flat pairs: the distance to the id before, and a weight. */
export type IndexedTerm = [term: string, frequency: number, ...pairs: number[]]

/** `search/index.json`. */
export interface SearchIndex {
  locale: string
  /** How many parts all pages have. */
  parts: number
  /** Terms that visitors type, in their order, and the terms that are searched too. */
  synonyms: [typed: string[], also: string[]][]
  /** Of small sites: all terms. */
  terms?: IndexedTerm[]
  /** Of large sites: where the terms of each shard begin, sorted. `search/terms/<index>.json` has the terms. */
  shards?: string[]
}

/** The most parts of a page that are told apart. */
export const MOST_PARTS = 64

/** Id of a part: the number of its page, and its place in the page. */
export const partId = (page: number, part: number): number => page * MOST_PARTS + part

/** The number of the page of a part. */
export const pageOf = (id: number): number => Math.floor(id / MOST_PARTS)

/** The shard that holds a term: the last one that does not begin after it. */
export function shardOf(term: string, shards: readonly string[]): number {
  const next = shards.findIndex(start => start > term)
  return Math.max(0, (next < 0 ? shards.length : next) - 1)
}
