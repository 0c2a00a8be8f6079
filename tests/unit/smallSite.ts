import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import type { View } from '../../schema/model/publication.ts'
import { byPosition, type Problem } from '../../schema/problems/problem.ts'
import type { Document } from '../../schema/read/Document.ts'
import { parseDocument } from '../../schema/read/parse.ts'
import { createSite, type Site } from '../../schema/site/createSite.ts'
import type { Content, ShownPage } from '../../schema/validate/Content.ts'
import type { ValidationContext } from '../../schema/validate/ValidationContext.ts'
import { oneLine } from '../../scripts/lib/report/oneLine.ts'
import { projectRoot } from '../../scripts/lib/root.ts'

const folder = join(projectRoot, 'tests/fixtures/sites/small')
const pages = ['index.json', 'stages/index.json', 'stages/ils.json', 'blog/index.json', 'blog/[id].json']

/** A site of a few documents, each valid, for tests that break one thing at a time. File → text. */
export const smallSite: Readonly<Record<string, string>> = Object.fromEntries(
  ['_site.json', ...pages, '_posts/1.json', '_posts/2.json'].map(file => [
    file,
    readFileSync(join(folder, file), 'utf8'),
  ]),
)

/** Public files of which nothing but their size is known. */
export const filesAt = (paths: readonly string[], size = 100): Map<string, FileFacts> =>
  new Map(paths.map(path => [path, { size }]))

export const smallContext: ValidationContext = {
  files: filesAt(['/images/hero.svg', '/images/mark-light.svg', '/images/mark-dark.svg']),
  icons: new Map(['compass', 'users', 'user-round', 'book-open', 'sprout'].map(name => [name, ''])),
}

/** With more public files. */
export const withFiles = (
  paths: readonly string[],
  size = 100,
  context: ValidationContext = smallContext,
): ValidationContext => ({ ...context, files: new Map([...context.files, ...filesAt(paths, size)]) })

/** Every problem of a site, as the command line says it, one a line. */
export function mistakesOf(files: Readonly<Record<string, string>>): string {
  return problemsOf(files).map(oneLine).join('\n')
}

export const visitors: View = { today: '2026-11-21', isPreview: false }

/** What is wrong with single documents, or else with all of them together. */
export function problemsOf(files: Files, context = smallContext, view = visitors): readonly Problem[] {
  const alone = Object.entries(files).flatMap(([file, text]) => {
    const parsed = parseDocument({ file, text })
    return Array.isArray(parsed) ? parsed : []
  })
  return alone.length > 0 ? alone.sort(byPosition) : siteOf(files, context, view).problems
}

type Files = Readonly<Record<string, string>>

/** A site as a value. @param view as visitors see it, unless said otherwise */
export const siteFrom = (files: Files, context = smallContext, view = visitors): Site =>
  createSite({ ...context, texts: new Map(Object.entries(files)) }, view)

/** Validates a site. @param view as visitors see it, unless said otherwise */
export const siteOf = (
  files: Files,
  context = smallContext,
  view = visitors,
): Pick<Site, 'content' | 'problems'> => siteFrom(files, context, view)

/** The documents of a site, each valid by itself. @throws when one is not */
export const documentsOf = (files: Files): Document[] =>
  Object.entries(files).map(([file, text]) => {
    const parsed = parseDocument({ file, text })
    if (Array.isArray(parsed)) throw new Error(parsed.map(oneLine).join('\n'))
    return parsed
  })

/** A site as visitors see it. @throws when it has mistakes */
export function contentOf(files: Files, context = smallContext): Content {
  const { content, problems } = siteOf(files, context)
  if (!content) throw new Error(problems.map(oneLine).join('\n'))
  return content
}

/** A page of a site. @throws when there is none at the route */
export function pageAt(content: Content, route: string): ShownPage {
  const page = content.pages.get(route)
  if (!page) throw new Error(`No page has the route ${route}`)
  return page
}

/** A site with other fields in one document. */
export const withFields = (
  file: string,
  fields: Record<string, unknown>,
  files = smallSite,
): Record<string, string> => ({ ...files, [file]: json({ ...JSON.parse(files[file] ?? ''), ...fields }) })

/** The small site with one text replaced in one file. @throws when the text is not there, so that no test checks nothing */
export function withMistake(file: string, right: string, wrong: string): Record<string, string> {
  const text = smallSite[file]
  if (!text?.includes(right)) throw new Error(`${file} does not contain ${right}`)
  return { ...smallSite, [file]: text.replace(right, wrong) }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
