import type { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import { corrections, isWords, type Kind, kinds } from '../../model/kinds.ts'
import { nodeOf, type SchemaNode } from '../../model/schemaNode.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { type Path, say, type Wording } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { dateSuggestion, suggestDate } from '../suggestDate.ts'
import { fieldKindOf, orDelete, withExample } from './fieldWords.ts'

/** What is said about a value, and the JSON to write instead of it where nothing else can be meant. */
export type Answer = [code: ProblemCode, message: Wording, suggestion: Wording, json?: string | undefined]

type Field = z.core.$ZodType | undefined

/** A value that does not fit its field. */
interface WrongValue {
  path: Path
  /** What messages call the field. */
  label: Wording
  actual: unknown
  field: Field
  /** The object that has the field. */
  holder: unknown
}

/** By zod's name of a type: what messages call it, and how it is written. */
const types: Record<string, { is: Wording; write: string }> = {
  string: { is: 'text', write: 'Write text in double quotes.' },
  number: { is: 'a number', write: 'Write a number, without quotes.' },
  int: { is: 'a whole number', write: 'Write a whole number, without quotes.' },
  boolean: {
    is: { text: 'true or false', inForms: 'yes or no' },
    write: 'Write true or false, without quotes.',
  },
  array: { is: { text: 'a list [ ]', inForms: 'a list' }, write: 'Put it in square brackets: [ … ].' },
  object: { is: { text: 'a group of fields in { }', inForms: 'a group of fields' }, write: 'Write { … }.' },
}

const isNumeric = (type: string): boolean => type === 'number' || type === 'int'

/**
 * Explains that a value has another type than its field.
 * @param expected zod's name of the type that the field has
 * @param written the value as it is written in the document
 */
export function wrongType(expected: string, { label, actual, field }: WrongValue, written: string): Answer {
  const [text, json] = inRightType(expected, actual, written, field)
  const found = { text: `, but ${actualWords(actual)} stands here`, inForms: '' }
  const inForms = isNumeric(expected)
    ? 'Write digits alone, such as 6500.'
    : 'Delete it, and fill it in again.'
  const message = say`${label} must be ${types[expected]?.is ?? 'something else'}${found}.`
  return ['wrong-kind', message, { text, inForms }, json]
}

function actualWords(actual: unknown): string {
  if (actual === null) return 'nothing ("null")'
  if (Array.isArray(actual)) return 'a list [ ]'
  if (isObject(actual)) return 'a group { }'
  // JSON.parse turns 1e999 into Infinity.
  if (typeof actual === 'number')
    return Number.isFinite(actual) ? 'a number' : 'one that is too large to be read'
  return typeof actual === 'string' ? 'text' : `${actual}`
}

/** What to do about a value of the wrong type, and the right value as JSON where no other is possible. */
type Conversion = [suggestion: Wording, json?: string]

function inRightType(expected: string, actual: unknown, written: string, field: Field): Conversion {
  const node = field && nodeOf(field)
  const json = convert(expected, actual, written)
  if (json && accepts(field, json)) {
    if (Array.isArray(actual)) return ['Write one text in double quotes, without brackets.', json]
    return [
      `${expected === 'string' ? 'Put it in double quotes' : 'Write it without quotes'}: ${json}.`,
      json,
    ]
  }
  if (expected === 'array') return inList(actual, written, field)
  if (expected === 'object' && node?.fields && !Array.isArray(actual))
    return [`Write ${outline(node.fields)}.`]
  if (expected === 'object' && node?.union) return [`Write { "${node.union.key}": "…", … }, or delete it.`]
  if (expected === 'int' && typeof actual === 'number')
    return [`Write a whole number, such as ${Math.round(actual)}.`]
  const percentage = typeof actual === 'string' ? /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(actual)?.[1] : undefined
  if (percentage) return [`Write ${percentage}, without quotes and without the sign.`]
  const number = isNumeric(expected) ? numberIn(actual) : undefined
  if (number && accepts(field, number)) return [`Write ${number} alone, without quotes.`]
  if (expected === 'number' && node?.isNullable)
    return [withExample('Write a number without quotes, or null where it is not known.', field)]
  return [withExample(types[expected]?.write ?? 'Write it anew.', field)]
}

/** The only number in a text: "GHS 9,500", "300/-", "0.187° W". West and south are less than 0. */
function numberIn(actual: unknown): string | undefined {
  const [, written = '', unit = ''] =
    (typeof actual === 'string' && /^[^\d-]*(\d[\d,]*(?:\.\d+)?)([^\d]*)$/.exec(actual)) || []
  const number = ungrouped(written)
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(number)) return undefined
  return /^\s*°?\s*[SW]\b/i.test(unit) ? `-${number}` : number
}

/** The same value in the right type, as JSON. */
function convert(expected: string, actual: unknown, written: string): string | undefined {
  if (expected === 'string' && Array.isArray(actual) && actual.every(line => typeof line === 'string'))
    return JSON.stringify(actual.filter(line => line.trim() !== '').join(' '))
  if (expected === 'string' && (typeof actual === 'number' || typeof actual === 'boolean'))
    return `"${written}"`
  if (typeof actual !== 'string') return undefined
  const plain = actual.trim().toLowerCase()
  const number = ungrouped(plain)
  if (isNumeric(expected) && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(number)) return number
  if (expected !== 'boolean') return undefined
  if (plain === 'true' || plain === 'yes') return 'true'
  return plain === 'false' || plain === 'no' ? 'false' : undefined
}

/** "9,500", as spreadsheets show it, without its commas. */
const ungrouped = (number: string): string =>
  /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number

function inList(actual: unknown, written: string, field: Field): Conversion {
  const items = field && nodeOf(field).items
  const { fields, choices } = items ? nodeOf(items) : {}
  const quoted = (texts: readonly string[]) => texts.map(text => JSON.stringify(text.trim())).join(', ')
  if (typeof actual === 'string') {
    if (fields) return [`Write [${outline(fields)}], an entry for each.`]
    if (choices) return [`Write each in quotes of its own, in full: [${quoted(choices.slice(0, 2))}].`]
    // Cells of a spreadsheet have tabs between them. A comma between digits is part of a number.
    const entries = actual.split(actual.includes('\t') ? /\t+/ : /,(?!\d{3}(?!\d))/)
    if (entries.length > 1)
      return [`Put it in square brackets, each entry in quotes of its own: [${quoted(entries)}].`]
  }
  const json = `[${written}]`
  if (!accepts(field, json)) return ['Put it in square brackets: [ … ].']
  return [`Put it in square brackets: ${written.length < 40 ? json : '[ … ]'}.`, json]
}

const accepts = (field: Field, json: string): boolean =>
  field !== undefined && nodeOf(field).schema.safeParse(JSON.parse(json)).success

/** `{ "question": …, "answer": … }`: the required fields of a group. */
const outline = (fields: NonNullable<SchemaNode['fields']>): string =>
  `{ ${Object.entries(fields)
    .filter(([, field]) => !nodeOf(field).isOptional)
    .map(([name]) => `"${name}": …`)
    .join(', ')} }`

/** Marks that steer the direction of text or join letters, and spaces of other kinds, which come along from contacts and web pages. */
const INVISIBLE = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u3000]/u

/**
 * Explains why a text does not fit its field.
 * @param format zod's name for the format
 */
export function wrongFormat(format: string, { path, label, actual, field, holder }: WrongValue): Answer {
  const value = String(actual)
  const kind = fieldKindOf(field)
  const [code, words, hint] = formats[format] ?? (kind && kinds[kind].misfit) ?? otherMisfit
  const isValid = (word: string) => field !== undefined && nodeOf(field).schema.safeParse(word).success
  const answer = (message: Wording, suggestion: Wording, meant?: string, as = code): Answer => [
    ...([as, message, suggestion] as const),
    meant && JSON.stringify(meant),
  ]
  if (value.trim() === '') return ['empty-text', say`${label} is empty.`, emptySuggestion(path, field)]
  if (kind && isWords(kind)) {
    const suggestion = say`Write a space in place of the line break${{ text: ' (\\n)', inForms: '' }}.`
    // From the beginning of white space alone: trying each place in it takes the square of its length.
    const better = value.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')
    return answer(say`${label} takes a single line.`, suggestion, better, 'line-break')
  }
  const shown = shorten(value, 40)
  const invisible = INVISIBLE.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const visible = value
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (invisible && visible && isValid(visible)) {
    const sign = { text: ` (U+${invisible})`, inForms: '' }
    return answer(say`${label} holds a sign that nobody sees${sign}.`, `Did you mean "${visible}"?`, visible)
  }
  if (format === 'date') {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
    const message = say`${label} is ${shown}, which is ${isDay ? 'no day of the calendar' : words}.`
    return answer(message, dateSuggestion(value), suggestDate(value))
  }
  if (format === 'email') {
    const plain = emailOf(value)
    const likely = `Did you mean "${plain}"?`
    if (value.trim() !== value && isValid(value.trim())) {
      const place = /^\s/.test(value) ? 'begins' : 'ends'
      return answer(say`${label} ${place} with a blank, which nobody sees.`, likely, plain)
    }
    const message = say`${label} is ${shown}, ${words}.`
    return isValid(plain) ? answer(message, `${likely} ${hint}`, plain) : answer(message, `${hint}`)
  }
  const ofKind = kind && kinds[kind].advise?.(value, label, holder)
  if (ofKind) return answer(ofKind.message, ofKind.suggestion, ofKind.value, ofKind.code)
  const likeliest = corrections(value, kind).find(({ word }) => isValid(word))
  // Whether such a page exists is checked once all addresses are known.
  const isOfSite = kind && kinds[kind].leadsTo === 'anything' && likeliest?.word.startsWith('/')
  if (!likeliest || isOfSite) {
    const otherwise = typeof hint === 'function' ? hint(value) : hint
    return answer(say`${label} is ${shown}, ${words}.`, withExample(otherwise, field))
  }
  const { word, isSure } = likeliest
  const wrong = /^(?:mailto|tel):.*\s/i.test(value) ? 'and a link holds no spaces' : words
  // The suggestion says the rest of a long value again.
  const message = say`${label} is ${shorten(value, 30)}, ${wrong}.`
  return answer(message, `Did you mean "${word}"?`, isSure ? word : undefined)
}

/** A form has pages, pictures and documents to choose from. */
function emptySuggestion(path: Path, field: Field): Wording {
  const written = withExample(say`Write something${orDelete(path, field)}.`, field)
  return typeof written === 'string' && written.startsWith('Write something. Example: "/')
    ? { text: written, inForms: 'Choose one.' }
    : written
}

/** `mailto:office@school.example `, `<office@school.example>`, `office @school.example` → `office@school.example` */
const emailOf = (value: string): string =>
  value
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/\s*@\s*/, '@')
    .replace(/(?<=@[\w-]+),(?=[\w-]+$)/, '.')
    .trim()

/** The beginning of a value, in quotes. */
const shorten = (value: string, most: number): string => JSON.stringify(truncate(value, most))

type Misfit = NonNullable<Kind['misfit']>

/** By zod's name of a format that is the same for every kind. */
const formats: Readonly<Record<string, Misfit>> = {
  date: ['bad-date', 'not a date written as year-month-day', ''],
  email: ['bad-email', 'which is not an email address', 'Write it as name@example.org.'],
}

/** Of a field without a kind, or of a kind that says no more. */
const otherMisfit: Misfit = [
  'wrong-form',
  'which does not have the form it needs',
  'Write it as the example shows.',
]
