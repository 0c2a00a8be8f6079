import { plainLetters } from '../../../schema/model/letters.ts'
import { canonicalPath, folderOf } from '../../../schema/model/paths.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { UsageError } from '../usageError.ts'

/** Characters of the longest name. File systems take 255 bytes, and nobody reads an address that is longer than this. */
const LONGEST = 80

/**
 * The file of a document that is added.
 * @param number of a post, which is its name
 * @throws UsageError when nothing can have this name
 */
export function fileNamed(name: string, folder: string, number?: number): string {
  if (!/[\p{L}\p{N}]/u.test(name))
    throw new UsageError('Give it a name with letters or digits in it, such as "Sports day".')
  const slug = plainLetters(name)
  // The address of a post is its number.
  if (slug === '' && number === undefined)
    throw new UsageError(
      `The address of a page is made from its name, in the letters a to z and digits, and "${name.trim()}" has none of them. Give it a name in these letters, such as "Sports day", and write its title into the file afterwards.`,
    )
  // That file would be the page of the folder itself.
  if (slug === 'index' && number === undefined)
    throw new UsageError('No page can be called "Index". Choose another name, such as "Contents".')
  return `${folder && `${folder}/`}${number ?? shortened(slug)}.json`
}

/** Ends with a whole word, where there is more than one. */
const shortened = (slug: string): string =>
  slug.length <= LONGEST
    ? slug
    : slug
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, LONGEST)

/** The next free number of a post. */
export function nextPostNumber(documents: readonly Document[], files: readonly string[]): number {
  return nextAfter([
    ...documents.flatMap(document => (document.kind === 'post' ? document.value.id : [])),
    // A post with errors is not in `documents`, but its number is taken.
    ...files.flatMap(file => Number(/^_posts\/(\d+)\.json$/.exec(file)?.[1] ?? 0)),
  ])
}

/** The position of a page after the others in its folder. @param folder such as `stages` */
export function nextPosition(folder: string, documents: readonly Document[]): number {
  return nextAfter(
    documents.flatMap(document =>
      document.kind === 'page' && folderOf(document.route) === `/${folder}`
        ? (document.value.summary?.order ?? 0)
        : [],
    ),
  )
}

const nextAfter = (taken: readonly number[]): number => Math.floor(Math.max(0, ...taken)) + 1

/** @throws UsageError when another document has the address or the file of one that is to be added */
export function checkPlaceIsFree(
  { file, route }: { file: string; route: string },
  routes: ReadonlyMap<string, string>,
  files: readonly string[],
): void {
  const isTaken = files.some(other => other.toLowerCase() === file.toLowerCase())
  if (isTaken || routes.has(canonicalPath(route)))
    throw new UsageError(`There is a page at "${route}" already. Choose another name, or change that page.`)
}

/** A relative path in one file as another file has to write it. */
export function movedPath(path: string, from: string, to: string): string {
  const moved = relativePath(to, [folderIn(from), path].filter(Boolean).join('/'))
  return moved.startsWith('.') ? moved : `./${moved}`
}

/**
 * The path of a file as another one writes it.
 * @param from that other one; both relative to one folder, with forward slashes. The path may lead out of it
 */
export function relativePath(from: string, to: string): string {
  const steps = (path: string) => {
    const found: string[] = []
    for (const step of path.split('/'))
      if (step === '..' && found.length > 0 && found.at(-1) !== '..') found.pop()
      else if (step !== '' && step !== '.') found.push(step)
    return found
  }
  const [folder, target] = [steps(folderIn(from)), steps(to)]
  const common = target.findIndex((step, at) => step !== folder[at])
  return [...folder.slice(common).map(() => '..'), ...target.slice(common)].join('/')
}

/** The folder of a file, relative as the file is; empty for one that is in none. */
const folderIn = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')))
