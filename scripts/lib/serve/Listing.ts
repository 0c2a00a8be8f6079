import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filePolicy, statedPolicy, withoutFrames } from '../hosting/csp.ts'
import { policyOfFile } from '../hosting/headers.ts'
import { parseRewrites, type Rewrite, rewriteFor } from './rewrites.ts'

export interface Found {
  /** Path below the folder, with a slash before it. */
  path: string
  status: number
}

/** The files of a built site as they lay there at one moment. Only what is listed is ever opened. */
export class Listing {
  readonly folder: string
  readonly identity: string
  readonly #files: ReadonlySet<string>
  readonly #rewrites: readonly Rewrite[]
  readonly #policies = new Map<string, Promise<string>>()
  /** Pages and their data, by their path in lower case. */
  readonly #pageFiles: ReadonlyMap<string, string>

  private constructor(folder: string, identity: string, files: Set<string>, rewrites: Rewrite[]) {
    this.folder = folder
    this.identity = identity
    this.#files = files
    this.#rewrites = rewrites
    this.#pageFiles = new Map(
      [...files]
        .filter(file => /\/(?:index\.html|page\.json)$/.test(file))
        .map(file => [file.toLowerCase(), file]),
    )
  }

  /** @param base where the site lies on its host, with a slash at both ends */
  static async read(folder: string, base = '/'): Promise<Listing> {
    const identity = await identify(folder)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      // Symbolic links are no files here, so none can lead out of the folder.
      .filter(entry => entry.isFile())
      .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
      .filter(isPublic)
    const redirects = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '')
    return new Listing(folder, identity, new Set(files), parseRewrites(redirects, base))
  }

  /** Whether the folder is still the one that was read: a build puts a new one in its place. */
  async isCurrent(): Promise<boolean> {
    return (await identify(this.folder)) === this.identity
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** The file that answers for a path; undefined when there is none at all, not even one that says so. */
  find(path: string): Found | undefined {
    const exact = this.#pageAt(path) ?? (this.has(path) ? path : undefined)
    if (exact) return { path: exact, status: 200 }
    // The renderer asks for a page's data to learn whether there is one: no other page may answer.
    const rewrite = path.endsWith('/page.json') ? undefined : rewriteFor(path, this.#rewrites)
    if (rewrite && this.has(rewrite.target)) return { path: rewrite.target, status: rewrite.status }
    return this.missing()
  }

  /** The page that says that there is none. */
  missing(): Found | undefined {
    return this.has('/404.html') ? { path: '/404.html', status: 404 } : undefined
  }

  /** The Content-Security-Policy to send with a file: a page's own is repeated as it states it. */
  policyOf(path: string): Promise<string> {
    const known = this.#policies.get(path)
    if (known) return known
    const policy = path.endsWith('.html') ? this.#policyOfPage(path) : Promise.resolve(policyOfFile(path))
    this.#policies.set(path, policy)
    policy.catch(() => this.#policies.delete(path))
    return policy
  }

  async #policyOfPage(path: string): Promise<string> {
    const stated = statedPolicy(await readFile(join(this.folder, path), 'utf8'))
    return stated ? withoutFrames(stated) : filePolicy
  }

  /** Pages answer to any letter case, other files only to their own, as on every host. */
  #pageAt(path: string): string | undefined {
    const page = path.endsWith('/page.json') ? path : `${path.replace(/\/$/, '')}/index.html`
    return this.has(page) ? page : this.#pageFiles.get(page.toLowerCase())
  }
}

/** Files whose name begins with a dot are nobody's business, nor are the rules for hosts. */
const isPublic = (path: string): boolean =>
  path !== '/_redirects' && path !== '/_headers' && !/\/\.(?!well-known\/)/.test(path)

/** Between two steps of a build's publishing there is no folder for an instant, which no visitor should notice. */
async function identify(folder: string, patience = 40): Promise<string> {
  try {
    const { ino, mtimeMs } = await stat(folder)
    return `${ino}-${mtimeMs}`
  } catch (error) {
    if (patience === 0) throw error
    await wait(25)
    return identify(folder, patience - 1)
  }
}
