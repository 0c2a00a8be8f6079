import { applyEdits } from 'jsonc-parser'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import type { DocumentOf } from '../../../schema/read/Document.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { insertItem, removeValue, setValue } from '../../../schema/text/edit.ts'
import { oneLine } from '../report/oneLine.ts'
import { UsageError } from '../usageError.ts'
import { addressOf, linksTo } from './linksTo.ts'
import { movedPath } from './newFile.ts'
import { newProblems } from './newProblems.ts'
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
 * @param site as its authors see it, drafts as well (`readForChange`)
 * @throws UsageError when the page cannot be renamed
 */
export function planRenaming(oldAddress: string, newAddress: string, site: Site): Renaming {
  const { documents } = site
  // The old address stays one of the page's, so that the links of drafts that are not finished lead there, too.
  const problem = site.invalid.find(({ file }) => !site.leftOut.has(file))
  if (problem)
    throw new UsageError(
      `A document with mistakes cannot be searched for links. Mend this first:\n${oneLine(problem)}`,
    )
  const page = findPageToMove(oldAddress, documents)
  const route = newAddress.replace(/\/+$/, '')
  checkTarget(route, page, documents)
  const from = { file: page.locator.file, route: page.route }
  const to = { file: `${route.slice(1)}.json`, route }
  checkFileIsFree(to.file, site)
  const renaming: Renaming = { from, to, changes: new Map(), before: new Map(), links: new Map() }
  for (const document of documents) {
    const { file } = document.locator
    const text = site.texts.get(file) ?? ''
    // A link that is written with escapes keeps the old address, which becomes an alias.
    const edits = linksTo([from.route], document).flatMap(field =>
      document.locator.replacingField(field, route + field.value.slice(addressOf(field.value).length)),
    )
    const isPage = document === page
    if (edits.length > 0) renaming.links.set(isPage ? to.file : file, edits.length)
    else if (!isPage) continue
    const linked = applyEdits(text, edits)
    renaming.before.set(file, text)
    renaming.changes.set(isPage ? to.file : file, isPage ? moved(page, linked, from, to) : linked)
  }
  renaming.changes.set(from.file, null)
  // For example, a section that lists the pages of a folder may become empty.
  const problems = newProblems(site, renaming.changes)
  if (problems.length > 0) throw new RenamingError(problems)
  return renaming
}

/** The text of the page in its new place: the old address becomes an alias, and the relative path of `$schema` changes. */
function moved(
  { value }: DocumentOf<'page'>,
  text: string,
  from: { file: string; route: string },
  to: { file: string; route: string },
): string {
  const aliased = withAlias(text, value.aliases, from.route, to.route)
  return value.$schema?.startsWith('.')
    ? setValue(aliased, ['$schema'], movedPath(value.$schema, from.file, to.file))
    : aliased
}

function withAlias(text: string, aliases: readonly string[] | undefined, from: string, to: string): string {
  if (!aliases) return setValue(text, ['aliases'], [from], ['description', 'aliases'])
  const indexOf = (route: string) => aliases.findIndex(alias => canonicalPath(alias) === canonicalPath(route))
  const [newAddress, oldAddress] = [indexOf(to), indexOf(from)]
  if (newAddress >= 0 && oldAddress >= 0) return removeValue(text, ['aliases', newAddress])
  if (newAddress >= 0) return setValue(text, ['aliases', newAddress], from)
  if (oldAddress >= 0) return setValue(text, ['aliases', oldAddress], spelling(aliases, from))
  return insertItem(text, ['aliases'], aliases.length, from)
}

/** Prefers an existing alias with capital letters, because every alias is served in lower case as well. */
const spelling = (aliases: readonly string[], route: string): string =>
  (route === route.toLowerCase() && aliases.find(alias => canonicalPath(alias) === route)) || route
