import { fileOfComputer } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { webUrl } from '../../model/safeUrl.ts'
import { type ProblemCode, severityOf } from '../../problems/catalogue.ts'
import { type PathProblem, say, type Wording } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { parseInlineText, parseRichText } from '../../richText/parseRichText.ts'
import { plainInline, plainText } from '../../richText/plainText.ts'
import type { Markup } from '../../richText/RichText.ts'

/** Something that a text holds by mistake: damage, a placeholder, or signs that mean something in another program. */
interface Slip {
  code: ProblemCode
  /** The texts in which it is looked for, by how much of Markdown they take; `none` are titles and labels. Without it: all. */
  in?: readonly Form[]
  pattern: RegExp
  /** @param text all of it @param index where the match begins in it */
  message: (found: string, text: string, index: number) => Wording
  /** @param file that of the document */
  suggestion: Wording | ((found: string, file: string) => Wording)
  /** Everything that is like the match, and what belongs in its place. */
  fix?: { all: (found: string) => RegExp; right: (found: string) => string }
  /** Whether it is one of the signs of a list or table, of which the first one in this table is reported alone. */
  isList?: true
  /** Whether complete Markdown may look the same: it is reported where visitors would read it. */
  isUnfinished?: true
}

type Form = Markup | 'none'

const RUNNING: readonly Form[] = ['inline', 'blocks', 'article']
const ONE_LINE: readonly Form[] = ['none', 'inline']
const BLOCKS: readonly Form[] = ['blocks', 'article']

const asItStands = (found: string) => `"${truncate(found, 40)}" would be shown as it stands.`
const withItsSigns = (found: string) => `"${truncate(found.trim(), 40)}" is shown with its signs.`
const makesNoList = (found: string) => `"${found.trim()}" makes no list, and is shown as it stands.`
const asWords = (found: string) => `"${truncate(found, 40)}" is shown as words, not as a link.`

const PLAIN = 'Delete the signs and keep the words: titles, labels and names have one look.'
const BULLETS = 'Select the lines, and press “Bullets”.'
const WRITE_ITEMS = { text: 'Write "- " before each item, on a line of its own.', inForms: BULLETS }
const WRITE_LINK = {
  text: 'Write [words](/page), without blanks in the address.',
  inForms: 'Select its words, press “Link”, and choose where it leads.',
}
const noSubheadings = (bold: string) =>
  `Delete the signs: this text takes no subheadings. A line may be ${bold}.`

// In all patterns here what may be long stops where the next mark begins: a text of nothing but beginnings is read once.
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video'
const HTML = new RegExp(`</?(?:${TAGS})(?:\\s*/?|\\s+[\\w-]+\\s*=[^<>]*)>|<!--`, 'i')
const HEADING = /^(?:#{2,6} +\S+|# +\p{Lu}\S*)/mu
const ASTERISKS = String.raw`(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])`
const UNDERSCORES = String.raw`(?<![\w_])_[^\s_](?:[^_\n]*[^\s_])?_(?![\w_])`
const ADDRESS =
  /(?<![\w@./"'=[]|\]\()(?:https?:\/\/|www\.)[\p{L}\w-]+(?:\.[\p{L}\w-]+)+(?:[/?#][^\s<>"”]*[^\s<>"”.,;:!?)])?/iu

/** The characters of HTML entities. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', copy: '©', reg: '®', trade: '™' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ middot: '·', times: '×', frac12: '½', pound: '£', euro: '€', shy: '', eacute: 'é', egrave: 'è' },
  ...{ agrave: 'à', ccedil: 'ç', ouml: 'ö', uuml: 'ü', auml: 'ä', ntilde: 'ñ', deg: '°' },
}
const ENTITY = new RegExp(`&(?:${Object.keys(ENTITIES).join('|')}|#\\d{2,6}|#x[\\da-f]{2,5});`, 'i')
const ALL_ENTITIES = new RegExp(ENTITY, 'gi')

/** Signs that other programs put before an entry of a list. Looked for first, since what is before them may be long. */
const BULLET = /(?=[•‣▪●◦○■])(?<=^[ \t]*)[•‣▪●◦○■][ \t]*(?=\S)/m
/** Dashes and stars do so only on two lines, since one is also written on purpose. */
const DASH = /(?=[–—*+·])(?<=^[ \t]*)([–—*+·])[ \t]+(?=\S.*\n\s*\1[ \t]+\S)/m

const ofOneLine = (pattern: RegExp): Slip => ({
  code: 'plain-marks',
  in: ONE_LINE,
  pattern,
  message: makesNoList,
  suggestion: 'Delete the signs: this is a text of one line.',
  isList: true,
})

const ofSeveralLines = (pattern: RegExp): Slip => ({
  code: 'plain-marks',
  in: BLOCKS,
  pattern,
  message: makesNoList,
  suggestion: WRITE_ITEMS,
  fix: {
    all: found =>
      new RegExp(String.raw`(?=[${found.trim()}])(?<=^[ \t]*)[${found.trim()}][ \t]*(?=\S)`, 'gm'),
    right: () => '- ',
  },
  isList: true,
})

const unfinished = (pattern: RegExp, suggestion: Wording = WRITE_LINK): Slip => ({
  code: 'markup-in-text',
  in: RUNNING,
  pattern,
  message: asItStands,
  suggestion,
  isUnfinished: true,
})

/** What web pages say besides their texts, and lines of menus and feet, whether they are links or not. */
const PAGE_WORDS =
  /\b(?:(?:accept|reject|allow) (?:all(?: cookies)?|cookies)(?=\s*$)|(?:accept|reject|allow) all cookies|cookie (?:settings|preferences)|uses? cookies to (?:improve|ensure|enhance|give|offer|make|personali[sz]e|provide)|skip to (?:main )?content|toggle navigation)\b/im
const PAGE_LINE =
  /^[ \t]*(?:[-*+] )?\[?(?:home|log ?in|sign (?:in|up)|back to top|read more|main menu|share (?:this|on \w+)|subscribe)\]?(?:\([^()\s]*\))?[ \t]*$|^[^\n]{0,60}all rights reserved/im

/** What authors write as a placeholder, and `schema/starters`: "[Your …]". */
const PLACEHOLDER: Slip = {
  code: 'placeholder-text',
  pattern:
    /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i,
  message: found => `"${truncate(found, 50)}" is a placeholder, and visitors would read it as it stands.`,
  suggestion: (found, file) => {
    const isOfNewPage = found.startsWith('[Your ') && file !== '_site.json'
    const otherwise = isOfNewPage ? { text: 'add "draft": true', inForms: 'make it a draft' } : 'delete it'
    return say`Write what visitors are to read, or ${otherwise} until it is known.`
  },
}

const slips: readonly Slip[] = [
  // Characters that nobody writes on purpose: controls, lone surrogates, the replacement character and noncharacters, and
  // bidirectional controls. Browsers show a box or nothing for them, and XML feeds cannot hold them.
  {
    code: 'damaged-text',
    pattern: /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/u,
    message: (found, text, index) => {
      const where = index === 0 ? 'at its beginning' : `behind "${before(text, index)}"`
      if (found === '\ufffd')
        return `A letter of this text has been lost, ${where}: "\ufffd" stands in its place.`
      const number = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return {
        text: `An invisible character (U+${number}) stands in this text, ${where}.`,
        inForms: `An invisible character stands in this text, ${where}.`,
      }
    },
    suggestion: found =>
      found === '\ufffd' ? 'Write the letter that was meant.' : 'Delete it, or write the text anew.',
    fix: {
      all: found => (found === '\ufffd' ? /(?!)/g : /[\u202a-\u202e\u2066-\u2069]/g),
      right: () => '',
    },
  },

  // Markup for other programs. Signs that a short text may have on purpose are left out.
  {
    code: 'markup-in-text',
    in: ['none'],
    pattern: HTML,
    message: asItStands,
    suggestion: found => placeInstead(found) ?? PLAIN,
  },
  {
    code: 'markup-in-text',
    in: ['none'],
    pattern: /(?<!\w)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\w)/,
    message: asItStands,
    suggestion: PLAIN,
  },
  {
    code: 'markup-in-text',
    in: ['none'],
    pattern: /\[[^\][\n]*\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\s[]*\)/,
    message: asItStands,
    suggestion: 'Keep the words alone: no link can stand here. Running texts may have one.',
  },
  {
    code: 'markup-in-text',
    in: ['none'],
    pattern: HEADING,
    message: asItStands,
    suggestion: 'Delete the signs before the words.',
  },
  { code: 'markup-in-text', in: RUNNING, pattern: HTML, message: asItStands, suggestion: insteadOfHtml },
  {
    code: 'markup-in-text',
    in: ['inline', 'blocks'],
    pattern: HEADING,
    message: asItStands,
    suggestion: { text: noSubheadings('**bold**'), inForms: noSubheadings('bold') },
  },
  {
    code: 'markup-in-text',
    in: ['inline', 'blocks'],
    pattern: /!\[[^\][\n]*\]\([^)[\n]*\)/,
    message: asItStands,
    suggestion: 'Delete it: this text takes no pictures. Sections with pictures have a field for them.',
  },
  unfinished(/(?<![\w*])\*\*(?=\s?\p{L}|\p{N})|(?<=[\p{L}\p{N}.!?])\*\*(?![\p{L}\p{N}*])/u, {
    text: 'Write ** directly before and directly behind the words that are to be bold.',
    inForms: 'Delete the stars, select what is to be bold, and press “B”.',
  }),
  unfinished(/\]\s*\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\n]*\)?/),
  unfinished(/\[(?:\/|https?:|www\.)[^\][\n]*\]\([^)[\n]*\)/),
  unfinished(/\([^()\n]+\)\[(?:\/|https?:)[^\][\n]*\]/),
  {
    code: 'markup-in-text',
    pattern: ENTITY,
    message: asItStands,
    suggestion: found => {
      const character = characterOf(found)
      if (character === '') return 'Delete it.'
      return character.trim() ? `Write "${character}".` : 'Write a plain space.'
    },
    fix: { all: () => ALL_ENTITIES, right: characterOf },
  },

  PLACEHOLDER,
  // Without a line break nothing is a line of a page.
  {
    code: 'pasted-page',
    pattern: new RegExp(`${PAGE_WORDS.source}|(?:(?=^[^\\n]*\\n)|(?<=\\n))(?:${PAGE_LINE.source})`, 'im'),
    message: (found, text) => {
      const patterns = text.includes('\n') ? [PAGE_WORDS, PAGE_LINE] : [PAGE_WORDS]
      const count = patterns.flatMap(pattern => [...text.matchAll(new RegExp(pattern, 'gim'))]).length
      const words = `"${truncate(found.trim(), 40)}"`
      const what = count === 1 ? `${words} belongs` : `${words} and ${count - 1} more here belong`
      return `${what} to the web page from which this was copied.`
    },
    suggestion: 'Delete what is not part of the text: menus, notices and buttons.',
  },
  // UTF-8 bytes of `’`, `é` and `£` that were decoded as Windows-1252.
  {
    code: 'garbled-text',
    pattern: /â€.?|[ÃÂ][\u00a0-\u00bf]/,
    message: found =>
      `"${found}" is what a quote, a dash or a letter becomes when a text is read in the wrong encoding.`,
    suggestion: 'Write the sign that was meant, such as ’, “, – or é.',
  },

  // Signs that other programs turn into lists, emphasis, links and tables. Here visitors read the signs.
  ...[BULLET, DASH, /(?=1)(?<=^[ \t]*)1[.)](?=[ \t]+\S)/m].map(ofOneLine),
  ...[BULLET, DASH].map(ofSeveralLines),
  {
    code: 'plain-marks',
    in: BLOCKS,
    // Items one behind another, as a list that was copied as one line.
    pattern: /[•‣▪●◦○■][^\n•‣▪●◦○■]*[^\s•‣▪●◦○■][^\n•‣▪●◦○■]*[•‣▪●◦○■]/,
    message: found => makesNoList(found.slice(0, 1)),
    suggestion: WRITE_ITEMS,
    isList: true,
  },
  {
    code: 'plain-marks',
    // Cells with tabs between them: three on one line, or two on each of two lines. A sign of a list often has a tab behind it.
    pattern: /\S *\t\s*\S.*?\S *\t *\S|\S *\t *\S[^\t\n]*\n.*\S *\t *\S/,
    message: () => 'The columns of this table are shown as one run of words.',
    suggestion: say`Write it in a section for tables${{ text: ': "npm run dev" shows every section at /_sections', inForms: '' }}.`,
    isList: true,
  },
  {
    code: 'plain-marks',
    in: ['none'],
    pattern: new RegExp(`${ASTERISKS}|${UNDERSCORES}`),
    message: withItsSigns,
    suggestion: PLAIN,
  },
  {
    code: 'plain-marks',
    in: RUNNING,
    pattern: new RegExp(UNDERSCORES),
    message: withItsSigns,
    suggestion: {
      text: 'Write *words* for slanted words, and **words** for bold ones.',
      inForms: 'Select the words, and press “I” or “B”.',
    },
    fix: { all: () => new RegExp(UNDERSCORES, 'g'), right: found => `*${found.slice(1, -1)}*` },
  },
  {
    code: 'plain-marks',
    in: ['none'],
    pattern: ADDRESS,
    message: asWords,
    suggestion: found =>
      placeInstead(found) ?? 'Delete it: no link can stand here. Running texts may have one.',
  },
  {
    code: 'plain-marks',
    in: RUNNING,
    pattern: ADDRESS,
    message: asWords,
    suggestion: {
      text: 'Write [words](https://…): the words become a link to the address behind them.',
      inForms: 'Select it, and press “Link”.',
    },
  },
  {
    code: 'plain-marks',
    pattern: /(?<![\w~])(~~?)[^\s~](?:[^~\n]*[^\s~])?\1(?![\w~])/,
    message: withItsSigns,
    suggestion: 'Delete the signs: no words can be struck through.',
  },
  {
    code: 'plain-marks',
    // Before each message that is copied out of WhatsApp: "[14:02, 25/11/2026] Ama: "
    pattern:
      /\[\d{1,2}[:.]\d\d[^\][\n]{0,6}, \d{1,2}\/\d{1,2}\/\d{2,4}\] [^:\n]{1,40}: |\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}[:.]\d\d[^\][\n]{0,6}\] [^:\n]{1,40}: /,
    message: found => `"${truncate(found.trim(), 40)}" is what WhatsApp writes before a message.`,
    suggestion: 'Delete it, and keep the words of the message.',
  },
  {
    code: 'plain-marks',
    // The path of a file on the computer of an author.
    pattern: /(?<![\w/]|\]\()[A-Za-z]:\\[^\n"<>|?*]{1,200}?\.[A-Za-z]\w{1,4}\b/,
    message: found => fileOfComputer(found)?.message ?? '',
    suggestion: found => fileOfComputer(found)?.suggestion ?? '',
  },
  {
    code: 'plain-marks',
    in: RUNNING,
    pattern: /^[ \t]*(?:```|~~~)[^\n]*|(?<![\w`])`[^`\n]+`(?![\w`])/m,
    message: withItsSigns,
    suggestion: say`Delete the signs: no words are shown as code. ${{ text: '**Bold**', inForms: 'Bold' }} sets words apart, too.`,
  },
  {
    code: 'plain-marks',
    in: RUNNING,
    pattern: /(?<!!)\[\s*\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\s]*\)/,
    message: found => `"${truncate(found, 40)}" is a link without words, so nobody sees it.`,
    suggestion: {
      text: 'Write between the brackets what the link says: [words](/page).',
      inForms: 'Write what it is to say, select that, and press “Link”.',
    },
  },
  {
    code: 'plain-marks',
    // A table of Markdown: a row between two lines, or the dashes below its head.
    pattern: /^[ \t]*\|[^|\n]+\|[^\n]*$|^[ \t]*(?::-+:?|-+:|-{2,})[ \t]*\|[-:| \t]*$/m,
    message: found => `"${truncate(found.trim(), 40)}" makes no table, and is shown with its signs.`,
    suggestion: say`Delete the rows here, and write them in a section of the type ${say.choice('table')}.`,
  },
  {
    code: 'plain-marks',
    in: ['article'],
    // A number that is larger than another one, rather than a quotation.
    pattern: /^[ \t]*(?:[-+*][ \t]+)?>(?=[ \t]?\d)/m,
    message: () => 'A ">" at the beginning of a line makes it a quotation, and visitors do not see the sign.',
    suggestion: 'Write it in words, such as "more than 90 %", or put another word first.',
  },
]

const ofForm = (form: Form) => {
  const all = slips.filter(slip => slip.in?.includes(form) ?? true)
  return {
    errors: all.filter(({ code }) => severityOf(code) === 'error'),
    warnings: all.filter(({ code }) => severityOf(code) === 'warning'),
  }
}

const tables: Readonly<Record<Form, ReturnType<typeof ofForm>>> = {
  none: ofForm('none'),
  inline: ofForm('inline'),
  blocks: ofForm('blocks'),
  article: ofForm('article'),
}

/** The slips of a text that prevent a build, each with its first place. */
export function slipErrors(field: Field): PathProblem[] {
  const { value, markup } = field
  let blocks: string[] | undefined
  return tables[markup ?? 'none'].errors.flatMap(slip => {
    const match = slip.pattern.exec(value)
    if (!match) return []
    if (slip.isUnfinished) {
      blocks ??= markup && mayBeUnfinished(value) ? wordsOf(value, markup) : []
      if (!blocks.some(words => slip.pattern.test(words))) return []
    }
    return slipProblem(slip, match, field)
  })
}

/** The other slips. @param isFinished whether placeholders are reported, too */
export function slipWarnings(field: Field, file: string, isFinished: boolean): PathProblem[] {
  const { value, markup, key } = field
  // The hint in an empty form field is an example on purpose.
  const isHint = key === 'placeholder'
  const found = new Set<string>()
  const isOut = ({ code, isList }: Slip) =>
    (code === 'placeholder-text' && (isHint || !isFinished)) ||
    // A placeholder is to be replaced with all its signs.
    (code === 'plain-marks' && (isHint || found.has('placeholder-text') || !MARK.test(value))) ||
    (isList && found.has('list'))
  return tables[markup ?? 'none'].warnings.flatMap(slip => {
    const match = isOut(slip) ? null : slip.pattern.exec(value)
    if (!match) return []
    found.add(slip.isList ? 'list' : slip.code)
    return slipProblem(slip, match, field, file)
  })
}

/** Matches the characters with which a mark begins, since few texts have any. */
const MARK =
  /[•‣▪●◦○■*_~\t|`\\]|\[\s*\]\(|^[ \t]*(?:[-+*][ \t]+)?>[ \t]?\d|^\[\d|\n\[\d|^[^\S\r\n\u2028\u2029]*(?:[-–—+·]\s|1[.)])|:\/\/|www\./im

function slipProblem(slip: Slip, match: RegExpExecArray, field: Field, file = ''): PathProblem {
  const { code, message, suggestion, fix } = slip
  const { path, value } = field
  const { 0: found, index } = match
  const rangeOf = ({ 0: found, index }: RegExpExecArray) => ({ index, length: found.length })
  const parts = fix
    ? [...value.matchAll(fix.all(found))].map(one => ({ ...rangeOf(one), words: fix.right(one[0]) }))
    : []
  return {
    code,
    path,
    message: message(found, value, index),
    suggestion: typeof suggestion === 'function' ? suggestion(found, file) : suggestion,
    at: code === 'placeholder-text' ? undefined : rangeOf(match),
    fix: parts.length > 0 ? { parts } : undefined,
  }
}

/** A placeholder in the address of a link. */
export function placeholderLink(field: Field, file: string): PathProblem[] {
  const match = PLACEHOLDER.pattern.exec(field.value)
  return match ? [slipProblem(PLACEHOLDER, match, field, file)] : []
}

/**
 * Reports an entity in the address of another site, which comes along when an address is copied from the source of a page.
 * In such an address "&" separates the answers to a question, and what is behind it is another one.
 */
export function addressErrors({ path, value }: Field): PathProblem[] {
  const found = /^https:/.test(value) ? ENTITY.exec(value) : null
  if (!found) return []
  const meant = value.replace(ALL_ENTITIES, characterOf).trim()
  const at = { index: found.index, length: found[0].length }
  const message = `"${found[0]}" makes this address lead elsewhere: it is a code of web pages.`
  if (!webUrl.test(meant))
    return [{ code: 'markup-in-text', path, message, suggestion: 'Delete it, or copy the address anew.', at }]
  const character = characterOf(found[0])
  const suggestion = character.trim() ? `Write "${character}".` : 'Delete it.'
  const fix = { json: JSON.stringify(meant) }
  return [{ code: 'markup-in-text', path, message, suggestion, at, fix }]
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

/** Bold words that are surely complete. */
const BOLD = /(?<!\S)\*\*[^\s*\\][^*\n\\]{0,200}[^\s*\\]\*\*(?![^\s.,;:!?])/g

/** No text is plainer by its length: the parser takes the signs of one with very many as they are. */
const MOST_PLAIN = 5000

/** Whether a text has the signs that unfinished Markdown needs. To parse it takes a hundred times as long. */
function mayBeUnfinished(text: string): boolean {
  if (/[[\]]/.test(text) && /[()]/.test(text)) return true
  const rest = text.length < MOST_PLAIN && text.includes('**') ? text.replace(BOLD, '') : text
  return rest.indexOf('*') !== rest.lastIndexOf('*')
}

/** The words of a text as visitors read them, a text for each block. */
const wordsOf = (value: string, markup: Markup): string[] =>
  markup === 'inline'
    ? [plainInline(parseInlineText(value))]
    : plainText(parseRichText(value, markup)).split('\n')

function insteadOfHtml(found: string): Wording {
  if (/^<\/?(?:b|strong)\b/i.test(found))
    return { text: 'Write **words** for bold words.', inForms: 'Delete it, select the words, and press “B”.' }
  if (/^<\/?(?:i|em)\b/i.test(found))
    return {
      text: 'Write *words* for slanted words.',
      inForms: 'Delete it, select the words, and press “I”.',
    }
  if (/^<\/?(?:ul|ol|li)\b/i.test(found))
    return { text: 'Begin each item of a list with "- ", on a line of its own.', inForms: BULLETS }
  if (/^<\/?(?:br|p|div)\b/i.test(found)) return 'Delete it, and begin a new line of the text.'
  return /^<\/?a\b/i.test(found) ? WRITE_LINK : 'Delete it and keep the words.'
}

/** The last words before an index, on its line. */
const before = (text: string, at: number): string =>
  text.slice(Math.max(0, at - 20), at).replace(/^.*\n|^\S*\s(?=\S)/s, '')

/** What to write in the place of a link to a map, or of the code of one: a map app finds words, or two numbers. */
function placeInstead(link: string): string | undefined {
  if (!/\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|google\.[a-z.]+\/maps)/i.test(link))
    return undefined
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(link) ?? []
  const [, latitude = north, longitude = east] =
    /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(link) ?? /@(-?[\d.]+),(-?[\d.]+)/.exec(link) ?? []
  const numbers = latitude ? `"${latitude}, ${longitude}"` : 'its two numbers, such as "5.6037, -0.187"'
  return `Delete it, and write the place in words, or as ${numbers}.`
}
