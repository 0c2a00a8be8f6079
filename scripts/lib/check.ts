import type { Tinypool } from 'tinypool'
import {
  type Content,
  type ContentPage,
  type ExaminedDocument,
  validateExamined,
  type World,
} from '../../schema/content.ts'
import { type Document, parseDocument } from '../../schema/parse.ts'
import { byPlace, isError, type Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import type { View } from '../../schema/publication.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { calendarDay } from './calendarDay.ts'
import { type Look, lookerWith, type Surroundings } from './look.ts'
import { lookInParallel } from './lookInParallel.ts'
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
 * @param read what reads the documents: `documentsBelow` keeps the texts of small sites only, `heldDocuments` all; or the
 * processes that read them
 * @throws UsageError when a folder is not there
 */
export async function checkSite(
  folders: { pages: string; public: string },
  { today = calendarDay(), isPreview = false }: Partial<View> = {},
  read: typeof documentsBelow | Tinypool = documentsBelow,
): Promise<Check> {
  const [world, problems] = await Promise.all([readWorld(folders.public), folderProblems(folders)])
  const surroundings = { folder: folders.pages, world, today }
  const looks =
    typeof read === 'function'
      ? looksAt(await read(folders.pages), surroundings)
      : await lookInParallel(read, surroundings)
  const check = checkLooks(looks, problems, world, { today, isPreview })
  const unreadable = check.content ? await unreadablePictures(folders.public, check.content.files) : []
  if (unreadable.length === 0) return check
  return { ...check, content: undefined, problems: [...check.problems, ...unreadable].sort(byPlace) }
}

/** Checks what has been read. */
export const checkReading = (
  { folder, documents, problems }: Reading<Iterable<SourceDocument | Problem>>,
  world: World,
  view: View,
): Check => checkLooks(looksAt(documents, { folder, world, today: view.today }), problems, world, view)

/** Each document is looked at before the next is read. */
function* looksAt(
  documents: Iterable<SourceDocument | Problem>,
  surroundings: Surroundings,
): Generator<Look> {
  const look = lookerWith(surroundings)
  for (const document of documents) yield look(document)
}

/** Checks the whole of what has been looked at. */
function checkLooks(looks: Iterable<Look>, ofFolders: readonly Problem[], world: World, view: View): Check {
  const sources = new Map<string, SourceDocument>()
  const valid = new Set<string>()
  const problems = [...ofFolders]
  function* validDocuments(): Generator<ExaminedDocument> {
    for (const { source, problems: own, found } of looks) {
      problems.push(...own)
      if (source) sources.set(source.file, source)
      if (!source || !found) continue
      valid.add(source.file)
      yield found
    }
  }
  const whole = validateExamined(validDocuments(), world, view)
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
