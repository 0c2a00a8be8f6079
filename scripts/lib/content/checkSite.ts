import type { Tinypool } from 'tinypool'
import type { View } from '../../../schema/model/publication.ts'
import { byPosition, isError, type Problem } from '../../../schema/problems/problem.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { FileReferenceCollector, NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { SiteIndex } from '../../../schema/validate/SiteIndex.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { type DocumentReport, validateDocument } from '../../../schema/validate/validateDocument.ts'
import { validateSite } from '../../../schema/validate/validateSite.ts'
import { todayIn } from '../calendarDay.ts'
import type { Folders } from '../Folders.ts'
import { measurePicture } from '../pictures/measure.ts'
import { smallPictures } from '../pictures/smallPictures.ts'
import { unreadablePictures } from '../pictures/unreadable.ts'
import { DocumentStore } from './DocumentStore.ts'
import { documentFiles, folderProblems, LARGE_SITE, type ReadResult, readContext } from './readDocuments.ts'
import type { SiteCache } from './SiteCache.ts'
import { unreadableFiles } from './unreadableFiles.ts'
import { documentContext, validateFile } from './validateFile.ts'
import { validateInWorkers } from './validateInWorkers.ts'

export interface Check {
  /** Absent while there are errors. */
  content: Content | undefined
  context: ValidationContext
  /** Errors and warnings, sorted by position. */
  problems: Problem[]
  /** Every document that could be read. */
  sources: DocumentStore
  /** The files of the documents that are valid. */
  valid: ReadonlySet<string>
  /** The public files that documents name. */
  named: NamedFiles
}

interface CheckOptions {
  /** The processes that read and validate the documents, if not this one. */
  pool?: Tinypool | undefined
  /** Whether all texts stay in memory. Default: those of small sites. */
  keepsTexts?: boolean
  /** Takes the report of each document. */
  receive?: (report: DocumentReport) => unknown
  /** File → the text that counts instead of what is on disk, or undefined for a document that is left out. */
  instead?: ReadonlyMap<string, string | undefined>
  /** What the check before has read. The texts of all documents stay in it. */
  cache?: SiteCache | undefined
}

/**
 * Reads and validates a whole site.
 * @param view as visitors see it today, unless said otherwise
 * @throws UsageError when a folder is not there, or a document is saved meanwhile
 */
export async function checkSite(
  folders: Folders,
  { today = todayIn(folders.pages), isPreview = false }: Partial<View> = {},
  { pool, keepsTexts, receive, instead = new Map(), cache }: CheckOptions = {},
): Promise<Check> {
  const [context, problems, all] = await Promise.all([
    cache?.context(folders.public) ?? readContext(folders.public),
    folderProblems(folders),
    documentFiles(folders.pages),
  ])
  const texts = new Map([...instead].flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])))
  const files = all.filter(file => !instead.has(file) || texts.has(file))
  const sources = new DocumentStore(folders.pages, keepsTexts ?? files.length < LARGE_SITE, texts)
  const index = new SiteIndex(context, { today, isPreview }, sources)
  addProblems(index, problems)
  const shared = documentContext(folders.pages, context, today)
  // Each report is added before the next is made: those of a large site would take hundreds of megabytes at once.
  const add = (report: DocumentReport) => {
    receive?.(report)
    index.add(report)
  }
  if (pool) await validateInWorkers(pool, files, shared, sources, add)
  else
    for (const file of files) {
      const isCached = cache && !texts.has(file)
      add(isCached ? cache.validate(file, sources, shared) : validateFile(file, sources, shared))
    }
  const check = checkOf(index, sources)
  const found = await problemsInFiles(folders.public, index.shownFiles, cache?.measure)
  if (found.length === 0) return check
  const content = found.some(isError) ? undefined : check.content
  return { ...check, content, problems: [...check.problems, ...found].sort(byPosition) }
}

/** Validates a site whose documents have been read. */
export function checkDocuments(reading: ReadResult, context: ValidationContext, view: View): Check {
  const sources = DocumentStore.of(reading)
  const index = new SiteIndex(context, view, sources)
  addProblems(index, reading.problems)
  const shared = documentContext(reading.folder, context, view.today)
  for (const document of reading.documents) index.add(validateDocument(document, shared))
  return checkOf(index, sources)
}

/** Problems of files that are no documents, or of documents whose text could not be read. */
function addProblems(index: SiteIndex, problems: readonly Problem[]): void {
  for (const problem of problems) index.add({ file: problem.file, problems: [problem] })
}

const checkOf = (index: SiteIndex, sources: DocumentStore): Check => ({
  ...validateSite(index),
  context: index.context,
  sources,
  valid: index.validFiles,
  named: index.shownFiles,
})

/** What shows only when the public files are opened. */
export async function problemsInFiles(
  publicFolder: string,
  named: Pick<FileReferenceCollector, 'pictures' | 'linked' | 'places'>,
  measure = measurePicture,
): Promise<Problem[]> {
  const found = [unreadablePictures(publicFolder, named, measure), unreadableFiles(publicFolder, named)]
  const unreadable = (await Promise.all(found)).flat()
  if (unreadable.some(isError)) return unreadable
  return [...unreadable, ...(await smallPictures(publicFolder, named.places, measure))]
}
