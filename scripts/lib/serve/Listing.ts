import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBelow } from '../../../schema/model/paths.ts'
import { filePolicy, forbidFraming, metaPolicy, policyOfFile } from '../../site/hosting/headers.ts'
import { listFiles } from '../listFiles.ts'
import { belowBase } from './requestPath.ts'

export interface Found {
  /** Relative to the folder, with a leading slash. */
  path: string
  status: number
}

/** The files of a built site at one moment. The server opens only files in this listing. */
export class Listing {
  readonly folder: string
  readonly identity: string
  readonly #files: ReadonlySet<string>
  readonly #rewrites: readonly Rewrite[]
  readonly #policies = new PromiseCache<string>()
  /** Path in lower case → path, for pages. */
  readonly #pageFiles: ReadonlyMap<string, string>

  private constructor(folder: string, identity: string, files: Set<string>, rewrites: Rewrite[]) {
    this.folder = folder
    this.identity = identity
    this.#files = files
    this.#rewrites = rewrites
    this.#pageFiles = new Map(
      [...files].filter(file => file.endsWith('/index.html')).map(file => [file.toLowerCase(), file]),
    )
  }

  /** @param base path of the site on its host, with a slash at both ends */
  static async read(folder: string, base = '/'): Promise<Listing> {
    const identity = await identify(folder)
    const files = (await listFiles(folder)).map(file => `/${file}`).filter(isPublic)
    const redirects = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '')
    return new Listing(folder, identity, new Set(files), parseRewrites(redirects, base))
  }

  /** Whether the folder is still the one that was read. Each build replaces the folder. */
  async isCurrent(): Promise<boolean> {
    return (await identify(this.folder)) === this.identity
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** The file that answers for a path. @returns undefined when the site has not even a 404 page */
  find(path: string): Found | undefined {
    const exact = this.#pageAt(path) ?? (this.has(path) ? path : undefined)
    if (exact) return { path: exact, status: 200 }
    const rewrite = rewriteFor(path, this.#rewrites)
    if (rewrite && this.has(rewrite.target)) return { path: rewrite.target, status: rewrite.status }
    return this.missing()
  }

  /** The page for addresses that do not exist. */
  missing(): Found | undefined {
    return this.has('/404.html') ? { path: '/404.html', status: 404 } : undefined
  }

  /** The Content-Security-Policy header of a file. For a page it repeats the policy in its `<meta>`. */
  policyOf(path: string): Promise<string> {
    return this.#policies.get(path, async () => {
      if (!path.endsWith('.html')) return policyOfFile(path)
      const policy = metaPolicy(await readFile(join(this.folder, path), 'utf8'))
      return policy ? forbidFraming(policy) : filePolicy
    })
  }

  /** Pages answer in any letter case, other files only in their own, as on every host. */
  #pageAt(path: string): string | undefined {
    const page = `${path.replace(/\/$/, '')}/index.html`
    return this.has(page) ? page : this.#pageFiles.get(page.toLowerCase())
  }
}

/** Excludes hidden files, and the files that configure hosts. */
const isPublic = (path: string): boolean =>
  path !== '/_redirects' && path !== '/_headers' && !/\/\.(?!well-known\/)/.test(path)

/** Identifies a folder by inode and time. Retries, because a build that publishes leaves no folder for an instant. */
async function identify(folder: string, retries = 40): Promise<string> {
  try {
    const { ino, mtimeMs } = await stat(folder)
    return `${ino}-${mtimeMs}`
  } catch (error) {
    if (retries === 0) throw error
    await wait(25)
    return identify(folder, retries - 1)
  }
}

/** A line of `_redirects`: which file answers for addresses below a prefix, and with which status, when no file has the address. */
interface Rewrite {
  prefix: string
  target: string
  status: number
}

/**
 * Parses `_redirects`. Lines that no build writes, such as real redirects, are ignored.
 * @param base path of the site on its host. The lines contain it; the result does not
 */
function parseRewrites(text: string, base: string): Rewrite[] {
  return text.split('\n').flatMap(line => {
    const [, prefix, target, status] = /^(\/\S*)\/\*\s+(\/\S+)\s+(200|404)\s*$/.exec(line) ?? []
    // Prefixes are in lower case.
    const at = prefix && belowBase(prefix, base.toLowerCase())
    const file = target && belowBase(target, base)
    return at && file ? [{ prefix: at, target: file, status: Number(status) }] : []
  })
}

/** The first line that matches the path, as on every host. */
const rewriteFor = (path: string, rewrites: readonly Rewrite[]): Rewrite | undefined =>
  rewrites.find(({ prefix }) => isBelow(path, prefix))

/** Entries per cache. */
const CACHE_SIZE = 500

/** Caches the latest results. Rejected promises are not cached. */
export class PromiseCache<T> {
  readonly #results = new Map<string, Promise<T>>()

  get(key: string, make: () => Promise<T>): Promise<T> {
    const cached = this.#results.get(key)
    if (cached) return cached
    const result = make()
    this.#results.set(key, result)
    result.catch(() => this.#results.delete(key))
    for (const oldest of [...this.#results.keys()].slice(0, -CACHE_SIZE)) this.#results.delete(oldest)
    return result
  }
}
