/** What the list of problems says about one kind of mistake, in words for an author. */
export interface Explanation {
  /** The mistake in a few words. */
  title: string
  /** Why it matters, and how to mend it. */
  explanation: string
  /** Warnings keep nothing from being built. Default: error. */
  severity?: 'warning'
  /** The mistake made in the site that lies beside this file; null where a document cannot make it. */
  example: TextExample | FileExample | null
}

/** A few words of a document that are wrong. */
export interface TextExample {
  /** The document in which the problem is reported. */
  file: string
  /** What stands there by mistake … */
  wrong: string
  /** … in place of this. */
  right: string
  /** On which line of `wrong` the problem is reported. Default: the first. */
  line?: number
}

/** A mistake of whole files, told in words. */
interface FileExample {
  file: string
  /** On which line of it the problem is reported. Default: 1. */
  line?: number
  /** What is wrong, and what it is like when it is right: a sentence each. */
  wrong: string
  right: string
  /** Files that make the mistake, by their path in the site; null where one is taken away. */
  mistake: Files
  /** Files that mend it in another way than undoing it. */
  cured?: Files
}

export type Files = Readonly<Record<string, string | Uint8Array | null>>
