import { applyEdits } from 'jsonc-parser'
import type { Document } from '../../../schema/read/Document.ts'
import { setValue } from '../../../schema/text/edit.ts'
import { linksTo } from '../../lib/authoring/linksTo.ts'
import { hostPathOf, siteFileOf } from './contestedFiles.ts'
import type { StudioSite } from './StudioSite.ts'

const POST = /^_posts\/(\d+)\.json$/

/**
 * Gives new posts of this author other numbers, where others have published new posts with theirs meanwhile: both were the
 * next free number when they were written. The author's links to them change, too.
 * @returns former file → the new one
 */
export async function renumberOwnPosts(studio: StudioSite): Promise<ReadonlyMap<string, string>> {
  const { workspace, site, published } = studio
  const doubled = workspace.changes.flatMap(({ path, content, base, theirs }) => {
    const isDoubled = base === undefined && typeof content === 'string' && typeof theirs === 'string'
    const file = siteFileOf(path)
    return isDoubled && POST.test(file) ? [file] : []
  })
  if (doubled.length === 0) return new Map()
  const own = new Set(workspace.changes.map(({ path }) => siteFileOf(path)))
  // What leads to that number in a published document means the post of the others.
  const isOwn = (file: string, address: string) => {
    const theirs = published.document(file)
    return own.has(file) && (theirs === undefined || linksTo([address], theirs).length === 0)
  }
  const taken = [...published.texts.keys()]
  const { changes, moved } = renumbered(doubled, taken, site.input.texts, site.documents, isOwn)
  for (const [file, text] of changes) if (!moved.has(file)) await workspace.write(hostPathOf(file), text)
  for (const file of doubled) workspace.putBack(hostPathOf(file))
  await studio.follow()
  return moved
}

/**
 * Gives posts the next free numbers.
 * @param taken the files of all published documents
 * @param texts of the documents of this author
 * @param isOwn whether links of a document to an address mean the post of this author
 * @returns the new texts, and former file → the new one
 */
function renumbered(
  doubled: readonly string[],
  taken: readonly string[],
  texts: ReadonlyMap<string, string>,
  documents: readonly Document[],
  isOwn: (file: string, address: string) => boolean,
) {
  const numberOf = (file: string) => Number(POST.exec(file)?.[1] ?? 0)
  const changes = new Map<string, string>()
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
    const edits = [...moved].flatMap(([from, to]) => {
      const addresses = templates.map(folder => `/${folder}${numberOf(from)}`)
      return linksTo(
        addresses.filter(address => isOwn(file, address)),
        document,
      ).flatMap(field =>
        document.locator.replacingField(field, field.value.replace(/\d+(?=[?#/]|$)/, String(numberOf(to)))),
      )
    })
    if (edits.length === 0) continue
    changes.set(file, applyEdits(current(file), edits))
  }
  for (const [from, to] of moved) changes.set(to, setValue(current(from), ['id'], numberOf(to)))
  return { changes, moved }
}
