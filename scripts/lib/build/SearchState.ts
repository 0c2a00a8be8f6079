import type { SearchSettings } from '../outputs/search/PageRecord.ts'

/** A passage of the file that holds the state: where it begins, and its length in bytes. */
export type Passage = [from: number, length: number]

/** Where an incremental build finds what the index is made from: all of it would take longer to read than a page to build. */
export interface SearchState {
  settings: SearchSettings
  /** Of every page, by its number: its `PageRecord`. */
  pages: Passage[]
  /** Beginning → the terms of a shard. */
  shards: Map<string, Passage>
  sizes: Map<string, number>
  parts: number
}
