import { join } from 'node:path'
import type { View } from '../../../schema/model/publication.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import { withoutExtension } from '../../../schema/validate/links/filePaths.ts'
import { SiteIndex } from '../../../schema/validate/SiteIndex.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import type { DocumentReport } from '../../../schema/validate/validateDocument.ts'
import type { Folders } from '../Folders.ts'
import { type Check, checkOf } from './checkSite.ts'
import { DocumentStore } from './DocumentStore.ts'
import { iconNames } from './icons.ts'
import { type Changes, pathBelow, type Stamps, sizeOf } from './stamps.ts'
import { documentContext, validateFile } from './validateFile.ts'

/** What a site is checked from of which some files have changed. */
export interface Recheck {
  /** The reports of all documents before, as JSON. */
  reports: readonly string[]
  /** Stamps of all files of both folders. */
  stamps: { pages: Stamps; public: Stamps }
  pages: Changes
  public: Changes
}

/**
 * Validates a site without errors again: the documents that have changed, and those that name a public file that has, by
 * themselves, and then all together. What is wrong with the files themselves is not looked for.
 * @returns as well the reports of all documents, as JSON
 */
export function recheckSite(
  folders: Folders,
  view: View,
  { reports, stamps, pages, public: files }: Recheck,
): Check & { reports: string[] } {
  const context = contextOf(folders.public, stamps.public)
  const sources = new DocumentStore(folders.pages, true)
  const index = new SiteIndex(context, view, sources)
  const shared = documentContext(folders.pages, context, view.today)
  const namesChanged = namingAny([...files.saved, ...files.removed])
  const lines = new Map<string, string>()
  const reportOf = new Map<string, DocumentReport>()
  for (const line of reports) {
    const report: DocumentReport = JSON.parse(line)
    if (pages.removed.has(report.file)) continue
    lines.set(report.file, line)
    if (!pages.saved.has(report.file) && !namesChanged(report)) reportOf.set(report.file, report)
  }
  const added = [...pages.added].filter(file => !/(?:\.md|(?:^|\/)\.[^/]*)$/.test(file))
  for (const file of [...lines.keys(), ...added].sort()) {
    const stamp = stamps.pages.get(join(folders.pages, file))
    if (kindOf(file) && stamp !== undefined) sources.remember(file, stamp)
    const report = reportOf.get(file) ?? validateFile(file, sources, shared)
    if (!reportOf.has(file)) lines.set(file, JSON.stringify(report))
    index.add(report)
  }
  return { ...checkOf(index, sources), reports: [...lines.values()] }
}

/** As `readContext` reads it. */
function contextOf(folder: string, stamps: Stamps): ValidationContext {
  const files = [...stamps].map(([path, stamp]) => [`/${pathBelow(folder, path)}`, sizeOf(stamp)] as const)
  return { files: new Map(files.filter(([path]) => !/\/\.[^/]*$/.test(path))), icons: iconNames }
}

/** Whether a document names one of some files, or one that a file of the same name may replace. */
function namingAny(files: readonly string[]): (report: DocumentReport) => boolean {
  const stems = new Set(files.map(file => withoutExtension(`/${file}`)))
  if (stems.size === 0) return () => false
  return ({ valid }) =>
    valid?.fileReferences.some(({ value }) => stems.has(withoutExtension(value.split(/[?#]/)[0] ?? ''))) ??
    false
}
