import { posix } from 'node:path'
import { kindOf } from '../../../schema/read/parse.ts'
import type { Folders } from '../../lib/Folders.ts'
import { GitError, type Repository } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'
import { listFolder } from '../../site/folder.ts'
import type { Checkout } from './Checkout.ts'

/** Who makes a commit, where git does not know it yet. */
export interface Author {
  name: string
  email: string
}

/** A file that differs between two trees. */
interface ChangedFile {
  path: string
  /** What git takes into an index: the mode and the id of its content. Zeros for a file that is gone. */
  entry: string
}

export async function changesBetween(git: Repository, before: string, after: string): Promise<ChangedFile[]> {
  const words = (await git.run(['diff-tree', '-r', '-z', '--no-renames', before, after])).split('\0')
  return words.flatMap((path, index) => {
    const [, mode, , id] = (words[index - 1] ?? '').split(' ')
    return index % 2 === 1 ? { path, entry: `${mode} ${id}` } : []
  })
}

/** A tree with some files of another one. @param index a path for a temporary index */
export async function treeWith(
  git: Repository,
  tree: string,
  files: readonly ChangedFile[],
  index: string,
): Promise<string> {
  await git.run(['read-tree', tree], { index })
  const input = files.map(({ path, entry }) => `${entry}\t${path}\0`).join('')
  await git.run(['update-index', '-z', '--index-info'], { index, input })
  return git.run(['write-tree'], { index })
}

/**
 * The tree of HEAD with the content as it is on disk.
 * @param folders on disk
 * @param index a path for a temporary index
 */
export async function treeOnDisk(
  { git, content, paths }: Checkout,
  folders: Folders,
  index: string,
): Promise<string> {
  await git.run(['read-tree', 'HEAD'], { index })
  // No hidden file is one of the site's: keys, notes of the system, and what a save is writing at this moment. What was published with
  // the folders by hand stays as it was.
  const strays = straysIn(folders, paths).map(path => `:(top,exclude,literal)${path}`)
  await git.run(['add', '--all', '--', ...content, ...content.flatMap(hiddenIn), ...strays], { index })
  await addWellKnown(git, content, index)
  return git.run(['write-tree'], { index })
}

/** The files in the folders of a site that are none of its: notes among the pages, and copies that programs have left. */
const straysIn = (folders: Folders, paths: Folders): string[] =>
  (['pages', 'public'] as const).flatMap(option => {
    const { stamps, copies } = listFolder(folders[option], option)
    const others = option === 'pages' ? [...stamps.keys()].filter(file => !kindOf(file)) : []
    return [...others, ...copies].map(file => posix.join(paths[option], file))
  })

/** Pathspecs that leave out hidden files, and everything in hidden folders. @param folder the pathspec of a folder */
function hiddenIn(folder: string): string[] {
  const name = nameOf(folder).replace(/[\\*?[\]]/g, '\\$&')
  return ['.*', '.*/**', '#*#', '*~'].map(hidden => `:(top,exclude,glob)${name && `${name}/`}**/${hidden}`)
}

const nameOf = (pathspec: string): string => pathspec.replace(/^:\([^)]*\)/, '')

/** Adds the one hidden folder that a site has (RFC 8615), where there is one, without hidden files in it. */
async function addWellKnown(git: Repository, content: readonly string[], index: string): Promise<void> {
  const folders = content.map(folder => `${folder}${folder.endsWith(')') ? '' : '/'}.well-known`)
  const hidden = folders.flatMap(hiddenIn)
  const words = ['ls-files', '-z', '--cached', '--others', '--', ...folders, ...hidden]
  const files = (await git.run(words, { index })).split('\0')
  const known = folders.filter(folder => files.some(file => file.startsWith(nameOf(folder))))
  if (known.length > 0) await git.run(['add', '--all', '--', ...known, ...hidden], { index })
}

/** Makes a commit of a tree. */
export async function commitTree(
  git: Repository,
  tree: string,
  parent: string,
  message: string,
): Promise<string> {
  const signs = (await git.ask(['config', '--type=bool', 'commit.gpgsign'])) === 'true'
  // Without it git would guess a name and an address from those of the computer.
  const words = ['-c', 'user.useConfigOnly=true', 'commit-tree', ...(signs ? ['-S'] : []), tree, '-p', parent]
  return git.run([...words, '-m', writableMessage(message)]).catch((error: unknown) => {
    if (error instanceof GitError && /tell me who you are|ident name|auto-detect/i.test(error.message))
      throw new UsageError('Git does not know yet who you are. Write your name and your email address.')
    throw error
  })
}

/** Control characters but tabs and line breaks. No argument of a program can hold U+0000, and terminals obey the others. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

/** @throws UsageError when nothing is left of it */
function writableMessage(message: string): string {
  const written = message.replace(CONTROL, '')
  if (written.trim() === '') throw new UsageError('Write in a few words what has changed.')
  return written
}

/** A name and an address as git can keep them: each on one line, without the brackets between which git writes the address. */
function writableAuthor({ name, email }: Author): Author {
  return {
    name: writableLine(name, 'Your name'),
    email: writableLine(email, 'Your email address'),
  }
}

/** @throws UsageError when git would take it for empty: it drops dots, commas and quotes at both ends */
function writableLine(text: string, what: string): string {
  const line = text.replace(CONTROL, '').replace(/[<>]/g, '').replace(/\s+/g, ' ').trim()
  if (/^[\s.,:;"'\\]*$/.test(line)) throw new UsageError(`${what} needs letters or digits.`)
  return line
}

/** Tells git who works with this repository. */
export async function rememberAuthor(git: Repository, author: Author): Promise<void> {
  const { name, email } = writableAuthor(author)
  await git.run(['config', '--local', '--', 'user.name', name])
  await git.run(['config', '--local', '--', 'user.email', email])
}
