import { isWords } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { type Problem, say } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import { altTextProblems } from '../warnings/altText.ts'
import { garbledProblems } from './damage.ts'
import { plainMarks } from './plainMarks.ts'

/**
 * Warns of placeholders, garbled text, signs of other programs, long titles and poor descriptions of pictures.
 * @param isFinished whether all warnings are wanted; of drafts those alone are that do not vanish when their text is finished
 */
export function fieldWarnings(field: Field, locator: Locator, isFinished: boolean): Problem[] {
  if (isWords(field.kind) && !isSuspect(field.value)) return wholeTextWarnings(field, locator, isFinished)
  const placeholders = isFinished ? placeholderProblems(field, locator) : []
  return [
    ...placeholders,
    ...pastedPageProblems(field, locator),
    ...garbledProblems(field, locator),
    // A placeholder is to be replaced with all its signs.
    ...(placeholders.length > 0 ? [] : plainMarks(field, locator)),
    ...wholeTextWarnings(field, locator, isFinished),
    ...altTextProblems(field, locator),
  ]
}

/**
 * Whether a text may hold what some rule for texts looks for, but for its length. Few texts do, and one look for all rules takes a
 * quarter of the time of a look for each: a sign, the first sign of a line, the middle of a word.
 */
const isSuspect = (text: string): boolean =>
  SIGN.test(text) || FIRST.test(text) || (text.includes('\n') && LINES.test(text)) || WORD.test(text)

/** All but signs that mean nothing. Of few ranges: each costs time for every letter of a text that is not all Latin. */
export const SIGN =
  /[^\n -"$%'-)+-;=?-Z\\^a-z}\u00a0-\u00c1\u00c4-\u00e1\u00e3-\u2021\u2024-\u2027\u3000-\ud7ff]/
const FIRST = /^\s*[-–—+·1]/
const LINES =
  /(?:^|\n)\s*(?:[-–—+·1]|\[?(?:home|log ?in|sign (?:in|up)|back to t|read m|main m|share|subscr)|[^\n]{0,60}all rights)/i
const WORD = /:\/\/|:\\|www\.|t all|ookie|kip to|e navi|m ipsum|tb[acd]|xme|xample\.|x{3}|\?{3}/i

/** What authors write as a placeholder, and `schema/starters`: "[Your …]". */
const PLACEHOLDER =
  /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i

function placeholderProblems(field: Field, locator: Locator): Problem[] {
  if (!isWords(field.kind) && (field.kind !== 'link' || field.reference)) return []
  const [found] = PLACEHOLDER.exec(field.value) ?? []
  // The hint in an empty form field is an example on purpose.
  if (found === undefined || field.path.at(-1) === 'placeholder') return []
  const isOfNewPage = found.startsWith('[Your ') && locator.file !== '_site.json'
  const otherwise = isOfNewPage ? { text: 'add "draft": true', inForms: 'make it a draft' } : 'delete it'
  return [
    locator.problem(
      'placeholder-text',
      field.path,
      `"${truncate(found, 50)}" is a placeholder, and visitors would read it as it stands.`,
      say`Write what visitors are to read, or ${otherwise} until it is known.`,
    ),
  ]
}

/** What web pages say besides their texts. */
const PAGE_WORDS =
  /\b(?:(?:accept|reject|allow) (?:all(?: cookies)?|cookies)(?=\s*$)|(?:accept|reject|allow) all cookies|cookie (?:settings|preferences)|uses? cookies to (?:improve|ensure|enhance|give|offer|make|personali[sz]e|provide)|skip to (?:main )?content|toggle navigation)\b/gim

/** Lines of menus and feet, whether they are links or not. */
const PAGE_LINE =
  /^[ \t]*(?:[-*+] )?\[?(?:home|log ?in|sign (?:in|up)|back to top|read more|main menu|share (?:this|on \w+)|subscribe)\]?(?:\([^()\s]*\))?[ \t]*$|^[^\n]{0,60}all rights reserved/gim

function pastedPageProblems({ kind, value, path }: Field, locator: Locator): Problem[] {
  if (!isWords(kind)) return []
  const patterns = value.includes('\n') ? [PAGE_WORDS, PAGE_LINE] : [PAGE_WORDS]
  const found = patterns.flatMap(pattern => [...value.matchAll(pattern)])
  const [first, ...others] = found.sort((one, other) => one.index - other.index)
  if (!first) return []
  const words = `"${truncate(first[0].trim(), 40)}"`
  const what = others.length === 0 ? `${words} belongs` : `${words} and ${others.length} more here belong`
  return [
    locator.problem(
      'pasted-page',
      path,
      `${what} to the web page from which this was copied.`,
      'Delete what is not part of the text: menus, notices and buttons.',
      { at: { index: first.index, length: first[0].length } },
    ),
  ]
}

/** In characters. Search results cut off longer titles, and in the size of a heading they fill the screen of a phone. */
const LONGEST_TITLE = 70

/** Warns of texts as wholes, whatever their signs: of long titles, and of long texts that say nothing. */
function wholeTextWarnings(field: Field, locator: Locator, isFinished: boolean): Problem[] {
  const { kind, value, key } = field
  if (!isWords(kind)) return []
  if (key === 'title')
    return [...(value.length > LONGEST_TITLE ? longTitle(field, locator) : []), ...loudTitle(field, locator)]
  const loud = LOUD.exec(value)
  return [
    ...(loud ? [loudText(loud, field, locator)] : []),
    ...(value.length > LONGEST_PARAGRAPH ? longParagraph(field, locator) : []),
    ...(isFinished && key !== undefined && LONG_TEXTS.has(key) ? emptyText(field, locator) : []),
  ]
}

/** Six words of capitals alone, three exclamation marks, or three emoji behind each other. */
const LOUD =
  /!{3,}|(?:[A-Z]{2,}|[AI])(?: (?:[A-Z]{2,}|[AI])){5,}|(?:(?:[\u2600-\u27bf]|[\ud83c-\ud83e][\udc00-\udfff])[\ufe0f ]*){3,}/

function loudText({ 0: found, index }: RegExpExecArray, { path }: Field, locator: Locator): Problem {
  const words = truncate(found.trim(), 40)
  const at = { index, length: found.length }
  return /^[A-Z]/.test(found)
    ? locator.problem(
        'loud-text',
        path,
        `"${words}" has capital letters alone, which are slow to read.`,
        'Write it as you would say it. Bold words stand out, too.',
        { at },
      )
    : locator.problem(
        'loud-text',
        path,
        `"${words}" is read out sign by sign to those who listen to the page.`,
        'Keep one of them, or none.',
        { at },
      )
}

/** In characters. On a phone it fills the screen more than once. */
const LONGEST_PARAGRAPH = 1200

function longParagraph({ value, path }: Field, locator: Locator): Problem[] {
  let index = 0
  for (const { length } of value.split('\n')) {
    if (length > LONGEST_PARAGRAPH)
      return [
        locator.problem(
          'long-paragraph',
          path,
          `A paragraph has ${length.toLocaleString('en-GB')} characters, which few people read to the end.`,
          'Divide it, where another thought begins.',
          { at: { index, length: 40 } },
        ),
      ]
    index += length + 1
  }
  return []
}

/** Words of a title in capitals alone; less may be the name of an examination. */
const LOUD_WORDS = 3

/** Titles in capitals, with several exclamation marks or several emoji. */
function loudTitle({ value, path }: Field, locator: Locator): Problem[] {
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
    locator.problem(
      'loud-title',
      path,
      `This title has ${signs.join(' and ')}.`,
      'Write it as you would say it: it is set in large letters anyway.',
    ),
  ]
}

/** Titles of documents and of sections. Those further inside are set smaller. */
function longTitle({ kind, value, path }: Field, locator: Locator): Problem[] {
  const isHeading =
    path.at(-1) === 'title' && (path.length === 1 || (path.length === 3 && path[0] === 'sections'))
  if (kind !== 'text' || !isHeading) return []
  return [
    locator.problem(
      'long-title',
      path,
      `This title has ${value.length} characters, which fill the screen of a phone.`,
      `Write at most ${LONGEST_TITLE}, and say the rest in a text below it.`,
    ),
  ]
}

const LONG_TEXTS = new Set(['content', 'answer', 'message', 'description'])

/** Long texts of sections that have no word, or only repeat their heading. */
function emptyText(field: Field, locator: Locator): Problem[] {
  const { value, parent } = field
  const isWordless = !/[\p{L}\p{N}]/u.test(value)
  if (!isWordless && value !== (parent.title ?? parent.question ?? parent.name)) return []
  const { path } = field
  if (path[0] !== 'sections') return []
  const message = isWordless ? 'There is no word in this text.' : 'This text only says its heading again.'
  const suggestion = 'Write what the heading promises, or delete both.'
  return [locator.problem('heading-without-text', path, message, suggestion)]
}
