import { isWords } from '../../model/fields.ts'
import { isObject } from '../../model/isObject.ts'
import { type Field, fieldWalker, partOf } from '../../model/mapFields.ts'
import type { Page } from '../../model/page.ts'
import { canonicalPath } from '../../model/paths.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Document } from '../../read/Document.ts'
import { schemas } from '../../read/parse.ts'
import type { Locator } from '../../read/source.ts'
import { sourceText } from '../../richText/RichText.ts'
import { definitionOf } from '../../section.ts'
import { describesExamplePicture, starterTextIn } from '../../starters/starterTexts.ts'
import type { Addresses } from '../addresses.ts'
import { garbledProblems } from '../fields/damage.ts'
import { partsOf } from '../links/linkTargets.ts'
import type { DocumentContext } from '../ValidationContext.ts'
import { altTextProblems, captionProblems } from './altText.ts'
import { longTitles } from './longTitles.ts'
import { copyrightProblems, yearProblems } from './outdatedYears.ts'
import { overdueReviews } from './overdueReviews.ts'
import { plainMarks } from './plainMarks.ts'
import { weightProblems } from './weight.ts'

/** Warns of placeholders, garbled text, signs of other programs, long titles and poor descriptions of pictures. */
export function fieldWarnings(field: Field, locator: Locator): Problem[] {
  const placeholders = placeholderProblems(field, locator)
  return [
    ...placeholders,
    ...examplePictureProblems(field, locator),
    ...garbledProblems(field, locator),
    // A placeholder is to be replaced with all its signs.
    ...(placeholders.length > 0 ? [] : plainMarks(field, locator)),
    ...longTitles(field, locator),
    ...altTextProblems(field, locator),
  ]
}

/** Warns of overdue reviews, years that have passed, headings without text, heavy pages and repeated captions. */
export function documentWarnings(document: Document, context: DocumentContext): Problem[] {
  const { kind, locator } = document
  if (kind === 'site') return copyrightProblems(document.value, context.today, locator)
  if (kind === 'post') return captionProblems(document.value, locator)
  const { sections } = document.value
  const problems = overdueReviews(document.value, context.today, locator)
  const cure = 'Write what the heading promises, or delete both.'
  for (const { at, message } of emptyTexts(sections, ['sections']))
    problems.push(locator.problem('heading-without-text', at, message, cure))
  return [
    ...problems,
    ...yearProblems(document.value, locator),
    ...weightProblems(sections, context, locator),
  ]
}

/** What authors write as a placeholder. */
const placeholders =
  /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i

function placeholderProblems(field: Field, locator: Locator): Problem[] {
  if (!isWords(field.kind) && (field.kind !== 'link' || field.reference)) return []
  const modelText = isWords(field.kind) ? starterTextIn(field.value) : undefined
  const found = modelText ?? placeholders.exec(field.value)?.[0]
  // The hint in an empty form field is an example on purpose.
  if (found === undefined || (modelText === undefined && field.path.at(-1) === 'placeholder')) return []
  const what = modelText === undefined ? found : truncate(modelText, 50)
  const otherwise = modelText === undefined ? 'delete it' : 'add "draft": true'
  return [
    locator.problem(
      'placeholder-text',
      field.path,
      `"${what}" is a placeholder, and visitors would read it as it stands.`,
      `Write what visitors are to read, or ${otherwise} until it is known.`,
    ),
  ]
}

/** Warns of a description that "npm run new" wrote for its example picture. */
function examplePictureProblems(field: Field, locator: Locator): Problem[] {
  if (field.kind !== 'text' || !describesExamplePicture(field)) return []
  return [
    locator.problem(
      'placeholder-text',
      field.path,
      'This still describes the example picture of a new page.',
      'Say what is to be seen in your own picture, or add "draft": true until you have one.',
    ),
  ]
}

const eachLink = fieldWalker('link', 'page')

/** Warns of links to a page that expires: from that day on they would fail the build. */
export function expiringLinkProblems(document: Document, addresses: Addresses): Problem[] {
  const { kind, locator, value } = document
  const until = kind === 'site' ? undefined : document.value.unpublishOn
  const problems: Problem[] = []
  eachLink(schemas[kind], value, field => {
    const day = expiryDayOf(field.value, addresses)
    if (day !== undefined && (until === undefined || until > day))
      problems.push(
        locator.problem(
          'link-to-leaving-page',
          field.path,
          `The page "${field.value}" leaves the website on ${day}; from then on this link is a mistake.`,
          'Delete the link by that day, or let this page leave on it as well.',
          { at: partOf(field) },
        ),
      )
  })
  return problems
}

/** The day on which the target of a link expires; undefined if it does not. */
export const expiryDayOf = (link: string, { routes, expiryDays }: Addresses): string | undefined =>
  expiryDays.size === 0 ? undefined : expiryDays.get(routes.get(canonicalPath(partsOf(link).address)) ?? '')

/** The sections of a page that show the ages of other pages. */
export const ageListsOf = ({ sections }: Page): { index: number; folder: string }[] =>
  sections.flatMap((section, index) => {
    const folder = section.hidden ? undefined : definitionOf(section.type).needsAges?.(section)
    return folder === undefined ? [] : { index, folder }
  })

/** The indexes of the sections that list posts. */
export const postListsOf = ({ sections }: Page): number[] =>
  sections.flatMap(({ type }, index) => (definitionOf(type).needsPosts ? index : []))

/** Warns of a list of posts on a site without posts. */
export const emptyPostList = (index: number, locator: Locator): Problem =>
  locator.problem(
    'heading-without-text',
    ['sections', index],
    'There is no post to list here yet.',
    'Publish a post, or delete this section until then.',
  )

const LONG_TEXTS = new Set(['content', 'answer', 'message', 'description'])

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(line => typeof line === 'string')

/** Long texts that have no word, or only repeat their heading. */
function emptyTexts(value: unknown, path: Path): { at: Path; message: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyTexts(item, [...path, index]))
  if (!isObject(value)) return []
  const heading = value.title ?? value.question ?? value.name
  const found: { at: Path; message: string }[] = []
  for (const key in value) {
    const text = isLines(value[key]) ? sourceText(value[key]) : value[key]
    if (typeof text === 'object') found.push(...emptyTexts(text, [...path, key]))
    if (typeof text !== 'string' || !LONG_TEXTS.has(key)) continue
    const at = [...path, key]
    if (!/[\p{L}\p{N}]/u.test(text)) found.push({ at, message: 'There is no word in this text.' })
    else if (text === heading) found.push({ at, message: 'This text only says its heading again.' })
  }
  return found
}
