// scripts/studio/site: the site as an author has it now, held in a worker of the studio's page. In come what a host has
// published and what an author writes; out go documents, problems, HTML and what is not published yet. No file system,
// no process and no page: a host and a store are all that it reaches.

import type { Problem } from '../../../schema/problems/problem.ts'
import { decodeDocument } from '../../../schema/read/decode.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { mergeVersions, withOwn } from '../../../schema/text/mergeVersions.ts'
import {
  digestOf,
  type Host,
  type HostChanges,
  HostError,
  type HostFile,
  type Listing,
} from '../hosts/Host.ts'

/** Something that its author has changed and not published. */
export interface KeptChange {
  /** As the host names it: `pages/about.json`, `public/images/hall.jpg`. */
  path: string
  /** As its author has it: the text of a document, the bytes of a file; null for what is deleted. */
  content: string | Uint8Array | null
  /** From what it began: the published text of a document, the digest of a file. Absent for what is new. */
  base?: string
  /** What others have made of that, where both have changed the same words: as `base`; null for what they have deleted. */
  theirs?: string | null
  /** When it was changed last, in milliseconds since 1970. */
  at: number
}

/** Keeps changes until they are published, whatever becomes of the window. */
export interface ChangeStore {
  load(): Promise<KeptChange[]>
  /** @throws OvertakenError where others have written there since it was loaded or kept last */
  put(change: KeptChange): Promise<void>
  /** Forgets a change: what is published counts. @throws OvertakenError as above */
  remove(path: string): Promise<void>
  /** Calls back when others have written there, such as the editor of an engineer in a folder. */
  watch?(onOthers: () => void): void
}

/** Others have written in the place of what was to be kept. Nothing of theirs is lost. */
export class OvertakenError extends Error {}

/** What became of changes that were to be published. `moved`: others have published since, and theirs is part of the site now. */
export type Published = { head: string } | 'moved' | 'conflict'

/** A published site, and what its author has changed since. Nothing has to be saved: each change is kept at once. */
export class Workspace {
  /** Where the site is kept. */
  readonly host: Host
  readonly #store: ChangeStore
  #published: Listing = { head: '', files: new Map() }
  /** Digest → text of the published documents, or why they hold none. */
  #texts = new Map<string, string | Problem>()
  readonly #changes = new Map<string, KeptChange>()
  /** Files whose digest is known: those of changes. */
  readonly #digests = new WeakMap<Uint8Array, string>()
  readonly #keeping = new Map<string, Promise<void>>()
  readonly #unkept = new Set<string>()
  /** What the store holds, as far as it is known. */
  readonly #stored = new Map<string, KeptChange['content']>()
  readonly #listeners = new Set<(isOfOthers: boolean) => void>()
  /** Why a change could not be kept. Absent once all are. */
  failure: Error | undefined

  private constructor(host: Host, store: ChangeStore) {
    this.host = host
    this.#store = store
  }

  /** @throws HostError when the site cannot be read */
  static async open(host: Host, store: ChangeStore): Promise<Workspace> {
    const workspace = new Workspace(host, store)
    for (const change of await store.load()) {
      if (change.content instanceof Uint8Array) await workspace.#learn(change.content)
      workspace.#changes.set(change.path, change)
      workspace.#stored.set(change.path, change.content)
    }
    await workspace.refresh()
    // A store that does not answer is asked again with the next change. One that answers again takes what it did not.
    store.watch?.(() =>
      workspace.#takeInOthers().then(
        () => workspace.keepAgain(),
        () => undefined,
      ),
    )
    return workspace
  }

  /** The version that is published. */
  get head(): string {
    return this.#published.head
  }

  /** Path → text of each document, as its author has it. */
  get texts(): Map<string, string> {
    const texts = this.publishedTexts
    for (const { path, content } of this.#changes.values())
      if (content === null) texts.delete(path)
      else if (typeof content === 'string') texts.set(path, content)
    return texts
  }

  /** The text of a document, as its author has it; undefined where there is none. */
  textOf(path: string): string | undefined {
    const change = this.#changes.get(path)
    const text = change ? change.content : this.#documentAt(path)
    return typeof text === 'string' ? text : undefined
  }

  /** The bytes of a file that its author has added or changed; undefined for others. */
  keptBytes(path: string): Uint8Array | undefined {
    const content = this.#changes.get(path)?.content
    return content instanceof Uint8Array ? content : undefined
  }

  /** The digest of a file that is no document, as its author has it; undefined where there is none. */
  digestAt(path: string): string | undefined {
    const change = this.#changes.get(path)
    if (!change) return this.#published.files.get(path)?.digest
    return change.content instanceof Uint8Array ? this.#digests.get(change.content) : undefined
  }

  get publishedTexts(): Map<string, string> {
    const found = [...this.#published.files.keys()].map(path => [path, this.#documentAt(path)] as const)
    return new Map(found.flatMap(([path, text]) => (typeof text === 'string' ? [[path, text] as const] : [])))
  }

  /** Why published documents hold no text, of those that have not been changed since. */
  get unreadable(): Problem[] {
    const paths = [...this.#published.files.keys()].filter(path => !this.#changes.has(path))
    return paths.map(path => this.#documentAt(path)).filter(found => typeof found === 'object')
  }

  /** Path → digest and size of each file that is no document, as it is published. */
  get publishedFiles(): Map<string, HostFile> {
    return new Map([...this.#published.files].filter(([path]) => !isDocumentPath(path)))
  }

  /** The same as its author has them. */
  get files(): Map<string, HostFile> {
    const files = this.publishedFiles
    for (const { path, content } of this.#changes.values())
      if (content === null) files.delete(path)
      else if (typeof content !== 'string')
        files.set(path, { digest: this.#digests.get(content) ?? '', size: content.length })
    return files
  }

  /** What is not published, in the order in which it was changed. */
  get changes(): readonly KeptChange[] {
    return [...this.#changes.values()].sort((one, other) => one.at - other.at)
  }

  /**
   * Calls back after each change of what is held here.
   * @param listener with whether it was made by others, in the store
   * @returns a function that ends it
   */
  onChange(listener: (isOfOthers: boolean) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What a file of this site holds, as its author has it or as it is published. @throws HostError */
  async read(digest: string): Promise<Uint8Array | undefined> {
    for (const { content } of this.#changes.values())
      if (content instanceof Uint8Array && this.#digests.get(content) === digest) return content
    return (await this.host.read([digest])).get(digest)
  }

  /** Changes a file. What is again as it was published is no change any more. @param content null deletes it */
  async write(path: string, content: string | Uint8Array | null, at = Date.now()): Promise<void> {
    if (content instanceof Uint8Array) await this.#learn(content)
    const before = this.#changes.get(path)
    const published = this.#publishedOf(path)
    const base = before ? before.base : published
    const theirs = before?.theirs
    const isAsPublished = this.#markOf(content) === published
    // Of two changes at the same millisecond the later one is the last of them.
    this.#changes.delete(path)
    if (isAsPublished) this.#keep(path)
    else
      this.#set({
        path,
        content,
        at,
        ...(base !== undefined && { base }),
        ...(theirs !== undefined && { theirs }),
      })
    this.#announce()
  }

  /** Gives a file back what is published. */
  putBack(path: string): void {
    this.#forget(path)
    this.#announce()
  }

  /** Ends a conflict. @param content what counts instead of both versions */
  settle(path: string, content: string | Uint8Array | null): Promise<void> {
    const change = this.#changes.get(path)
    const published = this.#publishedOf(path)
    if (change) {
      const { base: _, theirs: __, ...rest } = change
      this.#changes.set(path, { ...rest, ...(published !== undefined && { base: published }) })
    }
    return this.write(path, content)
  }

  /**
   * Reads what is published now. What others have changed becomes part of what the author has, word by word; where both have
   * changed the same words the change waits for `settle`.
   * @returns whether anything was published since. @throws HostError
   */
  async refresh(): Promise<boolean> {
    const listing = await this.host.list()
    if (listing.head === this.#published.head) return false
    const digests = [...listing.files].flatMap(([path, { digest }]) => (isDocumentPath(path) ? digest : []))
    const unread = [...new Set(digests)].filter(digest => !this.#texts.has(digest))
    const read = unread.length > 0 ? await this.host.read(unread) : new Map<string, Uint8Array>()
    const before = this.#texts
    this.#texts = new Map()
    this.#published = listing
    for (const [path, { digest }] of listing.files) {
      if (!isDocumentPath(path)) continue
      const bytes = read.get(digest)
      const known = bytes ? decodeDocument(path.slice(PAGES.length), bytes) : before.get(digest)
      if (known !== undefined) this.#texts.set(digest, known)
    }
    for (const change of this.#changes.values()) this.#rebase(change)
    this.#announce()
    return true
  }

  /**
   * Publishes changes in one step.
   * @param paths of the changes. Others stay unpublished
   * @throws HostError when the host does not take them: all of them stay as they are
   */
  async publish(paths: Iterable<string>, message: string): Promise<Published> {
    const chosen = this.#chosen(paths)
    if (chosen.some(({ theirs }) => theirs !== undefined)) return 'conflict'
    const changes = encoded(chosen)
    const head = await this.host.commit(changes, this.head, message)
    if (head === undefined) {
      await this.refresh()
      return 'moved'
    }
    const files = new Map(this.#published.files)
    for (const [path, content] of changes) {
      if (content === null) {
        files.delete(path)
        continue
      }
      const digest = await this.#learn(content)
      files.set(path, { digest, size: content.length })
      if (isDocumentPath(path)) this.#texts.set(digest, decodeDocument(path.slice(PAGES.length), content))
    }
    this.#published = { head, files }
    // What was written meanwhile began from what is published now.
    for (const { path, content } of chosen) {
      const now = this.#changes.get(path)
      if (now && now.content !== content) this.#set(withBase(now, this.#publishedOf(path)))
      else this.#forget(path)
    }
    this.#announce()
    return { head }
  }

  /**
   * Asks colleagues to approve changes. They stay unpublished until then.
   * @returns where they are asked
   * @throws HostError as above, and where the host knows no approval
   */
  async propose(
    paths: Iterable<string>,
    message: string,
  ): Promise<{ address: string } | 'moved' | 'conflict'> {
    const chosen = this.#chosen(paths)
    if (chosen.some(({ theirs }) => theirs !== undefined)) return 'conflict'
    if (!this.host.propose) throw new HostError('failed', 'Nobody approves changes here. Publish them.')
    const address = await this.host.propose(encoded(chosen), this.head, message)
    if (address !== undefined) return { address }
    await this.refresh()
    return 'moved'
  }

  #chosen = (paths: Iterable<string>): KeptChange[] =>
    [...new Set(paths)].flatMap(path => this.#changes.get(path) ?? [])

  /** Whether everything that was changed is kept. */
  get isKept(): boolean {
    return this.#keeping.size === 0 && this.#unkept.size === 0
  }

  /** Resolves when everything that was changed is kept, or could not be (`failure`). */
  async kept(): Promise<void> {
    while (this.#keeping.size > 0) await Promise.all(this.#keeping.values())
  }

  /** What is published at a path, as `KeptChange.base` says it. */
  #publishedOf(path: string): string | undefined {
    const text = this.#documentAt(path)
    // One that holds no text can only be replaced.
    return typeof text === 'string' ? text : this.#published.files.get(path)?.digest
  }

  #documentAt(path: string): string | Problem | undefined {
    const digest = this.#published.files.get(path)?.digest
    return digest !== undefined && isDocumentPath(path) ? this.#texts.get(digest) : undefined
  }

  #markOf(content: KeptChange['content'] | undefined): string | undefined {
    if (content === null || content === undefined) return undefined
    return typeof content === 'string' ? content : this.#digests.get(content)
  }

  /** Brings a change to what is published now. */
  #rebase(change: KeptChange): void {
    const { path, content, base } = change
    const theirs = this.#publishedOf(path)
    const own = this.#markOf(content)
    if (own === theirs) {
      this.#forget(path)
      return
    }
    if (theirs === base) {
      // They have taken back what was contested.
      if (change.theirs !== undefined) this.#set(withBase(change, base))
      return
    }
    const merged = [base, own, theirs].every(text => text !== undefined) && isDocumentPath(path)
    const text = merged ? mergedText(String(base), String(own), String(theirs)) : undefined
    if (text === undefined) this.#set({ ...change, theirs: theirs ?? null })
    else if (text === theirs) this.#forget(path)
    else this.#set(withBase({ ...change, content: text }, theirs))
  }

  #set(change: KeptChange): void {
    this.#changes.set(change.path, change)
    this.#keep(change.path)
  }

  #forget(path: string): void {
    if (this.#changes.delete(path)) this.#keep(path)
  }

  /** Tries again to keep what could not be kept. */
  keepAgain(): void {
    for (const path of this.#unkept) this.#keep(path)
  }

  /** Keeps what a path has now. While that takes its time only the latest of what follows counts. */
  #keep(path: string): void {
    if (this.#keeping.has(path)) return
    this.#keeping.set(path, this.#keepLatest(path))
  }

  async #keepLatest(path: string): Promise<void> {
    try {
      let kept: KeptChange | undefined
      let isOvertaken: boolean
      let overtaken = 0
      do {
        kept = this.#changes.get(path)
        isOvertaken = !(await this.#keptOnce(path, kept))
        if (isOvertaken && ++overtaken > MOST_OVERTAKEN) throw new Error(OVERTAKEN)
        // A folder also follows what others have published.
        if (isOvertaken && !(await this.#takeInOthers())) await this.refresh()
      } while (isOvertaken || this.#changes.get(path) !== kept)
      this.#unkept.delete(path)
      if (this.#unkept.size > 0) return
      this.failure = undefined
    } catch (error) {
      this.#unkept.add(path)
      this.failure = error instanceof Error ? error : new Error(String(error))
    } finally {
      this.#keeping.delete(path)
    }
    this.#announce()
  }

  /** @returns whether it is kept, or others have written there meanwhile */
  async #keptOnce(path: string, change: KeptChange | undefined): Promise<boolean> {
    try {
      await (change ? this.#store.put(change) : this.#store.remove(path))
    } catch (error) {
      if (error instanceof OvertakenError) return false
      throw error
    }
    if (change) this.#stored.set(path, change.content)
    else this.#stored.delete(path)
    return true
  }

  /** Makes what others have written into the store a part of what the author has. @returns whether there was anything */
  async #takeInOthers(): Promise<boolean> {
    const loaded = new Map<string, KeptChange>()
    for (const change of await this.#store.load()) {
      if (change.content instanceof Uint8Array) await this.#learn(change.content)
      loaded.set(change.path, change)
    }
    let isChanged = false
    for (const path of new Set([...this.#stored.keys(), ...loaded.keys()])) {
      const before = this.#stored.get(path)
      const theirs = loaded.get(path)
      if (
        this.#markOf(before) === this.#markOf(theirs?.content) &&
        (before === null) === (theirs?.content === null)
      )
        continue
      isChanged = true
      if (theirs) this.#stored.set(path, theirs.content)
      else this.#stored.delete(path)
      const own = this.#changes.get(path)
      const isUntouched = this.#markOf(own?.content) === this.#markOf(before)
      if (isUntouched && theirs) this.#changes.set(path, theirs)
      else if (isUntouched) this.#changes.delete(path)
      else {
        const published = this.#publishedOf(path)
        const [base, now] = [before ?? published, theirs?.content ?? published]
        const text =
          own && isDocumentPath(path) ? mergedText(String(base), String(own.content), String(now)) : undefined
        if (own) this.#set({ ...own, content: text ?? own.content })
        else if (theirs) this.#changes.set(path, theirs)
      }
    }
    if (isChanged) this.#announce(true)
    return isChanged
  }

  async #learn(bytes: Uint8Array): Promise<string> {
    const digest = this.#digests.get(bytes) ?? (await digestOf(bytes))
    this.#digests.set(bytes, digest)
    return digest
  }

  #announce(isOfOthers = false): void {
    for (const listener of this.#listeners) listener(isOfOthers)
  }
}

/** How often others may write in the same place before a change counts as not kept. */
const MOST_OVERTAKEN = 10
const OVERTAKEN =
  'Another program writes in the same place again and again. It is tried again with your next change.'

/** Whether a path is that of a document. */
export const isDocumentPath = (path: string): boolean =>
  path.startsWith(PAGES) && kindOf(path.slice(PAGES.length)) !== undefined

const PAGES = 'pages/'

/** The digest of what a change began from (`KeptChange.base`): of a document the base is its text, of another file its digest. */
export const digestOfBase = (path: string, base: string): string | Promise<string> =>
  isDocumentPath(path) && !/^[\da-f]{40}$/.test(base) ? digestOf(encode(base)) : base

/** A change that begins from what is published, and is no conflict. */
function withBase({ base: _, theirs: __, ...change }: KeptChange, base: string | undefined): KeptChange {
  return { ...change, ...(base !== undefined && { base }) }
}

/** A text with what two authors have changed. @returns nothing where they have changed the same words, or one is no JSON */
export function mergedText(base: string, own: string, theirs: string): string | undefined {
  const values = [base, own, theirs].map(valueOfText)
  if (values.includes(undefined)) return undefined
  const merged = mergeVersions(...(values as [unknown, unknown, unknown]))
  return merged.contested.length > 0 ? undefined : withOwn(theirs, merged.own)
}

const encoded = (changes: readonly KeptChange[]): HostChanges =>
  new Map(changes.map(({ path, content }) => [path, typeof content === 'string' ? encode(content) : content]))

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
