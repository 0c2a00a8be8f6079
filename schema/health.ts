import type { Addresses } from './addresses.ts'
import { altTextProblems, captionProblems } from './altText.ts'
import type { World } from './content.ts'
import { garbledProblems } from './damage.ts'
import { type Field, fieldWalk, isObject } from './fieldWalk.ts'
import { modelTextIn } from './models/modelTexts.ts'
import type { Page } from './page.ts'
import { type Document, schemas } from './parse.ts'
import { canonicalPath } from './paths.ts'
import type { Path, Problem } from './problem.ts'
import type { Locator } from './source.ts'
import { weightProblems } from './weight.ts'

/** Warns of a field that is not wrong but should not stay: placeholders, descriptions that describe nothing. */
export const fieldHealth = (field: Field, locator: Locator): Problem[] => [
  ...placeholderProblems(field, locator),
  ...garbledProblems(field, locator),
  ...altTextProblems(field, locator),
]

/**
 * Warns of what is not wrong but should not stay in a document as a whole: overdue reviews, empty headings, heavy pages,
 * pictures of which two say the same.
 */
export function healthProblems(document: Document, world: World, today: string): Problem[] {
  const { kind, locator } = document
  if (kind === 'site') return []
  if (kind === 'post') return captionProblems(document.value, locator)
  const { reviewBy, sections } = document.value
  const overdue =
    reviewBy && reviewBy < today
      ? [
          locator.problem(
            'review-due',
            ['reviewBy'],
            `This page was to be looked through by ${reviewBy}.`,
            'Read it, correct what has changed, and write the next day on which to do so.',
          ),
        ]
      : []
  return [
    ...overdue,
    ...sections.flatMap((section, index) =>
      emptyTexts(section, ['sections', index]).map(({ at, message }) =>
        locator.problem(
          'heading-without-text',
          at,
          message,
          'Write what the heading promises, or delete both.',
        ),
      ),
    ),
    ...weightProblems(sections, world, locator),
  ]
}

/** What authors write where other words are to follow. It is looked for in their texts, and says nothing of this code. */
const placeholders =
  /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i

function placeholderProblems(field: Field, locator: Locator): Problem[] {
  if (field.kind !== 'text' && field.kind !== 'link') return []
  const modelText = field.kind === 'text' ? modelTextIn(field.value) : undefined
  if (modelText !== undefined)
    return [
      locator.problem(
        'placeholder-text',
        field.path,
        `"${modelText.length > 50 ? `${modelText.slice(0, 47)}…` : modelText}" holds the place of something else.`,
        'Write what visitors are to read, or add "draft": true until it is known.',
      ),
    ]
  const found = placeholders.exec(field.value)?.[0]
  // What a form shows in an empty field is an example by nature.
  return found === undefined || field.path.at(-1) === 'placeholder'
    ? []
    : [
        locator.problem(
          'placeholder-text',
          field.path,
          `"${found}" holds the place of something else.`,
          'Write what visitors are to read, or delete it until it is known.',
        ),
      ]
}

const eachLink = fieldWalk('link', 'page')

/** Warns of links that are right today and would stop the build on the day when their page has gone. */
export function leavingProblems(document: Document, addresses: Addresses): Problem[] {
  const { kind, locator, value } = document
  const until = kind === 'site' ? undefined : document.value.unpublishOn
  const problems: Problem[] = []
  eachLink(schemas[kind], value, field => {
    const day = dayOfLeaving(field.value, addresses)
    if (day !== undefined && (until === undefined || until > day))
      problems.push(
        locator.problem(
          'link-to-leaving-page',
          field.path,
          `The page "${field.value}" leaves the website on ${day}; from then on this link is a mistake.`,
          'Delete the link by that day, or let this page leave on it as well.',
        ),
      )
    return field.value
  })
  return problems
}

/** The day on which the page behind a link leaves the website; nothing for one that stays. */
export const dayOfLeaving = (link: string, { routes, leaving }: Addresses): string | undefined =>
  leaving.size === 0
    ? undefined
    : leaving.get(routes.get(canonicalPath(/^[^?#]*/.exec(link)?.[0] ?? '')) ?? '')

/** Sections that list posts, by their places on their page. */
export const postListsOf = ({ sections }: Page): number[] =>
  sections.flatMap(({ type }, index) => (type === 'blogList' || type === 'latestPosts' ? index : []))

/** Warns of a list of posts where there is none. */
export const emptyPostList = (index: number, locator: Locator): Problem =>
  locator.problem(
    'heading-without-text',
    ['sections', index],
    'There is no post to list here yet.',
    'Publish a post, or delete this section until then.',
  )

const LONG_TEXTS = new Set(['content', 'answer', 'message', 'description'])

/** Long texts without a word in them, or with none but those of their heading. */
function emptyTexts(value: unknown, path: Path): { at: Path; message: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyTexts(item, [...path, index]))
  if (!isObject(value)) return []
  const heading = value.title ?? value.question ?? value.name
  const found: { at: Path; message: string }[] = []
  for (const key in value) {
    const text = value[key]
    if (typeof text === 'object') found.push(...emptyTexts(text, [...path, key]))
    if (typeof text !== 'string' || !LONG_TEXTS.has(key)) continue
    const at = [...path, key]
    if (!/[\p{L}\p{N}]/u.test(text)) found.push({ at, message: 'There is no word in this text.' })
    else if (text === heading) found.push({ at, message: 'This text only says its heading again.' })
  }
  return found
}
