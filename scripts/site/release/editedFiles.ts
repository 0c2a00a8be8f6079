import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { Folders } from '../../lib/Folders.ts'
import { memoFolder } from './memoFolder.ts'
import { findNewerFiles } from './newerFiles.ts'

/** A file of the published folder that somebody has changed since the last build. */
export interface EditedFile {
  /** As the person who builds knows it: `dist/index.html`. */
  file: string
  /** The file to change instead, if there is one: `pages-json/index.json`. */
  source: string | undefined
  /** Whether the build does not write such a file. */
  isDeleted: boolean
}

/** Its modification time is the time of the last build into the folder; it holds the number of that folder on the disk. */
const stampFileOf = (out: string) => join(memoFolder(out), 'published')

/** Stamps the time of a build. Files of the folder that are newer at the next build were changed by hand. */
export function writePublishedStamp(out: string): void {
  mkdirSync(memoFolder(out), { recursive: true })
  writeFileSync(stampFileOf(out), String(statSync(out).ino))
}

/** Called before anything is published: a build that is killed meanwhile leaves newer files than the stamp. */
export const deletePublishedStamp = (out: string): void => rmSync(stampFileOf(out), { force: true })

/** The files below the published folder that were changed since the last build, relative to it. */
export async function editedSincePublished(out: string): Promise<string[]> {
  const time = timeOfBuild(out)
  if (time === undefined) return []
  const paths = (await findNewerFiles({ folder: out, time })).map(file => relative(out, file))
  return paths.sort()
}

/** Nothing when the folder is another one than that of the last build: nobody knows when its files were written. */
function timeOfBuild(out: string): number | undefined {
  try {
    const isSame = readFileSync(stampFileOf(out), 'utf8') === String(statSync(out).ino)
    return isSame ? statSync(stampFileOf(out)).mtimeMs : undefined
  } catch {
    // There is no stamp or no folder.
    return undefined
  }
}

/** Called after a build: names what it has replaced, and what to change instead. @param paths relative to the published folder */
export const describeEdited = (
  paths: readonly string[],
  content: Content,
  options: Folders & { out: string },
): EditedFile[] =>
  paths.map(path => {
    const place = path.replaceAll('\\', '/')
    const source = documentOf(place, content, options.pages) ?? publicFileOf(place, content, options.public)
    const file = join(options.out, path)
    return { file: here(file), source: source && here(source), isDeleted: !existsSync(file) }
  })

/** The document that a page is made from. */
function documentOf(path: string, { addresses, pages, posts, template }: Content, folder: string) {
  const [, address] = /^(.*?)\/?index\.html$/.exec(path) ?? []
  if (address === undefined) return undefined
  const page = pages.get(addresses.routes.get(canonicalPath(`/${address}`)) ?? '')
  if (page) return join(folder, page.file)
  const post =
    template &&
    isBelow(`/${address}`, template.prefix) &&
    posts.find(({ id }) => canonicalPath(`/${address}`) === canonicalPath(`${template.prefix}/${id}`))
  return post ? join(folder, `_posts/${post.id}.json`) : undefined
}

/** A PDF is published as it is; pictures are not. */
const publicFileOf = (path: string, { files }: Content, folder: string): string | undefined =>
  files.linked.has(`/${path}`) ? join(folder, path) : undefined

const here = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/')

/** Says what was replaced, a sentence each; of many files the first ones and their number. */
export function replacedLines(replaced: readonly EditedFile[]): string[] {
  const lines = replaced.slice(0, MOST).map(({ file, source, isDeleted }) => {
    const instead = source ? ` Change "${source}" instead.` : ''
    return `"${file}" was changed by hand; the build has ${isDeleted ? 'deleted' : 'replaced'} it.${instead}`
  })
  const rest = replaced.length - lines.length
  if (rest === 0) return lines
  return [
    ...lines,
    `${rest} more ${rest === 1 ? 'file was' : 'files were'} changed by hand, and did not stay.`,
  ]
}

const MOST = 5
