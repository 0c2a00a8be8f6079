import type { Field } from './fieldWalk.ts'
import { mendable, type Problem } from './problem.ts'
import type { Locator } from './source.ts'

/** What web pages and other programs write for a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: '’',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
  },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ middot: '·', times: '×', frac12: '½', pound: '£', euro: '€', shy: '', eacute: 'é', egrave: 'è' },
  ...{ agrave: 'à', ccedil: 'ç', ouml: 'ö', uuml: 'ü', auml: 'ä', ntilde: 'ñ' },
}

const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video'

/** How other programs write letters in bold, links and so on, each with what can be done here. Signs that somebody may mean are none of it. */
const forms: { pattern: RegExp; cure: (found: string) => string }[] = [
  {
    pattern: new RegExp(`</?(?:${TAGS})(?:\\s+[\\w-]+\\s*=[^<>]*)?\\s*/?>|<!--`, 'i'),
    cure: found => {
      if (/^<(?:br|p|div|li)\b/i.test(found))
        return 'Delete it. Longer texts may have several paragraphs, each begun with \\n.'
      return /^<a\b/i.test(found) ? LINK : PLAIN
    },
  },
  { pattern: /(?<!\w)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\w)/, cure: () => PLAIN },
  { pattern: /\[[^\][\n]+\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\s]*\)/, cure: () => LINK },
  {
    pattern: /^(?:#{2,6} +\S+|# +\p{Lu}\S*)/mu,
    cure: () => 'Delete the signs before the words. A heading is the "title" of a section of its own.',
  },
]

const PLAIN =
  'Delete the signs and keep the words: texts have no bold letters, and sections have their looks.'
const LINK =
  'Keep the words alone. A link stands in a field of its own, such as the "action" of a "text" section.'

const ENTITY = new RegExp(`&(?:${Object.keys(SIGNS).join('|')}|#\\d{2,6}|#x[\\da-f]{2,5});`, 'i')

/** What a text holds that is written for another program, and that visitors would read as it stands. */
export function markupProblems(field: Field, locator: Locator): Problem[] {
  const { path, value } = field
  const problems = forms.flatMap(({ pattern, cure }) => {
    const found = pattern.exec(value)
    return found ? [markupProblem(found, cure(found[0]), field, locator)] : []
  })
  const found = ENTITY.exec(value)
  if (!found) return problems
  const [entity] = found
  const sign = signOf(entity)
  const cure = sign.trim() ? `Write "${sign}".` : sign ? 'Write a plain space.' : 'Delete it.'
  const written = locator
    .written(path)
    .replace(new RegExp(ENTITY, 'gi'), one => JSON.stringify(signOf(one)).slice(1, -1))
  return [...problems, mendable(markupProblem(found, cure, field, locator), locator.replacing(path, written))]
}

const markupProblem = (
  { 0: found, index }: RegExpExecArray,
  cure: string,
  { path }: Field,
  locator: Locator,
): Problem =>
  locator.problem(
    'markup-in-text',
    path,
    `"${found.length > 40 ? `${found.slice(0, 37)}…` : found}" would be shown as it stands.`,
    cure,
    { index, length: found.length },
  )

function signOf(entity: string): string {
  const name = entity.slice(1, -1)
  const key = name.toLowerCase()
  if (key.startsWith('#'))
    return String.fromCodePoint(Number(key.replace('#', key[1] === 'x' ? '0' : ''))).replace('\u00a0', ' ')
  const sign = SIGNS[key] ?? ''
  // "&Eacute;" is a capital letter.
  return /^[A-Z][a-z]/.test(name) ? sign.toUpperCase() : sign
}
