import { defaultWords } from '../model/site/words.ts'
import { fillTokens } from '../model/tokens.ts'
import type { PageData, SearchTopic } from '../model/viewModel.ts'
import type { Content, ListedPage } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'

/** The address of the page that searches. No document has it. */
export const SEARCH_ROUTE = '/search'

/** The page that searches, with a list of all pages for browsers without JavaScript. */
export function resolveSearch(content: Content, assets: Assets): PageData {
  const { search } = { ...defaultWords, ...content.site.words }
  return {
    route: href(content, assets, SEARCH_ROUTE),
    title: `${search} – ${content.site.name}`,
    description: content.site.description,
    header: 'solid',
    sections: [],
    search: { topics: topicsOf(content, assets) },
  }
}

/** The pages of each folder, the categories and the posts, below the title of the page that opens the folder. */
function topicsOf(content: Content, assets: Assets): SearchTopic[] {
  const { pages, posts, template, site, addresses } = content
  const folders = new Map<string, SearchTopic['links']>()
  const add = (folder: string, route: string, label: string) => {
    const links = folders.get(folder) ?? []
    folders.set(folder, links)
    links.push({ label: fillTokens(label, site), path: href(content, assets, route) })
  }
  const isFolder = (route: string) => folderRoutes.has(route)
  const folderRoutes = new Set([
    ...[...pages.keys()].map(folderIn).filter(folder => folder !== '/'),
    ...(template ? [template.prefix] : []),
  ])
  for (const page of [...pages.values()].sort(byPlace))
    add(isFolder(page.route) ? page.route : folderIn(page.route), page.route, nameOf(page))
  for (const { name, route } of addresses.categories.all) add(folderIn(route), route, name)
  if (template) for (const { id, title } of posts) add(template.prefix, `${template.prefix}/${id}`, title)
  return [...folders]
    .sort(([one], [other]) => Number(other === '/') - Number(one === '/') || (one < other ? -1 : 1))
    .map(([folder, links]) => {
      const opening = pages.get(folder)
      return { title: opening ? fillTokens(nameOf(opening), site) : titleOf(folder), links }
    })
}

/** The first part of an address: `/stages` of `/stages/ils`, and `/` of `/fees`. */
const folderIn = (route: string): string => /^\/[^/]+(?=\/)/.exec(route)?.[0] ?? '/'

/** The page that opens a folder comes first, then those with a place of their own, as in menus. */
const byPlace = (one: ListedPage, other: ListedPage): number =>
  Number(other.route === folderIn(`${other.route}/`)) - Number(one.route === folderIn(`${one.route}/`)) ||
  (one.outline.summary?.order ?? 0) - (other.outline.summary?.order ?? 0) ||
  (one.route < other.route ? -1 : 1)

const nameOf = ({ outline: { title, summary } }: ListedPage): string => summary?.name ?? title

const titleOf = (folder: string): string => {
  const words = folder.slice(1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
