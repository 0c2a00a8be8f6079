import { isObject } from '../../../schema/fieldWalk.ts'
import { isBelow } from '../../../schema/paths.ts'
import { differences, matched, wordsOf } from './differences.ts'
import { isPublished, type Snapshot } from './snapshot.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a change does to the site, in plain English. */
export interface Review {
  /** A sentence each. */
  changes: string[]
  /** Addresses that were published and no longer answer, with what to do. */
  errors: string[]
}

/** Compares the site as it was with the site as it is. @param today the day on which visitors come */
export const reviewSite = (before: Snapshot, after: Snapshot, today: string): Review => ({
  changes: [
    ...siteChanges(before, after),
    ...pageChanges(before, after, today),
    ...postChanges(before, after, today),
    ...fileChanges(before, after),
  ],
  errors: lostAddresses(before, after),
})

function siteChanges({ site: before }: Snapshot, { site: after }: Snapshot): string[] {
  const names: Record<string, string> = {
    navigation: 'Menu',
    footer: 'Foot of every page',
    contact: 'Contacts',
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
    differences(before[key], after[key], names[key] ?? `Every page: ${wordsOf(key)}`),
  )
}

function pageChanges(before: Snapshot, after: Snapshot, today: string): string[] {
  const moved = new Map<string, string>()
  for (const route of before.pages.keys()) {
    const now = after.addresses.get(route)
    if (!after.pages.has(route) && now !== undefined && !before.pages.has(now)) moved.set(now, route)
  }
  const changes = [...after.pages].flatMap(([route, page]) => {
    const name = route === '/' ? 'Home page: ' : `${titleOf(page)}: `
    const old = moved.get(route)
    const was = before.pages.get(old ?? route)
    if (!was)
      return [
        `${name}page added at ${route}${isPublished(page, today) ? '' : ', which visitors do not see yet'}`,
      ]
    return [
      ...(old === undefined ? [] : [`${name}moved from ${old} to ${route}; the old address still answers`]),
      ...publicationChange(was, page, today).map(change => name + change),
      ...pageDifferences(was, page).map(change => name + change),
    ]
  })
  const removed = [...before.pages].filter(
    ([route]) => !after.pages.has(route) && ![...moved.values()].includes(route),
  )
  const instead = (route: string) => {
    const fallback = catchAllOf(route, after)
    return fallback === undefined ? '' : `; visitors see ${fallback} instead`
  }
  return [
    ...changes,
    ...removed.map(([route, page]) => `${titleOf(page)}: page at ${route} removed${instead(route)}`),
  ]
}

function pageDifferences(before: Fields, after: Fields): string[] {
  const { sections: old, aliases: _, draft: __, $schema: ___, ...rest } = before
  const { sections: now, aliases: ____, draft: _____, $schema: ______, ...others } = after
  return [...differences(rest, others, ''), ...sectionDifferences(listOf(old), listOf(now))]
}

function sectionDifferences(before: readonly unknown[], after: readonly unknown[]): string[] {
  const { pairs } = matched(before, after)
  const removed = before.filter((_, index) => !pairs.some(([old]) => old === index))
  const added = after.filter((_, index) => !pairs.some(([, now]) => now === index))
  const places = pairs.map(([old]) => old)
  return [
    ...pairs.flatMap(([old, now]) => differences(before[old], after[now], sectionName(after[now], after))),
    ...removed.map(section => `${sectionName(section, before)} removed`),
    ...added.map(section => `${sectionName(section, after)} added`),
    ...(places.some((place, index) => place < (places[index - 1] ?? 0))
      ? ['sections put in another order']
      : []),
  ]
}

/** "FAQ", or with its title where the page has several of them. */
function sectionName(section: unknown, all: readonly unknown[]): string {
  if (!isObject(section)) return 'Section'
  const type = String(section.type)
  const words = type === 'faq' ? 'FAQ' : wordsOf(type).replace(/^./, first => first.toUpperCase())
  const isOnly = all.filter(other => isObject(other) && other.type === type).length === 1
  return isOnly || typeof section.title !== 'string' ? words : `${words} "${section.title}"`
}

function postChanges(before: Snapshot, after: Snapshot, today: string): string[] {
  const changes = [...after.posts].flatMap(([id, post]) => {
    const was = before.posts.get(id)
    const { draft: _, $schema: __, ...fields } = post
    if (!was)
      return [
        `post ${id} "${titleOf(post)}" added${isPublished(post, today) ? '' : ', which visitors do not see yet'}`,
      ]
    const { draft: ___, $schema: ____, ...old } = was
    return [...publicationChange(was, post, today), ...differences(old, fields, '')].map(
      change => `post ${id} "${titleOf(post)}" ${change}`,
    )
  })
  const removed = [...before.posts].filter(([id]) => !after.posts.has(id))
  return [...changes, ...removed.map(([id, post]) => `post ${id} "${titleOf(post)}" removed`)].map(
    change => `Blog: ${change}`,
  )
}

function publicationChange(before: Fields, after: Fields, today: string): string[] {
  const [was, is] = [isPublished(before, today), isPublished(after, today)]
  if (was === is) return []
  return [is ? 'visitors see it from now on' : 'visitors no longer see it']
}

function fileChanges({ files: before }: Snapshot, { files: after }: Snapshot): string[] {
  const placeOf = new Map([...after].filter(([path]) => !before.has(path)).map(([path, id]) => [id, path]))
  const gone = [...before].filter(([path]) => !after.has(path))
  const moved = new Set(gone.flatMap(([, id]) => placeOf.get(id) ?? []))
  return [
    ...gone.map(([path, id]) =>
      placeOf.has(id) ? `File ${path} moved to ${placeOf.get(id)}` : `File ${path} removed`,
    ),
    ...[...after.keys()]
      .filter(path => !before.has(path) && !moved.has(path))
      .map(path => `File ${path} added`),
    ...[...after]
      .filter(([path, id]) => (before.get(path) ?? id) !== id)
      .map(([path]) => `File ${path} changed`),
  ]
}

/** What was published must go on answering: people have it in their bookmarks, and on paper. */
function lostAddresses(before: Snapshot, after: Snapshot): string[] {
  const lost = [...before.addresses.keys()].filter(
    address => !after.addresses.has(address) && catchAllOf(address, after) === undefined,
  )
  const documents = [...before.files.keys()].filter(path => path.endsWith('.pdf') && !after.files.has(path))
  return [
    ...lost.map(address => {
      const title = titleOf(before.pages.get(before.addresses.get(address) ?? '') ?? {})
      const heir = [...after.pages].find(([, page]) => titleOf(page) === title)?.[0]
      const place = heir ? `page "${heir}"` : 'page that takes its place'
      return `${address} removed without an alias. Add "${address}" to the "aliases" of the ${place}.`
    }),
    ...documents.map(
      path => `${path} no longer answers. Put the file back, or a newer one of the same name.`,
    ),
  ]
}

/** The page that answers for unknown addresses like this one. */
const catchAllOf = (address: string, { site }: Snapshot): string | undefined =>
  listOf(site.catchAlls)
    .map(String)
    .find(prefix => isBelow(address, prefix))

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const titleOf = ({ summary, title }: Fields): string =>
  isObject(summary) && typeof summary.name === 'string' ? summary.name : String(title ?? '')
