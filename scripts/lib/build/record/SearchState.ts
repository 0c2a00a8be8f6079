import type { SearchSettings } from '../../outputs/search/searchSettings.ts'

/** The index of the last build, but for the records that it is made from. */
export interface SearchState {
  settings: SearchSettings
  /** Where each shard begins. */
  shards: readonly string[]
}
