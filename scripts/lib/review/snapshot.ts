import { resolve } from 'node:path'
import { isObject } from '../../../schema/model/isObject.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import { absenceOf } from '../../../schema/model/publication.ts'
import { kindOf, prefixOf, routeOf } from '../../../schema/read/parse.ts'
import { definitionOf, sectionTypes } from '../../../schema/section.ts'
import { categoriesOf } from '../../../schema/validate/links/categories.ts'
import { listFolder, readDocuments } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'
import { UsageError } from '../usageError.ts'
import { Repository } from './Repository.ts'

/** The JSON object of a document, not validated. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The content of the site at one commit. Documents are not validated, since an old commit may follow an old schema.
 */
export interface Snapshot {
  site: Fields
  /** Route → page. */
  pages: ReadonlyMap<string, Fields>
  /** Id → post. */
  posts: ReadonlyMap<number, Fields>
  /** Address → route of the page, post or category that answers, for every alias and spelling. */
  addresses: ReadonlyMap<string, string>
  /** Path of each public file → object id of its content. */
  files: ReadonlyMap<string, string>
}

/** The site in the working tree. @throws UsageError when a document is not valid JSON */
export async function snapshotNow(folders: Folders, today: string): Promise<Snapshot> {
  const { texts } = readDocuments(folders.pages)
  const files = [...listFolder(folders.public, 'public').stamps.keys()]
  const ids = await new Repository(folders.public).hashFiles(files.map(file => resolve(folders.public, file)))
  return snapshotOf(
    [...texts].map(([file, text]) => ({ file, value: parsed(text, file) })),
    new Map(files.map((file, index) => [`/${file}`, ids[index] ?? ''])),
    today,
  )
}

/** The site at a commit. */
export async function snapshotAt(commit: string, folders: Folders, today: string): Promise<Snapshot> {
  const pages = new Repository(folders.pages)
  const blobs = (await pages.listFiles(commit)).filter(({ path }) => kindOf(path))
  const texts = await pages.readBlobs(blobs.map(({ id }) => id))
  const files = await new Repository(folders.public).listFiles(commit)
  return snapshotOf(
    blobs.flatMap(({ path, id }) => {
      // A document that was invalid at that commit was not published.
      const value = tryParse(String(texts.get(id)))
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
  const prefix = template && prefixOf(template.file)
  for (const [id, post] of posts)
    if (prefix !== undefined && isPublished(post, today)) addresses.set(`${prefix}/${id}`, `${prefix}/${id}`)
  for (const route of categoryRoutes(pages, posts, prefix, today)) addresses.set(route, route)
  return { site: ofKind('site')[0]?.value ?? {}, pages, posts, addresses, files }
}

/** The pages of the categories that visitors see. */
function categoryRoutes(
  pages: Snapshot['pages'],
  posts: Snapshot['posts'],
  prefix: string | undefined,
  today: string,
): string[] {
  const lists = [...pages].filter(([, page]) => listOf(page.sections).some(listsPosts))
  const [list, page] = lists.find(([route]) => route === prefix) ?? lists[0] ?? []
  if (list === undefined || !page || !isPublished(page, today)) return []
  const shown = [...posts.values()].filter(post => isPublished(post, today))
  const named = shown.map(({ categories }) => ({ categories: listOf(categories).map(String) }))
  return categoriesOf(named, list, name => name).map(({ route }) => canonicalPath(route))
}

const postLists = new Set<unknown>(sectionTypes.filter(type => definitionOf(type).ofCategory))

const listsPosts = (section: unknown): boolean =>
  isObject(section) && section.hidden !== true && postLists.has(section.type)

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
  const value = tryParse(text)
  if (value) return value
  throw new UsageError(
    `"${file}" cannot be read. Run "npm run validate" first: it says what is wrong with it.`,
  )
}

function tryParse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The name of a page in lists, or its title. */
export const titleOf = ({ summary, title }: Fields): string =>
  isObject(summary) && typeof summary.name === 'string' ? summary.name : String(title ?? '')
