import type { FileFacts } from '../model/FileFacts.ts'
import type { View } from '../model/publication.ts'

/** What documents are checked against. */
export interface ValidationContext {
  /** The public files, by paths that begin with a slash. */
  files: ReadonlyMap<string, FileFacts>
  /** The names of all icons, and what else Lucide calls them: its tags, with commas between them. Former names have none. */
  icons: ReadonlyMap<string, string>
}

/** What one document is validated with. */
export interface DocumentContext extends ValidationContext {
  /** `YYYY-MM-DD`; empty where no day is meant. */
  today: string
  onlyErrors?: View['onlyErrors']
  /** The folder of the JSON Schemas for editors, relative to the folder of pages; absent where it is unknown. */
  jsonSchemas?: string | undefined
}
