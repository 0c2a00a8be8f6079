import { defaultWords } from '../model/site/words.ts'
import { fillTokens } from '../model/tokens.ts'
import type { PageData, SearchTopic } from '../model/viewModel.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { query } from './queries.ts'

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
  const { template, site } = content
  const pages = new Map(query(content, 'names').map(page => [page.route, page]))
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
    add(isFolder(page.route) ? page.route : folderIn(page.route), page.route, labelOf(page, content))
  for (const { name, route } of query(content, 'categories')) add(folderIn(route), route, name)
  if (template)
    for (const { id, title } of query(content, 'listedPosts'))
      add(template.prefix, `${template.prefix}/${id}`, title)
  return [...folders]
    .sort(([one], [other]) => Number(other === '/') - Number(one === '/') || (one < other ? -1 : 1))
    .map(([folder, links]) => {
      const opening = pages.get(folder)
      return { title: opening ? fillTokens(opening.name, site) : titleOf(folder), links }
    })
}

type PageName = ReturnType<typeof query<'names'>>[number]

/** The home page bears the name of the whole site, so it is called as in the menu. */
const labelOf = ({ route, name }: PageName, { site }: Content): string =>
  (route === '/' && site.navigation.find(({ path }) => path === '/')?.label) || name

/** The first part of an address: `/stages` of `/stages/ils`, and `/` of `/fees`. */
const folderIn = (route: string): string => /^\/[^/]+(?=\/)/.exec(route)?.[0] ?? '/'

/** The page that opens a folder comes first, then those with a place of their own, as in menus. */
const byPlace = (one: PageName, other: PageName): number =>
  Number(other.route === folderIn(`${other.route}/`)) - Number(one.route === folderIn(`${one.route}/`)) ||
  one.order - other.order ||
  (one.route < other.route ? -1 : 1)

const titleOf = (folder: string): string => {
  const words = folder.slice(1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
