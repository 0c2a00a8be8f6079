import { isObject } from '../../../schema/fieldWalk.ts'
import { differences, matched, wordsOf } from './differences.ts'
import { catchAllOf, fileChanges, lostAddresses } from './lasting.ts'
import { type Fields, isPublished, listOf, type Snapshot, titleOf } from './snapshot.ts'

/** What a change does to the site, in plain English. */
interface Review {
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
      ...newAliases(was, page, old).map(alias => `${name}answers at ${alias} as well`),
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
  const words = ({ sections: _, aliases: __, ...fields }: Fields) => wordsAlone(fields)
  return [
    ...differences(words(before), words(after), ''),
    ...sectionDifferences(listOf(before.sections), listOf(after.sections)),
  ]
}

/** A document without what says when visitors see it, which has sentences of its own. */
const wordsAlone = ({ draft: _, publishOn: __, unpublishOn: ___, $schema: ____, ...fields }: Fields) => fields

/** @param old where the page was before it moved */
const newAliases = (before: Fields, after: Fields, old: string | undefined): unknown[] =>
  listOf(after.aliases).filter(alias => alias !== old && !listOf(before.aliases).includes(alias))

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
    if (!was)
      return [
        `post ${id} "${titleOf(post)}" added${isPublished(post, today) ? '' : ', which visitors do not see yet'}`,
      ]
    return [
      ...publicationChange(was, post, today),
      ...differences(wordsAlone(was), wordsAlone(post), ''),
    ].map(change => `post ${id} "${titleOf(post)}" ${change}`)
  })
  const removed = [...before.posts].filter(([id]) => !after.posts.has(id))
  return [...changes, ...removed.map(([id, post]) => `post ${id} "${titleOf(post)}" removed`)].map(
    change => `Blog: ${change}`,
  )
}

function publicationChange(before: Fields, after: Fields, today: string): string[] {
  const [was, is] = [isPublished(before, today), isPublished(after, today)]
  const days = (['publishOn', 'unpublishOn'] as const).filter(key => before[key] !== after[key])
  return [
    ...(was === is ? [] : [is ? 'visitors see it from now on' : 'visitors no longer see it']),
    ...days.flatMap(key => {
      const verb = key === 'publishOn' ? 'comes to' : 'leaves'
      const day = after[key]
      if (day === undefined) return [`no day on which it ${verb} the website any more`]
      return String(day) > today ? [`${verb} the website on ${day}`] : []
    }),
  ]
}
