import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Folders } from '../../../../../../scripts/lib/Folders.ts'
import { writeSmallSite } from '../../../smallFolders.ts'

/** A repository with a site, a bare one that it is published to, and that of a colleague. */
export interface Repositories extends AsyncDisposable {
  /** The folder that holds all three. */
  scratch: string
  folders: Folders
  /** Runs git in the author's repository. */
  git(...words: string[]): string
  /** Runs git in the bare repository. */
  remote(...words: string[]): string
  /** Writes a file of the author's repository. */
  write(file: string, text: string): Promise<void>
  read(file: string): Promise<string>
  /** Replaces words in a file of the author's repository. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Commits and pushes what a colleague does in a clone of the bare repository. */
  colleague(change: (folder: string) => Promise<void>): Promise<void>
  /** Everything that a failed publication must leave as it is. */
  state(): string
}

/** Nobody's own configuration of git takes part. */
export const isolation = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
}

export async function makeRepositories(): Promise<Repositories> {
  const scratch = scratchFolder()
  const author = join(scratch, 'author')
  const git = (...words: string[]) => gitIn(author, ...words)
  await mkdir(author)
  await writeSmallSite(author)
  await writeFile(join(author, 'program.js'), 'one()\n')
  git('init', '--quiet', '--initial-branch', 'main')
  identify(author, 'Ama')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  execFileSync('git', ['clone', '--quiet', '--bare', author, join(scratch, 'remote.git')])
  git('remote', 'add', 'origin', join(scratch, 'remote.git'))
  git('fetch', '--quiet')
  git('branch', '--quiet', '--set-upstream-to', 'origin/main')
  return repositoriesIn(scratch)
}

/** A copy of repositories, which takes no process of git. */
export async function copyOf(original: Repositories): Promise<Repositories> {
  const scratch = scratchFolder()
  await cp(original.scratch, scratch, { recursive: true, preserveTimestamps: true })
  await replaceIn(join(scratch, 'author/.git/config'), original.scratch, scratch)
  return repositoriesIn(scratch)
}

const scratchFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'chalkline-publish-test-')))

const gitIn = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-C', folder, ...words], {
    env: { ...process.env, ...isolation },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

function identify(folder: string, name: string): void {
  gitIn(folder, 'config', 'user.name', name)
  gitIn(folder, 'config', 'user.email', `${name.toLowerCase()}@school.example`)
}

function repositoriesIn(scratch: string): Repositories {
  const place = (name: string) => join(scratch, name)
  const author = place('author')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(author, file)), { recursive: true })
    await writeFile(join(author, file), text)
  }
  const read = (file: string) => readFile(join(author, file), 'utf8')
  const remote = (...words: string[]) => gitIn(place('remote.git'), ...words)
  const git = (...words: string[]) => gitIn(author, ...words)
  return {
    scratch,
    folders: { pages: join(author, 'pages'), public: join(author, 'public') },
    git,
    remote,
    write,
    read,
    edit: (file, from, to) => replaceIn(join(author, file), from, to),
    colleague: async change => {
      const clone = mkdtempSync(place('colleague-'))
      execFileSync('git', ['clone', '--quiet', place('remote.git'), clone])
      identify(clone, 'Kofi')
      await change(clone)
      gitIn(clone, 'add', '--all')
      gitIn(clone, 'commit', '--quiet', '--message', 'Work of a colleague')
      gitIn(clone, 'push', '--quiet')
    },
    state: () =>
      [
        git('rev-parse', 'HEAD'),
        git('symbolic-ref', '--short', '-q', 'HEAD'),
        git('status', '--porcelain=v1', '--untracked-files=all'),
        git('diff'),
        git('diff', '--cached'),
        git('stash', 'list'),
      ].join('\n'),
    [Symbol.asyncDispose]: () => rm(scratch, { recursive: true, force: true }),
  }
}

/** @throws when the words are not there, so that no test checks nothing */
export async function replaceIn(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`)
  await writeFile(path, text.replace(from, to))
}
