import { ageRules } from '../model/ages.ts'
import { plainLetters } from '../model/letters.ts'
import type { Page } from '../model/page.ts'
import type { Post } from '../model/post.ts'
import type { Publication } from '../model/publication.ts'
import { contactRules } from '../model/site/contactDetails.ts'
import { focalPointRules } from '../model/site/focalPoints.ts'
import { noticeRules } from '../model/site/notice.ts'
import { searchRules } from '../model/site/search.ts'
import { wordRules } from '../model/site/words.ts'
import type { Site } from '../model/site.ts'
import { ownSlugs, slugOf } from '../model/slug.ts'
import { themeRules } from '../model/theme/themeRules.ts'
import { listed } from '../problems/listed.ts'
import { type Path, type PathProblem, problemsWithin, say } from '../problems/problem.ts'
import type { Document } from '../read/Document.ts'
import { nearest } from '../read/suggest.ts'
import { definitionOf, type SharedSection, shownSections } from '../section.ts'
import { formRules } from '../sections/shared/formRules.ts'
import { templateRules } from './postTemplate.ts'
import { isOwnAddress } from './reserved.ts'

/** Rules between the fields of one document, which neither zod's shapes nor JSON Schema can express. */
export function documentRules(document: Document): PathProblem[] {
  switch (document.kind) {
    case 'site':
      return siteRules(document.value)
    case 'post':
      return [
        ...publicationRules(document.value, false),
        ...captionRules(document.value),
        ...relatedRules(document.value),
      ]
    case 'page':
      return [
        ...addressRules(document.route, document.locator.file),
        ...publicationRules(document.value, document.route === '/'),
        ...problemsWithin(
          ['summary', 'ages'],
          document.value.summary?.ages ? ageRules(document.value.summary.ages) : [],
        ),
        ...pageRules(document.value, document.shared, false),
      ]
    case 'template':
      return [
        ...(templateRules(document.locator.file) ?? addressRules(document.prefix, document.locator.file)),
        ...publicationRules(document.value, true),
        ...pageRules(document.value, document.shared, true),
      ]
  }
}

/** Rules of the three fields. @param isNeeded whether the site cannot do without the page */
function publicationRules(value: Publication, isNeeded: boolean): PathProblem[] {
  const { publishOn, unpublishOn } = value
  if (publishOn && unpublishOn && unpublishOn <= publishOn)
    return [
      {
        code: 'end-before-start',
        path: ['unpublishOn'],
        message: say`This leaves the website on ${say.day(unpublishOn)}, but comes to it only on ${say.day(publishOn)}: nobody would ever see it.`,
        suggestion: 'Correct one of the two dates.',
      },
    ]
  const field = (['draft', 'publishOn', 'unpublishOn'] as const).find(key => value[key])
  if (!isNeeded || !field) return []
  const message = 'The website cannot do without this page.'
  const suggestion = say`Delete ${say.field(field)}; change the words of the page instead.`
  return [{ code: 'page-always-shown', path: [field], message, suggestion, at: 'key' }]
}

function addressRules(route: string, file: string): PathProblem[] {
  if (isOwnAddress(route)) {
    const message = `The address "${route}" is used by the site itself.`
    return [{ code: 'reserved-address', path: [], message, suggestion: 'Rename the file or its folder.' }]
  }
  if (/^[\w/-]+$/.test(route)) return []
  const name = plainName(file)
  return [
    {
      code: 'bad-file-name',
      path: [],
      message: `The name of this file makes a bad address: "${route}".`,
      suggestion: say`Rename it${name ? say`, for example to ${say.document(name)}` : ''}: letters without accents, digits and hyphens only, no spaces.`,
    },
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
export const relatedProblems = (post: Post, postIds: ReadonlySet<number>): PathProblem[] =>
  post.relatedPosts.flatMap((id, index) => {
    const path = ['relatedPosts', index]
    const suggestion = 'Delete this number.'
    if (id === post.id)
      return {
        code: 'post-related-to-itself',
        path,
        message: 'A post cannot be related to itself.',
        suggestion,
      }
    if (postIds.has(id)) return []
    const taken = new Set([post.id, ...post.relatedPosts])
    const free = listed([...postIds].filter(other => !taken.has(other)).map(String)).replaceAll('"', '')
    return {
      code: 'missing-post',
      path,
      message: `There is no post ${id}.`,
      suggestion: free ? `Delete this number, or write one that is not listed yet: ${free}.` : suggestion,
    }
  })

/** A repeated number would show the same card twice. */
const relatedRules = ({ relatedPosts }: Post): PathProblem[] =>
  relatedPosts.flatMap((id, index) =>
    relatedPosts.indexOf(id) === index
      ? []
      : {
          code: 'post-related-twice',
          path: ['relatedPosts', index],
          message: `The number ${id} stands in this list already.`,
          suggestion: 'Delete this number.',
        },
  )

function captionRules(post: Post): PathProblem[] {
  const [captions, pictures] = [post.captions?.length ?? 0, post.images.length]
  if (captions === pictures) return []
  return [
    {
      code: 'missing-captions',
      path: [post.captions ? 'captions' : 'images'],
      message: `The number of captions is ${captions}, that of the pictures ${pictures}.`,
      suggestion: say`Write one caption for each picture of ${say.field('images')}, in the same order: what the picture shows.`,
    },
  ]
}

const PLACEHOLDER_NUMBER = /000\D?0000$/

function siteRules(site: Site): PathProblem[] {
  const problems: PathProblem[] = site.navigation.flatMap((item, index) =>
    item.subMenu && item.subMenuFrom
      ? {
          code: 'two-submenus',
          path: ['navigation', index],
          message: say`This entry has both ${say.field('subMenu')} and ${say.field('subMenuFrom')}.`,
          suggestion: 'Keep one of the two.',
        }
      : [],
  )
  const placeholder = (key: 'phone' | 'email' | 'whatsapp', name: string) => {
    const message = `The ${name} is still a placeholder.`
    problems.push({
      code: 'placeholder-contact',
      path: ['contact', key],
      message,
      suggestion: 'Write the real one.',
    })
  }
  if (PLACEHOLDER_NUMBER.test(site.contact.phone)) placeholder('phone', 'telephone number')
  if (PLACEHOLDER_NUMBER.test(site.contact.whatsapp ?? '')) placeholder('whatsapp', 'number for WhatsApp')
  // RFC 2606 reserves .example, so no mail can arrive there.
  if (site.contact.email.endsWith('.example')) placeholder('email', 'email address')
  const { fields, handler = site.formHandler } = site.footer.newsletter
  return [
    ...problems,
    ...problemsWithin(['contact'], contactRules(site.contact)),
    ...problemsWithin(['notice'], site.notice ? noticeRules(site.notice) : []),
    ...problemsWithin(['footer', 'newsletter'], formRules(fields, handler)),
    ...problemsWithin(['timeZone'], site.timeZone === undefined ? [] : timeZoneRules(site.timeZone)),
    ...problemsWithin(['search'], searchRules(site.search ?? {})),
    ...problemsWithin(['words'], wordRules(site.words ?? {})),
    ...problemsWithin(['focalPoints'], focalPointRules(site.focalPoints ?? [])),
    ...problemsWithin(['theme'], site.theme ? themeRules(site.theme) : []),
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

/** Ids in the HTML of every page (`renderer/server/document.ts`, `renderer/layout`), which scripts look up. */
export const OWN_IDS = ['page', 'main', 'quick-links', 'newsletter']

/** Rules between the fields of a page. @param isTemplate whether it shows a blog post */
function pageRules(page: Page, shared: readonly SharedSection[], isTemplate: boolean): PathProblem[] {
  const firstOf = repeatedSections(page)
  const ofSections = page.sections.flatMap((section, index) => {
    const path = ['sections', index]
    const first = firstOf.get(index)
    // What is wrong within a section is reported of the first one.
    if (first !== undefined) return [repetition(path, first), ...placeProblems(page, index, isTemplate)]
    const found = definitionOf(section.type).rules?.(section) ?? []
    return [...problemsWithin(path, found), ...placeProblems(page, index, isTemplate)]
  })
  const isAgain = ({ path, isQuestion }: Anchor) => isQuestion && firstOf.has(Number(path[1]))
  const anchors = anchorsOf(page, shared).filter(anchor => !isAgain(anchor))
  return [...anchorRules(anchors), ...ofSections, ...hiddenProblems(page)]
}

/** A page of which visitors would see nothing. */
const hiddenProblems = (page: Page): PathProblem[] =>
  shownSections(page).length > 0
    ? []
    : [
        {
          code: 'all-sections-hidden',
          path: ['sections', 0, 'hidden'],
          message: 'Every section of this page is hidden, so that it is empty.',
          suggestion: 'Show one of them, or make the whole page a draft.',
        },
      ]

/** Checks that a section may be on such a page, and that the page does not have too many of its type. */
function placeProblems({ sections }: Page, index: number, isTemplate: boolean): PathProblem[] {
  const { type, hidden } = sections[index] ?? {}
  if (type === undefined) return []
  const { on, limit = Number.POSITIVE_INFINITY, instead, after } = definitionOf(type).use ?? {}
  const path = ['sections', index, 'type']
  const other = instead === undefined || instead === type ? '' : say`, or take ${say.choice(instead)} here`
  if (on && on !== (isTemplate ? 'post' : 'page')) {
    const isForPosts = !isTemplate
    const message = isForPosts
      ? say`A ${say.choice(type)} section shows one blog post, and this page is none.`
      : say`A ${say.choice(type)} section cannot be on the page that shows blog posts.`
    const suggestion = isForPosts
      ? say`Use it only on the page that shows posts, such as ${say.document('blog/[id].json')}${other}.`
      : say`Delete it${other}.`
    return [{ code: 'post-section-on-page', path, message, suggestion }]
  }
  if (after && index === sections.findIndex(section => !section.hidden))
    return [
      {
        code: 'missing-main-heading',
        path,
        message: say`The heading of the first section is that of the page, and a ${say.choice(type)} section may have none.`,
        suggestion: say`Put a ${say.choice(after)} section before it.`,
      },
    ]
  if (hidden || limit > index) return []
  const before = shownSections({ sections: sections.slice(0, index + 1) })
  const count = before.filter(section => section.type === type).length
  if (count <= limit) return []
  const most = limit === 1 ? 'one' : limit
  return [
    {
      code: 'too-many-sections',
      path,
      message: say`A page can have ${most} ${say.choice(type)} section${limit === 1 ? '' : 's'}, and this is number ${count}.`,
      suggestion: say`Delete it${other}.`,
    },
  ]
}

/** The sections that say the same as one before them: index of the section → index of the first such section. */
function repeatedSections({ sections }: Page): ReadonlyMap<number, number> {
  const types = sections.map(({ type }) => type)
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  sections.forEach((section, index) => {
    // Most types occur once.
    if (types.indexOf(section.type) === types.lastIndexOf(section.type)) return
    const written = JSON.stringify(section)
    const earlier = first.get(written)
    if (earlier === undefined) first.set(written, index)
    else repeated.set(index, earlier)
  })
  return repeated
}

const repetition = (path: Path, first: number): PathProblem => ({
  code: 'repeated-section',
  path,
  message: lineOf =>
    say`This section is the same as ${{ text: `the one on line ${lineOf(['sections', first])}`, inForms: `section ${first + 1}` }}.`,
  suggestion: 'Delete one of the two.',
})

/** Checks that the ids of a page are unique. */
function anchorRules(anchors: readonly Anchor[]): PathProblem[] {
  const seen = new Set<string>()
  return anchors.flatMap(({ id, path, isQuestion, isAskedAgain }) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (OWN_IDS.includes(id))
      return {
        code: 'reserved-name',
        path,
        message: `Every page has a place called "${id}" already.`,
        suggestion: isQuestion ? 'Ask in other words.' : `Write another name, such as "our-${id}".`,
      }
    if (isRepeated && isQuestion)
      return {
        code: 'repeated-id',
        path,
        message: `Links reach this question by "#${id}", and another question or section of this page too.`,
        suggestion: 'Ask in other words, or leave it out here.',
      }
    if (isRepeated)
      return {
        code: 'repeated-id',
        path,
        message: `Another section of this page has the id "${id}".`,
        suggestion: 'Give each section an id of its own, or none.',
      }
    if (!isAskedAgain) return []
    return {
      code: 'repeated-question',
      path,
      message: 'This section asks the same question twice.',
      suggestion: 'Leave one of the two out, or ask in other words.',
    }
  })
}

/** An id on a page that a link can name. */
interface Anchor {
  id: string
  path: Path
  /** Whether the id is made from a question. Other ids are written by authors, for sections. */
  isQuestion: boolean
  /** Whether its section asks the same question before. Its id differs all the same. */
  isAskedAgain?: boolean
}

/** Sections come first: if a section and a question have the same id, the question is reported. */
function anchorsOf({ sections }: Page, shared: readonly SharedSection[]): Anchor[] {
  const ofSections = sections.flatMap(({ id, hidden }, index) =>
    id === undefined || hidden ? [] : { id, path: ['sections', index, 'id'], isQuestion: false },
  )
  const ofQuestions = shared.flatMap(({ questions = [], index }) => {
    const slugs = questions.map(({ text }) => slugOf(text))
    const ids = ownSlugs(slugs)
    return questions.map(({ path }, at) => ({
      id: ids[at] ?? '',
      path: ['sections', index, ...path],
      isQuestion: true,
      isAskedAgain: ids[at] !== slugs[at],
    }))
  })
  return [...ofSections, ...ofQuestions]
}
