import type { z } from 'zod'
import { isObject } from './fieldWalk.ts'
import { type Page, page } from './page.ts'
import { type Post, post } from './post.ts'
import type { Problem } from './problem.ts'
import { scan } from './scan.ts'
import type { AnySection } from './section.ts'
import { shapeProblems } from './shape.ts'
import { type Site, site } from './site.ts'
import { Locator, type SourceDocument } from './source.ts'
import { conflictProblems, scanProblem, syntaxProblems } from './syntax.ts'

/** A document that is valid by itself. `template` is the page in square brackets that shows one post. */
export type Document = { locator: Locator } & (
  | { kind: 'site'; value: Site }
  | { kind: 'page'; value: Page; outline: PageOutline; route: string }
  | { kind: 'template'; value: Page; prefix: string }
  | { kind: 'post'; value: Post }
)

/** What the rest of a site needs to know of a page: all of it but most of its sections. */
export interface PageOutline extends Page {
  /** The ids of all its sections. */
  ids: readonly string[]
}

/** Whether something of a section stands elsewhere: on pages that list its page, or in a file beside it. */
const isShared = ({ type }: AnySection, { summary }: Page): boolean =>
  type === 'calendar' || (type === 'admissionRequirements' && summary !== undefined)

export type Of<K extends Document['kind']> = Extract<Document, { kind: K }>

/** What a file is, by its place; nothing for files that are none of the site's documents. */
export function kindOf(file: string): Document['kind'] | undefined {
  if (file === '_site.json') return 'site'
  if (/^_posts\/[^/]+\.json$/.test(file)) return 'post'
  if (!file.endsWith('.json') || file.split('/').some(part => part.startsWith('_') || part.startsWith('.')))
    return undefined
  return file.endsWith('[id].json') ? 'template' : 'page'
}

/** The route of a page's file: `stages/ils.json` → `/stages/ils`, `stages/index.json` → `/stages`. */
export const routeOf = (file: string): string => `/${file.replace(/\.json$/, '').replace(/(^|\/)index$/, '')}`

/** The address below which a template shows posts: `blog/[id].json` → `/blog`. */
export const prefixOf = (file: string): string => routeOf(file).replace(/\/\[id\]$/, '')

export const schemas = { site, page, template: page, post } as const

/**
 * Parses and checks one document: limits, equal keys, syntax, shape.
 * @param source a file for which `kindOf` answers
 * @returns the document, or everything that is wrong with it
 */
export function parseDocument(source: SourceDocument): Document | Problem[] {
  const findings = scan(source.text)
  if (findings.length > 0)
    return unreadable(source, () => findings.map(finding => scanProblem(source, finding)))
  let value: unknown
  try {
    value = JSON.parse(source.text)
  } catch {
    return unreadable(source, () => syntaxProblems(source))
  }
  const locator = new Locator(source)
  const kind = kindOf(source.file)
  if (!kind) throw new Error(`${source.file} is not a document of the site`)
  const schema: z.ZodType = schemas[kind]
  const result = schema.safeParse(value)
  if (!result.success)
    return misplaced(kind, value, locator) ?? shapeProblems(result.error.issues, schema, value, locator)
  const document = documentOf(kind, value, locator)
  if (!source.isOneOfMany || document.kind !== 'page') return document
  latest = { source, value: document.value }
  return late(document, source)
}

/** Looked for only here: no text that can be read holds two versions. */
function unreadable(source: SourceDocument, explain: () => Problem[]): Problem[] {
  const conflicts = conflictProblems(source)
  return conflicts.length > 0 ? conflicts : explain()
}

/** A document that is all right, but for its name or the folder in which it lies. */
function misplaced(kind: Document['kind'], value: unknown, locator: Locator): Problem[] | undefined {
  if (kind !== 'site' && isLikeSite(value))
    return [
      locator.problem(
        'wrong-file-name',
        [],
        'This file holds what all pages share, and only "_site.json" can.',
        'Rename it "_site.json", or delete it where that one is there.',
      ),
    ]
  const isPost = kind !== 'post' && post.safeParse(value).success
  const isPage = kind === 'post' && page.safeParse(value).success
  if (!isPost && !isPage) return undefined
  const [message, cure] = isPost
    ? ['This is a blog post, but it lies among the pages.', 'Move the file into the folder "_posts".']
    : [
        'This is a page, but it lies among the blog posts.',
        'Move the file out of "_posts", to where its address should be.',
      ]
  return [locator.problem('wrong-folder', [], message, cure)]
}

/** Whether something is meant for all pages, with what may still be wrong in it. */
const isLikeSite = (value: unknown): boolean =>
  isObject(value) && !value.sections && isObject(value.contact) && isObject(value.footer)

function documentOf(kind: Document['kind'], value: unknown, locator: Locator): Document {
  // zod has just said that the value has this shape; no schema transforms.
  switch (kind) {
    case 'site':
      return { kind, value: value as Site, locator }
    case 'post':
      return { kind, value: value as Post, locator }
    case 'page':
      return pageOf(value as Page, locator)
    case 'template':
      return { kind, value: value as Page, locator, prefix: prefixOf(locator.file) }
  }
}

function pageOf(value: Page, locator: Locator): Of<'page'> {
  return { kind: 'page', value, outline: outlineOf(value), locator, route: routeOf(locator.file) }
}

const outlineOf = (page: Page): PageOutline => ({
  ...page,
  sections: page.sections.filter(section => isShared(section, page)),
  ids: page.sections.flatMap(({ id }) => id ?? []),
})

/** Whoever looks at a page asks for its value several times. */
let latest: { source: SourceDocument; value: Page } | undefined

/** A page whose value is let go of: it is parsed again for those who ask for it later. */
function late(
  { kind, outline, route, locator }: Omit<Of<'page'>, 'value'>,
  source: SourceDocument,
): Of<'page'> {
  return {
    ...{ kind, outline, route, locator },
    get value() {
      // It had this shape when the text was checked.
      if (latest?.source !== source) latest = { source, value: JSON.parse(source.text) as Page }
      return latest.value
    },
  }
}

/** A document as plain data, for other processes: without what leads back to its text and, of a page, without its value. */
export type PlainDocument =
  | Omit<Of<'page'>, 'locator' | 'value'>
  | Omit<Of<'site'>, 'locator'>
  | Omit<Of<'template'>, 'locator'>
  | Omit<Of<'post'>, 'locator'>

export function plainDocument(document: Document): PlainDocument {
  if (document.kind === 'page') {
    const { kind, outline, route } = document
    return { kind, outline, route }
  }
  const { locator: _, ...plain } = document
  return plain
}

/** The document again. @param source the one that it was parsed from */
export function documentFrom(plain: PlainDocument, source: SourceDocument): Document {
  const locator = new Locator(source)
  return plain.kind === 'page' ? late({ ...plain, locator }, source) : { ...plain, locator }
}
