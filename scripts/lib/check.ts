import type { Tinypool } from 'tinypool'
import { type Content, type ContentPage, validateWhole, type World } from '../../schema/content.ts'
import { KnownDocuments } from '../../schema/KnownDocuments.ts'
import { type Document, parseDocument } from '../../schema/parse.ts'
import { byPlace, isError, type Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problems/catalogue.ts'
import type { View } from '../../schema/publication.ts'
import type { NamedFiles } from '../../schema/publicFiles.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { settledLinks } from '../../schema/unformedLinks.ts'
import { type UnreadDocument, unreadDocument } from '../../schema/unread.ts'
import { calendarDay } from './calendarDay.ts'
import { type Look, lookerWith, type Surroundings } from './look.ts'
import { lookInParallel } from './lookInParallel.ts'
import { unreadablePictures } from './pictures/unreadable.ts'
import { documentsBelow, folderProblems, type Reading, readWorld } from './read.ts'
import { unreadableDocuments } from './unreadableDocuments.ts'

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
  const looks = new Looks(problems, world, { today, isPreview })
  if (typeof read === 'function') looks.lookAt(await read(folders.pages), surroundings)
  else await lookInParallel(read, surroundings, look => looks.add(look))
  const check = looks.check()
  const unreadable = await unreadableFiles(folders.public, looks.shownFiles)
  if (unreadable.length === 0) return check
  return { ...check, content: undefined, problems: [...check.problems, ...unreadable].sort(byPlace) }
}

async function unreadableFiles(publicFolder: string, named: NamedFiles): Promise<Problem[]> {
  const found = [unreadablePictures(publicFolder, named), unreadableDocuments(publicFolder, named)]
  return (await Promise.all(found)).flat()
}

/** Checks what has been read. */
export function checkReading(
  { folder, documents, problems }: Reading<Iterable<SourceDocument | Problem>>,
  world: World,
  view: View,
): Check {
  const looks = new Looks(problems, world, view)
  looks.lookAt(documents, { folder, world, today: view.today })
  return looks.check()
}

/** What the looks at single documents come to, together. */
class Looks {
  readonly #sources = new Map<string, SourceDocument>()
  readonly #valid = new Set<string>()
  readonly #problems: Problem[]
  readonly #known: KnownDocuments

  constructor(ofFolders: readonly Problem[], world: World, view: View) {
    this.#problems = [...ofFolders]
    this.#known = new KnownDocuments(world, view)
  }

  /** Looks at documents, at each before the next is read. */
  lookAt(documents: Iterable<SourceDocument | Problem>, surroundings: Surroundings): void {
    const look = lookerWith(surroundings)
    for (const document of documents) this.add(look(document))
  }

  /** What the documents name that visitors see, as far as they are valid. */
  get shownFiles(): NamedFiles {
    return this.#known.shownFiles
  }

  add({ source, problems, found }: Look): void {
    this.#problems.push(...problems)
    if (source) this.#sources.set(source.file, source)
    if (!source || !found) return
    this.#valid.add(source.file)
    this.#known.add(found)
  }

  check(): Check {
    const { content, named, addresses, problems } = validateWhole(this.#known, this.#unread())
    const single = settledLinks(this.#problems, addresses, this.#known.world)
    // Nobody knows the address of a document that lies in a wrong place: it may be all that is missed.
    const isAstray = single.some(({ code }) => code === 'wrong-folder' || code === 'wrong-file-name')
    const others = isAstray ? problems.filter(({ code }) => !absences.has(code)) : problems
    return {
      content: single.some(isError) ? undefined : content,
      ...{ world: this.#known.world, named, sources: this.#sources, valid: this.#valid },
      problems: [...single, ...others].sort(byPlace),
    }
  }

  /** The documents that are not valid by themselves, and those of which there is not even a text. */
  #unread(): UnreadDocument[] {
    const wrong = this.#problems.filter(isError).map(({ file }) => file)
    return [...new Set([...this.#sources.keys(), ...wrong])]
      .filter(file => !this.#valid.has(file))
      .flatMap(file => unreadDocument(file, this.#sources.get(file)?.text) ?? [])
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
  'folder-without-pages',
  'missing-post',
  'missing-post-page',
  'missing-site-file',
  'missing-home-page',
])
