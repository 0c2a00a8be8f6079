import { ageRules } from '../model/ages.ts'
import { plainLetters } from '../model/letters.ts'
import type { Post } from '../model/post.ts'
import { contactRules } from '../model/site/contactDetails.ts'
import { focalPointRules } from '../model/site/focalPoints.ts'
import { noticeRules } from '../model/site/notice.ts'
import { searchRules } from '../model/site/search.ts'
import { versionRules } from '../model/site/versions.ts'
import { wordRules } from '../model/site/words.ts'
import type { Site } from '../model/site.ts'
import { themeRules } from '../model/theme/themeRules.ts'
import { listed } from '../problems/listed.ts'
import { type PathProblem, type Problem, say, withFix } from '../problems/problem.ts'
import type { Document, DocumentOf } from '../read/Document.ts'
import type { Locator } from '../read/source.ts'
import { nearest } from '../read/suggest.ts'
import { formRules } from '../sections/shared/formRules.ts'
import { pageRules } from './pageRules.ts'
import { templateRules } from './postTemplate.ts'
import { publicationRules } from './publicationRules.ts'
import { isOwnAddress } from './reserved.ts'

/** Rules between the fields of one document, which neither zod's shapes nor JSON Schema can express. */
export function documentRules(document: Document): Problem[] {
  const { locator } = document
  switch (document.kind) {
    case 'site':
      return siteRules(document.value, locator)
    case 'post':
      return [
        ...publicationRules(document.value, false, locator),
        ...captionRules(document.value, locator),
        ...relatedRules(document.value, locator),
      ]
    case 'page':
      return [
        ...addressRules(document.route, locator),
        ...publicationRules(document.value, document.route === '/', locator),
        ...(document.value.summary?.ages ? ageRules(document.value.summary.ages) : []).map(problem =>
          locator.place(problem, ['summary', 'ages']),
        ),
        ...pageRules(document.value, false, locator),
      ]
    case 'template':
      return [
        ...(templateRules(locator) ?? addressRules(document.prefix, locator)),
        ...publicationRules(document.value, true, locator),
        ...pageRules(document.value, true, locator),
      ]
  }
}

function addressRules(route: string, locator: Locator): Problem[] {
  if (isOwnAddress(route)) {
    const message = `The address "${route}" is used by the site itself.`
    return [locator.problem('reserved-address', [], message, 'Rename the file or its folder.')]
  }
  if (/^[\w/-]+$/.test(route)) return []
  const name = plainName(locator.file)
  return [
    locator.problem(
      'bad-file-name',
      [],
      `The name of this file makes a bad address: "${route}".`,
      say`Rename it${name ? say`, for example to ${say.document(name)}` : ''}: letters without accents, digits and hyphens only, no spaces.`,
    ),
  ]
}

/** The path of a file in the letters of addresses. @returns undefined if a name of the path has no such letter */
function plainName(file: string): string | undefined {
  const parts = file
    .replace(/\.json$/, '')
    .split('/')
    .map(part => (/^[\w-]+$/.test(part) ? part : plainLetters(part)))
  return parts.every(Boolean) ? `${parts.join('/')}.json` : undefined
}

/** Checks that related posts exist. @param postIds the numbers of all posts */
export const relatedProblems = (
  { value: post, locator }: DocumentOf<'post'>,
  postIds: ReadonlySet<number>,
): Problem[] =>
  post.relatedPosts.flatMap((id, index) => {
    const path = ['relatedPosts', index]
    const suggestion = 'Delete this number.'
    if (id === post.id)
      return locator.problem(
        'post-related-to-itself',
        path,
        'A post cannot be related to itself.',
        suggestion,
      )
    if (postIds.has(id)) return []
    const taken = new Set([post.id, ...post.relatedPosts])
    const free = listed([...postIds].filter(other => !taken.has(other)).map(String)).replaceAll('"', '')
    return locator.problem(
      'missing-post',
      path,
      `There is no post ${id}.`,
      free ? `Delete this number, or write one that is not listed yet: ${free}.` : suggestion,
    )
  })

/** A repeated number would show the same card twice. */
const relatedRules = ({ relatedPosts }: Post, locator: Locator): Problem[] =>
  relatedPosts.flatMap((id, index) =>
    relatedPosts.indexOf(id) === index
      ? []
      : locator.problem(
          'post-related-twice',
          ['relatedPosts', index],
          `The number ${id} stands in this list already.`,
          'Delete this number.',
        ),
  )

function captionRules(post: Post, locator: Locator): Problem[] {
  const [captions, pictures] = [post.captions?.length ?? 0, post.images.length]
  if (captions === pictures) return []
  return [
    locator.problem(
      'missing-captions',
      [post.captions ? 'captions' : 'images'],
      `The number of captions is ${captions}, that of the pictures ${pictures}.`,
      say`Write one caption for each picture of ${say.field('images')}, in the same order: what the picture shows.`,
    ),
  ]
}

const PLACEHOLDER_NUMBER = /000\D?0000$/

function siteRules(site: Site, locator: Locator): Problem[] {
  const problems = site.navigation.flatMap((item, index) =>
    item.subMenu && item.subMenuFrom
      ? locator.problem(
          'two-submenus',
          ['navigation', index],
          say`This entry has both ${say.field('subMenu')} and ${say.field('subMenuFrom')}.`,
          'Keep one of the two.',
        )
      : [],
  )
  const placeholder = (key: 'phone' | 'email' | 'whatsapp', name: string) => {
    const message = `The ${name} is still a placeholder.`
    problems.push(locator.problem('placeholder-contact', ['contact', key], message, 'Write the real one.'))
  }
  if (PLACEHOLDER_NUMBER.test(site.contact.phone)) placeholder('phone', 'telephone number')
  if (PLACEHOLDER_NUMBER.test(site.contact.whatsapp ?? '')) placeholder('whatsapp', 'number for WhatsApp')
  // RFC 2606 reserves .example, so no mail can arrive there.
  if (site.contact.email.endsWith('.example')) placeholder('email', 'email address')
  const { fields, handler = site.formHandler } = site.footer.newsletter
  const at = (path: string[], found: readonly PathProblem[]) =>
    found.map(problem => locator.place(problem, path))
  const ofTheme = (site.theme ? themeRules(site.theme) : []).map(({ better, ...problem }) =>
    withFix(
      locator.place(problem, ['theme']),
      better ? locator.replacing(['theme', ...problem.path], JSON.stringify(better)) : undefined,
    ),
  )
  return [
    ...problems,
    ...ofTheme,
    ...at(['contact'], contactRules(site.contact)),
    ...at(['notice'], site.notice ? noticeRules(site.notice) : []),
    ...at(['footer', 'newsletter'], formRules(fields, handler)),
    ...at(['timeZone'], site.timeZone === undefined ? [] : timeZoneRules(site.timeZone)),
    ...at(['search'], searchRules(site.search ?? {})),
    ...at(['words'], wordRules(site.words ?? {})),
    ...at(['versions'], versionRules(site.versions ?? {})),
    ...at(['focalPoints'], focalPointRules(site.focalPoints ?? [])),
  ]
}

/** Checks that the time zone is one of the names of the IANA database. */
export function timeZoneRules(timeZone: string): PathProblem[] {
  if (isTimeZone(timeZone)) return []
  const names = Intl.supportedValuesOf('timeZone')
  const atCity = (city: string | undefined) => names.find(name => cityOf(name) === city)
  // Most write the city alone, or with the wrong continent.
  const city = cityOf(timeZone)
  const suggested = atCity(city) ?? nearest(timeZone, names) ?? atCity(nearest(city, names.map(cityOf)))
  return [
    {
      code: 'unknown-time-zone',
      path: [],
      message: `"${timeZone}" is not the name of a time zone.`,
      suggestion: suggested
        ? `Did you mean "${suggested}"?`
        : 'Write a continent and a city, such as "Africa/Lome" or "Europe/Paris", or "UTC".',
    },
  ]
}

/** Offsets such as "+01:00" are no names: they ignore summer time. */
function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return /^[A-Za-z]/.test(timeZone)
  } catch {
    return false
  }
}

const cityOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll('_', ' ')
