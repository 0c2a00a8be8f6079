import { resolve } from 'node:path'
import { isObject } from '../../../schema/fieldWalk.ts'
import { kindOf, routeOf } from '../../../schema/parse.ts'
import { absenceOf } from '../../../schema/publication.ts'
import { filesBelow, readDocuments } from '../read.ts'
import { UsageError } from '../usageError.ts'
import { Repository } from './git.ts'

/** A document as it is written, whatever it says. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The content of the site at one time. Documents are taken as they are, since the rules of another time were others.
 */
export interface Snapshot {
  site: Fields
  /** Route → page. */
  pages: ReadonlyMap<string, Fields>
  /** Number → post. */
  posts: ReadonlyMap<number, Fields>
  /** Address → the page or post that answers there, for every spelling that visitors can use. */
  addresses: ReadonlyMap<string, string>
  /** Path of each public file → a name for its content. */
  files: ReadonlyMap<string, string>
}

/** The site as it is in its folders. @throws UsageError when a document cannot be read */
export async function snapshotNow(
  folders: { pages: string; public: string },
  today: string,
): Promise<Snapshot> {
  const [{ documents }, files] = await Promise.all([
    readDocuments(folders.pages),
    filesBelow(folders.public, 'public'),
  ])
  const paths = files.map(file => resolve(folders.public, file))
  const ids = await new Repository(folders.public).idsNow(paths)
  return snapshotOf(
    documents.map(({ file, text }) => ({ file, value: parsed(text, file) })),
    new Map(files.map((file, index) => [`/${file}`, ids.get(paths[index] ?? '') ?? ''])),
    today,
  )
}

/** The site as a commit has it. */
export async function snapshotAt(
  commit: string,
  folders: { pages: string; public: string },
  today: string,
): Promise<Snapshot> {
  const pages = new Repository(folders.pages)
  const blobs = (await pages.filesAt(commit)).filter(({ path }) => kindOf(path))
  const texts = await pages.contents(blobs.map(({ id }) => id))
  const files = await new Repository(folders.public).filesAt(commit)
  return snapshotOf(
    blobs.flatMap(({ path, id }) => {
      // What was unreadable then was not published either.
      const value = attempted(String(texts.get(id)))
      return value ? [{ file: path, value }] : []
    }),
    new Map(files.map(({ path, id }) => [`/${path}`, id])),
    today,
  )
}

function snapshotOf(
  documents: readonly { file: string; value: Fields }[],
  files: ReadonlyMap<string, string>,
  today: string,
): Snapshot {
  const ofKind = (kind: ReturnType<typeof kindOf>) => documents.filter(({ file }) => kindOf(file) === kind)
  const pages = new Map(ofKind('page').map(({ file, value }) => [routeOf(file), value]))
  const posts = new Map(ofKind('post').map(({ value }) => [Number(value.id), value]))
  const template = ofKind('template')[0]
  const addresses = new Map<string, string>()
  for (const [route, page] of pages) {
    if (!isPublished(page, today)) continue
    const aliases = Array.isArray(page.aliases) ? page.aliases.map(String) : []
    for (const address of [route, ...aliases]) {
      addresses.set(address, route)
      addresses.set(address.toLowerCase(), route)
    }
  }
  const prefix = template && routeOf(template.file).replace(/\/\[id\]$/, '')
  for (const [id, post] of posts)
    if (prefix !== undefined && isPublished(post, today)) addresses.set(`${prefix}/${id}`, `${prefix}/${id}`)
  return { site: ofKind('site')[0]?.value ?? {}, pages, posts, addresses, files }
}

/** Whether visitors see a page or a post. */
export const isPublished = ({ draft, publishOn, unpublishOn }: Fields, today: string): boolean =>
  absenceOf(
    {
      draft: draft === true,
      publishOn: typeof publishOn === 'string' ? publishOn : undefined,
      unpublishOn: typeof unpublishOn === 'string' ? unpublishOn : undefined,
    },
    today,
  ) === undefined

function parsed(text: string, file: string): Fields {
  const value = attempted(text)
  if (value) return value
  throw new UsageError(
    `"${file}" cannot be read. Run "npm run validate" first: it says what is wrong with it.`,
  )
}

function attempted(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a page is called in lists, else its title. */
export const titleOf = ({ summary, title }: Fields): string =>
  isObject(summary) && typeof summary.name === 'string' ? summary.name : String(title ?? '')
