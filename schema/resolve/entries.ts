import type { Entry } from '../model/entries.ts'
import type { Summary } from '../model/page.ts'
import { canonicalPath } from '../model/paths.ts'
import { fillTokens } from '../model/tokens.ts'
import { type InlineSource, type RichText, sourceText } from '../richText/RichText.ts'
import { definitionOf } from '../section.ts'
import { rangeOf } from '../sections/ages.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { type ListedEntry, query } from './queries.ts'
import { parseText } from './resolveFields.ts'

/**
 * The pages of a folder that have a summary, in their order, as a tree.
 * @param current the route of the page that shows the list
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
 * The pages of a folder that have a summary, in their order, each with the route of its parent among them. Lists have two
 * levels: a page whose parent has a parent itself is on the first.
 */
export function placesIn(content: Content, folder: string): { page: ListedEntry; above?: string }[] {
  const listed = query(content, 'folder', folder).map(page => ({
    page,
    parent: routeOfParent(content, page.outline.summary) ?? '',
  }))
  const routes = new Set(listed.map(({ page }) => page.route))
  const tops = new Set(listed.flatMap(({ page, parent }) => (routes.has(parent) ? [] : page.route)))
  return listed.map(({ page, parent }) => ({ page, ...(tops.has(parent) && { above: parent }) }))
}

/** The pages behind some links, as a list would show them. */
export const entriesForLinks = (content: Content, assets: Assets, links: readonly string[]): Entry[] =>
  links.flatMap(link => {
    const page = query(content, 'entry', query(content, 'route', canonicalPath(link)))
    return page ? entryOf(content, assets, page, undefined, []) : []
  })

/** The route of the parent that a summary names. */
export const routeOfParent = (content: Content, summary: Summary | undefined) =>
  summary?.parent && query(content, 'route', canonicalPath(summary.parent))

function entryOf(
  content: Content,
  assets: Assets,
  { route, outline }: ListedEntry,
  current: string | undefined,
  children: Entry[],
): Entry {
  const { summary } = outline
  if (!summary) throw new Error(`The page ${route} has no summary`)
  const { name, description, detail, icon, image, ages } = summary
  const requirements = requirementsOf(outline).map(item => parseText(item, 'inline', content, assets))
  return {
    name: fillTokens(name, content.site),
    description: fillTokens(description, content.site),
    icon,
    link: href(content, assets, route),
    content: parseText(sourceText(summary.content ?? ''), 'blocks', content, assets) as RichText,
    ...(detail && { detail: fillTokens(detail, content.site) }),
    ...(image && { image }),
    ...(ages && { ages: rangeOf(ages) }),
    ...(outline.light && { light: outline.light }),
    isCurrent: route === current,
    children,
    ...(requirements.length > 0 && { requirements }),
  }
}

const requirementsOf = ({ sections }: ListedEntry['outline']): InlineSource[] =>
  sections.flatMap(section => definitionOf(section.type).listed?.(section).requirements ?? [])
