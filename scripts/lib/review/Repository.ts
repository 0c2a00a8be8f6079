import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { nearest } from '../../../schema/read/suggest.ts'
import { isHidden } from '../../site/folder.ts'
import { gitArguments, gitEnvironment } from '../gitProcess.ts'
import { inParallel } from '../inParallel.ts'
import { UsageError } from '../usageError.ts'

/** A file in a commit. */
export interface Blob {
  /** Relative to the folder of the repository object, with forward slashes. */
  path: string
  /** Object id of its content. */
  id: string
}

/** Reads the folder of pages or of public files in a git repository, without changing its working tree. */
export class Repository {
  readonly #folder: string

  /** @param folder a folder of content. Git never starts in it: others write it, so it must not be taken for a repository */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * The merge base of a branch and HEAD, so that later commits on the branch do not count as changes.
   * @throws UsageError when there is no such branch, or no repository
   */
  async mergeBase(base: string): Promise<string> {
    await this.#run(['rev-parse', '--git-dir']).catch(error => {
      if (error instanceof UsageError) throw error
      throw new UsageError('This folder is in no git repository, so there is nothing to compare it with.')
    })
    const revision = ['--verify', '--quiet', '--end-of-options', `${base}^{commit}`]
    const commit = await this.#run(['rev-parse', ...revision]).catch(async () => {
      const names = await this.#run(['for-each-ref', '--format=%(refname:short)'])
      const guess = nearest(base, String(names).split('\n').filter(Boolean))
      throw new UsageError(
        `There is no "${base}" in this repository.${guess ? ` Did you mean "${guess}"?` : ''}`,
      )
    })
    const tip = String(commit).trim()
    // A shallow clone has no merge base. The tip of the branch has to do.
    const common = await this.#run(['merge-base', tip, 'HEAD']).catch(() => tip)
    return String(common).trim()
  }

  /** The files of a commit in this folder. Hidden files and symbolic links are not part of the site. */
  async listFiles(commit: string): Promise<Blob[]> {
    const name = basename(await this.#place())
    const listing = await this.#run(['ls-tree', '-r', '-z', commit, `${name}/`]).catch(() => '')
    const entries = String(listing).split('\0')
    // A submodule is one entry, of the type "commit".
    const isElsewhere =
      listing === '' || entries.some(entry => /^160000 /.test(entry) && entry.endsWith(`\t${name}`))
    if (isElsewhere) throw new UsageError(`"${this.#folder}" is not in the repository that is compared.`)
    return entries.flatMap(entry => {
      const [, id, path] = /^100\d+ blob (\S+)\t(.+)$/s.exec(entry) ?? []
      const file = path?.slice(name.length + 1)
      return id && file && !isHidden(file) ? [{ id, path: file }] : []
    })
  }

  /** Object id → content. */
  async readBlobs(ids: readonly string[]): Promise<Map<string, Buffer>> {
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
   * The object ids of the current content of files, in their order, without any filter that an attribute names. A text is taken with
   * the line ends that git stores, where git itself is told to write others into the working tree.
   * @param paths absolute
   */
  async hashFiles(paths: readonly string[]): Promise<string[]> {
    const ask = (words: string[]) =>
      this.#run(words).then(
        answer => String(answer).trim(),
        () => '',
      )
    const algorithm = (await ask(['rev-parse', '--show-object-format'])) || 'sha1'
    const convertsLineEnds = /^(?:true|input)$/.test(await ask(['config', '--get', 'core.autocrlf']))
    return inParallel(paths, async path => {
      const read = await readFile(path)
      const bytes = convertsLineEnds && !read.includes(0) ? withLineFeeds(read) : read
      return createHash(algorithm).update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex')
    })
  }

  /** Where the folder really lies. */
  #place = (): Promise<string> => realpath(this.#folder).catch(() => resolve(this.#folder))

  async #run(words: string[], input = ''): Promise<Buffer> {
    const folder = dirname(await this.#place())
    return new Promise((resolve, reject) => {
      const git = spawn('git', gitArguments(folder, words), {
        env: gitEnvironment(),
        stdio: ['pipe', 'pipe', 'ignore'],
      })
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

const withLineFeeds = (text: Buffer): Buffer =>
  Buffer.from(text.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
