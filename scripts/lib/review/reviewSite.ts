import { fieldLabel } from '../../../schema/model/fieldLabel.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { declaredAt } from '../../../schema/model/schemaPaths.ts'
import { schemas } from '../../../schema/read/parse.ts'
import { section as sectionSchema } from '../../../schema/section.ts'
import { differences, wordsOf } from './differences.ts'
import { shortened } from './excerpt.ts'
import { fileChanges } from './fileChanges.ts'
import { catchAllOf, lostAddresses } from './lostAddresses.ts'
import { isReordered, matchEntries } from './matchEntries.ts'
import { type Fields, isPublished, listOf, type Snapshot, titleOf } from './snapshot.ts'

/** The effects of a change on the site, in plain English. */
interface Review {
  /** One sentence per change. */
  changes: string[]
  /** One sentence per published address that no longer answers, with the cure. */
  errors: string[]
}

/** Compares two snapshots. @param today decides which pages are published */
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
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key => {
    const [was, is] = [before[key], after[key]]
    const schema = declaredAt(schemas.site, [key], after)
    const label = fieldLabel(schema)
    const name = label ?? wordsOf(key)
    // What is in a group without a name, such as a telephone number, has a name of its own.
    if (label === undefined && isObject(was) && isObject(is))
      return differences(was, is, schema).map(capitalised)
    if (typeof was === 'object' && typeof is === 'object')
      return differences(was, is, schema).map(change => `${capitalised(name)}: ${change}`)
    return differences(was, is, schema, `Every page: ${name}`)
  })
}

const capitalised = (text: string): string => text.replace(/^./, first => first.toUpperCase())

function pageChanges(before: Snapshot, after: Snapshot, today: string): string[] {
  const moved = new Map<string, string>()
  for (const route of before.pages.keys()) {
    const now = after.addresses.get(route)
    if (!after.pages.has(route) && now !== undefined && !before.pages.has(now)) moved.set(now, route)
  }
  const changes = [...after.pages].flatMap(([route, page]) => {
    const name = route === '/' ? 'Home page' : titleOf(page)
    const old = moved.get(route)
    const was = before.pages.get(old ?? route)
    if (!was)
      return [
        `${name}: page added at ${route}${isPublished(page, today) ? '' : ', which visitors do not see yet'}`,
      ]
    return [
      ...(old === undefined ? [] : [`${name}: moved from ${old} to ${route}; the old address still answers`]),
      ...publicationChange(was, page, today).map(change => `${name}: ${change}`),
      ...newAliases(was, page, old).map(alias => `${name}: answers at ${alias} as well`),
      ...differences(withoutSections(was), withoutSections(page), schemas.page).map(
        change => `${name}: ${change}`,
      ),
      ...sectionDifferences(listOf(was.sections), listOf(page.sections), name),
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

const withoutSections = ({ sections: _, aliases: __, ...fields }: Fields) => withoutPublication(fields)

/** A document without the fields for publication, whose changes are described separately. */
const withoutPublication = ({
  draft: _,
  publishOn: __,
  unpublishOn: ___,
  $schema: ____,
  ...fields
}: Fields) => fields

/** @param old former route of a page that moved */
const newAliases = (before: Fields, after: Fields, old: string | undefined): unknown[] =>
  listOf(after.aliases).filter(alias => alias !== old && !listOf(before.aliases).includes(alias))

function sectionDifferences(before: readonly unknown[], after: readonly unknown[], page: string): string[] {
  const { pairs, removed, added } = matchEntries(before, after)
  return [
    ...pairs.flatMap(([old, now]) =>
      differences(before[old], after[now], sectionSchema).map(
        change => `${page}, section ${now + 1} (${sectionName(after[now])}): ${change}`,
      ),
    ),
    ...removed.map(
      index =>
        `${page}, section ${index + 1} (${sectionName(before[index])}) removed${titled(before[index])}`,
    ),
    ...added.map(
      index => `${page}, section ${index + 1} (${sectionName(after[index])}) added${titled(after[index])}`,
    ),
    ...(isReordered(pairs) ? [`${page}: sections put in another order`] : []),
  ]
}

/** For example "FAQ" or "Call to action". */
function sectionName(section: unknown): string {
  const type = isObject(section) ? String(section.type) : ''
  return type === 'faq' ? 'FAQ' : capitalised(wordsOf(type))
}

const titled = (section: unknown): string =>
  isObject(section) && typeof section.title === 'string' ? `: ${shortened(section.title)}` : ''

function postChanges(before: Snapshot, after: Snapshot, today: string): string[] {
  const changes = [...after.posts].flatMap(([id, post]) => {
    const was = before.posts.get(id)
    if (!was)
      return [
        `post ${id} "${titleOf(post)}" added${isPublished(post, today) ? '' : ', which visitors do not see yet'}`,
      ]
    return [
      ...publicationChange(was, post, today),
      ...differences(withoutPublication(was), withoutPublication(post), schemas.post),
    ].map(change => `post ${id} "${titleOf(post)}": ${change}`)
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
