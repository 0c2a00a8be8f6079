import type { Field } from '../../model/mapFields.ts'
import type { PathProblem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'

/** In characters. Search results cut off longer titles, and in the size of a heading they fill the screen of a phone. */
const LONGEST_TITLE = 70

/** Warns of texts as wholes, whatever their signs: of long titles, and of long texts that say nothing. */
export function textWarnings(field: Field, isFinished: boolean): PathProblem[] {
  const { value, key } = field
  if (key === 'title') return [...(value.length > LONGEST_TITLE ? longTitle(field) : []), ...loudTitle(field)]
  const loud = LOUD.exec(value)
  return [
    ...(loud ? [loudText(loud, field)] : []),
    ...(value.length > LONGEST_PARAGRAPH ? longParagraph(field) : []),
    ...(isFinished && key !== undefined && LONG_TEXTS.has(key) ? emptyText(field) : []),
  ]
}

/** Six words of capitals alone, three exclamation marks, or three emoji behind each other. */
const LOUD =
  /!{3,}|(?:[A-Z]{2,}|[AI])(?: (?:[A-Z]{2,}|[AI])){5,}|(?:(?:[\u2600-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])[\ufe0f ]*){3,}/

function loudText({ 0: found, index }: RegExpExecArray, { path }: Field): PathProblem {
  const words = truncate(found.trim(), 40)
  const at = { index, length: found.length }
  return /^[A-Z]/.test(found)
    ? {
        code: 'loud-text',
        path,
        message: `"${words}" has capital letters alone, which are slow to read.`,
        suggestion: 'Write it as you would say it. Bold words stand out, too.',
        at,
      }
    : {
        code: 'loud-text',
        path,
        message: `"${words}" is read out sign by sign to those who listen to the page.`,
        suggestion: 'Keep one of them, or none.',
        at,
      }
}

/** In characters. On a phone it fills the screen more than once. */
const LONGEST_PARAGRAPH = 1200

function longParagraph({ value, path }: Field): PathProblem[] {
  let index = 0
  for (const { length } of value.split('\n')) {
    if (length > LONGEST_PARAGRAPH)
      return [
        {
          code: 'long-paragraph',
          path,
          message: `A paragraph has ${length.toLocaleString('en-GB')} characters, which few people read to the end.`,
          suggestion: 'Divide it, where another thought begins.',
          at: { index, length: 40 },
        },
      ]
    index += length + 1
  }
  return []
}

/** Words of a title in capitals alone; less may be the name of an examination. */
const LOUD_WORDS = 3

/** Titles in capitals, with several exclamation marks or several emoji. */
function loudTitle({ value, path }: Field): PathProblem[] {
  const isCapital =
    value === value.toUpperCase() &&
    value !== value.toLowerCase() &&
    (value.match(/\p{L}{2,}/gu) ?? []).length >= LOUD_WORDS
  const signs = [
    isCapital && 'capital letters alone',
    /!\s*!/.test(value) && 'several exclamation marks',
    (value.match(/\p{Extended_Pictographic}/gu) ?? []).length > 1 && 'several emoji',
  ].filter(sign => typeof sign === 'string')
  if (signs.length === 0) return []
  return [
    {
      code: 'loud-title',
      path,
      message: `This title has ${signs.join(' and ')}.`,
      suggestion: 'Write it as you would say it: it is set in large letters anyway.',
    },
  ]
}

/** Titles of documents and of sections. Those further inside are set smaller. */
function longTitle({ kind, value, path }: Field): PathProblem[] {
  const isHeading =
    path.at(-1) === 'title' && (path.length === 1 || (path.length === 3 && path[0] === 'sections'))
  if (kind !== 'text' || !isHeading) return []
  return [
    {
      code: 'long-title',
      path,
      message: `This title has ${value.length} characters, which fill the screen of a phone.`,
      suggestion: `Write at most ${LONGEST_TITLE}, and say the rest in a text below it.`,
    },
  ]
}

const LONG_TEXTS = new Set(['content', 'answer', 'message', 'description'])

/** Long texts of sections that have no word, or only repeat their heading. */
function emptyText(field: Field): PathProblem[] {
  const { value, parent } = field
  const isWordless = !/[\p{L}\p{N}]/u.test(value)
  if (!isWordless && value !== (parent.title ?? parent.question ?? parent.name)) return []
  const { path } = field
  if (path[0] !== 'sections') return []
  const message = isWordless ? 'There is no word in this text.' : 'This text only says its heading again.'
  const suggestion = 'Write what the heading promises, or delete both.'
  return [{ code: 'heading-without-text', path, message, suggestion }]
}
