import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Content, ContentPage } from '../../../schema/content.ts'
import { decodeDocument } from '../../../schema/decode.ts'
import type { Page } from '../../../schema/page.ts'
import { type Of, parseDocument } from '../../../schema/parse.ts'
import { isError, type Problem } from '../../../schema/problem.ts'
import { namesOf } from '../../../schema/publicFiles.ts'
import { referenceProblems } from '../../../schema/references.ts'
import { ruleProblems } from '../../../schema/rules.ts'
import { limits } from '../../../schema/scan.ts'
import type { SectionType } from '../../../schema/section.ts'
import type { BuildOptions, BuildResult } from '../build.ts'
import { prepareBundle } from '../bundle.ts'
import { iconNames } from '../icons.ts'
import { pageWriter } from '../pageWriter.ts'
import { Release } from '../release.ts'
import { type BuildRecord, forgetRecord, writeRecord } from './BuildRecord.ts'
import { changesOf, type Stamps } from './stamps.ts'

/** The stamps of everything a site is made from, taken before any of it is read. */
export interface Inputs {
  pages: Stamps
  public: Stamps
}

/**
 * Builds what has changed since the last build, when only the sections of pages have: nothing else of a page is shown on
 * others. The result is the same to the byte as that of a whole build.
 * @returns nothing when the whole site has to be built, or to be checked since something is wrong
 */
export async function rebuild(
  options: BuildOptions,
  record: BuildRecord,
  inputs: Inputs,
): Promise<BuildResult | undefined> {
  const changed = changesOf(record.pages, inputs.pages)
  if (!changed || changesOf(record.public, inputs.public)?.length !== 0) return undefined
  const edits = changed.map(file =>
    editedPage(relative(options.pages, file).replaceAll('\\', '/'), file, record),
  )
  if (!edits.every(edit => edit !== undefined)) return undefined

  const content: Content = {
    ...record.content,
    pages: new Map([...record.content.pages, ...edits.map(({ page }) => [page.route, page] as const)]),
  }
  const files = new Set(edits.map(({ page }) => page.file))
  const warnings = [
    ...record.warnings.filter(({ file }) => !files.has(file)),
    ...edits.flatMap(edit => edit.warnings),
  ]
  if (edits.length > 0) {
    const { site, siteData, shared: sharedUrls } = record
    const bundle = await prepareBundle()
    const ingredients = { site, siteData, content, known: record, base: options.base, bundle, sharedUrls }
    const release = await Release.begin(options.out)
    try {
      const writer = await pageWriter(ingredients, release)
      for (const { page } of edits) await writer.write(page)
      // Another picture than before stands for a page: it has still to be made.
      if ([...writer.shared].some(path => !sharedUrls.has(path))) {
        await release.abandon()
        return undefined
      }
      forgetRecord(options.out)
      await release.publishFiles()
    } catch (error) {
      await release.abandon()
      throw error
    }
    writeRecord(options.out, { ...record, ...inputs, warnings })
  }
  return { problems: warnings, sources: new Map(), pages: record.written }
}

/** A changed page that is well and that others need not know about. */
function editedPage(
  file: string,
  path: string,
  record: BuildRecord,
): { page: ContentPage; warnings: Problem[] } | undefined {
  const bytes = readFileSync(path)
  const text = bytes.length > limits.bytes ? undefined : decodeDocument(file, bytes)
  const document = typeof text === 'string' ? parseDocument({ file, text }) : undefined
  if (!document || Array.isArray(document) || document.kind !== 'page') return undefined
  const { route, value } = document
  const before = record.content.pages.get(route)
  if (!before || !showsTheSame(before, document, record.content)) return undefined
  // A picture that no page has shown yet has still to be made, and one that none shows any more is no longer published.
  if (record.named.get(route) !== namesOf('page', value).join()) return undefined
  const world = { files: record.publicFiles, icons: iconNames }
  const problems = [
    ...referenceProblems(document, record.content.addresses, world),
    ...ruleProblems(document, new Set(record.content.posts.map(({ id }) => id))),
  ]
  return problems.some(isError) ? undefined : { page: { route, file, page: value }, warnings: problems }
}

/** Whether other pages show the same of a page as before. */
function showsTheSame({ page }: ContentPage, { route, value }: Of<'page'>, { addresses }: Content): boolean {
  const anchors = [...(addresses.anchors.get(route) ?? [])].join()
  const ids = new Set(value.sections.flatMap(({ id }) => id ?? []))
  return JSON.stringify(sharedPart(value)) === JSON.stringify(sharedPart(page)) && anchors === [...ids].join()
}

/** Sections of which something stands elsewhere: on pages that list the page, and in a file beside it. */
const SHARED = new Set<SectionType>(['admissionRequirements', 'calendar'])

/** What the rest of the site depends on: all of a page but its other sections. */
const sharedPart = (page: Page): Page => ({
  ...page,
  sections: page.sections.filter(({ type }) => SHARED.has(type)),
})

/** What a record keeps of the pages; each is looked at once, since its value may have to be parsed for it. */
export interface RecordedPages {
  /** The whole content, with those sections alone: all of a large site would take seconds to read. */
  content: Content
  /** Route → the public files that the page names, in their order. */
  named: ReadonlyMap<string, string>
}

export function recordedPages(content: Content): RecordedPages {
  const pages = new Map<string, ContentPage>()
  const named = new Map<string, string>()
  for (const [route, { file, page }] of content.pages) {
    pages.set(route, { route, file, page: sharedPart(page) })
    named.set(route, namesOf('page', page).join())
  }
  return { content: { ...content, pages }, named }
}
