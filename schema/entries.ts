import type { Content, ListedPage } from './content.ts'
import type { Entry, ListEntry, TimelineStage } from './data.ts'
import type { Summary } from './page.ts'
import type { PageOutline } from './parse.ts'
import { canonicalPath, folderOf } from './paths.ts'
import { type Assets, href } from './resolve.ts'
import type { Section } from './section.ts'
import { fillTokens } from './tokens.ts'

/**
 * The pages of a folder that have a summary, in their order, as a tree.
 * @param current the route of the page on which the list stands
 */
export function entriesOf(
  content: Content,
  assets: Assets,
  folder: string,
  current: string | undefined,
): Entry[] {
  const places = placesIn(content, folder)
  const below = (route: string): Entry[] =>
    places.flatMap(({ page, above }) => (above === route ? entryOf(content, assets, page, current, []) : []))
  return places
    .filter(({ above }) => above === undefined)
    .map(({ page }) => entryOf(content, assets, page, current, below(page.route)))
}

/**
 * The pages of a folder that have a summary, in their order, each with the route of the one of them that it stands below. Lists
 * have two levels: below a page that stands below another stands none, so such pages stand in the first.
 */
export function placesIn(content: Content, folder: string): { page: ListedPage; above?: string }[] {
  const listed = pagesIn(content, folder).map(page => ({
    page,
    parent: routeOfParent(content, page.outline.summary) ?? '',
  }))
  const routes = new Set(listed.map(({ page }) => page.route))
  const tops = new Set(listed.flatMap(({ page, parent }) => (routes.has(parent) ? [] : page.route)))
  return listed.map(({ page, parent }) => ({ page, ...(tops.has(parent) && { above: parent }) }))
}

/** The pages directly in a folder that have a summary, in their order. */
export const pagesIn = (content: Content, folder: string): ListedPage[] =>
  [...content.addresses.summaries]
    .filter(route => folderOf(route) === folder)
    .flatMap(route => content.pages.get(route) ?? [])
    .map(found => ({ found, order: found.outline.summary?.order ?? 0 }))
    .sort((a, b) => a.order - b.order || (a.found.route < b.found.route ? -1 : 1))
    .map(({ found }) => found)

/** The pages behind some links, as a list would show them. */
export const entriesLinked = (content: Content, assets: Assets, links: string[]): Entry[] =>
  links.flatMap(link => {
    const page = content.pages.get(content.addresses.routes.get(canonicalPath(link)) ?? '')
    return page?.outline.summary ? entryOf(content, assets, page, undefined, []) : []
  })

/** The entries of a tree that have nothing below them, in order of the tree. */
export const leavesOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap(entry => (entry.children.length > 0 ? leavesOf(entry.children) : entry))

/** The fields of a form, each with the choices that it takes from a folder. */
export const withChoices = (
  fields: Section<'form'>['fields'],
  content: Content,
  assets: Assets,
): Section<'form'>['fields'] =>
  fields.map(({ optionsFrom, ...field }) =>
    optionsFrom === undefined
      ? field
      : {
          ...field,
          options: leavesOf(entriesOf(content, assets, optionsFrom, undefined)).map(({ name }) => name),
        },
  )

/** What a list shows of its entries besides name and link. */
export const shown = (entries: readonly Entry[], keys: readonly (keyof ListEntry)[] = []): ListEntry[] =>
  entries.map(entry => ({ ...pick(entry, keys), name: entry.name, link: entry.link }))

/** What a timeline shows of a tree. */
export const stagesOf = (entries: readonly Entry[]): TimelineStage[] =>
  entries.map(entry => ({
    ...pick(entry, ['name', 'description', 'icon', 'link', 'content', 'light']),
    children: stagesOf(entry.children),
  }))

const pick = <K extends keyof Entry>(entry: Entry, keys: readonly K[]) =>
  Object.fromEntries(keys.filter(key => key in entry).map(key => [key, entry[key]])) as Pick<Entry, K> // the keys asked for

/** The route of the page below which a summary stands. */
export const routeOfParent = (content: Content, summary: Summary | undefined) =>
  summary?.parent && content.addresses.routes.get(canonicalPath(summary.parent))

function entryOf(
  content: Content,
  assets: Assets,
  { route, outline }: ListedPage,
  current: string | undefined,
  children: Entry[],
): Entry {
  const { summary } = outline
  if (!summary) throw new Error(`The page ${route} has no summary`)
  const { name, description, icon, image } = summary
  const requirements = requirementsOf(outline).map(item => fillTokens(item, content.site))
  return {
    name: fillTokens(name, content.site),
    description: fillTokens(description, content.site),
    icon,
    link: href(content, assets, route),
    content: fillTokens(summary.content ?? '', content.site),
    ...(image && { image }),
    ...(outline.light && { light: outline.light }),
    isCurrent: route === current,
    children,
    ...(requirements.length > 0 && { requirements }),
  }
}

const requirementsOf = ({ sections }: PageOutline): string[] =>
  sections.flatMap(section => (section.type === 'admissionRequirements' ? section.items : []))
