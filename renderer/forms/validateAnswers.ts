import type { Words } from '../../schema/model/site/words.ts'
import type { FormField } from '../../schema/sections/shared/formField.ts'
import { fillWords, formatDate, type Language, listOf } from '../ui/text/language.ts'

/** Field name → the visitor's answer. Of a file it is the name; of a checkbox, yes or no in the language of the site. */
export type Answers = Record<string, string>

/** Field name → the file that the visitor has chosen. */
export type Files = Record<string, File>

export const readAnswers = (fields: FormField[], data: FormData, words: Words): Answers =>
  Object.fromEntries(fields.map(field => [field.name, answerTo(field, data.get(field.name), words)]))

function answerTo({ kind }: FormField, entry: FormDataEntryValue | null, { yes, no }: Words): string {
  if (kind === 'checkbox') return entry === null ? no : yes
  if (entry instanceof File) return entry.name
  return (entry ?? '').trim()
}

/** An empty file field has a file without a name. */
export const readFiles = (fields: FormField[], data: FormData): Files =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const entry = data.get(name)
      return entry instanceof File && entry.name !== '' ? [[name, entry]] : []
    }),
  )

interface Submitted {
  answers: Answers
  files?: Files
  /** Names of the fields in which the browser reads no number or no date; their answers are empty. */
  unreadable?: ReadonlySet<string>
}

/** Field name → error message for the visitor. Empty when every answer is valid. */
export function validateAnswers(
  fields: FormField[],
  { answers, files = {}, unreadable }: Submitted,
  language: Language,
): Record<string, string> {
  const found = fields.flatMap(field => {
    const message = unreadable?.has(field.name)
      ? formError(field, language.words)
      : errorIn(field, answers[field.name] ?? '', files[field.name], language)
    return message ? [[field.name, message]] : []
  })
  return Object.fromEntries(found)
}

function errorIn(
  field: FormField,
  answer: string,
  file: File | undefined,
  language: Language,
): string | undefined {
  const { words } = language
  if (!isAnswered(field, answer, words)) return field.required ? missing(field, words) : undefined
  switch (field.kind) {
    case 'email':
      return emailAddress.test(withPlainDomain(answer)) ? undefined : formError(field, words)
    case 'number':
      return wholeNumber.test(answer) ? numberError(field, Number(answer), words) : formError(field, words)
    case 'date':
      return isDate(answer) ? dateError(field, answer, language) : formError(field, words)
    case 'file':
      return file && fileError(field, file, language)
  }
}

const isAnswered = ({ kind }: FormField, answer: string, { no }: Words): boolean =>
  answer !== '' && !(kind === 'checkbox' && answer === no)

function missing({ kind, label }: FormField, words: Words): string {
  if (kind === 'checkbox') return words.tickBox
  if (kind === 'file') return fillWords(words.chooseFile, { label })
  return fillWords(kind === 'select' || kind === 'radio' ? words.chooseAnswer : words.fillIn, { label })
}

/** What is said of an answer that is no email address, number or date at all. */
function formError({ kind }: FormField, words: Words): string {
  if (kind === 'number') return words.enterNumber
  return kind === 'date' ? words.enterDate : words.enterEmail
}

/** What `<input type="email">` accepts by the HTML standard, except that the domain must contain a dot. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The domain of an address as browsers send it: `büro.example` is `xn--bro-hoa.example`. */
function withPlainDomain(address: string): string {
  const domain = /@([^@/?#:\\\s]*[^\0-\x7f][^@/?#:\\\s]*)$/.exec(address)?.[1]
  if (!domain) return address
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

const wholeNumber = /^-?\d+$/

function numberError({ min, max }: FormField, number: number, words: Words): string | undefined {
  if (number >= (min ?? number) && number <= (max ?? number)) return undefined
  if (max === undefined) return fillWords(words.numberFrom, { min: min ?? '' })
  return min === undefined
    ? fillWords(words.numberUpTo, { max })
    : fillWords(words.numberBetween, { min, max })
}

/** Browsers without a date picker send what was typed. */
const isDate = (answer: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer))

function dateError(
  { earliest, latest }: FormField,
  day: string,
  { words, locale }: Language,
): string | undefined {
  if (day >= (earliest ?? day) && day <= (latest ?? day)) return undefined
  const first = earliest && formatDate(earliest, locale)
  const last = latest && formatDate(latest, locale)
  if (!last) return fillWords(words.dayFrom, { first: first ?? '' })
  return first ? fillWords(words.dayBetween, { first, last }) : fillWords(words.dayUpTo, { last })
}

/** Browsers only suggest `accept`, and know no limit of size. */
function fileError(
  { accept, maxSize }: FormField,
  { name, size }: File,
  { words, locale }: Language,
): string | undefined {
  if (accept && !accept.some(ending => plainEnding(name).endsWith(plainEnding(ending))))
    return fillWords(words.wrongKind, { name, kinds: endingsText(accept, locale) })
  if (maxSize !== undefined && size > maxSize * 1_000_000)
    return fillWords(words.tooLarge, { name, size: maxSize })
  return undefined
}

/** `.jpeg` and `.jpg` are the same. */
const plainEnding = (name: string): string => name.toLowerCase().replace(/\.jpeg$/, '.jpg')

/** `[".pdf", ".jpg"]` → `PDF or JPG`. */
const endingsText = (accept: readonly string[], locale: string): string =>
  listOf(
    accept.map(ending => ending.slice(1).toUpperCase()),
    locale,
    'disjunction',
  )

/** What visitors have to know of a file before they choose it: `PDF or JPG, up to 5 MB`. */
export const fileLimits = ({ accept, maxSize }: FormField, { words, locale }: Language): string =>
  [accept && endingsText(accept, locale), maxSize && fillWords(words.upToSize, { size: maxSize })]
    .filter(Boolean)
    .join(', ')
