import { fileOfComputer, isWords } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { type Problem, say, type Wording } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'

interface Mark {
  pattern: RegExp
  message: (found: string) => Wording
  suggestion: Wording | ((found: string) => Wording)
  /** Everything that is like what is found, and what belongs in its place. */
  fix?: { all: (found: string) => RegExp; right: (found: string) => string }
}

/** Signs that other programs put before an entry of a list. Looked for first, since what is before them may be long. Dashes and stars do so only on two lines, since one is also written on purpose. */
const ITEM_SIGNS = [
  /(?=[•‣▪●◦○■])(?<=^[ \t]*)[•‣▪●◦○■][ \t]*(?=\S)/m,
  /(?=[–—*+·])(?<=^[ \t]*)([–—*+·])[ \t]+(?=\S.*\n\s*\1[ \t]+\S)/m,
]

/** What the studio has buttons for, beside a running text. */
export const BULLETS = 'Select the lines, and press “Bullets”.'

const inShortTexts: Mark[] = [
  ...[...ITEM_SIGNS, /(?=1)(?<=^[ \t]*)1[.)](?=[ \t]+\S)/m].map(pattern => ({
    pattern,
    message: (found: string) => `"${found.trim()}" makes no list, and is shown as it stands.`,
    suggestion: 'Delete the signs: this is a text of one line.',
  })),
]

/** Items that stand one behind another, as a list that was copied as one line. */
const itemsOnOneLine: Mark = {
  pattern: /[•‣▪●◦○■][^\n•‣▪●◦○■]*[^\s•‣▪●◦○■][^\n•‣▪●◦○■]*[•‣▪●◦○■]/,
  message: found => `"${found[0]}" makes no list, and is shown as it stands.`,
  suggestion: { text: 'Write "- " before each item, on a line of its own.', inForms: BULLETS },
}

const listsOfTexts: Mark[] = ITEM_SIGNS.map(pattern => ({
  pattern,
  message: found => `"${found.trim()}" makes no list, and is shown as it stands.`,
  suggestion: { text: 'Write "- " before each item, on a line of its own.', inForms: BULLETS },
  fix: {
    all: found =>
      new RegExp(String.raw`(?=[${found.trim()}])(?<=^[ \t]*)[${found.trim()}][ \t]*(?=\S)`, 'gm'),
    right: () => '- ',
  },
}))

const EMPHASIS = {
  asterisks: String.raw`(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])`,
  underscores: String.raw`(?<![\w_])_[^\s_](?:[^_\n]*[^\s_])?_(?![\w_])`,
}

const emphasisOfShortTexts: Mark = {
  pattern: new RegExp(`${EMPHASIS.asterisks}|${EMPHASIS.underscores}`),
  message: found => `"${truncate(found, 40)}" is shown with its signs.`,
  suggestion: 'Delete the signs and keep the words: titles, labels and names have one look.',
}

const emphasis: Mark = {
  pattern: new RegExp(EMPHASIS.underscores),
  message: emphasisOfShortTexts.message,
  suggestion: {
    text: 'Write *words* for slanted words, and **words** for bold ones.',
    inForms: 'Select the words, and press “I” or “B”.',
  },
  fix: { all: () => new RegExp(EMPHASIS.underscores, 'g'), right: found => `*${found.slice(1, -1)}*` },
}

const struck: Mark = {
  pattern: /(?<![\w~])(~~?)[^\s~](?:[^~\n]*[^\s~])?\1(?![\w~])/,
  message: emphasisOfShortTexts.message,
  suggestion: 'Delete the signs: no words can be struck through.',
}

/** Stands before each message that is copied out of WhatsApp: "[14:02, 25/11/2026] Ama: " */
const messageHead: Mark = {
  pattern:
    /\[\d{1,2}[:.]\d\d[^\][\n]{0,6}, \d{1,2}\/\d{1,2}\/\d{2,4}\] [^:\n]{1,40}: |\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}[:.]\d\d[^\][\n]{0,6}\] [^:\n]{1,40}: /,
  message: found => `"${truncate(found.trim(), 40)}" is what WhatsApp writes before a message.`,
  suggestion: 'Delete it, and keep the words of the message.',
}

const ADDRESS =
  /(?<![\w@./"'=[]|\]\()(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s<>"”]*[^\s<>"”.,;:!?)])?/i

const addressOfShortTexts: Mark = {
  pattern: ADDRESS,
  message: found => `"${truncate(found, 40)}" is shown as words, not as a link.`,
  suggestion: found =>
    placeInstead(found) ?? 'Delete it: no link can stand here. Running texts may have one.',
}

/** What to write in the place of a link to a map, or of the code of one: a map app finds words, or two numbers. */
export function placeInstead(link: string): string | undefined {
  if (!/\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.|google\.[a-z.]+\/maps)/i.test(link))
    return undefined
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(link) ?? []
  const [, latitude = north, longitude = east] =
    /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(link) ?? /@(-?[\d.]+),(-?[\d.]+)/.exec(link) ?? []
  const numbers = latitude ? `"${latitude}, ${longitude}"` : 'its two numbers, such as "5.6037, -0.187"'
  return `Delete it, and write the place in words, or as ${numbers}.`
}

const address: Mark = {
  ...addressOfShortTexts,
  suggestion: {
    text: 'Write [words](https://…): the words become a link to the address behind them.',
    inForms: 'Select it, and press “Link”.',
  },
}

/** The path of a file on the computer of an author, as words. */
const computerFile: Mark = {
  pattern: /(?<![\w/]|\]\()[A-Za-z]:\\[^\n"<>|?*]{1,200}?\.[A-Za-z]\w{1,4}\b/,
  message: found => fileOfComputer(found)?.message ?? '',
  suggestion: found => fileOfComputer(found)?.suggestion ?? '',
}

/** Cells of a table with tabs between them: three on one line, or two on each of two lines. */
const table: Mark = {
  pattern: /\S *\t\s*\S.*?\S *\t *\S|\S *\t *\S[^\t\n]*\n.*\S *\t *\S/,
  message: () => 'The columns of this table are shown as one run of words.',
  suggestion: say`Write it in a section for tables${{ text: ': "npm run dev" shows every section at /_sections', inForms: '' }}.`,
}

/** A table of Markdown: a row between two lines, or the dashes below its head. */
const pipedTable: Mark = {
  pattern: /^[ \t]*\|[^|\n]+\|[^\n]*$|^[ \t]*:?-{2,}:?[ \t]*\|[-:| \t]*$/m,
  message: found => `"${truncate(found.trim(), 40)}" makes no table, and is shown with its signs.`,
  suggestion: say`Delete the rows here, and write them in a section of the type ${say.choice('table')}.`,
}

const code: Mark = {
  pattern: /^[ \t]*(?:```|~~~)[^\n]*|(?<![\w`])`[^`\n]+`(?![\w`])/m,
  message: found => `"${truncate(found.trim(), 40)}" is shown with its signs.`,
  suggestion: say`Delete the signs: no words are shown as code. ${{ text: '**Bold**', inForms: 'Bold' }} sets words apart, too.`,
}

const emptyLink: Mark = {
  pattern: /(?<!!)\[\s*\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^)\s]*\)/,
  message: found => `"${truncate(found, 40)}" is a link without words, so nobody sees it.`,
  suggestion: {
    text: 'Write between the brackets what the link says: [words](/page).',
    inForms: 'Write what it is to say, select that, and press “Link”.',
  },
}

/** A number that is larger than another one, rather than a quotation. */
const moreThan: Mark = {
  pattern: /^[ \t]*(?:[-+*][ \t]+)?>(?=[ \t]?\d)/m,
  message: () => 'A ">" at the beginning of a line makes it a quotation, and visitors do not see the sign.',
  suggestion: 'Write it in words, such as "more than 90 %", or put another word first.',
}

/** Matches the characters with which a mark begins, since few texts have any. */
const SUSPECT =
  /[•‣▪●◦○■*_~\t|`\\]|\[\s*\]\(|^[ \t]*(?:[-+*][ \t]+)?>[ \t]?\d|^\[\d|\n\[\d|^[^\S\r\n\u2028\u2029]*(?:[-–—+·]\s|1[.)])|:\/\/|www\./im

/** Warns of signs that other programs turn into lists, emphasis, links and tables. Here visitors read the signs. */
export function plainMarks(field: Field, locator: Locator): Problem[] {
  const { kind, value, markup } = field
  // The hint in an empty form field is an example on purpose.
  if (!isWords(kind) || !SUSPECT.test(value) || field.path.at(-1) === 'placeholder') return []
  const [lists, ...others] =
    !markup || markup === 'inline'
      ? [inShortTexts, markup ? emphasis : emphasisOfShortTexts, markup ? address : addressOfShortTexts]
      : [[...listsOfTexts, itemsOnOneLine], emphasis, address]
  const list = lists.find(({ pattern }) => pattern.test(value))
  // A sign of a list often has a tab behind it.
  const ofTexts = markup ? [code, emptyLink] : []
  const ofBlocks = !markup || markup === 'inline' ? [] : [pipedTable]
  const ofArticles = markup === 'article' ? [moreThan] : []
  return [
    ...[list ?? table, ...others, struck, messageHead, computerFile],
    ...[...ofTexts, ...ofBlocks, ...ofArticles],
  ].flatMap(mark => markProblem(mark, field, locator))
}

function markProblem({ pattern, message, suggestion, fix }: Mark, field: Field, locator: Locator): Problem[] {
  const { path, value } = field
  const first = pattern.exec(value)
  if (!first) return []
  const [words] = first
  const rangeOf = ({ 0: found, index }: RegExpExecArray) => ({ index, length: found.length })
  const edits = [...(fix ? value.matchAll(fix.all(words)) : [])].flatMap(found =>
    locator.replacingPart(path, rangeOf(found), fix?.right(found[0]) ?? ''),
  )
  return [
    locator.problem(
      'plain-marks',
      path,
      message(words),
      typeof suggestion === 'function' ? suggestion(words) : suggestion,
      {
        at: rangeOf(first),
        fix: fix && edits,
      },
    ),
  ]
}
