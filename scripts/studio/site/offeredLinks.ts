import { isObject } from '../../../schema/model/isObject.ts'
import { fillTokens } from '../../../schema/model/tokens.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { isAttachment, sizeInWords, typeOf } from './attachmentTypes.ts'
import { documentName, UNTITLED } from './authorsWords.ts'

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
