import type { World } from './content.ts'
import { dateProblems } from './dateHealth.ts'
import { mapFields } from './fieldWalk.ts'
import { fieldHealth, healthProblems, postListsOf } from './health.ts'
import { isLink, type Link } from './linkTargets.ts'
import { type Document, kindOf, schemas } from './parse.ts'
import type { Problem } from './problem.ts'
import { isNaming, type Naming } from './publicFiles.ts'
import { fieldProblems, ownFieldProblems } from './references.ts'
import { ruleProblems } from './rules.ts'
import { Locator, type SourceDocument } from './source.ts'

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
  if (isFinished) problems.push(...dateProblems(document, today), ...healthProblems(document, world, today))
  const isPage = kind === 'page' || kind === 'template'
  return { problems, names, links, postLists: isPage && isFinished ? postListsOf(document.value) : [] }
}

/**
 * What can be said of a document that is not valid by itself: whether its pictures, documents and icons are there, and what
 * is wrong in its texts.
 * @param told what keeps it from being valid
 */
export function examineInvalid(
  { file, text }: SourceDocument,
  told: readonly Problem[],
  world: World,
): Problem[] {
  const kind = kindOf(file)
  // What is told of the document as a whole may mean that nothing in it is what it seems.
  if (!kind || told.some(({ path }) => path.length === 0)) return []
  const locator = new Locator({ file, text })
  const problems: Problem[] = []
  mapFields<unknown>(schemas[kind], JSON.parse(text), field => {
    const found = ownFieldProblems(field, locator, world)
    const isTold = ({ path }: Problem) => path.every((step, at) => step === field.path[at])
    if (found.length > 0 && !told.some(isTold)) problems.push(...found)
    return field.value
  })
  return problems
}

export const isDraft = (document: Document): boolean =>
  document.kind !== 'site' && (document.kind === 'page' ? document.outline : document.value).draft === true
