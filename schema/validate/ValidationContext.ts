/** What lies beside the documents. Paths begin with a slash and name files in `public`. */
export interface ValidationContext {
  /** Path → size in bytes. */
  files: ReadonlyMap<string, number>
  /** Names of all icons. */
  icons: ReadonlySet<string>
}

/** What one document is validated with. */
export interface DocumentContext extends ValidationContext {
  /** `YYYY-MM-DD`; empty where no day is meant. */
  today: string
  /** The folder of the JSON Schemas for editors, relative to the folder of pages; absent where it is unknown. */
  jsonSchemas?: string | undefined
}
