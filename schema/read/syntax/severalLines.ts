import { applyEdits, type Edit } from 'jsonc-parser'
import { parseJson } from '../parseJson.ts'
import {
  closerOf,
  indentAt,
  lastSignificant,
  lineEnd,
  lineNumber,
  lineStart,
  type OpenBracket,
  openBrackets,
  type Rule,
  type SyntaxContext,
  type SyntaxProblem,
  structureOf,
} from './context.ts'

/** Where a text begins. */
interface Opening {
  offset: number
  /** How far its line is indented, in characters. */
  indent: number
  /** What is before it on its line: nothing, the name of its field, or other fields and brackets. */
  follows: 'indent' | 'name' | 'fields'
  /** Whether its line begins with the name of a field. */
  isInField: boolean
  /** The brackets that are open where it begins. */
  open: readonly OpenBracket[]
}

interface Line {
  start: number
  written: string
}

/**
 * A text that goes over several lines, such as a letter that was pasted in one piece. Everything up to the next line of
 * the document belongs to it: its lines may hold quotes, brackets, and what looks like a field.
 */
export const severalLines: Rule = context => {
  const { text } = context
  const opening = openingOf(context)
  if (!opening) return undefined
  const { lines, next } = linesOf(text, opening)
  const [first] = lines
  if (!first || !reaches(context, opening, first)) return undefined
  const end = next === undefined ? undefined : closingQuote(text, opening, next)
  if (end === undefined) return context.name === 'UnexpectedEndOfString' ? unended(text, opening) : undefined
  const fix = [
    { offset: opening.offset, length: end + 1 - opening.offset, content: onLines(text, opening, end) },
  ]
  return {
    ...placeOf(text, opening),
    message: `This text goes over several lines, down to line ${lineNumber(text, end)}.`,
    suggestion:
      'Write one line, or a long text as a list: ["first line", "second line"], with \\" for each quote inside.',
    fix: isSure(text, opening, lines, fix, next ?? end) ? fix : undefined,
  }
}

const placeOf = (text: string, { offset }: Opening): Pick<SyntaxProblem, 'code' | 'offset' | 'length'> => ({
  code: 'line-break-in-text',
  offset,
  length: text.slice(offset, lineEnd(text, offset)).trimEnd().length,
})

const unended = (text: string, opening: Opening): SyntaxProblem => ({
  ...placeOf(text, opening),
  message: 'This text goes on in the next line.',
  suggestion: 'Write one line, or a long text as a list: ["first line", "second line"].',
})

/** The last text that begins before the error, where a value may be. */
function openingOf({ text, offset: error }: SyntaxContext): Opening | undefined {
  let found: number | undefined
  for (const { sign, offset, open } of structureOf(text.slice(0, error + 1))) {
    const before = text[lastSignificant(text, offset)] ?? ''
    const isValue = before === ':' || (open.at(-1)?.bracket === '[' && '[,'.includes(before))
    if (sign.startsWith('"') && isValue) found = offset
  }
  if (found === undefined) return undefined
  const before = text.slice(lineStart(text, found), found)
  return {
    offset: found,
    indent: indentAt(text, found),
    follows: whatIsIn(before),
    isInField: /^\s*"[\w$]+"\s*:/.test(before),
    open: openBrackets(text, found),
  }
}

/** @param before what is before a text on its line */
function whatIsIn(before: string): Opening['follows'] {
  if (before.trim() === '') return 'indent'
  return /^\s*"[\w$]+"\s*:\s*$/.test(before) ? 'name' : 'fields'
}

/** The lines that can belong to the text, and where the line behind them begins; nothing if that is unclear. */
function linesOf(text: string, opening: Opening): { lines: Line[]; next?: number } {
  const lines: Line[] = []
  let start = text.indexOf('\n', opening.offset) + 1
  while (start > 0 && start < text.length) {
    const line = { start, written: text.slice(start, lineEnd(text, start)) }
    const reading = readingOf(line, opening, text)
    if (reading === 'document') return { lines, next: start }
    if (reading === 'unclear') return { lines }
    if (reading === 'text') lines.push(line)
    start = text.indexOf('\n', start) + 1
  }
  return { lines }
}

/** Whether the parser failed inside the text, and not in a field behind it. */
function reaches({ text, offset, open }: SyntaxContext, opening: Opening, first: Line): boolean {
  if (offset < first.start) return true
  // The first line may look complete: `"content": "Onward",`. The next one begins with a word then, not with a name in quotes.
  const isNextLine = lineStart(text, offset) === first.start
  return (
    isNextLine &&
    open.at(-1)?.bracket === '{' &&
    /^[\p{L}\p{N}•·–—-]/u.test(first.written.trim()) &&
    opening.follows === 'name'
  )
}

/** The offset of the quote that ends the text, before the line at `next`. */
function closingQuote(text: string, { offset, follows }: Opening, next: number): number | undefined {
  const last = lineStart(text, lastSignificant(text, next))
  const written = text.slice(last, next)
  // Other fields, or entries of a list, may follow the text on its line.
  const end = follows === 'fields' ? FIELDS.exec(written) : /"[\s,}\]]*$/.exec(written)
  return end && last > offset ? last + end.index : undefined
}

const STRING = '"(?:[^"\\\\\\n]|\\\\.)*"'
const FIELDS = new RegExp(
  `"(?:\\s*,\\s*(?:"[\\w$]+"\\s*:\\s*)?(?:${STRING}|\\[[^\\]]*\\]|\\{[^}]*\\}|[\\w.-]+))*[\\s}\\]]*,?\\s*$`,
)

/** Writes a text of several lines as JSON does: the value of a field as a list of its lines, an entry of a list as one text. */
function onLines(text: string, { offset, follows }: Opening, end: number): string {
  const lines = text
    .slice(offset + 1, end)
    .trim()
    .split(/[\n\v\f]/)
    .map(line => escaped(line.trim()))
  if (text[lastSignificant(text, offset)] !== ':') return `"${lines.join('\\n')}"`
  if (follows === 'fields') return `[${lines.map(line => `"${line}"`).join(', ')}]`
  const indent = text.slice(lineStart(text, offset), offset).match(/^\s*/)?.[0] ?? ''
  const deeper = `${indent}${indent.includes('\t') ? '\t' : '  '}`
  return `[\n${lines.map(line => `${deeper}"${line}"`).join(',\n')}\n${indent}]`
}

/** A line break, a quote or a letter that is escaped already stays. */
const escaped = (line: string): string =>
  line
    .replace(/\t/g, ' ')
    .replace(/\\(?:["\\/n]|u[\dA-Fa-f]{4})|["\\]/g, found => (found.length > 1 ? found : `\\${found}`))

/** Whether the document goes on behind the fixed text as it should, and nothing but the indentation tells where. */
function isSure(
  text: string,
  { indent }: Opening,
  lines: readonly Line[],
  fix: Edit[],
  next: number,
): boolean {
  if (indent === 0 && lines.some(({ written }) => /^["{}[\]]/.test(written))) return false
  const fixed = applyEdits(text, fix)
  const { error } = parseJson(fixed)
  return error === undefined || error.offset >= next + fixed.length - text.length
}

/** A field, perhaps with the wrong quotes, and the beginning of its value. */
const FIELD = /^["'“”„]?[\w$]+["'“”]?\s*[:=]\s*(?:["'“[{]|-?\d|(?:true|false)\b)/
const CLOSERS = /^[}\]][\s}\],]*$/

/**
 * Whether a line below a text belongs to the document or to the text. The indentation decides: pasted lines hardly ever
 * have that of the document. `unclear` is a line of JSON with another indentation.
 */
function readingOf(line: Line, opening: Opening, text: string): 'empty' | 'document' | 'text' | 'unclear' {
  const words = line.written.trim()
  if (words === '') return 'empty'
  const indent = line.written.search(/\S/)
  if (CLOSERS.test(words)) {
    if (closes(words, indent, opening, text, line.start)) return 'document'
  } else if (FIELD.test(words)) {
    if (isNextField(indent, opening)) return 'document'
  } else if (/^[{[]/.test(words)) {
    if (indent === opening.indent && opening.follows !== 'name') return 'document'
  } else if (opening.follows === 'indent' && indent === opening.indent && isEntry(words)) {
    return 'document'
  }
  if (indent === 0) return 'text'
  const isUnclear = JSON_LINE.test(words) || (indent === opening.indent && isDamaged(words, opening))
  return isUnclear ? 'unclear' : 'text'
}

/** Whether a field of this indentation can follow the text: a field below its own, or one of the group on its line. */
const isNextField = (indent: number, opening: Opening): boolean =>
  (indent === opening.indent && opening.isInField) ||
  (indent > opening.indent && opening.follows === 'fields')

/** A line that only a document has: a name with a value, or nothing but brackets. */
const JSON_LINE = /^(?:"[\w$]+"\s*:\s*(?:["[{]|-?\d|(?:true|false)\b)|[[\]{}][\s[\]{},]*$|[{[]\s*")/

/** Whether such a line may have another mistake in it: `"title" "Fees"`, `"title": Fees"`, or an entry with quotes in it. */
const isDamaged = (words: string, { follows }: Opening): boolean =>
  follows === 'indent' ? /^".*",?$/.test(words) : /^"[\w$]+"\s*[:"]/.test(words)

/** Whether closing brackets close what is open. The last one of a document has nothing behind it. */
const closes = (words: string, indent: number, { open }: Opening, text: string, start: number): boolean =>
  open.some(
    (bracket, at) =>
      indent === indentAt(text, bracket.offset) &&
      words.startsWith(closerOf(bracket)) &&
      (at > 0 || text.slice(start).trim() === words),
  )

/** An entry of a list of texts: one text, or the beginning of one that goes over several lines itself. */
const isEntry = (words: string): boolean => /^"(?:[^"\\]|\\.)*"\s*,?$/.test(words) || /^"[^"]*$/.test(words)
