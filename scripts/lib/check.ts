import { type Content, type ContentPage, validateContent, type World } from '../../schema/content.ts'
import { type Document, parseDocument } from '../../schema/parse.ts'
import { byPlace, isError, type Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import type { View } from '../../schema/publication.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { calendarDay } from './calendarDay.ts'
import { editorRulesIn } from './editorRules.ts'
import { unreadablePictures } from './pictures/unreadable.ts'
import { documentsBelow, folderProblems, type Reading, readWorld } from './read.ts'

export interface Check {
  /** Absent while there are errors. */
  content: Content<ContentPage> | undefined
  world: World
  /** Route → the public files that its page may name, in their order. */
  named: ReadonlyMap<string, string>
  /** Errors and warnings, sorted by place. */
  problems: Problem[]
  /** Every document that could be read, by its file, for showing the place of a problem. */
  sources: ReadonlyMap<string, SourceDocument>
  /** The documents that zod found to be in order. */
  valid: ReadonlySet<string>
}

/**
 * Reads and checks a whole site.
 * @param view as visitors see it today, unless said otherwise
 * @param read what reads the documents: `documentsBelow` keeps the texts of small sites only, `heldDocuments` all
 * @throws UsageError when a folder is not there
 */
export async function checkSite(
  folders: { pages: string; public: string },
  { today = calendarDay(), isPreview = false }: Partial<View> = {},
  read = documentsBelow,
): Promise<Check> {
  const [documents, world, problems] = await Promise.all([
    read(folders.pages),
    readWorld(folders.public),
    folderProblems(folders),
  ])
  const check = checkReading({ folder: folders.pages, documents, problems }, world, { today, isPreview })
  const unreadable = check.content ? await unreadablePictures(folders.public, check.content.files) : []
  if (unreadable.length === 0) return check
  return { ...check, content: undefined, problems: [...check.problems, ...unreadable].sort(byPlace) }
}

/** Checks what has been read: each document by itself as it comes, then the whole. */
export function checkReading(
  { folder, documents, problems: found }: Reading<Iterable<SourceDocument | Problem>>,
  world: World,
  view: View,
): Check {
  const sources = new Map<string, SourceDocument>()
  const valid = new Set<string>()
  const problems = [...found]
  const editorRuleProblems = editorRulesIn(folder)
  function* validDocuments(): Generator<Document> {
    for (const source of documents) {
      if ('code' in source) {
        problems.push(source)
        continue
      }
      sources.set(source.file, source)
      const parsed = parseDocument(source)
      if (Array.isArray(parsed)) {
        problems.push(...parsed)
        continue
      }
      valid.add(source.file)
      problems.push(...editorRuleProblems(parsed))
      yield parsed
    }
  }
  const whole = validateContent(validDocuments(), world, view)
  const hasErrors = problems.some(isError)
  // A document that cannot be read is missed by those that refer to it: its own mistake is the one to mend first.
  const others = whole.problems.filter(({ code }) => !hasErrors || !absences.has(code))
  const { content, named } = whole
  return {
    content: hasErrors ? undefined : content,
    ...{ world, named, sources, valid },
    problems: [...problems, ...others].sort(byPlace),
  }
}

/** Every document that is valid by itself, and what is wrong with the others. */
export function parseDocuments(sources: readonly SourceDocument[]): {
  documents: Document[]
  problems: Problem[]
} {
  const parsed = sources.map(source => parseDocument(source))
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
