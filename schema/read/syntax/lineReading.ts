import type { OpenBracket } from './context.ts'

/** Where a text begins. */
export interface Opening {
  offset: number
  /** How far its line is indented, in characters. */
  indent: number
  /** What stands before it on its line: nothing, the name of its field, or other fields and brackets. */
  follows: 'indent' | 'name' | 'fields'
  /** Whether its line begins with the name of a field. */
  isInField: boolean
  /** The brackets that are open where it begins. */
  open: readonly OpenBracket[]
}

export interface Line {
  start: number
  written: string
}

/** A field, perhaps with the wrong quotes, and the beginning of its value. */
const FIELD = /^["'“”„]?[\w$]+["'“”]?\s*[:=]\s*(?:["'“[{]|-?\d|(?:true|false)\b)/
const CLOSERS = /^[}\]][\s}\],]*$/

/**
 * Whether a line below a text belongs to the document or to the text. The indentation decides: pasted lines hardly ever
 * have that of the document. `unclear` is a line of JSON with another indentation.
 */
export function readingOf(
  line: Line,
  opening: Opening,
  text: string,
): 'empty' | 'document' | 'text' | 'unclear' {
  const words = line.written.trim()
  if (words === '') return 'empty'
  const indent = line.written.search(/\S/)
  if (CLOSERS.test(words)) {
    if (closes(words, indent, opening, text.slice(line.start))) return 'document'
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
const closes = (words: string, indent: number, { open }: Opening, rest: string): boolean =>
  open.some(
    ({ bracket, indent: own }, at) =>
      indent === own && words.startsWith(bracket === '{' ? '}' : ']') && (at > 0 || rest.trim() === words),
  )

/** An entry of a list of texts: one text, or the beginning of one that goes over several lines itself. */
const isEntry = (words: string): boolean => /^"(?:[^"\\]|\\.)*"\s*,?$/.test(words) || /^"[^"]*$/.test(words)
