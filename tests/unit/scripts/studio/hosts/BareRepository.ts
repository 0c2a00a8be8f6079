import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { HostChanges } from '../../../../../scripts/studio/hosts/Host.ts'

const REF = 'refs/heads/main'
const NOTHING = '0'.repeat(40)
const AUTHOR = ['-c', 'user.name=Ama Mensah', '-c', 'user.email=ama@school.example']

/** A bare repository, as a forge keeps it. What it refuses, git refuses. */
export class BareRepository {
  readonly #folder: string

  /** @param folder of a repository */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** @param folder an empty one. @param files path in the repository → content */
  static create(folder: string, files: HostChanges): BareRepository {
    const repository = new BareRepository(folder)
    repository.git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.'])
    repository.move(repository.commit(files, undefined, 'The site as it was'), NOTHING)
    return repository
  }

  git(args: readonly string[], input: string | Uint8Array = ''): Buffer {
    const env = { ...process.env, GIT_INDEX_FILE: join(this.#folder, 'index.temporary') }
    return execFileSync('git', [...AUTHOR, ...args], { cwd: this.#folder, input, stdio: 'pipe', env })
  }

  say = (...args: string[]): string => this.git(args).toString().trim()

  get head(): string {
    return this.say('rev-parse', REF)
  }

  hash = (content: Uint8Array): string =>
    this.git(['hash-object', '-w', '--stdin'], content).toString().trim()

  /** A tree on top of another one. @param entries path → digest; null deletes. @param base a tree or a commit */
  treeOf(entries: ReadonlyMap<string, string | null>, base: string | undefined): string {
    this.git(['read-tree', base ?? '--empty'])
    const lines = [...entries].map(([path, sha]) => `${sha ? 100644 : 0} ${sha ?? NOTHING}\t${path}\0`)
    this.git(['update-index', '-z', '--index-info'], lines.join(''))
    return this.say('write-tree')
  }

  commit(changes: HostChanges, parent: string | undefined, message: string): string {
    const hashed = [...changes].map(([path, content]) => [path, content && this.hash(content)] as const)
    return this.commitTree(this.treeOf(new Map(hashed), parent), parent, message)
  }

  commitTree(tree: string, parent: string | undefined, message: string): string {
    const parents = parent === undefined ? [] : ['-p', parent]
    return this.git(['commit-tree', tree, ...parents], message)
      .toString()
      .trim()
  }

  /** @throws when the branch is somewhere else by now */
  move(head: string, before: string): void {
    this.git(['update-ref', REF, head, before])
  }

  /** Publishes as somebody does who looks at nothing. */
  publish(changes: HostChanges, message: string): string {
    const before = this.head
    const head = this.commit(changes, before, message)
    this.move(head, before)
    return head
  }

  has(object: string): boolean {
    try {
      this.git(['cat-file', '-e', object])
      return true
    } catch {
      return false
    }
  }

  read = (object: string): Buffer => this.git(['cat-file', 'blob', object])

  list(commit: string) {
    const lines = this.git(['ls-tree', '-rtlz', commit]).toString().split('\0').slice(0, -1)
    return lines.map(line => {
      const [about = '', path = ''] = line.split('\t')
      const [mode = '', type = '', sha = '', size] = about.split(/ +/)
      return { mode, type, sha, size: Number(size) || 0, path }
    })
  }

  /** The commits of the branch, or those that have changed a file. */
  logOf = (path: string | null) => this.log(REF, ...(path === null ? [] : ['--', path]))

  log(...args: string[]) {
    const records = this.say('log', '--format=%H%x00%P%x00%T%x00%an%x00%aI%x00%B%x01', ...args).split('\x01')
    return records.slice(0, -1).map(record => {
      const [sha = '', parents = '', tree = '', name = '', date = '', message = ''] = record
        .trim()
        .split('\0')
      return { sha, parents: parents.split(' ').filter(Boolean), tree, name, date, message }
    })
  }
}
