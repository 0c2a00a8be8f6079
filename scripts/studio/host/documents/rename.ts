import { page } from '../../../../schema/model/page.ts'
import { post } from '../../../../schema/model/post.ts'
import { setValue } from '../../../../schema/text/edit.ts'
import { newProblems } from '../../../lib/authoring/newProblems.ts'
import { planRenaming, type Renaming, RenamingError } from '../../../lib/authoring/renamePage.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { checkIsOrdinary, type KnownDocument, type KnownSite } from './knownDocuments.ts'

/** What changes when a document gets another title or address. */
export interface PlannedRename extends Pick<Renaming, 'before' | 'changes'> {
  /** Its file afterwards. */
  file: string
}

/**
 * Plans another title, another address or both. The old address stays one of the page's, and every link changes. Writes nothing.
 * @throws UsageError when the document cannot be called that
 */
export async function planRename(
  document: KnownDocument,
  { title, address }: { title: string; address: string },
  known: KnownSite,
  folders: Folders,
): Promise<PlannedRename> {
  checkIsOrdinary(document)
  if (!/\S/.test(title)) throw new UsageError('Write a title, such as "Sports day".')
  checkIsCorrect(document, known)
  const withTitle = (text: string) => (title === document.title ? text : titled(document, text, title))
  if (address === document.route) {
    const text = withTitle(document.text)
    const [mistake] = newProblems(known.site, new Map([[document.file, text]]))
    if (mistake) throw new UsageError(`${mistake.message} ${mistake.cure}`)
    return {
      file: document.file,
      before: new Map([[document.file, document.text]]),
      changes: new Map([[document.file, text]]),
    }
  }
  const { before, changes, to } = await planRenaming(document.route, address, folders).catch(
    withTitles(known),
  )
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

/** @throws UsageError while a document has mistakes: which links it has cannot be told */
function checkIsCorrect(document: KnownDocument, { documents }: KnownSite): void {
  const wrong = [document, ...documents].find(({ parsed }) => !parsed)
  if (wrong)
    throw new UsageError(
      `“${wrong.title}” has mistakes, so its links to this page cannot be changed. Correct them first.`,
    )
}

/** Says what would go wrong without the names of files, which authors of the studio never see. */
const withTitles =
  ({ documents }: KnownSite) =>
  (error: unknown): never => {
    if (!(error instanceof RenamingError)) throw error
    const mistakes = error.problems.map(({ file, message }) => {
      const title = documents.find(document => document.file === file)?.title
      return title ? `${message} (on “${title}”)` : message
    })
    throw new UsageError(`Nothing is renamed, since this would go wrong: ${mistakes.join(' ')}`, {
      cause: error,
    })
  }
