import type { World } from './content.ts'
import { mapFields } from './fieldWalk.ts'
import { fieldHealth, healthProblems, postListsOf } from './health.ts'
import { isLink, type Link } from './linkTargets.ts'
import { type Document, schemas } from './parse.ts'
import type { Problem } from './problem.ts'
import { isNaming, type Naming } from './publicFiles.ts'
import { fieldProblems } from './references.ts'
import { ruleProblems } from './rules.ts'

/** What can be said of a document before the others are known. */
export interface Examined {
  problems: Problem[]
  /** What it names that may be a public file, in its order. */
  names: Naming[]
  /** What it leads to. */
  links: Link[]
  /** Sections that list posts, by their places. */
  postLists: number[]
}

/**
 * Checks a document by itself. All that has to do with its value is done here, at once, since it may not stay in memory.
 * @param today the day on which it is checked, `YYYY-MM-DD`
 */
export function examine(document: Document, world: World, today: string): Examined {
  const { kind, locator, value } = document
  const isFinished = !isDraft(document)
  const problems = ruleProblems(document)
  const names: Naming[] = []
  const links: Link[] = []
  mapFields(schemas[kind], value, field => {
    problems.push(...fieldProblems(field, locator, world))
    if (isFinished) problems.push(...fieldHealth(field, locator))
    if (isNaming(field)) names.push({ kind: field.kind, value: field.value })
    if (isLink(field)) links.push({ kind: field.kind, value: field.value })
    return field.value
  })
  if (isFinished) problems.push(...healthProblems(document, world, today))
  const isPage = kind === 'page' || kind === 'template'
  return { problems, names, links, postLists: isPage && isFinished ? postListsOf(document.value) : [] }
}

export const isDraft = (document: Document): boolean =>
  document.kind !== 'site' && (document.kind === 'page' ? document.outline : document.value).draft === true
