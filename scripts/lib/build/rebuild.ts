import { relative } from 'node:path'
import { statedVersion } from '../../../schema/model/site/versions.ts'
import { isError } from '../../../schema/problems/problem.ts'
import { withValue } from '../../../schema/read/Document.ts'
import { kindOf, routeOf } from '../../../schema/read/parse.ts'
import { Locator } from '../../../schema/read/source.ts'
import { definitionOf } from '../../../schema/section.ts'
import { linkProblems } from '../../../schema/validate/links/linkProblems.ts'
import { referencesKey } from '../../../schema/validate/publicFiles.ts'
import { prepareBundle } from '../bundle/bundle.ts'
import { DocumentStore } from '../content/DocumentStore.ts'
import { iconNames } from '../content/icons.ts'
import { changesOf } from '../content/stamps.ts'
import { validateFile } from '../content/validateFile.ts'
import { unpackRecords } from '../outputs/search/records.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { type BuildRecord, deleteRecord, type Inputs, writeRecord } from './BuildRecord.ts'
import { changeSearch } from './changeSearch.ts'
import { deletePublishedStamp, writePublishedStamp } from './editedFiles.ts'
import { pageWriter } from './pageWriter.ts'
import { Release } from './Release.ts'
import { readSearchRecords, writeSearchRecords } from './searchRecords.ts'

/**
 * Incremental build: writes the pages that have changed since the last build, when only their sections have, since other
 * pages show everything else of a page. The result equals that of a whole build to the byte.
 * @returns nothing when only a whole build can tell or write the result; reports no warnings
 */
export async function rebuild(
  options: BuildOptions,
  record: BuildRecord,
  inputs: Inputs,
): Promise<BuildResult | undefined> {
  const changed = changesOf(record.pages, inputs.pages)
  if (!changed || changesOf(record.public, inputs.public)?.length !== 0) return undefined
  const documents = documentsOf(options, inputs)
  const edited = changed.map(path => fileOf(path, options))
  if (!edited.every(file => isIndependent(file, documents, record))) return undefined
  if (edited.length > 0) {
    const { site, siteData, content, shared: sharedUrls } = record
    const bundle = await prepareBundle()
    const renderInputs = { site, siteData, content, known: record, base: options.base, bundle, sharedUrls }
    const release = await Release.begin(options.out)
    try {
      const writer = await pageWriter(renderInputs, documents, release)
      for (const file of edited) await writer.write({ route: routeOf(file), file })
      // A page has a new share image (`og:image`), which only a whole build makes.
      if ([...writer.shared].some(path => !sharedUrls.has(path))) {
        await release.abandon()
        return undefined
      }
      const indexed = unpackRecords([await writer.index()])
      const search = record.search && changeSearch(readSearchRecords(options.out), record.search, indexed)
      if (record.search && !search) {
        await release.abandon()
        return undefined
      }
      for (const [path, text] of search?.files ?? []) await release.write(path, text)
      deleteRecord(options.out)
      deletePublishedStamp(options.out)
      const identity = await release.publishFiles(record.identity)
      writePublishedStamp(options.out)
      if (search) writeSearchRecords(options.out, search.records)
      const shards = search?.shards ?? []
      const state = record.search && { ...record.search, shards }
      writeRecord(options.out, { ...record, ...inputs, identity, search: state })
    } catch (error) {
      await release.abandon()
      throw error
    }
  }
  return { problems: [], sources: documents, pages: record.written }
}

/** All documents of the site: those that have not changed are as the last build has validated them. */
function documentsOf(options: BuildOptions, { pages }: Inputs): DocumentStore {
  const documents = new DocumentStore(options.pages, true)
  const stamps = [...pages].map(([path, stamp]) => [fileOf(path, options), stamp] as const)
  for (const [file, stamp] of stamps.filter(([file]) => kindOf(file)).sort()) documents.remember(file, stamp)
  return documents
}

/** A path of the folder of pages, relative to it. */
const fileOf = (path: string, { pages }: BuildOptions): string => relative(pages, path).replaceAll('\\', '/')

/** Whether a changed document is a page without errors, and no other page shows what has changed. */
function isIndependent(file: string, documents: DocumentStore, record: BuildRecord): boolean {
  // Other programs and authors keep settings and notes there too.
  if (kindOf(file) !== 'page') return false
  const { content, referenceKeys } = record
  const context = { files: record.publicFiles, icons: iconNames }
  const {
    problems,
    valid,
    versioned = [],
  } = validateFile(file, documents, { ...context, today: content.today })
  if (valid?.document.kind !== 'page') return false
  // The site's warning of a version that it does not state belongs to a whole build.
  if (versioned.some(({ type }) => statedVersion(content.site, type) < definitionOf(type).version))
    return false
  const { route, outline } = valid.document
  if (JSON.stringify(outline) !== JSON.stringify(content.pages.get(route)?.outline)) return false
  // Only a whole build encodes a picture that is new, and drops one that no page shows any more.
  if (referenceKeys.get(route) !== referencesKey(valid.fileReferences)) return false
  const locator = new Locator(file, () => documents.text(file))
  const page = withValue({ ...valid.document, locator }, documents)
  return ![...problems, ...linkProblems(page, content.addresses, context)].some(isError)
}
