import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { nearest } from '../../../schema/suggest.ts'
import { UsageError } from '../usageError.ts'

/** A file as a commit has it. */
export interface Blob {
  /** Relative to the folder that was asked for, with forward slashes. */
  path: string
  /** The name that git gives to its content. */
  id: string
}

/** Reads what a repository holds, without touching its working tree. */
export class Repository {
  readonly #folder: string

  /** @param folder any folder of the repository */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * The commit from which this work set out: what `base` has gained since then is not undone by it.
   * @throws UsageError when there is no such name, or no repository
   */
  async startingPoint(base: string): Promise<string> {
    await this.#run(['rev-parse', '--git-dir']).catch(error => {
      if (error instanceof UsageError) throw error
      throw new UsageError('This folder is in no git repository, so there is nothing to compare it with.')
    })
    const commit = await this.#run([
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${base}^{commit}`,
    ]).catch(async () => {
      const names = await this.#run(['for-each-ref', '--format=%(refname:short)'])
      const guess = nearest(base, String(names).split('\n').filter(Boolean))
      throw new UsageError(
        `There is no "${base}" in this repository.${guess ? ` Did you mean "${guess}"?` : ''}`,
      )
    })
    const tip = String(commit).trim()
    // A shallow copy knows no common past: then the tip itself is what we have.
    const common = await this.#run(['merge-base', tip, 'HEAD']).catch(() => tip)
    return String(common).trim()
  }

  /** Every file that a commit has in this folder; hidden ones and links are none of the site's. */
  async filesAt(commit: string): Promise<Blob[]> {
    const listing = await this.#run(['ls-tree', '-r', '-z', commit, '.']).catch(() => {
      throw new UsageError(`"${this.#folder}" is not in the repository that is compared.`)
    })
    return String(listing)
      .split('\0')
      .flatMap(entry => {
        const [, id, path] = /^100\d+ blob (\S+)\t(.+)$/s.exec(entry) ?? []
        return id && path && !basename(path).startsWith('.') ? [{ id, path }] : []
      })
  }

  /** The content of some files, by the names that git gives to them. */
  async contents(ids: readonly string[]): Promise<Map<string, Buffer>> {
    const output = await this.#run(['cat-file', '--batch'], ids.map(id => `${id}\n`).join(''))
    const found = new Map<string, Buffer>()
    for (let at = 0; at < output.length; ) {
      const end = output.indexOf('\n', at)
      const [id = '', , size] = output.toString('latin1', at, end).split(' ')
      found.set(id, output.subarray(end + 1, end + 1 + Number(size)))
      at = end + 2 + Number(size)
    }
    return found
  }

  /**
   * The names that git would give to the content of some files as they are now.
   * @param paths absolute
   */
  async idsNow(paths: readonly string[]): Promise<Map<string, string>> {
    const output = await this.#run(['hash-object', '--stdin-paths'], paths.map(path => `${path}\n`).join(''))
    const ids = String(output).split('\n')
    return new Map(paths.map((path, index) => [path, ids[index] ?? '']))
  }

  #run(words: string[], input = ''): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const git = spawn('git', ['-C', this.#folder, ...words], { stdio: ['pipe', 'pipe', 'ignore'] })
      const parts: Buffer[] = []
      git.stdout.on('data', part => parts.push(part))
      git.on('error', () => reject(new UsageError('The program "git" is not installed.')))
      git.on('close', code =>
        code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`git ${words[0]} ended with ${code}`)),
      )
      git.stdin.on('error', () => {})
      git.stdin.end(input)
    })
  }
}
