import { lightAt } from '../../../schema/model/light.ts'
import { mapFields } from '../../../schema/model/mapFields.ts'
import { canonicalPath, folderOf } from '../../../schema/model/paths.ts'
import { newestFirst } from '../../../schema/model/post.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { routeOf, schemas } from '../../../schema/read/parse.ts'
import { nearest } from '../../../schema/read/suggest.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import offering from '../../../schema/starters/offering.json' with { type: 'json' }
import page from '../../../schema/starters/page.json' with { type: 'json' }
import post from '../../../schema/starters/post.json' with { type: 'json' }
import stage from '../../../schema/starters/stage.json' with { type: 'json' }
import { UsageError } from '../usageError.ts'
import { checkPlaceIsFree, fileNamed, nextPosition, nextPostNumber, relativePath } from './newFile.ts'
import { newProblems } from './newProblems.ts'
import { noPageAt } from './renamingRules.ts'

/**
 * The kinds of documents that can be added, with their folder and what they begin as: `{title}` is replaced by the title, and texts
 * in brackets say what to write. A check warns of those (`schema/validate/fields/slips.ts`).
 */
const kinds = {
  stage: { folder: 'stages', starter: stage },
  offering: { folder: 'offerings', starter: offering },
  post: { folder: '_posts', starter: post },
  page: { folder: '', starter: page },
}

export type NewKind = keyof typeof kinds

// `as`: Object.keys returns string[].
export const newKinds = Object.keys(kinds) as NewKind[]

export interface NewDocument {
  /** Relative to the folder of pages. */
  file: string
  text: string
  /** Address of the page. */
  route: string
}

/**
 * Makes a valid draft with example content. Writes nothing.
 * @param site as its authors see it, drafts as well (`readForChange`)
 * @param below for a page: the address of its parent page
 * @param rules the folder of the JSON Schemas, relative to the folder of pages; without one the document names none
 * @throws UsageError when the name or the parent is not possible
 */
export function newDocument(
  kind: NewKind,
  name: string,
  site: Site,
  { today, below = '/', rules }: { today: string; below?: string; rules?: string | undefined },
): NewDocument {
  const { documents } = site
  const { routes } = site.addresses
  const files = [...site.texts.keys()]
  const folder = kind === 'page' ? folderBelow(below, routes) : kinds[kind].folder
  const number = kind === 'post' ? nextPostNumber(documents, files) : nextPosition(folder, documents)
  const file = fileNamed(name, folder, kind === 'post' ? number : undefined)
  const prefix = documents.find(document => document.kind === 'template')?.prefix ?? ''
  const route = kind === 'post' ? `${prefix}/${number}` : routeOf(file)
  checkPlaceIsFree({ file, route }, routes, files)
  const { $schema: _, ...begun } = begunAs(kind, capitalised(name.trim()), site)
  const document = {
    ...(rules !== undefined && {
      $schema: relativePath(file, `${rules}/${kind === 'post' ? 'post' : 'page'}.json`),
    }),
    ...begun,
    ...(kind === 'post' && { id: number, date: today, ...likeNewest(documents) }),
  }
  const ofList = 'summary' in document && {
    light: lightAt(number),
    summary: { ...document.summary, order: number },
  }
  const text = `${JSON.stringify({ ...document, ...ofList }, null, 2)}\n`
  const [problem] = newProblems(site, new Map([[file, text]]))
  if (problem) throw new UsageError(`${problem.message} Choose another name.`)
  return { file, route, text }
}

/** The starter of a kind, with links and pictures that the site has. */
const begunAs = (kind: NewKind, title: string, { addresses, input }: Site) =>
  mapFields(schemas[kind === 'post' ? 'post' : 'page'], kinds[kind].starter, field => {
    if (field.kind === 'link') return addresses.routes.has(field.value) ? field.value : '/'
    if (field.kind === 'image') return pictureLike(field.value, [...input.files.keys()])
    return field.value.replace('{title}', () => title)
  })

/** Parses the name of a kind. @throws UsageError with the nearest kind, when there is no such kind */
export function parseKind(word: string): NewKind {
  const kind = newKinds.find(known => known === word.trim().toLowerCase())
  if (kind) return kind
  const guess = nearest(word, newKinds)
  throw new UsageError(
    `"${word}" cannot be added. ${guess ? `Did you mean "${guess}"?` : `Choose ${newKinds.join(', ')}.`}`,
  )
}

function folderBelow(address: string, routes: ReadonlyMap<string, string>): string {
  const route = routes.get(canonicalPath(address))
  if (!route) throw noParentAt(address, routes)
  return route.slice(1)
}

/** The error for a parent that does not exist: the nearest page, or which one to add first. */
function noParentAt(address: string, routes: ReadonlyMap<string, string>): UsageError {
  const error = noPageAt(address, routes.values())
  const steps = canonicalPath(address).split('/').slice(1)
  const missing = steps.findIndex((_, at) => !routes.has(`/${steps.slice(0, at + 1).join('/')}`))
  const step = steps[missing]
  if (error.message.includes('Did you mean') || !step) return error
  const name = capitalised(step.replaceAll('-', ' '))
  const above = missing > 0 ? ` --below /${steps.slice(0, missing).join('/')}` : ''
  return new UsageError(`${error.message} Create it first: "npm run new -- page ${name}${above}"`)
}

/** What a new post takes from the newest one, if there is one: who writes, in which category, and itself as related. */
function likeNewest(documents: readonly Document[]) {
  const posts = documents.flatMap(document => (document.kind === 'post' ? document.value : []))
  const [newest] = posts.sort(newestFirst)
  if (!newest) return {}
  return { author: newest.author, categories: newest.categories.slice(0, 1), relatedPosts: [newest.id] }
}

/** The wanted picture if it exists, else the first of its folder, else the first of all. */
function pictureLike(wanted: string, files: readonly string[]): string {
  const pictures = files.filter(file => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(file)).sort()
  const found =
    pictures.find(file => file === wanted) ??
    pictures.find(file => folderOf(file) === folderOf(wanted)) ??
    pictures[0]
  if (!found) throw new UsageError('There is no picture in the folder of public files: put one there first.')
  return found
}

/** A name that begins with a capital: "sports day" → "Sports day". Capitals inside the first word stay: "iPad" is a name. */
const capitalised = (name: string): string =>
  name.replace(/^\P{L}*\p{Ll}\S*/u, word =>
    /\p{Lu}/u.test(word) ? word : word.replace(/\p{L}/u, letter => letter.toLocaleUpperCase('en')),
  )
