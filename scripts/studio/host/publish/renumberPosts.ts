import { valueOfText } from '../../../../schema/text/edit.ts'
import { readForChange } from '../../../lib/authoring/readForChange.ts'
import { replaceFiles } from '../../../lib/authoring/replaceFiles.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { renumbered } from '../../site/renumberOwnPosts.ts'
import type { Checkout } from './Checkout.ts'

const POST = /^_posts\/(\d+)\.json$/

interface Renumbering {
  /** Former file → the new one. */
  moved: ReadonlyMap<string, string>
  /** For a publication that fails. */
  takeBack(): Promise<void>
}

/**
 * Gives new posts of this computer other numbers, where others have published new posts with theirs meanwhile: both were the
 * next free number when they were written. Links to them in the documents of this computer change, too.
 * @param unsaved documents with work that is not saved
 * @throws UsageError when it is one of those
 */
export async function renumberPosts(
  { git, upstream, paths: { pages } }: Checkout,
  folders: Folders,
  unsaved: ReadonlySet<string> = new Set(),
): Promise<Renumbering> {
  const below = pages ? `${pages}/` : ''
  const folder = `:(top,literal)${below}_posts`
  const nothing = { moved: new Map<string, string>(), takeBack: async () => {} }
  // What others have added since.
  const words = ['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', `HEAD...${upstream}`]
  const added = new Set((await git.ask([...words, '--', folder]))?.split('\0').filter(Boolean))
  if (added.size === 0) return nothing
  const posts = (await git.listBlobs(upstream, folder)).map(
    ({ path, id }) => [path.slice(below.length), id] as const,
  )
  const theirs = new Map(posts.filter(([file]) => POST.test(file)))
  const others = [...theirs].filter(([file]) => added.has(below + file))
  const site = await readForChange(folders)
  const texts = new Map([...site.texts.keys()].map(file => [file, site.texts.get(file) ?? '']))
  const doubled: string[] = []
  for (const [file, id] of others) {
    const text = texts.get(file)
    // The same text is the same post, as after a publication that did not reach the end.
    if (text !== undefined && text.trim() !== (await git.run(['cat-file', 'blob', id])).trim())
      doubled.push(file)
  }
  if (doubled.length === 0) return nothing
  const held = doubled.find(file => unsaved.has(file))
  if (held !== undefined)
    throw new UsageError(
      `A colleague has published another post with the number of “${Object(valueOfText(texts.get(held))).title}”, so yours needs a new one. Save or undo your work on it first. Nothing was published, and nothing is lost.`,
    )
  const { changes, moved } = renumbered(doubled, [...theirs.keys()], texts, site.documents)
  const original = new Map([...changes.keys()].map(file => [file, texts.get(file) ?? null] as const))
  await replaceFiles(folders.pages, changes)
  return { moved, takeBack: () => replaceFiles(folders.pages, original) }
}
