import type { z } from 'zod'
import { isObject } from '../../../schema/model/isObject.ts'
import { schemas } from '../../../schema/read/parse.ts'
import { section as sectionSchema } from '../../../schema/section.ts'
import { type Change, changeOf, type Subject } from './Change.ts'
import { capitalised, type Difference, differences, wordsOf } from './differences.ts'
import { shortened } from './excerpt.ts'
import { fileChanges } from './fileChanges.ts'
import { catchAllOf, lostAddresses } from './lostAddresses.ts'
import { isReordered, matchEntries } from './matchEntries.ts'
import { siteChanges } from './siteChanges.ts'
import { type Fields, isPublished, listOf, type Snapshot, titleOf } from './snapshot.ts'

/** The effects of a change on the site, in plain English. */
interface Review {
  changes: Change[]
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

function pageChanges(before: Snapshot, after: Snapshot, today: string): Change[] {
  const moved = new Map<string, string>()
  for (const route of before.pages.keys()) {
    const now = after.addresses.get(route)
    if (!after.pages.has(route) && now !== undefined && !before.pages.has(now)) moved.set(now, route)
  }
  const changes = [...after.pages].flatMap(([route, page]) => {
    const about = route === '/' ? 'Home page' : titleOf(page)
    const subject = { about, prefix: `${about}: ` }
    const old = moved.get(route)
    const was = before.pages.get(old ?? route)
    if (!was) {
      const unseen = isPublished(page, today) ? '' : ', which visitors do not see yet'
      return [changeOf({ ...subject, fate: 'added' }, { words: `page added at ${route}${unseen}` })]
    }
    const sentences = [
      ...(old === undefined ? [] : [`moved from ${old} to ${route}; the old address still answers`]),
      ...publicationChange(was, page, today),
      ...newAliases(was, page, old).map(alias => `answers at ${alias} as well`),
    ]
    return [
      ...sentences.map(words => changeOf(subject, { words })),
      ...fieldChanges(withoutSections(was), withoutSections(page), schemas.page, subject),
      ...sectionChanges(listOf(was.sections), listOf(page.sections), about),
    ]
  })
  const removed = [...before.pages].filter(
    ([route]) => !after.pages.has(route) && ![...moved.values()].includes(route),
  )
  return [
    ...changes,
    ...removed.map(([route, page]) => {
      const instead = catchAllOf(route, after)
      const words = `page at ${route} removed${instead === undefined ? '' : `; visitors see ${instead} instead`}`
      return changeOf({ about: titleOf(page), prefix: `${titleOf(page)}: `, fate: 'removed' }, { words })
    }),
  ]
}

/** The changes of a document's own fields. */
const fieldChanges = (before: Fields, after: Fields, schema: z.core.$ZodType, subject: Subject): Change[] =>
  differences(withoutPublication(before), withoutPublication(after), schema).map(difference =>
    changeOf(subject, difference),
  )

const withoutSections = ({ sections: _, aliases: __, ...fields }: Fields) => fields

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

function sectionChanges(before: readonly unknown[], after: readonly unknown[], about: string): Change[] {
  const { pairs, removed, added } = matchEntries(before, after)
  const changeIn = (section: unknown, index: number, fate: string, difference: Difference) => {
    const part = sectionName(section)
    return changeOf(
      { about, prefix: `${about}, `, part },
      { ...difference, words: `section ${index + 1} (${part})${fate}${difference.words}` },
    )
  }
  return [
    ...pairs.flatMap(([old, now]) =>
      [
        ...visibilityChange(before[old], after[now]),
        ...differences(withoutHidden(before[old]), withoutHidden(after[now]), sectionSchema),
      ].map(difference => changeIn(after[now], now, ': ', difference)),
    ),
    ...removed.map(index => changeIn(before[index], index, ' removed', { words: titled(before[index]) })),
    ...added.map(index => changeIn(after[index], index, ' added', { words: titled(after[index]) })),
    ...(isReordered(pairs)
      ? [changeOf({ about, prefix: `${about}: ` }, { words: 'sections put in another order' })]
      : []),
  ]
}

function visibilityChange(before: unknown, after: unknown): Difference[] {
  const [was, is] = [before, after].map(section => isObject(section) && section.hidden === true)
  if (was === is) return []
  return [{ words: is ? 'hidden from visitors' : 'shown to visitors again' }]
}

function withoutHidden(section: unknown): unknown {
  if (!isObject(section)) return section
  const { hidden: _, ...fields } = section
  return fields
}

/** For example "FAQ" or "Call to action". */
function sectionName(section: unknown): string {
  const type = isObject(section) ? String(section.type) : ''
  return type === 'faq' ? 'FAQ' : capitalised(wordsOf(type))
}

const titled = (section: unknown): string =>
  isObject(section) && typeof section.title === 'string' ? `: ${shortened(section.title)}` : ''

function postChanges(before: Snapshot, after: Snapshot, today: string): Change[] {
  const subjectOf = (id: number, post: Fields) => ({
    about: `Post "${titleOf(post)}"`,
    prefix: `Blog: post ${id} "${titleOf(post)}"`,
  })
  const changes = [...after.posts].flatMap(([id, post]) => {
    const was = before.posts.get(id)
    const subject = subjectOf(id, post)
    if (!was) {
      const words = isPublished(post, today) ? 'added' : 'added, which visitors do not see yet'
      return [changeOf({ ...subject, prefix: `${subject.prefix} `, fate: 'added' }, { words })]
    }
    const named = { ...subject, prefix: `${subject.prefix}: ` }
    return [
      ...publicationChange(was, post, today).map(words => changeOf(named, { words })),
      ...fieldChanges(was, post, schemas.post, named),
    ]
  })
  const removed = [...before.posts].filter(([id]) => !after.posts.has(id))
  return [
    ...changes,
    ...removed.map(([id, post]) => {
      const subject = subjectOf(id, post)
      return changeOf({ ...subject, prefix: `${subject.prefix} `, fate: 'removed' }, { words: 'removed' })
    }),
  ]
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
