import { type Content, validateContent, type World } from '../../schema/content.ts'
import { type Document, parseDocument } from '../../schema/parse.ts'
import { byPlace, isError, type Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import type { View } from '../../schema/publication.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { calendarDay } from './calendarDay.ts'
import { editorRuleProblems } from './editorRules.ts'
import { unreadablePictures } from './pictures/unreadable.ts'
import { folderProblems, type Reading, readDocuments, readWorld } from './read.ts'

export interface Check {
  /** Absent while there are errors. */
  content: Content | undefined
  world: World
  /** Errors and warnings, sorted by place. */
  problems: Problem[]
  /** Text of every document that could be read, for showing the place of a problem. */
  sources: ReadonlyMap<string, string>
  /** The documents that zod found to be in order. */
  valid: ReadonlySet<string>
}

/**
 * Reads and checks a whole site.
 * @param view as visitors see it today, unless said otherwise
 * @throws UsageError when a folder is not there
 */
export async function checkSite(
  folders: { pages: string; public: string },
  { today = calendarDay(), isPreview = false }: Partial<View> = {},
): Promise<Check> {
  const [reading, world, problems] = await Promise.all([
    readDocuments(folders.pages),
    readWorld(folders.public),
    folderProblems(folders),
  ])
  const view = { today, isPreview }
  const check = checkReading({ ...reading, problems: [...reading.problems, ...problems] }, world, view)
  const unreadable = check.content ? await unreadablePictures(folders.public, check.content.files) : []
  if (unreadable.length === 0) return check
  return { ...check, content: undefined, problems: [...check.problems, ...unreadable].sort(byPlace) }
}

/** Checks what has been read: each document by itself, then the whole. */
export function checkReading(reading: Reading, world: World, view: View): Check {
  const { documents, problems: mistakes } = parseDocuments(reading.documents)
  const problems = [...reading.problems, ...mistakes, ...editorRuleProblems(documents, reading.folder)]
  const hasErrors = problems.some(isError)
  const whole = validateContent(documents, world, view)
  // A document that cannot be read is missed by those that refer to it: its own mistake is the one to mend first.
  problems.push(...whole.problems.filter(({ code }) => !hasErrors || !absences.has(code)))
  return {
    content: hasErrors ? undefined : whole.content,
    world,
    problems: problems.sort(byPlace),
    sources: new Map(reading.documents.map(({ file, text }) => [file, text])),
    valid: new Set(documents.map(({ locator }) => locator.file)),
  }
}

/** From so many documents on their values do not stay in memory: at ten thousand they would take 100 MB. */
const MANY = 400

/** Every document that is valid by itself, and what is wrong with the others. */
export function parseDocuments(sources: readonly SourceDocument[]): {
  documents: Document[]
  problems: Problem[]
} {
  const isHeld = sources.length < MANY
  const parsed = sources.map(source => parseDocument(source, isHeld))
  return {
    documents: parsed.flatMap(result => (Array.isArray(result) ? [] : [result])),
    problems: parsed.flatMap(result => (Array.isArray(result) ? result : [])),
  }
}

const absences = new Set<ProblemCode>([
  'link-to-nowhere',
  'link-to-no-section',
  'folder-without-pages',
  'missing-post',
  'missing-site-file',
  'missing-home-page',
  'unused-picture',
  'unused-document',
])
