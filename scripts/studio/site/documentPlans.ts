import { page } from '../../../schema/model/page.ts'
import { folderOf } from '../../../schema/model/paths.ts'
import { post } from '../../../schema/model/post.ts'
import { valueAt } from '../../../schema/model/schemaNode.ts'
import type { Path, Problem } from '../../../schema/problems/problem.ts'
import { routeOf } from '../../../schema/read/parse.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../schema/site/knownDocuments.ts'
import { removeValue, setValue } from '../../../schema/text/edit.ts'
import type { NewDocument } from '../../lib/authoring/newDocument.ts'
import {
  checkPlaceIsFree,
  fileNamed,
  movedPath,
  nextPosition,
  nextPostNumber,
} from '../../lib/authoring/newFile.ts'
import { newProblems } from '../../lib/authoring/newProblems.ts'
import { planRenaming, type Renaming, RenamingError } from '../../lib/authoring/renamePage.ts'
import { UsageError } from '../../lib/usageError.ts'
import { documentName, inAuthorsWords } from './authorsWords.ts'

/**
 * Makes a copy of a page or a post: a draft with its own title, address and place in lists. Writes nothing.
 * @param original with the text that is copied
 * @throws UsageError when there can be no such copy
 */
export function duplicate(original: KnownDocument, title: string, today: string, site: Site): NewDocument {
  const kind = ordinaryKindOf(original)
  const parsed = site.document(original.file)
  if (!parsed) throw new UsageError('This page has mistakes. Correct them before you make a copy of it.')
  const { documents } = site
  const folder = kind === 'post' ? '_posts' : folderOf(original.route).slice(1)
  const number = kind === 'post' ? nextPostNumber(documents, [...site.texts.keys()]) : undefined
  const file = fileNamed(title, folder, number)
  const route = kind === 'post' ? `${folderOf(original.route)}/${number}` : routeOf(file)
  checkPlaceIsFree({ file, route }, site.addresses.routes, [...site.texts.keys()])

  let text = site.texts.get(original.file) ?? ''
  const has = (path: Path) => valueAt(parsed.value, path) !== undefined
  const order = Object.keys(kind === 'post' ? post.shape : page.shape)
  const write = (path: Path, value: unknown) => {
    text = setValue(text, path, value, order)
  }
  write(['title'], title)
  write(['draft'], true)
  for (const key of ['aliases', 'publishOn', 'unpublishOn']) text = removeValue(text, [key])
  if (number !== undefined) {
    write(['id'], number)
    write(['date'], today)
  }
  if (has(['summary'])) {
    write(['summary', 'name'], title)
    write(['summary', 'order'], nextPosition(folder, documents))
  }
  const { $schema } = parsed.value
  if ($schema?.startsWith('.')) write(['$schema'], movedPath($schema, original.file, file))

  const [mistake] = newMistakes(site, new Map([[file, text]]))
  if (mistake) throw new UsageError(`${mistake.message} ${mistake.suggestion}`)
  return { file, route, text }
}

/** @throws UsageError when there is no such document */
export function documentIn({ known }: Site, file: string): KnownDocument {
  const found = known.get(file)
  if (!found) throw goneAway()
  return found
}

export const goneAway = (): UsageError =>
  new UsageError('This page is not there any more. Somebody has moved or deleted it.')

/** @throws UsageError for a document of which every site has exactly one */
export function ordinaryKindOf({ kind }: KnownDocument): 'page' | 'post' {
  if (kind === 'site') throw new UsageError('This belongs to all pages, so there is exactly one.')
  if (kind === 'template') throw new UsageError('This page shows every post, so there is exactly one.')
  return kind
}

/** What authors call a document; one without a title by its address. */
export const titleOf = (document: KnownDocument, site: Site): string =>
  documentName(document, site) ?? document.route

/** What a change would break, in the words of authors. */
export const newMistakes = (site: Site, changes: ReadonlyMap<string, string | null>): Problem[] =>
  inAuthorsWords(newProblems(site, changes), site)

/** What changes when a document gets another title or address. */
interface PlannedRename extends Pick<Renaming, 'before' | 'changes'> {
  /** Its file afterwards. */
  file: string
}

/**
 * Plans another title, another address or both. The old address stays one of the page's, and every link changes. Writes nothing.
 * @throws UsageError when the document cannot be called that
 */
export function planRename(
  document: KnownDocument,
  { title, address }: { title: string; address: string },
  site: Site,
): PlannedRename {
  ordinaryKindOf(document)
  if (!/\S/.test(title)) throw new UsageError('Write a title, such as "Sports day".')
  checkAreCorrect([document], site)
  const withTitle = (text: string) =>
    title === titleOf(document, site) ? text : titled(document, text, title)
  if (address === document.route) {
    const before = site.texts.get(document.file) ?? ''
    const text = withTitle(before)
    const [mistake] = newMistakes(site, new Map([[document.file, text]]))
    if (mistake) throw new UsageError(`${mistake.message} ${mistake.suggestion}`)
    return {
      file: document.file,
      before: new Map([[document.file, before]]),
      changes: new Map([[document.file, text]]),
    }
  }
  // No link holds a title, and any document may hold one to the address. Those of unfinished drafts follow the old one.
  const counting = [...site.known.values()].filter(({ file }) => !site.leftOut.has(file))
  checkAreCorrect(counting, site)
  const { before, changes, to } = withTitles(site, () => planRenaming(document.route, address, site))
  return {
    file: to.file,
    before,
    changes: new Map(
      [...changes].map(([file, text]) => [file, file === to.file && text !== null ? withTitle(text) : text]),
    ),
  }
}

function titled({ kind }: KnownDocument, text: string, title: string): string {
  return setValue(text, ['title'], title, Object.keys(kind === 'post' ? post.shape : page.shape))
}

/** @throws UsageError while a document has mistakes: its links are unknown then */
function checkAreCorrect(documents: readonly KnownDocument[], site: Site): void {
  const wrong = documents.find(({ file }) => !site.document(file))
  if (wrong)
    throw new UsageError(
      `“${titleOf(wrong, site)}” has mistakes, so its links to this page cannot be changed. Correct them first.`,
    )
}

/** Says what would go wrong without the names of files, which authors of the studio never see. */
function withTitles(site: Site, plan: () => Renaming): Renaming {
  try {
    return plan()
  } catch (error) {
    if (!(error instanceof RenamingError)) throw error
    const mistakes = error.problems.map(({ file, message }) => {
      const document = site.known.get(file)
      return document ? `${message} (on “${titleOf(document, site)}”)` : message
    })
    throw new UsageError(`Nothing is renamed, since this would go wrong: ${mistakes.join(' ')}`, {
      cause: error,
    })
  }
}
