import { dirname, join, relative } from 'node:path'
import { collectAddresses } from '../../../schema/addresses.ts'
import type { Wishes } from '../../../schema/models/model.ts'
import { offeringModel } from '../../../schema/models/offering.ts'
import { pageModel } from '../../../schema/models/page.ts'
import { postModel } from '../../../schema/models/post.ts'
import { stageModel } from '../../../schema/models/stage.ts'
import { type Document, routeOf } from '../../../schema/parse.ts'
import { canonicalPath } from '../../../schema/paths.ts'
import { newestFirst } from '../../../schema/post.ts'
import { plainLetters } from '../../../schema/slugOf.ts'
import { nearest } from '../../../schema/suggest.ts'
import { parseDocuments } from '../check.ts'
import { readDocuments, readWorld } from '../read.ts'
import { projectRoot } from '../root.ts'
import { UsageError } from '../usageError.ts'
import { freshMistakes } from './consequences.ts'

/** What can be added, and where its document goes. */
const kinds = {
  stage: { folder: 'stages', model: stageModel },
  offering: { folder: 'offerings', model: offeringModel },
  post: { folder: '_posts', model: postModel },
  page: { folder: '', model: pageModel },
}

export type NewKind = keyof typeof kinds

export const newKinds = Object.keys(kinds) as NewKind[]

interface NewDocument {
  /** Relative to the folder of pages. */
  file: string
  text: string
  /** Where it will be seen. */
  route: string
}

/**
 * Makes a document that is valid, reads as an example of its kind, and is a draft. Nothing is written.
 * @param below for a page: the address of the page below which it is to lie
 * @throws UsageError when the name or the place does not do
 */
export async function newDocument(
  kind: NewKind,
  name: string,
  folders: { pages: string; public: string },
  { today, below = '/' }: { today: string; below?: string },
): Promise<NewDocument> {
  const [reading, world] = await Promise.all([readDocuments(folders.pages), readWorld(folders.public)])
  const { documents } = parseDocuments(reading.documents)
  const { routes } = collectAddresses(documents)
  const number = nextNumber(kind, documents, reading.documents)
  const file = fileOf(kind, name, number, kind === 'page' ? folderBelow(below, routes) : kinds[kind].folder)
  const prefix = documents.find(document => document.kind === 'template')?.prefix ?? ''
  const route = kind === 'post' ? `${prefix}/${number}` : routeOf(file)
  if (routes.has(canonicalPath(route)) || reading.documents.some(other => sameFile(other.file, file)))
    throw new UsageError(`There is a page at "${route}" already. Choose another name, or change that page.`)
  const { model } = kinds[kind]
  const document = model({
    name: name.trim(),
    today,
    number,
    newestPost: kind === 'post' ? newestOf(documents) : undefined,
    link: wanted => (routes.has(wanted) ? wanted : '/'),
    picture: wanted => pictureLike(wanted, [...world.files.keys()]),
  } satisfies Wishes)
  const rules = join(projectRoot, 'schema/json', kind === 'post' ? 'post.json' : 'page.json')
  const $schema = relative(dirname(join(folders.pages, file)), rules).replaceAll('\\', '/')
  const text = `${JSON.stringify({ $schema, ...document }, null, 2)}\n`
  const [mistake] = freshMistakes(reading.documents, new Map([[file, text]]), world)
  if (mistake) throw new UsageError(`${mistake.message} Choose another name.`)
  return { file, route, text }
}

/** "pst" → `post`. @throws UsageError when nothing like it can be added */
export function kindNamed(word: string): NewKind {
  const kind = newKinds.find(known => known === word.trim().toLowerCase())
  if (kind) return kind
  const guess = nearest(word, newKinds)
  throw new UsageError(
    `"${word}" cannot be added. ${guess ? `Did you mean "${guess}"?` : `Choose ${newKinds.join(', ')}.`}`,
  )
}

function fileOf(kind: NewKind, name: string, number: number, folder: string): string {
  const slug = plainLetters(name)
  if (slug === '') throw new UsageError('Give it a name with letters or digits in it, such as "Sports day".')
  return join(folder, `${kind === 'post' ? number : slug}.json`).replaceAll('\\', '/')
}

function folderBelow(address: string, routes: ReadonlyMap<string, string>): string {
  const route = routes.get(canonicalPath(address))
  if (route) return route.slice(1)
  const guess = nearest(address, routes.values())
  throw new UsageError(`No page has the address "${address}".${guess ? ` Did you mean "${guess}"?` : ''}`)
}

/** Posts are numbered through; pages of a folder come after those that are there. */
function nextNumber(kind: NewKind, documents: Document[], sources: readonly { file: string }[]): number {
  const { folder } = kinds[kind]
  const taken =
    kind === 'post'
      ? [
          ...documents.flatMap(document => (document.kind === 'post' ? document.value.id : [])),
          // A post with mistakes in it still has its number.
          ...sources.flatMap(({ file }) => Number(/^_posts\/(\d+)\.json$/.exec(file)?.[1] ?? 0)),
        ]
      : documents.flatMap(document =>
          document.kind === 'page' && dirname(document.route) === `/${folder}`
            ? (document.value.summary?.order ?? 0)
            : [],
        )
  return Math.floor(Math.max(0, ...taken)) + 1
}

function newestOf(documents: Document[]): number | undefined {
  const posts = documents.flatMap(({ kind, value }) => (kind === 'post' ? value : []))
  return posts.sort(newestFirst)[0]?.id
}

/** The picture itself when it is there, else the first of its folder, else the first of all. */
function pictureLike(wanted: string, files: readonly string[]): string {
  const pictures = files.filter(file => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file)).sort()
  const found =
    pictures.find(file => file === wanted) ??
    pictures.find(file => dirname(file) === dirname(wanted)) ??
    pictures[0]
  if (!found) throw new UsageError('There is no picture in the folder of public files: put one there first.')
  return found
}

const sameFile = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
