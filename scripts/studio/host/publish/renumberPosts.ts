import { applyEdits } from 'jsonc-parser'
import type { Document } from '../../../../schema/read/Document.ts'
import { setValue, valueOfText } from '../../../../schema/text/edit.ts'
import { linksTo } from '../../../lib/authoring/linksTo.ts'
import { readForChange } from '../../../lib/authoring/readForChange.ts'
import { replaceFiles } from '../../../lib/authoring/replaceFiles.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
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
  const { changes, original, moved } = renumbered(doubled, [...theirs.keys()], texts, site.documents)
  await replaceFiles(folders.pages, changes)
  return { moved, takeBack: () => replaceFiles(folders.pages, original) }
}

/** What becomes of each file, and what each was. Null for a file that there is not. */
function renumbered(
  doubled: readonly string[],
  taken: readonly string[],
  texts: ReadonlyMap<string, string>,
  documents: readonly Document[],
) {
  const numberOf = (file: string) => Number(POST.exec(file)?.[1] ?? 0)
  const changes = new Map<string, string | null>()
  const original = new Map<string, string | null>()
  const current = (file: string) => changes.get(file) ?? texts.get(file) ?? ''
  let free = Math.max(...[...taken, ...texts.keys()].map(numberOf))
  const moved = new Map<string, string>()
  for (const file of [...doubled].sort((one, other) => numberOf(one) - numberOf(other))) {
    free++
    moved.set(file, `_posts/${free}.json`)
  }
  const templates = documents.flatMap(({ locator }) => /^(.*)\[id\]\.json$/.exec(locator.file)?.[1] ?? [])
  for (const document of documents) {
    const { file } = document.locator
    const edits = [...moved].flatMap(([from, to]) =>
      templates.flatMap(folder =>
        linksTo([`/${folder}${numberOf(from)}`], document).flatMap(field =>
          document.locator.replacingField(field, field.value.replace(/\d+(?=[?#/]|$)/, String(numberOf(to)))),
        ),
      ),
    )
    if (edits.length === 0) continue
    changes.set(file, applyEdits(current(file), edits))
    original.set(file, texts.get(file) ?? '')
  }
  for (const [from, to] of moved) {
    changes.set(to, setValue(current(from), ['id'], numberOf(to)))
    changes.set(from, null)
    original.set(from, texts.get(from) ?? '')
    original.set(to, null)
  }
  return { changes, original, moved }
}
