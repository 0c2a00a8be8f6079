import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Folders } from '../../../../../scripts/lib/Folders.ts'
import { writeSmallSite } from '../../smallFolders.ts'

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
  /** Commits to the bare repository what a colleague does in a copy of its files. */
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

/** @param writeSite writes the folders `pages` and `public` into the one that it is given */
export async function makeRepositories(
  writeSite: (folder: string) => Promise<unknown> = writeSmallSite,
): Promise<Repositories> {
  const scratch = scratchFolder()
  const author = join(scratch, 'author')
  const git = (...words: string[]) => gitIn(author, ...words)
  await mkdir(author)
  await writeSite(author)
  await writeFile(join(author, 'program.js'), 'one()\n')
  const plain = ['--quiet', '--initial-branch', 'main', '--template', '']
  git('init', ...plain)
  const remote = join(scratch, 'remote.git')
  git('init', ...plain, '--bare', remote)
  for (const folder of [join(author, '.git'), remote]) {
    await mkdir(join(folder, 'hooks'))
    // Git would start a process after each fetch, commit and push, to see whether there is something to tidy up.
    await appendFile(join(folder, 'config'), '[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n')
  }
  git('config', 'user.name', 'Ama')
  git('config', 'user.email', 'ama@school.example')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  git('push', '--quiet', remote, 'main')
  git('remote', 'add', 'origin', remote)
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
      const folder = mkdtempSync(place('colleague-'))
      const git = (...words: string[]) => remote(`--work-tree=${folder}`, ...words)
      git('checkout', '--quiet', '--force', 'main')
      await change(folder)
      git('add', '--all')
      const identity = ['-c', 'user.name=Kofi', '-c', 'user.email=kofi@school.example']
      git(...identity, 'commit', '--quiet', '--message', 'Work of a colleague')
    },
    state: () =>
      [
        readFileSync(join(author, '.git/HEAD'), 'utf8'),
        git('for-each-ref', 'refs/heads', 'refs/stash'),
        // With the ids of what is staged.
        git('status', '--porcelain=v2', '--untracked-files=all'),
        git('diff'),
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
