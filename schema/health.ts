import type { Addresses } from './addresses.ts'
import { altTextProblems, captionProblems } from './altText.ts'
import type { World } from './content.ts'
import { type Field, isObject, mapFields } from './fieldWalk.ts'
import { type Document, schemas } from './parse.ts'
import { canonicalPath } from './paths.ts'
import type { Path, Problem } from './problem.ts'
import type { AnySection } from './section.ts'
import type { Locator } from './source.ts'
import { weightProblems } from './weight.ts'

/**
 * Warns of what is not wrong but should not stay: placeholders, overdue reviews, descriptions that describe nothing,
 * empty headings, heavy pages.
 * @param document one that visitors see
 * @param around what it stands among; `posts` is how many posts visitors see
 */
export function healthProblems(
  document: Document,
  { world, addresses, posts, today }: { world: World; addresses: Addresses; posts: number; today: string },
): Problem[] {
  const { locator } = document
  const until = document.kind === 'site' ? undefined : document.value.unpublishOn
  const problems: Problem[] = []
  mapFields(schemas[document.kind], document.value, field => {
    problems.push(
      ...placeholderProblems(field, locator),
      ...altTextProblems(field, locator),
      ...leavingProblems(field, addresses, until, locator),
    )
    return field.value
  })
  if (document.kind === 'site') return problems
  if (document.kind === 'post') return [...problems, ...captionProblems(document.value, locator)]
  const { reviewBy, sections } = document.value
  if (reviewBy && reviewBy < today)
    problems.push(
      locator.problem(
        'review-due',
        ['reviewBy'],
        `This page was to be looked through by ${reviewBy}.`,
        'Read it, correct what has changed, and write the next day on which to do so.',
      ),
    )
  return [
    ...problems,
    ...sections.flatMap((section, index) => headingProblems(section, ['sections', index], posts, locator)),
    ...weightProblems(sections, world, locator),
  ]
}

const placeholders =
  /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i

function placeholderProblems(field: Field, locator: Locator): Problem[] {
  if (field.kind !== 'text' && field.kind !== 'link') return []
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

/** A link that is right today would stop the build on the day when its page has gone. @param until when its own page goes */
function leavingProblems(
  field: Field,
  { routes, leaving }: Addresses,
  until: string | undefined,
  locator: Locator,
): Problem[] {
  const { kind, value } = field
  if ((kind !== 'link' && kind !== 'page') || leaving.size === 0) return []
  const day = leaving.get(routes.get(canonicalPath(/^[^?#]*/.exec(value)?.[0] ?? '')) ?? '')
  if (day === undefined || (until !== undefined && until <= day)) return []
  return [
    locator.problem(
      'link-to-leaving-page',
      field.path,
      `The page "${value}" leaves the website on ${day}; from then on this link is a mistake.`,
      'Delete the link by that day, or let this page leave on it as well.',
    ),
  ]
}

function headingProblems(section: AnySection, path: Path, posts: number, locator: Locator): Problem[] {
  const empty = (at: Path, message: string, cure: string) => [
    locator.problem('heading-without-text', at, message, cure),
  ]
  if ((section.type === 'blogList' || section.type === 'latestPosts') && posts === 0)
    return empty(
      path,
      'There is no post to list here yet.',
      'Publish a post, or delete this section until then.',
    )
  return emptyTexts(section, path).flatMap(({ at, message }) =>
    empty(at, message, 'Write what the heading promises, or delete both.'),
  )
}

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
