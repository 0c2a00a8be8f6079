import type { SearchSettings } from '../outputs/search/pageFiles.ts'

/** A passage of the file that holds the state: where it begins, and its length in bytes. */
export type Passage = [from: number, length: number]

/** Where an incremental build finds what the index is made from: all of it would take longer to read than a page to build. */
export interface SearchState {
  settings: SearchSettings
  /** All terms, by their ids, as a list. */
  terms: Passage
  /** Those that edited pages have added. */
  newTerms: string[]
  /** Of every page, by its number: how many parts it has, and its entries. */
  pages: { parts: number; entries: Passage }[]
  /** Beginning → the terms of a shard with the numbers of their parts, as a list, and the parts. */
  shards: Map<string, { terms: Passage; parts: Passage }>
  sizes: Map<string, number>
  parts: number
}
