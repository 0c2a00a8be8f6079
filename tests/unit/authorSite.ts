import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { projectRoot } from '../../scripts/lib/root.ts'
import { realFolders } from './realSite.ts'

/** A copy of the site in a repository of its own, with the commands that authors have. */
export class AuthorSite implements AsyncDisposable {
  readonly folder: string
  readonly pages: string
  readonly public: string

  private constructor(folder: string) {
    this.folder = folder
    this.pages = join(folder, 'pages-json')
    this.public = join(folder, 'public')
  }

  static async create(): Promise<AuthorSite> {
    const site = new AuthorSite(await mkdtemp(join(tmpdir(), 'chalkline-author-')))
    await cp(realFolders.pages, site.pages, { recursive: true })
    await cp(realFolders.public, site.public, { recursive: true })
    await site.git('init', '-q', '-b', 'main')
    await site.commit()
    return site
  }

  async git(...words: string[]): Promise<string> {
    const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@school.example']
    return (await promisify(execFile)('git', ['-C', this.folder, ...identity, ...words])).stdout
  }

  async commit(): Promise<void> {
    await this.git('add', '-A')
    await this.git('commit', '-q', '--no-gpg-sign', '-m', 'As it is')
  }

  /** Takes everything back that has happened since the site was made. */
  async restore(): Promise<void> {
    await this.git('reset', '-q', '--hard')
    await this.git('clean', '-q', '-f', '-d')
  }

  /** What git says of each file that is not as it was: `?? pages-json/new.json`. */
  async status(): Promise<string[]> {
    return (await this.git('status', '--porcelain', '-uall')).split('\n').filter(Boolean)
  }

  /** Runs `npm run <command> -- <words>` on this site. @returns what it said, with paths as an author in the project's folder would see them */
  async run(command: string, words: readonly string[] = []): Promise<CommandResult> {
    const { output, code } = await runCommand(command, [
      ...words,
      '--pages',
      this.pages,
      '--public',
      this.public,
    ])
    return { output: output.replaceAll(`${relative(process.cwd(), this.folder)}/`, ''), code }
  }

  read(file: string): Promise<string> {
    return readFile(join(this.pages, file), 'utf8')
  }

  /** Replaces a text in a document. @throws when it is not there, so that no test checks nothing */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await this.read(file)
    if (!text.includes(from)) throw new Error(`${file} does not contain\n${from}`)
    await writeFile(join(this.pages, file), text.replace(from, to))
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.folder, { recursive: true })
  }
}

let runs = 0

interface CommandResult {
  output: string
  code: unknown
}

/** Runs a command in this process, as in an author's own terminal, wherever the test runs. */
export async function runCommand(command: string, words: readonly string[]): Promise<CommandResult> {
  const output: unknown[] = []
  const capture = (words: unknown) => output.push(words) > 0
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(capture),
    vi.spyOn(console, 'error').mockImplementation(capture),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture),
  ]
  vi.stubEnv('GITHUB_ACTIONS', '')
  const { argv } = process
  process.argv = ['node', command, ...words]
  try {
    // A command is a module that runs when it is loaded: another name makes it run again.
    await import(`${join(projectRoot, 'scripts', command)}.ts?run=${runs++}`)
    return { output: output.join('\n'), code: process.exitCode }
  } finally {
    process.argv = argv
    process.exitCode = undefined
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}
