import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { nearest } from '../../schema/read/suggest.ts'
import { inParallel } from './inParallel.ts'
import { UsageError } from './usageError.ts'

/** Milliseconds of silence after which a command is ended. Photographs on a slow line take long, but tell how far they are. */
const LONG = 180_000

/** A git command that failed. */
export class GitError extends Error {
  readonly output: string
  readonly isTimeout: boolean

  /** @param message what git wrote to stderr */
  constructor(message: string, output: string, isTimeout: boolean) {
    super(message)
    this.output = output
    this.isTimeout = isTimeout
  }
}

interface RunOptions {
  /** An index file to use instead of the repository's own. */
  index?: string
  /** Further variables of the environment. */
  env?: Readonly<Record<string, string>>
  /** What the command reads from stdin. */
  input?: string | Uint8Array
}

/** The content of a file. */
export interface Blob {
  /** Its object id. */
  id: string
  /** In bytes. */
  size: number
  /** Of the file, with forward slashes: relative to the folder in which git runs, or to one that is named. */
  path: string
}

/** A file or a symbolic link in a commit. */
interface Entry extends Blob {
  /** `100644` or `100755` for a file. */
  mode: string
}

/** A git repository. Runs the git of this machine, with its configuration and credentials, and never asks on the terminal. */
export class Repository {
  readonly #folder: string
  readonly #timeLimit: number

  /**
   * @param folder never one that holds content: git looks for a repository there
   * @param timeLimit milliseconds of silence after which a command is ended
   */
  constructor(folder: string, timeLimit = LONG) {
    this.#folder = folder
    this.#timeLimit = timeLimit
  }

  /** The repository around a folder of content. Git starts above it: others write it, so it must not be taken for a repository. */
  static around = async (content: string): Promise<Repository> =>
    new Repository(dirname(await placeOf(content)))

  /**
   * @returns what the command wrote to stdout, without the last line break
   * @throws GitError when it fails or takes too long; UsageError where there is no git
   */
  run = async (words: readonly string[], options?: RunOptions): Promise<string> =>
    String(await this.#bytes(words, options)).replace(/\n$/, '')

  /** Whether a command that only asks something ends well. */
  succeeds = async (words: readonly string[]): Promise<boolean> => (await this.ask(words)) !== undefined

  /** The output of a command, or nothing where it fails. */
  ask = (words: readonly string[]): Promise<string | undefined> =>
    this.run(words).catch((error: unknown) => {
      if (error instanceof GitError) return undefined
      throw error
    })

  /**
   * The merge base of a branch and HEAD, so that later commits on the branch do not count as changes.
   * @throws UsageError when there is no such branch, or no repository
   */
  async mergeBase(base: string): Promise<string> {
    if (!(await this.succeeds(['rev-parse', '--git-dir'])))
      throw new UsageError('This folder is in no git repository, so there is nothing to compare it with.')
    const revision = ['--verify', '--quiet', '--end-of-options', `${base}^{commit}`]
    const tip = await this.ask(['rev-parse', ...revision])
    if (tip === undefined) {
      const names = await this.run(['for-each-ref', '--format=%(refname:short)'])
      const guess = nearest(base, names.split('\n').filter(Boolean))
      throw new UsageError(
        `There is no "${base}" in this repository.${guess ? ` Did you mean "${guess}"?` : ''}`,
      )
    }
    // A shallow clone has no merge base. The tip of the branch has to do.
    return (await this.ask(['merge-base', tip, 'HEAD'])) ?? tip
  }

  /** What a commit has at a pathspec, with all that is below a folder. */
  async listBlobs(commit: string, pathspec: string): Promise<Entry[]> {
    const listing = await this.run(['ls-tree', '-r', '--long', '-z', commit, '--', pathspec])
    return listing.split('\0').flatMap(entry => {
      // A submodule is of the type "commit".
      const [, mode, id, size, path] = /^(\d+) blob (\S+) +(\d+)\t(.+)$/s.exec(entry) ?? []
      return mode && id && path ? [{ mode, id, size: Number(size), path }] : []
    })
  }

  /**
   * The files of a commit in a folder of content, without symbolic links.
   * @param content a folder that this repository is around
   * @returns them with paths relative to it
   * @throws UsageError when the commit does not have it
   */
  async filesIn(content: string, commit: string): Promise<Blob[]> {
    const name = basename(await placeOf(content))
    // It may lie in another repository, which does not know the commit.
    const blobs = await this.listBlobs(commit, `${name}/`).catch(() => [])
    if (blobs.length === 0) throw new UsageError(`"${content}" is not in the repository that is compared.`)
    return blobs
      .filter(({ mode }) => mode.startsWith('100'))
      .map(blob => ({ ...blob, path: blob.path.slice(name.length + 1) }))
  }

  /** Object id → content. */
  async readBlobs(ids: readonly string[]): Promise<Map<string, Buffer>> {
    const output = await this.#bytes(['cat-file', '--batch'], { input: ids.map(id => `${id}\n`).join('') })
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
   * The current content of files, in their order, without any filter that an attribute names. A text is taken with
   * the line ends that git stores, where git is configured to write others into the working tree.
   * @param paths relative to the folder
   */
  async hashFiles(folder: string, paths: readonly string[]): Promise<Blob[]> {
    const algorithm = (await this.ask(['rev-parse', '--show-object-format'])) || 'sha1'
    const convertsLineEnds = /^(?:true|input)$/.test(
      (await this.ask(['config', '--get', 'core.autocrlf'])) ?? '',
    )
    return inParallel(paths, async path => {
      const read = await readFile(join(folder, path))
      const bytes = convertsLineEnds && !read.includes(0) ? withLineFeeds(read) : read
      const size = bytes.byteLength
      const id = createHash(algorithm).update(`blob ${size}\0`).update(bytes).digest('hex')
      return { path, id, size }
    })
  }

  #bytes(words: readonly string[], { index, env, input }: RunOptions = {}): Promise<Buffer> {
    const options = {
      env: { ...environment(), ...(index && { GIT_INDEX_FILE: index }), ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
      encoding: 'buffer',
    } as const
    const folder = this.#folder
    return new Promise((resolve, reject) => {
      const git = execFile('git', gitArguments(this.#folder, words), options, (error, stdout, stderr) => {
        clearTimeout(silence)
        if (!error) resolve(stdout)
        else if (error.code === 'ENOENT')
          reject(new UsageError('The program "git" is not installed on this computer.'))
        else if (/dubious ownership/i.test(String(stderr))) reject(notTrusted(folder, String(stderr)))
        else reject(new GitError(String(stderr).trim(), String(stdout), error.killed === true))
      })
      const silence = setTimeout(() => git.kill(), this.#timeLimit)
      for (const stream of [git.stdout, git.stderr]) stream?.on('data', () => silence.refresh())
      // A command that fails may not have read all of it.
      git.stdin?.on('error', () => {})
      git.stdin?.end(input)
    })
  }
}

function notTrusted(folder: string, said: string): UsageError {
  const [, trusted = folder] = /safe\.directory (.+)$/m.exec(said) ?? []
  return new UsageError(
    `This folder belongs to another user of this computer or of a shared drive, so git does not trust it and does nothing in it. Ask whoever set it up to allow it: git config --global --add safe.directory ${trusted}`,
  )
}

/** Where a folder really is. */
const placeOf = (folder: string): Promise<string> => realpath(folder).catch(() => resolve(folder))

const withLineFeeds = (text: Buffer): Buffer =>
  Buffer.from(text.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')

/** Variables that would make git work on another repository than that of the folder, or read paths in another way. */
const FOREIGN = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_EXTERNAL_DIFF',
  'GIT_LITERAL_PATHSPECS',
  'GIT_GLOB_PATHSPECS',
  'GIT_NOGLOB_PATHSPECS',
  'GIT_ICASE_PATHSPECS',
])

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.has(name))),
  GIT_TERMINAL_PROMPT: '0',
  // ssh, too, would ask on the terminal, where nobody looks. It may ask in a window.
  SSH_ASKPASS_REQUIRE: 'force',
  // The reasons of failures are recognised by their English words.
  LC_ALL: 'C',
})

/**
 * The arguments of git for a command in a folder. A folder that only looks like a repository (`HEAD`, `objects`, `refs`, `config`)
 * can come with a commit of content, and its configuration could name commands to run. Nothing of a submodule is read either: its
 * configuration is part of the content.
 * @param folder never one that holds content: git looks for a repository there
 */
export const gitArguments = (folder: string, words: readonly string[]): string[] => [
  ...['-C', folder, '-c', 'core.fsmonitor=false', '-c', 'diff.ignoreSubmodules=all'],
  ...['-c', 'submodule.recurse=false', '-c', 'fetch.recurseSubmodules=false'],
  // Names of files in letters, not in numbers of their bytes.
  ...['-c', 'core.quotePath=false'],
  // A hook of the author's own repository inherits the settings of a push, and may work on a bare repository.
  ...(words[0] === 'push' ? ['-c', 'push.recurseSubmodules=no'] : ['-c', 'safe.bareRepository=explicit']),
  ...words,
]
