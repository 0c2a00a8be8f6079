import { isObject } from '../../../schema/model/isObject.ts'
import { fillTokens } from '../../../schema/model/tokens.ts'
import type { IconShape } from '../../../schema/model/viewModel.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { iconsFor } from '../../../schema/validate/fields/iconsFor.ts'
import { canonicalIconNames, iconNames, iconShape } from '../../site/outputs/icons.ts'
import { documentName, UNTITLED } from './documents/authorsWords.ts'
import { isAttachment, sizeInWords, typeOf } from './fields/attachmentTypes.ts'

/** Something of the site that a link or a list can lead to. */
export interface LinkTarget {
  kind: 'page' | 'post' | 'category' | 'section' | 'document' | 'folder'
  /** What is written in the field. */
  address: string
  title: string
  /** What tells it from others with the same title. */
  note: string
}

/** Everything of the site that can be linked: pages and posts, also those with mistakes, categories, named sections, documents. */
export function offeredLinks(site: Site | undefined): LinkTarget[] {
  const shared = site?.documents.find(document => document.kind === 'site')
  const filled = (title: string) => (shared ? fillTokens(title, shared.value) : title)
  const titles = new Map<string, string>()
  const pages = [...(site?.known.values() ?? [])].flatMap((document): LinkTarget[] => {
    const { kind, route, absence, fields } = document
    if (kind !== 'page' && kind !== 'post') return []
    const title = documentName(document, site) ?? UNTITLED
    titles.set(route, title)
    const target: LinkTarget = { kind, address: route, title, note: absence ?? '' }
    if (kind === 'post') return [target]
    const sections = sectionsWithId(fields).map(
      ({ id, title: heading }): LinkTarget => ({
        kind: 'section',
        address: `${route}#${id}`,
        title: filled(heading),
        note: title,
      }),
    )
    return [target, ...sections]
  })
  const folders = [...(site?.addresses.folders ?? [])].map((address): LinkTarget => {
    return { kind: 'folder', address, title: titles.get(address) ?? address, note: 'The pages below it' }
  })
  const categories = (site?.addresses.categories.all ?? []).map(({ route, name }): LinkTarget => {
    return { kind: 'category', address: route, title: name, note: '' }
  })
  return [...pages, ...categories, ...folders, ...attachments(site)]
}

/** Sections that a link can lead to, with their headings. */
function sectionsWithId({ sections }: Record<string, unknown>): { id: string; title: string }[] {
  if (!Array.isArray(sections)) return []
  return sections.filter(isObject).flatMap(({ id, title }) => {
    if (typeof id !== 'string') return []
    return [{ id, title: typeof title === 'string' ? title : id }]
  })
}

/** The files of the site that visitors download, by their names. */
const attachments = (site: Site | undefined): LinkTarget[] =>
  [...(site?.input.files ?? [])]
    .filter(([path]) => isAttachment(path))
    .map(([path, { size }]) => ({
      kind: 'document',
      address: path,
      title: path.replace(/^.*\/|\.[^.]*$/g, '').replace(/[-_]+/g, ' '),
      note: `${typeOf(path)}, ${sizeInWords(size)}`,
    }))

/** An icon with its drawing. */
export interface FoundIcon {
  name: string
  shape: IconShape
}

/** How many icons are shown at once. */
const MOST = 48

/** The icons that best fit what an author looks for: by name, then by meaning, then those in whose names the letters occur. */
export function findIcons(words: string): FoundIcon[] {
  const letters = words.trim().toLowerCase().replace(/\s+/g, '-')
  if (letters === '') return []
  const similar = canonicalIconNames.filter(name => name.includes(letters))
  // Not all icons have tags.
  const named = similar.filter(name => `-${name}-`.includes(`-${letters}-`))
  const byLength = (one: string, other: string) => one.length - other.length
  const names = new Set([...named.sort(byLength), ...iconsFor(words, iconNames, MOST), ...similar])
  return [...names].slice(0, MOST).map(name => ({ name, shape: iconShape(name) }))
}

/** The drawing of an icon, if there is one of that name. */
export const drawingOf = (name: string): IconShape | undefined =>
  iconNames.has(name) ? iconShape(name) : undefined
