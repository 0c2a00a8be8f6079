// scripts/studio/hosts: the places that keep a site, each behind the same five calls. A host knows bytes, paths, digests
// and a head; what a document means is known in `site` alone. Paths begin with `pages/` or `public/`, wherever the host
// keeps these two folders.

/** A place that keeps a site. Each call rejects with a HostError alone. */
export interface Host {
  /**
   * What is published.
   * @param head an earlier version of it; the latest unless said otherwise
   */
  list(head?: string): Promise<Listing>
  /** Digest → content. Files are read by what they hold: no path of a document reaches a host. */
  read(digests: readonly string[]): Promise<Map<string, Uint8Array>>
  /**
   * Publishes changes in one step, or nothing of them.
   * @param head the version in which they were made
   * @returns the new head; nothing where others have published since, which is then listed first
   */
  commit(changes: HostChanges, head: string, message: string): Promise<string | undefined>
  /**
   * Asks colleagues to approve changes, instead of publishing them.
   * @param message whose first line says what has changed
   * @returns where they are asked; nothing where others have published since
   */
  propose?(changes: HostChanges, head: string, message: string): Promise<string | undefined>
  /** What waits for approval, the newest first. */
  proposals?(): Promise<Proposal[]>
  /** Publishes what waits, or sends it back with a sentence to its author. */
  decide?(proposal: Pick<Proposal, 'id' | 'head'>, decision: Decision): Promise<void>
  /** @param path of a file, for the versions that have changed it alone */
  status(path?: string): Promise<HostStatus>
  /** Says who publishes, where the host can be told. */
  identify?(author: { name: string; email: string }): Promise<void>
  /** Calls back when somebody else may have changed what is kept here. @returns a function that ends it */
  watch?(onChange: () => void): () => void
}

/** A version of a site. */
export interface Listing {
  head: string
  /** Path → digest and size of its content. */
  files: ReadonlyMap<string, HostFile>
}

export interface HostFile {
  digest: string
  /** In bytes. */
  size: number
}

/** Path → new content; null for a file that goes. */
export type HostChanges = ReadonlyMap<string, Uint8Array | null>

export interface HostStatus {
  /** Who publishes here, as versions name them; absent where the host does not know. */
  author?: string
  /** The latest versions, the newest first. */
  versions: readonly HostVersion[]
  /** Whether everybody can read what is published here, drafts as well. */
  isPublic: boolean
  /** What became of the last version: whether visitors see it. Absent where the host does not publish, and for one file. */
  live?: 'building' | 'live' | 'failed' | 'unknown'
}

/** A version that was published. */
export interface HostVersion {
  head: string
  author: string
  /** When, as `Date.toISOString` writes it. */
  at: string
  message: string
  /** The version that it came after. Absent for the first. */
  before?: string
}

/** Changes that wait for a colleague: a version after `before` that is not published. */
export interface Proposal extends HostVersion {
  /** Of the host. */
  id: string
  /** Where it can be talked about. */
  address: string
}

export type Decision = 'publish' | { sendBack: string }

/**
 * Why a host did not answer as asked.
 * `away`: it cannot be reached, and what was asked can be asked again. `signedOut`: it does not know who asks.
 * `refused`: who asks may not do this. `unapproved`: a colleague has to approve it. `busy`: it takes no more for a while. `failed`: anything else.
 */
export type HostFailure = 'away' | 'signedOut' | 'refused' | 'unapproved' | 'busy' | 'failed'

/** A call that a host did not answer as asked, in words for authors. Nothing was changed. */
export class HostError extends Error {
  readonly failure: HostFailure

  constructor(failure: HostFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** The digest of a file: the id of its content in git, so that forges, folders and browsers agree. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const whole = new Uint8Array(head.length + bytes.length)
  whole.set(head)
  whole.set(bytes, head.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a path is that of a file which a site can have. Others are of no host: they lead out of its folders, or into git's. */
export const isSitePath = (path: string): boolean =>
  /^(?:pages|public)\/[^\0\\]+$/.test(path) &&
  path.split('/').every(part => part !== '' && !/^\.\.?$|^\.git$/i.test(part))

/** Bytes as a text that JSON can hold. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  // A function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** The bytes that such a text stands for. */
export const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
