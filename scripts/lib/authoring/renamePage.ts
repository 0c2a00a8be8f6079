import { dirname, join, relative } from 'node:path'
import { type Field, mapFields } from '../../../schema/fieldWalk.ts'
import { type Document, type Of, schemas } from '../../../schema/parse.ts'
import { canonicalPath } from '../../../schema/paths.ts'
import { isError, type Path } from '../../../schema/problem.ts'
import { parseDocuments } from '../check.ts'
import { readDocuments, readWorld } from '../read.ts'
import { oneLine } from '../report/pretty.ts'
import { UsageError } from '../usageError.ts'
import { freshMistakes } from './consequences.ts'
import { applyEdits, type Edit, JsonEditor } from './edits.ts'
import { checkFree, checkTarget, pageToMove } from './renamingRules.ts'

interface Renaming {
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
  const [{ documents: sources, problems: unread }, world] = await Promise.all([
    readDocuments(folders.pages),
    readWorld(folders.public),
  ])
  const { documents, problems } = parseDocuments(sources)
  const [mistake] = [...unread, ...problems].filter(isError)
  if (mistake)
    throw new UsageError(
      `A document with mistakes cannot be searched for links. Mend this first:\n${oneLine(mistake)}`,
    )
  const page = pageToMove(oldAddress, documents)
  const route = newAddress.replace(/\/+$/, '')
  checkTarget(route, page, documents)
  const from = { file: page.locator.file, route: page.route }
  const to = { file: `${route.slice(1)}.json`, route }
  await checkFree(to.file, folders.pages)
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
  // A page that leaves a folder can leave a list empty behind it.
  const mistakes = freshMistakes(sources, renaming.changes, world)
  if (mistakes.length > 0)
    throw new UsageError(
      `Nothing is renamed, since this would go wrong:\n${mistakes.map(oneLine).join('\n')}`,
    )
  return renaming
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
  if (other && same) edits.push(editor.remove(other))
  else if (other) edits.push(editor.replace(other, from.route))
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
