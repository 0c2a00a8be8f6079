import { join } from 'node:path'
import type { View } from '../../../schema/model/publication.ts'
import { isError } from '../../../schema/problems/problem.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { withoutExtension } from '../../../schema/validate/links/filePaths.ts'
import { SiteIndex } from '../../../schema/validate/SiteIndex.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import type { DocumentReport } from '../../../schema/validate/validateDocument.ts'
import { validateSite } from '../../../schema/validate/validateSite.ts'
import type { Folders } from '../Folders.ts'
import type { Check } from './checkSite.ts'
import { DocumentStore } from './DocumentStore.ts'
import { iconNames } from './icons.ts'
import { isDocumentFile } from './readDocuments.ts'
import { type Changes, pathBelow, type Stamps, sizeOf } from './stamps.ts'
import { documentContext, validateFile } from './validateFile.ts'

/** What a site is checked from of which some files have changed. */
export interface Recheck {
  /** File → the report of each document before, as JSON. */
  reports: ReadonlyMap<string, string>
  /** Stamps of all files of both folders. */
  stamps: { pages: Stamps; public: Stamps }
  pages: Changes
  public: Changes
  /** Reads what the site came to before. */
  readContent: () => Content
}

export interface Rechecked extends Pick<Check, 'content' | 'context' | 'sources'> {
  /** Whether the site comes to something else than before, as far as one document shows of another. */
  isOther: boolean
  /** File → the report of each document, as JSON. */
  reports: ReadonlyMap<string, string>
}

/**
 * Validates a site without errors again: the documents that have changed, and those that name a public file that has, by
 * themselves, and then all together. What is wrong with the files themselves is not looked for.
 */
export function recheckSite(folders: Folders, view: View, recheck: Recheck): Rechecked {
  const { stamps, pages, readContent } = recheck
  const context = contextOf(folders.public, stamps.public)
  const sources = new DocumentStore(folders.pages, true)
  const reports = new Map([...recheck.reports].filter(([file]) => !pages.removed.has(file)))
  const added = [...pages.added].filter(isDocumentFile)
  const files = [...reports.keys(), ...added].sort()
  for (const file of files) {
    const stamp = stamps.pages.get(join(folders.pages, file))
    if (kindOf(file) && stamp !== undefined) sources.remember(file, stamp)
  }
  const shared = documentContext(folders.pages, context, view.today)
  // Which files there are decides which of them is shown; what is in them does not.
  let isOther = pages.removed.size + recheck.public.added.size + recheck.public.removed.size > 0
  for (const file of staleDocuments(recheck, added)) {
    const report = validateFile(file, sources, shared)
    const before = reports.get(file)
    isOther ||= before === undefined || !saysTheSame(report, JSON.parse(before))
    reports.set(file, JSON.stringify(report))
  }
  if (!isOther) return { content: readContent(), context, sources, isOther, reports }
  const index = new SiteIndex(context, view, sources)
  for (const file of files) index.add(JSON.parse(reports.get(file) ?? ''))
  const { content } = validateSite(index, false)
  return { content, context, sources, isOther, reports }
}

/** The documents to validate again. */
function staleDocuments({ reports, pages, public: { saved, removed } }: Recheck, added: string[]): string[] {
  const changed = [...reports.keys()].filter(file => pages.saved.has(file))
  const stems = new Set([...saved, ...removed].map(file => withoutExtension(`/${file}`)))
  if (stems.size === 0) return [...changed, ...added]
  // A file of the same name may replace the one that a document names.
  const isNamed = ({ valid }: DocumentReport) =>
    valid?.fileReferences.some(({ value }) => stems.has(withoutExtension(value.split(/[?#]/)[0] ?? '')))
  // Few reports have to be parsed.
  const parts = [...stems].map(stem => JSON.stringify(stem).slice(1, -1))
  const naming = [...reports]
    .filter(([, report]) => parts.some(part => report.includes(part)) && isNamed(JSON.parse(report)))
    .map(([file]) => file)
  return [...new Set([...changed, ...added, ...naming])]
}

/** Whether a document is as before to all others, and without errors. */
function saysTheSame(report: DocumentReport, before: DocumentReport): boolean {
  const said = (of: DocumentReport) => JSON.stringify({ ...of, problems: [] })
  return said(report) === said(before) && !report.problems.some(isError)
}

/** As `readContext` reads it. */
function contextOf(folder: string, stamps: Stamps): ValidationContext {
  const files = [...stamps].map(([path, stamp]) => [`/${pathBelow(folder, path)}`, sizeOf(stamp)] as const)
  return { files: new Map(files), icons: iconNames }
}
