import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { z } from 'zod'
import type { Folders } from '../../lib/Folders.ts'
import { GitError } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'
import { digestOf } from '../hosts/Host.ts'
import { digestOfBase, isDocumentPath } from '../site/Workspace.ts'
import { type Checkout, placeInGit, siteFilesIn } from './Checkout.ts'
import { FolderFiles, ignoreMissing, textOf, writeWhole } from './FolderFiles.ts'
import { changesBetween, treeOnDisk, treeWith } from './gitTrees.ts'
import { canTakeOver, takeOver } from './takeOver.ts'

const ROOMS = ['pages', 'public'] as const

/** A file of the folder that is not as it was published. */
export interface FolderChange {
  path: string
  content: string | Uint8Array | null
  /** Of what the folder holds. */
  digest: string | null
  /** From what it began: the text of a document, the digest of a file. Absent for what is new. */
  base?: string
  /** When it was written, in milliseconds since 1970. */
  at: number
}

/** From what changes began that began from something else than HEAD has: path → digest, null for nothing. */
const bases = z.record(z.string(), z.string().nullable())
type Bases = z.infer<typeof bases>
/** They hold for one commit: with another one, git has brought the files along. */
const notes = z.record(z.string(), bases)

/**
 * The working tree of a checkout, as the place that keeps what is not published: it is there for every program of this computer.
 * What it holds otherwise than the commit that it began from has been changed here.
 */
export class CheckoutFolder {
  readonly #checkout: Checkout
  readonly #folders: Folders
  /** The file of the notes. */
  readonly #file: string
  readonly #files: FolderFiles

  constructor(checkout: Checkout, folders: Folders, file: string) {
    this.#checkout = checkout
    this.#folders = folders
    this.#file = file
    this.#files = new FolderFiles(folders)
  }

  async changes(): Promise<FolderChange[]> {
    const [bases, onDisk] = [await this.#bases(), await this.#files.list()]
    const changed = [...new Set([...bases.keys(), ...onDisk.keys()])].filter(path => {
      const base = bases.get(path)
      // Notes among the pages are nobody's.
      if (path.startsWith('pages/') && !isDocumentPath(path)) return false
      return base === undefined || !onDisk.get(path)?.digests.includes(base)
    })
    const texts = new Set(changed.flatMap(path => (isDocumentPath(path) ? (bases.get(path) ?? []) : [])))
    const read = texts.size > 0 ? await this.#checkout.git.readBlobs([...texts]) : new Map<string, Buffer>()
    const found = changed.map(async (path): Promise<FolderChange | undefined> => {
      const digest = bases.get(path)
      const base = (isDocumentPath(path) ? textOf(read.get(digest ?? '')) : undefined) ?? digest
      const from = base === undefined ? {} : { base }
      const known = onDisk.get(path)
      if (!known) return { path, content: null, digest: null, at: Date.now(), ...from }
      const bytes = await this.#files.read(path)
      // It has gone at this moment.
      if (!bytes) return undefined
      const { mtimeMs } = await stat(await this.#files.placeOf(path))
      // What holds no text can only be replaced.
      const content = (isDocumentPath(path) ? textOf(bytes) : undefined) ?? new Uint8Array(bytes)
      return { path, content, digest: await digestOf(bytes), at: mtimeMs, ...from }
    })
    return (await Promise.all(found)).filter(change => change !== undefined)
  }

  /**
   * Writes a file, if the folder still holds what its author knows.
   * @param was its digest; null for no file
   * @param base from what the change began
   * @returns the digest of what it holds now; null for no file, and nothing where others have written there
   */
  async keep(
    path: string,
    content: string | Uint8Array | null,
    was: string | null,
    base: string | undefined,
  ): Promise<string | null | undefined> {
    if (!(await this.#holds(path, was))) return undefined
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    await this.#files.write(path, bytes)
    await this.#note(path, base === undefined ? null : await digestOfBase(path, base))
    return bytes && digestOf(bytes)
  }

  /** Gives a file what is published of it. Otherwise as `keep`. */
  async giveBack(path: string, was: string | null): Promise<string | null | undefined> {
    const { git, upstream } = this.#checkout
    if (!(await this.#holds(path, was))) return undefined
    const [blob] = await git.listBlobs(upstream, `:(top,literal)${placeInGit(this.#checkout, path)}`)
    const isThere = blob && (await this.#files.digestsAt(path)).includes(blob.id)
    if (!isThere) await this.#files.write(path, blob ? await this.#contentOf(blob.id) : null)
    await this.#note(path, blob?.id ?? null)
    return blob?.id ?? null
  }

  async #contentOf(id: string): Promise<Buffer> {
    const content = (await this.#checkout.git.readBlobs([id])).get(id)
    if (!content) throw new Error(`There is no object ${id}`)
    return content
  }

  /**
   * Brings the working tree to what is published now: files that nobody has changed here follow, and all others stay. Where this
   * computer has commits that were never sent, or somebody works on files of the program that have changed, everything stays
   * as it is until the next time.
   */
  async follow(): Promise<void> {
    const { git, upstream } = this.#checkout
    const [head = '', published = ''] = (await git.run(['rev-parse', 'HEAD', upstream])).split('\n')
    if (head === published || !(await git.succeeds(['merge-base', '--is-ancestor', head, published]))) return
    const scratch = await mkdtemp(join(tmpdir(), 'chalkline-follow-'))
    try {
      const onDisk = await treeOnDisk(this.#checkout, this.#folders, join(scratch, 'disk'))
      const own = await changesBetween(git, head, onDisk)
      const next = await treeWith(git, published, own, join(scratch, 'next'))
      await canTakeOver(this.#checkout, onDisk, next, join(scratch, 'trial'))
      const before = await this.#bases()
      const bases: Bases = {}
      for (const { path } of own) {
        const name = this.#sitePath(path)
        if (name !== undefined) bases[name] = before.get(name) ?? null
      }
      // Those of now hold until HEAD moves: the computer may be switched off before that.
      await this.#write({ [head]: await this.#read(head), [published]: bases })
      await takeOver(this.#checkout, { head, onDisk, next, published })
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof GitError)) throw error
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  /** Path → the digest of what it began from. */
  async #bases(): Promise<Map<string, string>> {
    const { git, upstream } = this.#checkout
    const head = await git.run(['rev-parse', 'HEAD'])
    // What was committed here and never sent is not published.
    const from = (await git.ask(['merge-base', 'HEAD', upstream])) ?? head
    const files = await siteFilesIn(this.#checkout, from)
    const bases = new Map([...files].map(([path, { digest }]) => [path, digest]))
    for (const [path, base] of Object.entries(await this.#read(head)))
      if (base === null) bases.delete(path)
      else bases.set(path, base)
    return bases
  }

  async #holds(path: string, was: string | null): Promise<boolean> {
    const digests = await this.#files.digestsAt(path)
    return was === null ? digests.length === 0 : digests.includes(was)
  }

  /** The path that a host names, of one from the top of the repository. */
  #sitePath(path: string): string | undefined {
    const room = ROOMS.find(room => !posix.relative(this.#checkout.paths[room], path).startsWith('..'))
    return room && `${room}/${posix.relative(this.#checkout.paths[room], path)}`
  }

  async #note(path: string, base: string | null): Promise<void> {
    const head = await this.#checkout.git.run(['rev-parse', 'HEAD'])
    const bases = await this.#read(head)
    if (bases[path] === base) return
    await this.#write({ [head]: { ...bases, [path]: base } })
  }

  /** The notes of a commit. */
  async #read(head: string): Promise<Bases> {
    const text = await readFile(this.#file, 'utf8').catch(ignoreMissing)
    try {
      return notes.parse(JSON.parse(text ?? '{}'))[head] ?? {}
    } catch {
      return {}
    }
  }

  #write = (found: z.infer<typeof notes>): Promise<void> => writeWhole(this.#file, JSON.stringify(found))
}
