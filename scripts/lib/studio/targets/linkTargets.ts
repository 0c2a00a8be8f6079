import { isObject } from '../../../../schema/model/isObject.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import type { Check } from '../../content/checkSite.ts'
import type { PreviewContent } from '../../dev/previewContent.ts'
import { fieldsOf } from '../documents/fieldsOf.ts'
import { listDocuments } from '../documents/listDocuments.ts'

/** Something of the site that a link or a list can lead to. */
export interface LinkTarget {
  kind: 'page' | 'post' | 'category' | 'section' | 'document' | 'folder'
  /** What is written in the field. */
  address: string
  title: string
  /** What tells it from others with the same title. */
  note: string
}

/** Everything of the site that can be linked: pages and posts, also those with mistakes, categories, named sections, PDF documents. */
export function linkTargets(
  files: readonly string[],
  check: Check | undefined,
  good: Pick<PreviewContent, 'content'> | undefined,
): LinkTarget[] {
  const site = good?.content.site
  const filled = (title: string) => (site ? fillTokens(title, site) : title)
  const { documents } = listDocuments(files, check, good, new Set())
  const titles = new Map<string, string>()
  const pages = documents.flatMap(({ kind, file, title, route, absence }): LinkTarget[] => {
    if (kind !== 'page' && kind !== 'post') return []
    titles.set(route, title)
    const target: LinkTarget = { kind, address: route, title, note: absence ?? '' }
    if (kind === 'post') return [target]
    const sections = sectionsWithId(fieldsOf(file, check)).map(
      ({ id, title: heading }): LinkTarget => ({
        kind: 'section',
        address: `${route}#${id}`,
        title: filled(heading),
        note: title,
      }),
    )
    return [target, ...sections]
  })
  const folders = [...(good?.content.addresses.folders ?? [])].map((address): LinkTarget => {
    return { kind: 'folder', address, title: titles.get(address) ?? address, note: 'The pages below it' }
  })
  const categories = (good?.content.addresses.categories.all ?? []).map(({ route, name }): LinkTarget => {
    return { kind: 'category', address: route, title: name, note: '' }
  })
  return [...pages, ...categories, ...folders, ...pdfDocuments(check)]
}

/** Sections that a link can lead to, with their headings. */
function sectionsWithId({ sections }: Record<string, unknown>): { id: string; title: string }[] {
  if (!Array.isArray(sections)) return []
  return sections.filter(isObject).flatMap(({ id, title }) => {
    if (typeof id !== 'string') return []
    return [{ id, title: typeof title === 'string' ? title : id }]
  })
}

/** The PDF documents of the site, by their names. */
const pdfDocuments = (check: Check | undefined): LinkTarget[] =>
  [...(check?.context.files ?? [])]
    .filter(([path]) => path.endsWith('.pdf'))
    .map(([path, bytes]) => ({
      kind: 'document',
      address: path,
      title: path.slice(path.lastIndexOf('/') + 1, -'.pdf'.length).replace(/[-_]+/g, ' '),
      note: `PDF, ${Math.max(1, Math.round(bytes / 1024))} kB`,
    }))
