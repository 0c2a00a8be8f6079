import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ContentPage } from '../../../schema/content.ts'
import { decodeDocument } from '../../../schema/decode.ts'
import { examine } from '../../../schema/examine.ts'
import { linkProblems } from '../../../schema/links.ts'
import { kindOf, parseDocument } from '../../../schema/parse.ts'
import { isError } from '../../../schema/problem.ts'
import { namesText } from '../../../schema/publicFiles.ts'
import { limits } from '../../../schema/scan.ts'
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
 * @returns nothing when the whole site has to be built, or to be checked since something is wrong; warnings are not looked for
 */
export async function rebuild(
  options: BuildOptions,
  record: BuildRecord,
  inputs: Inputs,
): Promise<BuildResult | undefined> {
  const changed = changesOf(record.pages, inputs.pages)
  if (!changed || changesOf(record.public, inputs.public)?.length !== 0) return undefined
  const nameOf = (file: string) => relative(options.pages, file).replaceAll('\\', '/')
  const edits = changed.map(file => editedPage(nameOf(file), file, record))
  if (!edits.every(page => page !== undefined)) return undefined

  if (edits.length > 0) {
    const { site, siteData, content, shared: sharedUrls } = record
    const bundle = await prepareBundle()
    const ingredients = { site, siteData, content, known: record, base: options.base, bundle, sharedUrls }
    const release = await Release.begin(options.out)
    try {
      const writer = await pageWriter(ingredients, release)
      for (const page of edits) await writer.write(page)
      // Another picture than before stands for a page: it has still to be made.
      if ([...writer.shared].some(path => !sharedUrls.has(path))) {
        await release.abandon()
        return undefined
      }
      forgetRecord(options.out)
      const identity = await release.publishFiles(record.identity)
      writeRecord(options.out, { ...record, ...inputs, identity })
    } catch (error) {
      await release.abandon()
      throw error
    }
  }
  return {
    problems: [],
    // Most reports of a build without a mistake name no document.
    get sources() {
      return sourcesOf(options.pages, [...inputs.pages.keys()].map(nameOf))
    },
    pages: record.written,
  }
}

/** Every document, for reports that list them all; each is read when somebody asks for its text. */
function sourcesOf(folder: string, files: readonly string[]): BuildResult['sources'] {
  const documents = files.filter(file => kindOf(file)).sort()
  return new Map(
    documents.map(file => [
      file,
      {
        get text() {
          return readFileSync(join(folder, file), 'utf8')
        },
      },
    ]),
  )
}

/** A changed page that is well and that others need not know about. */
function editedPage(file: string, path: string, record: BuildRecord): ContentPage | undefined {
  // Others' settings and notes lie there too.
  if (kindOf(file) !== 'page') return undefined
  const bytes = readFileSync(path)
  const text = bytes.length > limits.bytes ? undefined : decodeDocument(file, bytes)
  const document = typeof text === 'string' ? parseDocument({ file, text }) : undefined
  if (!document || Array.isArray(document) || document.kind !== 'page') return undefined
  const { route, value, outline } = document
  const { content, named } = record
  const before = content.pages.get(route)
  if (!before || JSON.stringify(outline) !== JSON.stringify(before.outline)) return undefined
  const world = { files: record.publicFiles, icons: iconNames }
  const { problems, names } = examine(document, world, content.today)
  // A picture that no page has shown yet has still to be made, and one that none shows any more is no longer published.
  if (named.get(route) !== namesText(names)) return undefined
  problems.push(...linkProblems(document, content.addresses, world))
  return problems.some(isError) ? undefined : { route, file, outline, page: value }
}
