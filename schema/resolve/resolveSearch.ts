import { siteWords } from '../model/site/words.ts'
import { fillTokens } from '../model/tokens.ts'
import type { PageData, SearchTopic } from '../model/viewModel.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { query } from './queries.ts'

/** The address of the page that searches. No document has it. */
export const SEARCH_ROUTE = '/search'

/** The page that searches, with a list of all pages for browsers without JavaScript. */
export function resolveSearch(content: Content, assets: Assets): PageData {
  const { search } = siteWords(content.site)
  return {
    route: href(content, assets, SEARCH_ROUTE),
    title: `${search} – ${content.site.name}`,
    description: content.site.description,
    header: 'solid',
    sections: [],
    search: { topics: topicsOf(content, assets) },
  }
}

/** The pages, categories and posts by the first part of their addresses. What is alone there is listed with the home page. */
function topicsOf(content: Content, assets: Assets): SearchTopic[] {
  const { template, site } = content
  // The name of the home page is that of the whole site.
  const home = site.navigation.find(({ path }) => path === '/')?.label
  const pages = query(content, 'names').sort(
    (one, other) => depthOf(one.route) - depthOf(other.route) || one.order - other.order,
  )
  const posts = template ? query(content, 'listedPosts') : []
  const topics = new Map<string, SearchTopic['links']>()
  for (const { route, name } of [
    ...pages.map(page => (page.route === '/' && home ? { route: '/', name: home } : page)),
    ...query(content, 'categories'),
    ...posts.map(({ id, title }) => ({ route: `${template?.prefix}/${id}`, name: title })),
  ]) {
    const folder = route.split('/')[1] ?? ''
    const links = topics.get(folder) ?? []
    topics.set(folder, links)
    links.push({ label: fillTokens(name, site), path: href(content, assets, route) })
  }
  const all = [...topics].sort(([one], [other]) => (one < other ? -1 : 1))
  const single = all.flatMap(([, links]) => (links.length === 1 ? links : []))
  const others = all.filter(([, links]) => links.length > 1)
  return [
    { title: site.name, links: single },
    ...others.map(([folder, links]) => ({ title: titleOf(folder, content), links })),
  ]
}

/** What the page at a folder is called, else the folder. */
function titleOf(folder: string, content: Content): string {
  const page = query(content, 'names').find(({ route }) => route === `/${folder}`)
  const words = folder.replaceAll('-', ' ')
  return page ? fillTokens(page.name, content.site) : words.charAt(0).toUpperCase() + words.slice(1)
}

const depthOf = (route: string): number => route.match(/[^/]+/g)?.length ?? 0
