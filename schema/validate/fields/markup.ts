import type { Edit } from 'jsonc-parser'
import type { Field } from '../../model/mapFields.ts'
import { webUrl } from '../../model/safeUrl.ts'
import type { Problem, Wording } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import { parseInlineText, parseRichText } from '../../richText/parseRichText.ts'
import { plainInline, plainText } from '../../richText/plainText.ts'
import { BULLETS, placeInstead } from './plainMarks.ts'

/** The characters of HTML entities. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', copy: '©', reg: '®', trade: '™' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ middot: '·', times: '×', frac12: '½', pound: '£', euro: '€', shy: '', eacute: 'é', egrave: 'è' },
  ...{ agrave: 'à', ccedil: 'ç', ouml: 'ö', uuml: 'ü', auml: 'ä', ntilde: 'ñ', deg: '°' },
}

const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video'

interface Markup {
  pattern: RegExp
  suggestion: Wording | ((found: string) => Wording)
}

// In all patterns here what may be long stops where the next mark begins: a text of nothing but beginnings is read once.
const HTML = new RegExp(`</?(?:${TAGS})(?:\\s*/?|\\s+[\\w-]+\\s*=[^<>]*)>|<!--`, 'i')
const PLAIN = 'Delete the signs and keep the words: titles, labels and names have one look.'
const WRITE_LINK = {
  text: 'Write [words](/page), without blanks in the address.',
  inForms: 'Select its words, press “Link”, and choose where it leads.',
}

/** What a title, a label or another short field takes for markup. Signs that it may have on purpose are left out. */
const ofShortTexts: Markup[] = [
  { pattern: HTML, suggestion: found => placeInstead(found) ?? PLAIN },
  { pattern: /(?<!\w)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\w)/, suggestion: PLAIN },
  {
    pattern: /\[[^\][\n]+\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\s[]*\)/,
    suggestion: 'Keep the words alone: no link can stand here. Running texts may have one.',
  },
  { pattern: /^(?:#{2,6} +\S+|# +\p{Lu}\S*)/mu, suggestion: 'Delete the signs before the words.' },
]

const htmlOfTexts: Markup = {
  pattern: HTML,
  suggestion: found => {
    if (/^<\/?(?:b|strong)\b/i.test(found))
      return {
        text: 'Write **words** for bold words.',
        inForms: 'Delete it, select the words, and press “B”.',
      }
    if (/^<\/?(?:i|em)\b/i.test(found))
      return {
        text: 'Write *words* for slanted words.',
        inForms: 'Delete it, select the words, and press “I”.',
      }
    if (/^<\/?(?:ul|ol|li)\b/i.test(found))
      return { text: 'Begin each item of a list with "- ", on a line of its own.', inForms: BULLETS }
    if (/^<\/?(?:br|p|div)\b/i.test(found)) return 'Delete it, and begin a new line of the text.'
    return /^<\/?a\b/i.test(found) ? WRITE_LINK : 'Delete it and keep the words.'
  },
}

/** Markdown that is not complete. Here the signs of complete Markdown are taken out already. */
const unfinished: Markup[] = [
  {
    pattern: /(?<![\w*])\*\*(?=\s?\p{L}|\p{N})|(?<=[\p{L}\p{N}.!?])\*\*(?![\p{L}\p{N}*])/u,
    suggestion: {
      text: 'Write ** directly before and directly behind the words that are to be bold.',
      inForms: 'Delete the stars, select what is to be bold, and press “B”.',
    },
  },
  { pattern: /\]\s*\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\n]*\)?/, suggestion: WRITE_LINK },
  { pattern: /\[(?:\/|https?:|www\.)[^\][\n]*\]\([^)[\n]*\)/, suggestion: WRITE_LINK },
  { pattern: /\([^()\n]+\)\[(?:\/|https?:)[^\][\n]*\]/, suggestion: WRITE_LINK },
]

const headings: Markup = {
  pattern: /^(?:#{2,6} +\S+|# +\p{Lu}\S*)/mu,
  suggestion: {
    text: 'Delete the signs: this text takes no subheadings. A line may be **bold**.',
    inForms: 'Delete the signs: this text takes no subheadings. A line may be bold.',
  },
}
const pictures: Markup = {
  pattern: /!\[[^\][\n]*\]\([^)[\n]*\)/,
  suggestion: 'Delete it: this text takes no pictures. Sections with pictures have a field for them.',
}

const ENTITY = new RegExp(`&(?:${Object.keys(ENTITIES).join('|')}|#\\d{2,6}|#x[\\da-f]{2,5});`, 'i')

/** Reports markup for other programs, which visitors would read as plain characters. */
export function markupProblems(field: Field, locator: Locator): Problem[] {
  const { path, value } = field
  const problems = markupsOf(field).flatMap(({ pattern, suggestion }) => {
    const found = pattern.exec(value)
    if (!found) return []
    return [
      markupProblem(
        found,
        typeof suggestion === 'function' ? suggestion(found[0]) : suggestion,
        field,
        locator,
      ),
    ]
  })
  const found = ENTITY.exec(value)
  if (!found) return problems
  const [entity] = found
  const suggestion = entitySuggestion(characterOf(entity))
  const written = locator
    .written(path)
    .replace(new RegExp(ENTITY, 'gi'), one => JSON.stringify(characterOf(one)).slice(1, -1))
  return [...problems, markupProblem(found, suggestion, field, locator, locator.replacing(path, written))]
}

/** What of a field's markup visitors would read as it stands. */
function markupsOf({ markup, value }: Field): Markup[] {
  if (!markup) return ofShortTexts
  const blocks = mayBeUnfinished(value) ? wordsOf(value, markup) : []
  const isLeft = ({ pattern }: Markup) => blocks.some(words => pattern.test(words))
  return [htmlOfTexts, ...(markup === 'article' ? [] : [headings, pictures]), ...unfinished.filter(isLeft)]
}

/** Bold words that are surely complete. */
const BOLD = /(?<!\S)\*\*[^\s*\\][^*\n\\]{0,200}[^\s*\\]\*\*(?![^\s.,;:!?])/g

/** No text is plainer by its length: the parser takes the signs of one with very many as they stand. */
const MOST_PLAIN = 5000

/** Whether a text has the signs that one of those patterns needs. To parse it takes a hundred times as long. */
function mayBeUnfinished(text: string): boolean {
  if (/[[\]]/.test(text) && /[()]/.test(text)) return true
  const rest = text.length < MOST_PLAIN && text.includes('**') ? text.replace(BOLD, '') : text
  return rest.indexOf('*') !== rest.lastIndexOf('*')
}

/** The words of a text as visitors read them, a text for each block. */
const wordsOf = (value: string, markup: Field['markup'] & string): string[] =>
  markup === 'inline'
    ? [plainInline(parseInlineText(value))]
    : plainText(parseRichText(value, markup)).split('\n')

/**
 * Reports an entity in the address of another site, which comes along when an address is copied from the source of a page.
 * In such an address "&" separates the answers to a question, and what stands behind it is another one.
 */
export function addressMarkup(field: Field, locator: Locator): Problem[] {
  const { path, value } = field
  const found = /^https:/.test(value) ? ENTITY.exec(value) : null
  if (!found) return []
  const meant = value.replace(new RegExp(ENTITY, 'gi'), characterOf).trim()
  const at = { index: found.index, length: found[0].length }
  const message = `"${found[0]}" makes this address lead elsewhere: it is a code of web pages.`
  if (!webUrl.test(meant))
    return [locator.problem('markup-in-text', path, message, 'Delete it, or copy the address anew.', { at })]
  const character = characterOf(found[0])
  const suggestion = character.trim() ? `Write "${character}".` : 'Delete it.'
  const fix = locator.replacing(path, JSON.stringify(meant))
  return [locator.problem('markup-in-text', path, message, suggestion, { at, fix })]
}

const markupProblem = (
  { 0: found, index }: RegExpExecArray,
  suggestion: Wording,
  { path }: Field,
  locator: Locator,
  fix?: readonly Edit[],
): Problem =>
  locator.problem(
    'markup-in-text',
    path,
    `"${truncate(found, 40)}" would be shown as it stands.`,
    suggestion,
    {
      at: { index, length: found.length },
      fix,
    },
  )

function entitySuggestion(character: string): string {
  if (character === '') return 'Delete it.'
  return character.trim() ? `Write "${character}".` : 'Write a plain space.'
}

function characterOf(entity: string): string {
  const name = entity.slice(1, -1)
  const key = name.toLowerCase()
  if (key.startsWith('#'))
    return String.fromCodePoint(Number(key.replace('#', key[1] === 'x' ? '0' : ''))).replace('\u00a0', ' ')
  const character = ENTITIES[key] ?? ''
  // "&Eacute;" is a capital letter.
  return /^[A-Z][a-z]/.test(name) ? character.toUpperCase() : character
}
