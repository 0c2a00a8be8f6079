import { dirname, join, relative } from 'node:path'
import { collectAddresses } from '../../../schema/addresses.ts'
import { validateContent, type World } from '../../../schema/content.ts'
import { type Field, mapFields } from '../../../schema/fieldWalk.ts'
import { type Document, type Of, schemas } from '../../../schema/parse.ts'
import { canonicalPath, isBelow } from '../../../schema/paths.ts'
import { isError, type Path } from '../../../schema/problem.ts'
import type { SourceDocument } from '../../../schema/source.ts'
import { listed, nearest } from '../../../schema/suggest.ts'
import { parseDocuments } from '../check.ts'
import { readDocuments, readWorld } from '../read.ts'
import { oneLine } from '../report/pretty.ts'
import { UsageError } from '../usageError.ts'
import { applyEdits, type Edit, JsonEditor } from './edits.ts'

export interface Renaming {
  /** File → its new text, or null for the place that the page leaves. */
  changes: Map<string, string | null>
  from: { file: string; route: string }
  to: { file: string; route: string }
  /** File → how many of its links change. The page itself counts under its new file. */
  links: Map<string, number>
}

/**
 * Works out everything that changes when a page gets another address. Nothing is written.
 * @throws UsageError when it cannot be done, with the reason in plain words
 */
export async function planRenaming(
  oldAddress: string,
  newAddress: string,
  folders: { pages: string; public: string },
): Promise<Renaming> {
  const [{ documents: sources }, world] = await Promise.all([
    readDocuments(folders.pages),
    readWorld(folders.public),
  ])
  const { documents, problems } = parseDocuments(sources)
  if (problems[0])
    throw new UsageError(
      `A document with mistakes cannot be searched for links. Mend this first:\n${oneLine(problems[0])}`,
    )
  const page = pageToMove(oldAddress, documents)
  const route = newAddress.replace(/\/+$/, '')
  checkTarget(route, page, documents)
  const from = { file: page.locator.file, route: page.route }
  const to = { file: `${route.slice(1)}.json`, route }
  const renaming: Renaming = { from, to, changes: new Map(), links: new Map() }
  for (const document of documents) {
    const { file } = document.locator
    const text = sources.find(source => source.file === file)?.text ?? ''
    const edits = linksTo(from.route, document).map(({ path, value }) =>
      new JsonEditor(text).replace(path, route + value.slice(addressOf(value).length)),
    )
    if (edits.length > 0) renaming.links.set(document === page ? to.file : file, edits.length)
    if (document === page) edits.push(...ownEdits(page, text, from, to))
    if (edits.length > 0) renaming.changes.set(document === page ? to.file : file, applyEdits(text, edits))
  }
  renaming.changes.set(from.file, null)
  refuseMistakes(sources, documents, renaming, world)
  return renaming
}

function pageToMove(address: string, documents: readonly Document[]): Of<'page'> {
  const { routes } = collectAddresses(documents)
  const route = routes.get(canonicalPath(address))
  const pages = documents.filter(document => document.kind === 'page')
  const page = pages.find(candidate => candidate.route === route)
  if (route === undefined) {
    const guess = nearest(address, routes.values())
    throw new UsageError(`No page has the address "${address}".${guess ? ` Did you mean "${guess}"?` : ''}`)
  }
  if (!page)
    throw new UsageError(
      `"${address}" is a post of the blog: its address is its number, which stays. Change its title instead.`,
    )
  if (route === '/') throw new UsageError('The home page has no other address than "/".')
  if (canonicalPath(address) !== canonicalPath(route))
    throw new UsageError(`"${address}" is another address of the page "${route}". Rename that one.`)
  const below = [...routes.values()].filter(other => other !== route && isBelow(other, route))
  if (below.length > 0)
    throw new UsageError(
      `Other pages lie below "${route}": ${listed([...new Set(below)])}. They would not move along, so this page stays.`,
    )
  return page
}

function checkTarget(route: string, page: Of<'page'>, documents: readonly Document[]): void {
  if (!/^(?:\/[\w-]+)+$/.test(route))
    throw new UsageError(
      `"${route}" cannot be an address. Write it like "/about/our-history": letters without accents, digits and hyphens.`,
    )
  if (canonicalPath(route) === canonicalPath(page.route))
    throw new UsageError(`That is the address of this page already; letter case does not count.`)
  const owner = collectAddresses(documents).routes.get(canonicalPath(route))
  if (owner !== undefined && owner !== page.route)
    throw new UsageError(
      canonicalPath(owner) === canonicalPath(route)
        ? `There is a page at "${owner}" already.`
        : `"${route}" is another address of the page "${owner}" already.`,
    )
}

const addressOf = (link: string): string => /^[^?#]*/.exec(link)?.[0] ?? ''

/** The fields of a document that lead to a page. */
function linksTo(route: string, document: Document): Field[] {
  const found: Field[] = []
  mapFields(schemas[document.kind], document.value, field => {
    const isReference = field.kind === 'link' || field.kind === 'page'
    if (
      isReference &&
      field.value.startsWith('/') &&
      canonicalPath(addressOf(field.value)) === canonicalPath(route)
    )
      found.push(field)
    return field.value
  })
  return found
}

/** What changes in the page itself: the old address becomes an alias, and its rules lie elsewhere. */
function ownEdits(
  { value }: Of<'page'>,
  text: string,
  from: { file: string; route: string },
  to: { file: string; route: string },
): Edit[] {
  const editor = new JsonEditor(text)
  const edits: Edit[] = []
  const aliases = value.aliases ?? []
  const aliasAt = (route: string): Path | undefined => {
    const index = aliases.findIndex(alias => canonicalPath(alias) === canonicalPath(route))
    return index === -1 ? undefined : ['aliases', index]
  }
  const other = aliasAt(to.route)
  const same = aliasAt(from.route)
  if (other) edits.push(editor.replace(other, from.route))
  else if (same) edits.push(editor.replace(same, spelling(aliases, from.route)))
  else if (value.aliases) edits.push(editor.append(['aliases'], from.route))
  else edits.push(editor.insertAfter('description', 'aliases', [from.route]))
  if (value.$schema?.startsWith('.')) {
    const rules = join(dirname(from.file), value.$schema)
    const path = relative(dirname(to.file), rules).replaceAll('\\', '/')
    edits.push(editor.replace(['$schema'], path.startsWith('.') ? path : `./${path}`))
  }
  return edits
}

/** Of two spellings of an address the one with capital letters: its lower case is served as well. */
const spelling = (aliases: readonly string[], route: string): string =>
  (route === route.toLowerCase() && aliases.find(alias => canonicalPath(alias) === route)) || route

/** A page that leaves a folder can leave a list empty behind it. */
function refuseMistakes(
  sources: readonly SourceDocument[],
  documents: readonly Document[],
  { changes, from }: Renaming,
  world: World,
): void {
  const view = { today: '', isPreview: true }
  const known = new Set(validateContent(documents, world, view).problems.map(({ message }) => message))
  const kept = sources.filter(({ file }) => file !== from.file && !changes.has(file))
  const written = [...changes].flatMap(([file, text]) => (text === null ? [] : [{ file, text }]))
  const after = parseDocuments([...kept, ...written])
  const mistakes = [...after.problems, ...validateContent(after.documents, world, view).problems]
  const fresh = mistakes.filter(problem => isError(problem) && !known.has(problem.message))
  if (fresh.length > 0)
    throw new UsageError(`Nothing is renamed, since this would go wrong:\n${fresh.map(oneLine).join('\n')}`)
}
