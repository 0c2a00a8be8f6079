import { applyEdits, type Edit } from 'jsonc-parser'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { Path, Problem } from '../../../schema/problems/problem.ts'
import type { DocumentOf } from '../../../schema/read/Document.ts'
import type { Folders } from '../Folders.ts'
import { oneLine } from '../report/pretty.ts'
import { UsageError } from '../usageError.ts'
import { JsonEditor } from './JsonEditor.ts'
import { addressOf, linksTo } from './linksTo.ts'
import { movedPath } from './movedPath.ts'
import { newProblems, readForChange } from './newProblems.ts'
import { checkFileIsFree, checkTarget, findPageToMove } from './renamingRules.ts'

/** What would go wrong. */
export class RenamingError extends UsageError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`Nothing is renamed, since this would go wrong:\n${problems.map(oneLine).join('\n')}`)
    this.problems = problems
  }
}

export interface Renaming {
  /** File → new text, or null for the old file of the page. */
  changes: Map<string, string | null>
  /** File → the text that is changed. */
  before: Map<string, string>
  from: { file: string; route: string }
  to: { file: string; route: string }
  /** File → number of changed links. The page itself is listed under its new file. */
  links: Map<string, number>
}

/**
 * Plans all changes for a new address of a page. Writes nothing.
 * @throws UsageError when the page cannot be renamed
 */
export async function planRenaming(
  oldAddress: string,
  newAddress: string,
  folders: Folders,
): Promise<Renaming> {
  const site = await readForChange(folders)
  const { documents } = site
  const [mistake] = site.invalid
  if (mistake)
    throw new UsageError(
      `A document with mistakes cannot be searched for links. Mend this first:\n${oneLine(mistake)}`,
    )
  const page = findPageToMove(oldAddress, documents)
  const route = newAddress.replace(/\/+$/, '')
  checkTarget(route, page, documents)
  const from = { file: page.locator.file, route: page.route }
  const to = { file: `${route.slice(1)}.json`, route }
  await checkFileIsFree(to.file, folders.pages)
  const renaming: Renaming = { from, to, changes: new Map(), before: new Map(), links: new Map() }
  for (const document of documents) {
    const { file } = document.locator
    const text = site.texts.get(file) ?? ''
    const edits = linksTo([from.route], document).flatMap(({ path, value, reference }) => {
      const address = route + value.slice(addressOf(value).length)
      if (!reference) return new JsonEditor(text).replace(path, address)
      // A link that is written with escapes keeps the old address, which becomes an alias.
      return reference.at ? document.locator.replacingPart(path, reference.at, address) : []
    })
    if (edits.length > 0) renaming.links.set(document === page ? to.file : file, edits.length)
    if (document === page) edits.push(...ownEdits(page, text, from, to))
    if (edits.length === 0) continue
    renaming.before.set(file, text)
    renaming.changes.set(document === page ? to.file : file, applyEdits(text, edits))
  }
  renaming.changes.set(from.file, null)
  // For example, a section that lists the pages of a folder may become empty.
  const mistakes = newProblems(site, renaming.changes)
  if (mistakes.length > 0) throw new RenamingError(mistakes)
  return renaming
}

/** The edits of the page itself: the old address becomes an alias, and the relative path of `$schema` changes. */
function ownEdits(
  { value }: DocumentOf<'page'>,
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
  const newAddress = aliasAt(to.route)
  const oldAddress = aliasAt(from.route)
  if (newAddress && oldAddress) edits.push(editor.remove(newAddress))
  else if (newAddress) edits.push(editor.replace(newAddress, from.route))
  else if (oldAddress) edits.push(editor.replace(oldAddress, spelling(aliases, from.route)))
  else if (value.aliases) edits.push(editor.append(['aliases'], from.route))
  else edits.push(editor.insertAfter('description', 'aliases', [from.route]))
  if (value.$schema?.startsWith('.')) {
    edits.push(editor.replace(['$schema'], movedPath(value.$schema, from.file, to.file)))
  }
  return edits
}

/** Prefers an existing alias with capital letters, because every alias is served in lower case as well. */
const spelling = (aliases: readonly string[], route: string): string =>
  (route === route.toLowerCase() && aliases.find(alias => canonicalPath(alias) === route)) || route
