/** What the list of problems says about one kind of mistake, in words for an author. */
export interface Explanation {
  /** The mistake in a few words. */
  title: string
  /** Why it matters, and how to mend it. */
  explanation: string
  /** Warnings keep nothing from being built. Default: error. */
  severity?: 'warning'
}
