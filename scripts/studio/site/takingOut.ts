import { applyEdits } from 'jsonc-parser'
import { CAPTIONS_KEY } from '../../../schema/model/fields.ts'
import type { Field } from '../../../schema/model/mapFields.ts'
import { nodeAt, valueAt } from '../../../schema/model/schemaNode.ts'
import { isError, type Path } from '../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../schema/read/parse.ts'
import { Locator } from '../../../schema/read/source.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { removeValue, valueOfText } from '../../../schema/text/edit.ts'
import { validateDocument } from '../../../schema/validate/validateDocument.ts'
import { describeUse, type FileUse, fileFieldsIn, fileOf } from './fileUses.ts'
import { type FoundPlace, findTexts } from './findTexts.ts'
import type { StudioSite } from './StudioSite.ts'

/** What becomes of a site without a file. */
export interface TakingOut {
  /** The file, and parts and copies of it. */
  paths: string[]
  /** Where it is not shown any more. */
  removed: FileUse[]
  /** Where there must be a file: these places need another one first. With one of them nothing is changed. */
  needed: FileUse[]
  /** Words that may speak of what it shows, which stay as they are. */
  mentions: Mention[]
}

/** Words in a document. */
interface Mention extends Pick<FoundPlace, 'path' | 'name' | 'excerpt'> {
  file: string
  title: string
}

/** A file, those of the same content, and the parts that authors have cut out of it. */
export function copiesOf({ workspace }: StudioSite, path: string): string[] {
  const digestAt = (file: string) => workspace.digestAt(`public${file}`)
  const stem = path.replace(/\.\w+$/, '')
  const isPart = (file: string) =>
    file.startsWith(`${stem}-part`) && /^(?:-\d+)?\.\w+$/.test(file.slice(stem.length + 5))
  const others = [...workspace.files.keys()]
    .filter(name => name.startsWith('public/'))
    .map(name => name.slice('public'.length))
  return [
    path,
    ...others.filter(file => file !== path && (digestAt(file) === digestAt(path) || isPart(file))),
  ]
}

/** What becomes of a site without some files, with the new texts of its documents. */
export function takingOut(
  site: Site,
  paths: string[],
  titleOf: (file: string) => string,
): TakingOut & { texts: Map<string, string> } {
  const { files } = site.input
  const texts = new Map<string, string>()
  const [removed, needed]: [FileUse[], FileUse[]] = [[], []]
  for (const [file, text] of site.input.texts) {
    const value = valueOfText(text)
    const fields = fileFieldsIn(file, value).filter(field => paths.includes(fileOf(field, files) ?? ''))
    // From the last to the first: what is removed then moves none of the others.
    let left = text
    for (const field of fields.reverse()) {
      if (!isStillThere(field, left)) continue
      const without = withoutField(site, file, left, field)
      const use = describeUse(field, { file, title: titleOf(file) }, value)
      if (without === undefined) needed.unshift(use)
      else {
        removed.unshift(use)
        left = without
      }
    }
    if (left !== text) texts.set(file, left)
  }
  const words = [...paths, ...removed.flatMap(({ alt }) => (alt === undefined ? [] : [alt, ...namesIn(alt)]))]
  return { paths, removed, needed, mentions: mentionsOf(words, site, texts, titleOf), texts }
}

/** An entry may have gone with another file of it. */
function isStillThere({ path, value, reference }: Field, text: string): boolean {
  const now = valueAt(valueOfText(text), path)
  return reference ? String(now).includes(value) : now === value
}

/** A document without a file in one of its places. @returns nothing where it would have more errors */
function withoutField(site: Site, file: string, text: string, field: Field): string | undefined {
  const errorsIn = (text: string) =>
    validateDocument(
      { file, text },
      { ...site.input, today: site.view.today, onlyErrors: true },
    ).problems.filter(isError).length
  const most = errorsIn(text)
  const { path, altKey, reference } = field
  const ways: (readonly Path[])[] = waysOut(path, valueOfText(text)).map(way => [
    way,
    ...captionOf(file, way, text),
  ])
  const alt = altKey === undefined ? [] : [[...path.slice(0, -1), altKey]]
  const candidates = [
    ...(reference ? [withoutReference(file, text, field)] : [[path, ...alt].reduce(removeValue, text)]),
    ...ways.map(paths => paths.reduce(removeValue, text)),
  ]
  return candidates.find(without => without !== text && errorsIn(without) <= most)
}

/** What can be removed with a file: its field, the entry of a list that is about it, or a list that has no other entry. */
function waysOut(path: Path, value: unknown): Path[] {
  const at = path.findLastIndex(step => typeof step === 'number')
  // A section has more than a file.
  if (at < 0 || (path[0] === 'sections' && at === 1)) return [path]
  const entries = valueAt(value, path.slice(0, at))
  const isOnly = Array.isArray(entries) && entries.length === 1
  return [path, path.slice(0, at + 1), ...(isOnly ? [path.slice(0, at)] : [])]
}

/** Where the caption of a picture in a list is. All captions, where the list itself or the last caption goes. */
function captionOf(file: string, path: Path, text: string): Path[] {
  const [kind, value] = [kindOf(file), valueOfText(text)]
  const list = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  const key = kind && nodeAt(schemas[kind], list, value)?.meta[CAPTIONS_KEY]
  if (key === undefined) return []
  const captions = [...list.slice(0, -1), key]
  const own = [...captions, ...path.slice(list.length)]
  const written = valueAt(value, captions)
  if (valueAt(value, own) === undefined) return []
  return [Array.isArray(written) && written.length > 1 ? own : captions]
}

/** A text without a picture in it, or without a link, whose words stay. */
function withoutReference(file: string, text: string, { path, reference }: Field): string {
  const written = valueAt(valueOfText(text), path)
  const source = Array.isArray(written) ? written.join('\n') : String(written)
  const at = reference?.at
  if (!at) return text
  const close = source.lastIndexOf('](', at.index)
  let open = close - 1
  // Brackets within the words have their own ends.
  for (let depth = 0; open >= 0 && (source[open] !== '[' || depth > 0); open--)
    depth += source[open] === ']' ? 1 : source[open] === '[' ? -1 : 0
  const isPicture = reference.kind === 'image'
  const end = /^\s*>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/.exec(source.slice(at.index + at.length))
  if (open < 0 || !end) return text
  const index = open - (isPicture ? 1 : 0)
  const range = { index, length: at.index + at.length + end[0].length - index }
  const words = isPicture ? '' : source.slice(open + 1, close)
  return applyEdits(
    text,
    new Locator(file, text).replacingField({ path, reference: { ...reference, at: range } }, words),
  )
}

/** Names of people and places in the words that describe a picture: several words in a row that begin with a capital. */
const namesIn = (alt: string): string[] => alt.match(/\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)+/gu) ?? []

function mentionsOf(
  words: readonly string[],
  site: Site,
  texts: ReadonlyMap<string, string>,
  titleOf: (file: string) => string,
): Mention[] {
  const found = new Map<string, Mention>()
  for (const [file, before] of site.input.texts)
    for (const one of new Set(words))
      for (const { path, name, excerpt } of findTexts(file, texts.get(file) ?? before, {
        words: one,
        matchesCase: false,
      })) {
        const key = `${file} ${path.join('.')}`
        if (!found.has(key)) found.set(key, { file, title: titleOf(file), path, name, excerpt })
      }
  return [...found.values()]
}
