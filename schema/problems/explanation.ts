/** What the list of problems tells authors about one kind of problem. */
export interface Explanation {
  /** The mistake in a few words. */
  title: string
  /** Why it matters, and how to fix it, where title and message do not say it. */
  explanation?: string
  /** Warnings do not stop a build. Default: error. */
  severity?: 'warning'
  /** The mistake, made in the small site in `schema/problems/site`. Null where no document can make it. */
  example: TextExample | FileExample | null
}

/** A wrong passage of a document. */
export interface TextExample {
  /** The document in which the problem is reported. */
  file: string
  /** What the author wrote … */
  wrong: string
  /** … instead of this. */
  right: string
  /** On which line of `wrong` the problem is reported. Default: the first. */
  line?: number
}

/** A mistake of whole files, described in words. */
export interface FileExample {
  file: string
  /** On which line of it the problem is reported. Default: 1. */
  line?: number
  /** A sentence each: what is wrong, and what is right. */
  wrong: string
  right: string
  /** Files that make the mistake, by their path in the site. Null deletes a file. */
  mistake: Files
  /** Files that fix it otherwise than by undoing it. */
  fixed?: Files
}

export type Files = Readonly<Record<string, string | Uint8Array | null>>
