// schema/read: in comes the text of one document, out goes a document that zod accepts, or its problems with
// positions and fixes. Knows no other document and no public file.

import type { z } from 'zod'
import { isObject } from '../model/isObject.ts'
import { type Page, page } from '../model/page.ts'
import { type Post, post } from '../model/post.ts'
import { type Site, site } from '../model/site.ts'
import {
  type PathProblem,
  type Problem,
  type RangeProblem,
  say,
  type UnplacedProblem,
} from '../problems/problem.ts'
import { sharedBy } from '../section.ts'
import type { Document } from './Document.ts'
import { isPlain, parseJson } from './parseJson.ts'
import { shapeProblems } from './shape/shapeProblems.ts'
import { Locator, type SourceDocument } from './source.ts'
import { explainSyntax } from './syntax.ts'

/** The kind of a document, by its path; nothing for files that are no documents of the site. */
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

/** What a text says. */
export interface ReadJson {
  locator: Locator
  /** Absent where the text is no JSON. */
  value?: unknown
  /** What keeps it from being JSON, or from saying one thing: limits, equal keys, syntax. */
  problems: readonly RangeProblem[]
  /** How many characters the parser does not reach: 0 for JSON. */
  unparsed: number
  /** The value without the syntax errors, where each of them has a sure fix. */
  fixed?: { value: unknown }
}

/** Reads a text. Most are as they should be, so their positions are looked for only where the value shows that one is not. */
export function readJson(source: SourceDocument): ReadJson {
  const { file, text } = source
  const read: ReadJson = { locator: new Locator(file, text), problems: [], unparsed: 0 }
  try {
    read.value = JSON.parse(text)
    if (isPlain(text, read.value)) return read
  } catch {
    // Explained below.
  }
  const parsed = parseJson(text)
  const { error, isBeyondLimits } = parsed
  // What looks like an equal field may be a line of a text that is not closed.
  if (!error && !isBeyondLimits) return { ...read, problems: parsed.problems }
  const { problems, fixed } = explainSyntax(text, parsed)
  const explained = { ...read, problems, unparsed: error ? text.length - error.offset : 0 }
  if (!fixed) return explained
  const locator = new Locator(file, text, fixed)
  return { ...explained, locator, fixed: { value: JSON.parse(fixed.text) } }
}

/**
 * Parses and checks one document: limits, equal keys, syntax, shape.
 * @param source a file for which `kindOf` answers
 * @returns the document with its value, or everything that is wrong with it
 */
export function parseDocument(source: SourceDocument): Document | Problem[] {
  const read = readJson(source)
  const { locator, problems } = read
  const parsed = problems.length > 0 ? problems : documentIn(locator, read.value)
  return isDocument(parsed) ? parsed : parsed.map(found => locator.place(found))
}

export const isDocument = (parsed: Document | readonly UnplacedProblem[]): parsed is Document =>
  !Array.isArray(parsed)

/** The document of a value, or what is wrong with its shape. */
export function documentIn(locator: Locator, value: unknown): Document | PathProblem[] {
  const { file } = locator
  const kind = kindOf(file)
  if (!kind) throw new Error(`${file} is not a document of the site`)
  const schema: z.ZodType = schemas[kind]
  const result = schema.safeParse(value)
  if (result.success) return documentOf(kind, value, locator)
  const misplaced = misplacedProblem(kind, value)
  return misplaced
    ? [misplaced]
    : shapeProblems(result.error.issues, schema, value, path => locator.written(path))
}

/** A document that is valid, but has the wrong name or is in the wrong folder. */
function misplacedProblem(kind: Document['kind'], value: unknown): PathProblem | undefined {
  if (kind !== 'site' && isLikeSite(value))
    return {
      code: 'wrong-file-name',
      path: [],
      message: say`This file holds what all pages share, and only ${say.document('_site.json')} can.`,
      suggestion: say`Rename it ${say.document('_site.json')}, or delete it where that one is there.`,
    }
  const other = kind === 'post' ? page : post
  if (!other.safeParse(value).success) return undefined
  const [message, suggestion] =
    kind === 'post'
      ? [
          'This is a page, but it lies among the blog posts.',
          'Move the file out of "_posts", to where its address should be.',
        ]
      : ['This is a blog post, but it lies among the pages.', 'Move the file into the folder "_posts".']
  return { code: 'wrong-folder', path: [], message, suggestion }
}

/** Whether a value is meant as the file that all pages share, whatever else may be wrong in it. */
const isLikeSite = (value: unknown): boolean =>
  isObject(value) && !value.sections && isObject(value.contact) && isObject(value.footer)

function documentOf(kind: Document['kind'], value: unknown, locator: Locator): Document {
  // zod has just found that the value has this shape, and no schema transforms values.
  switch (kind) {
    case 'site':
      return { kind, value: value as Site, locator }
    case 'post':
      return { kind, value: value as Post, locator }
    case 'page': {
      const page = value as Page
      return { kind, value: page, shared: sharedBy(page.sections), locator, route: routeOf(locator.file) }
    }
    case 'template': {
      const page = value as Page
      return { kind, value: page, shared: sharedBy(page.sections), locator, prefix: prefixOf(locator.file) }
    }
  }
}
