import { fieldLabel } from '../../../schema/model/fieldLabel.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { fileTypes } from '../../../schema/model/kinds.ts'
import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import { schemaAt } from '../../../schema/model/schemaNode.ts'
import { schemas } from '../../../schema/read/parse.ts'
import { section as sectionSchema, sharedBy } from '../../../schema/section.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../schema/site/knownDocuments.ts'
import { categoriesOf } from '../../../schema/validate/links/categories.ts'
import { UsageError } from '../usageError.ts'
import {
  capitalised,
  type Difference,
  differences,
  isReordered,
  keyInWords,
  matchEntries,
  sentenceOf,
  shortened,
} from './differences.ts'

/** What a change concerns. */
interface Subject {
  /** A page, a post, or "The whole site": what heads its changes in a list. */
  about: string
  /** How its sentences begin, where they name it. */
  prefix?: string
  /** The part that changes: "FAQ", "description". Absent when it comes or goes as a whole. */
  part?: string
  /** Whether it comes or goes as a whole. */
  fate?: 'added' | 'removed'
  /** The document that changes. Absent for public files. */
  file?: string | undefined
  /** The document that a page was before it was moved. */
  former?: string
  /** The public files that change, by their paths. */
  paths?: readonly string[]
}

/** One change of the site. */
export interface Change extends Difference, Omit<Subject, 'prefix'> {
  /** All of it on one line: "ILS, section 3 (FAQ): question: Old? → New?". */
  sentence: string
}

/** The effects of a change on the site, in plain English. */
interface Review {
  changes: Change[]
  /** One sentence per published address that no longer answers, with the suggestion. */
  errors: string[]
}

/**
 * Compares two sites. Documents need not be valid, since those of an old commit may follow an old schema.
 * @param after its day decides which pages are published
 * @throws UsageError when a document of the site as it is now is no JSON, and no draft
 */
export function reviewSite(before: Site, after: Site): Review {
  const [was, is] = versionsOf(before, after)
  const templates = was.template && is.template ? [{ was: was.template, is: is.template }] : []
  const pairs = [...pairsOf(was.pages, is.pages, is.addresses), ...templates, ...pairsOf(was.posts, is.posts)]
  return {
    changes: [
      ...siteChanges(was, is),
      ...pairs.flatMap(pair => documentChanges(pair, is)),
      ...fileChanges(was, is),
    ],
    errors: lostIn(was, is).map(lostSentence),
  }
}

/** A published address that no longer answers. */
interface LostAddress {
  address: string
  /** The title of the page that stood there, as visitors knew it. */
  title: string | undefined
  /** The route of the page that has the title of the one that answered. */
  heir: string | undefined
  /** Whether it was that of a public file. */
  isFile: boolean
}

export const lostAddresses = (before: Site, after: Site): LostAddress[] =>
  lostIn(...versionsOf(before, after))

function versionsOf(before: Site, after: Site): [Version, Version] {
  for (const { file, isJson, isDraft } of after.known.values())
    if (!isJson && !isDraft)
      throw new UsageError(
        `"${file}" cannot be read. Run "npm run validate" first: it says what is wrong with it.`,
      )
  return [versionOf(before), versionOf(after)]
}

/** The JSON object of a document, not validated. */
type Fields = Readonly<Record<string, unknown>>

/** What a site says, as it is written. A document that is no JSON was not published. */
function versionOf({ known, input, view: { today } }: Site) {
  const documents = [...known.values()].filter(({ isJson }) => isJson)
  const ofKind = (wanted: KnownDocument['kind']) => documents.filter(({ kind }) => kind === wanted)
  const isPublished = ({ absence }: KnownDocument) => absence === undefined
  const [site, template] = [ofKind('site')[0], ofKind('template')[0]]
  /** Route → page. */
  const pages = new Map(ofKind('page').map(page => [page.route, page]))
  /** Id → post. */
  const posts = new Map(ofKind('post').map(post => [post.id, post]))
  /** Address → route of the page, post or category that answers, for every alias and spelling. */
  const addresses = new Map<string, string>()
  for (const { route, addresses: own } of [...pages.values()].filter(isPublished))
    for (const address of own) addresses.set(address, route).set(address.toLowerCase(), route)
  const shownPosts = [...posts.values()].filter(isPublished)
  const routes = template ? shownPosts.map(({ route }) => route) : []
  // The pages of categories are below the page that lists all posts.
  const lists = [...pages.values()].filter(({ fields }) => listOf(fields.sections).some(listsPosts))
  const list = lists.find(({ route }) => route === template?.route) ?? lists[0]
  if (list && isPublished(list)) {
    const named = shownPosts.map(({ fields }) => ({ categories: listOf(fields.categories).map(String) }))
    routes.push(...categoriesOf(named, list.route, name => name).map(({ route }) => canonicalPath(route)))
  }
  for (const route of routes) addresses.set(route, route)
  /** Path of each public file → object id of its content. */
  const files = new Map([...input.files].map(([path, { objectId }]) => [path, objectId]))
  return { today, site: site?.fields ?? {}, template, pages, posts, addresses, files }
}

type Version = ReturnType<typeof versionOf>

function listsPosts(section: unknown): boolean {
  const { data } = sectionSchema.safeParse(section)
  return data !== undefined && sharedBy([data]).some(({ ofCategory }) => ofCategory)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The name of a page in lists, or its title. */
const titleOf = ({ summary, title }: Fields): string =>
  isObject(summary) && typeof summary.name === 'string' ? summary.name : String(title ?? '')

export const changeOf = ({ prefix = '', ...subject }: Subject, difference: Difference): Change => ({
  ...subject,
  ...difference,
  sentence: prefix + sentenceOf(difference),
})

/** Describes what changes in what all pages share. */
function siteChanges({ site: before }: Version, { site: after }: Version): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key => {
    const [was, is] = [before[key], after[key]]
    const schema = schemaAt(schemas.site, [key], after)
    const label = fieldLabel(schema)
    const part = label ?? keyInWords(key)
    const hasParts = typeof was === 'object' && typeof is === 'object'
    // What is in a group without a name, such as a telephone number, has a name of its own.
    const isNamed = label !== undefined || !isObject(was) || !isObject(is)
    const named = isNamed ? (words: string) => `${capitalised(part)}: ${words}` : capitalised
    const found = hasParts
      ? differences(was, is, schema).map(({ words, ...rest }) => ({ words: named(words), ...rest }))
      : differences(was, is, schema, `Every page: ${part}`)
    return found.map(difference =>
      changeOf({ about: 'The whole site', part, file: '_site.json' }, difference),
    )
  })
}

/** A document as it was and as it is. Absent on the side on which there is none. */
interface Pair {
  was?: KnownDocument | undefined
  is?: KnownDocument | undefined
}

/** @param addresses by which documents that have moved still answer */
function pairsOf<K>(
  before: ReadonlyMap<K, KnownDocument>,
  after: ReadonlyMap<K, KnownDocument>,
  addresses?: ReadonlyMap<K, K>,
): Pair[] {
  const moved = new Map<K, K>()
  for (const old of before.keys()) {
    const now = addresses?.get(old)
    if (!after.has(old) && now !== undefined && !before.has(now)) moved.set(now, old)
  }
  const kept = new Set([...after.keys(), ...moved.values()])
  return [
    ...[...after].map(([key, is]) => ({ was: before.get(moved.get(key) ?? key), is })),
    ...[...before].flatMap(([key, was]) => (kept.has(key) ? [] : { was })),
  ]
}

function documentChanges({ was, is }: Pair, after: Version): Change[] {
  if (!is) return was ? [removal(was, after)] : []
  const { today } = after
  if (!was) {
    const words = `${is.kind === 'page' ? `page added at ${is.route}` : 'added'}${whenSeen(is, today)}`
    return [changeOf(subjectOf(is, 'added'), { words })]
  }
  const { prefix, ...own } = subjectOf(is)
  const ofFile = { ...own, ...(was.file !== is.file && { former: was.file }) }
  const named = { ...ofFile, prefix }
  const hasMoved = is.kind === 'page' && was.route !== is.route
  const sentences = [
    ...(hasMoved ? [`moved from ${was.route} to ${is.route}; the old address still answers`] : []),
    ...publicationChange(was, is, today),
    ...newAliases(was, is).map(alias => `answers at ${alias} as well`),
  ]
  return [
    ...sentences.map(words => changeOf(named, { words })),
    ...differences(ownFields(was), ownFields(is), schemas[is.kind]).map(found => changeOf(named, found)),
    ...sectionChanges(listOf(was.fields.sections), listOf(is.fields.sections), ofFile),
  ]
}

function removal(was: KnownDocument, after: Version): Change {
  const instead = catchAllOf(was.route, after)
  const words =
    was.kind === 'page'
      ? `page at ${was.route} removed${instead === undefined ? '' : `; visitors see ${instead} instead`}`
      : 'removed'
  return changeOf(subjectOf(was, 'removed'), { words })
}

/**
 * What heads the changes of a document, and how their sentences begin.
 * @param fate whether it comes or goes as a whole
 */
function subjectOf(document: KnownDocument, fate?: Subject['fate']): Subject {
  const { kind, id, file, fields } = document
  const about = nameOf(document)
  const name = kind === 'post' ? `Blog: post ${id} "${titleOf(fields)}"` : about
  const prefix = kind === 'post' && fate ? `${name} ` : `${name}: `
  return { about, file, prefix, ...(fate && { fate }) }
}

function nameOf({ kind, route, fields }: KnownDocument): string {
  if (kind === 'template') return 'The page of each post'
  if (kind === 'post') return `Post "${titleOf(fields)}"`
  return route === '/' ? 'Home page' : titleOf(fields)
}

/** When visitors will see what was added, if they do not see it at once. */
function whenSeen({ absence, fields: { draft, publishOn } }: KnownDocument, today: string): string {
  if (absence === undefined) return ''
  if (draft === true) return ', as a draft, which visitors do not see'
  return typeof publishOn === 'string' && publishOn > today
    ? `, which visitors see ${dayInWords(publishOn, today)}`
    : ', which visitors do not see any more'
}

/** "from tomorrow, 28 November", "from 11 January 2027". */
function dayInWords(day: string, today: string): string {
  const [at, now] = [day, today].map(text => new Date(`${text}T12:00:00Z`))
  if (!at || !now || Number.isNaN(at.getTime())) return `from ${day}`
  const format = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC', ...options })
  const isTomorrow = at.getTime() - now.getTime() === 86_400_000
  return `from ${isTomorrow ? 'tomorrow, ' : ''}${format(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' })}`
}

/** The fields of a document but those that are described in another way: its publication, its sections, its addresses. */
const ownFields = ({ fields }: KnownDocument) =>
  without(fields, 'draft', 'publishOn', 'unpublishOn', '$schema', 'sections', 'aliases')

const without = (value: unknown, ...keys: readonly string[]): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) : value

const newAliases = (was: KnownDocument, is: KnownDocument): string[] =>
  is.aliases.filter(alias => !was.addresses.includes(alias))

function sectionChanges(before: readonly unknown[], after: readonly unknown[], ofFile: Subject): Change[] {
  const { about } = ofFile
  const { pairs, removed, added } = matchEntries(before, after)
  const changeIn = (section: unknown, index: number, fate: string, difference: Difference) => {
    const part = sectionName(section)
    return changeOf(
      { ...ofFile, prefix: `${about}, `, part },
      { ...difference, words: `section ${index + 1} (${part})${fate}${difference.words}` },
    )
  }
  return [
    ...pairs.flatMap(([old, now]) =>
      [
        ...visibilityChange(before[old], after[now]),
        ...differences(without(before[old], 'hidden'), without(after[now], 'hidden'), sectionSchema),
      ].map(difference => changeIn(after[now], now, ': ', difference)),
    ),
    ...removed.map(index => changeIn(before[index], index, ' removed', { words: titled(before[index]) })),
    ...added.map(index => changeIn(after[index], index, ' added', { words: titled(after[index]) })),
    ...(isReordered(pairs)
      ? [changeOf({ ...ofFile, prefix: `${about}: ` }, { words: 'sections put in another order' })]
      : []),
  ]
}

function visibilityChange(before: unknown, after: unknown): Difference[] {
  const [was, is] = [before, after].map(section => isObject(section) && section.hidden === true)
  if (was === is) return []
  return [{ words: is ? 'hidden from visitors' : 'shown to visitors again' }]
}

/** For example "FAQ" or "Call to action". */
function sectionName(section: unknown): string {
  const type = isObject(section) ? String(section.type) : ''
  return type === 'faq' ? 'FAQ' : capitalised(keyInWords(type))
}

const titled = (section: unknown): string =>
  isObject(section) && typeof section.title === 'string' ? `: ${shortened(section.title)}` : ''

function publicationChange(before: KnownDocument, after: KnownDocument, today: string): string[] {
  const [was, is] = [before, after].map(({ absence }) => absence === undefined)
  const days = (['publishOn', 'unpublishOn'] as const).filter(key => before.fields[key] !== after.fields[key])
  return [
    ...(was === is ? [] : [is ? 'visitors see it from now on' : 'visitors no longer see it']),
    ...days.flatMap(key => {
      const verb = key === 'publishOn' ? 'comes to' : 'leaves'
      const day = after.fields[key]
      if (day === undefined) return [`no day on which it ${verb} the website any more`]
      if (String(day) <= today) return []
      return [
        `${verb} the website ${dayInWords(String(day), today)
          .replace(/^from (?=tomorrow)/, '')
          .replace(/^from/, 'on')}`,
      ]
    }),
  ]
}

/** Describes which public files were added, removed, moved or changed. */
function fileChanges({ files: before }: Version, { files: after }: Version): Change[] {
  const placeOf = new Map([...after].filter(([path]) => !before.has(path)).map(([path, id]) => [id, path]))
  const gone = [...before].filter(([path]) => !after.has(path))
  const moved = new Set(gone.flatMap(([, id]) => placeOf.get(id) ?? []))
  const found = [
    ...gone.map(([path, id]) => {
      const to = placeOf.get(id)
      return to
        ? { words: `File ${path} moved to ${to}`, paths: [path, to] }
        : { words: `File ${path} removed`, paths: [path] }
    }),
    ...[...after.keys()]
      .filter(path => !before.has(path) && !moved.has(path))
      .map(path => ({ words: `File ${path} added`, paths: [path] })),
    ...[...after]
      .filter(([path, id]) => (before.get(path) ?? id) !== id)
      .map(([path]) => ({ words: `File ${path} changed`, paths: [path] })),
  ]
  return found.map(({ words, paths }) => changeOf({ about: 'Pictures and documents', paths }, { words }))
}

/** Published addresses that no longer answer. They live on in bookmarks, and on paper. */
function lostIn(before: Version, after: Version): LostAddress[] {
  const lost = [...before.addresses.keys()].filter(
    address => !after.addresses.has(address) && catchAllOf(address, after) === undefined,
  )
  const documents = [...before.files.keys()].filter(
    path => fileTypes.download.ending.test(path) && !after.files.has(path),
  )
  return [
    ...lost.map(address => {
      const title = titleOf(before.pages.get(before.addresses.get(address) ?? '')?.fields ?? {})
      const heir = [...after.pages.values()].find(({ fields }) => titleOf(fields) === title)?.route
      return { address, title: before.pages.has(address) ? title : undefined, heir, isFile: false }
    }),
    ...documents.map(address => ({ address, title: undefined, heir: undefined, isFile: true })),
  ]
}

function lostSentence({ address, heir, isFile }: LostAddress): string {
  if (isFile) return `${address} no longer answers. Put the file back, or a newer one of the same name.`
  const place = heir ? `page "${heir}"` : 'page that takes its place'
  return `${address} removed without an alias. Add "${address}" to the "aliases" of the ${place}.`
}

/** The page that answers for unknown addresses below it, if this address is one. */
const catchAllOf = (address: string, { site }: Version): string | undefined =>
  listOf(site.catchAlls)
    .map(String)
    .find(prefix => isBelow(address, prefix))
