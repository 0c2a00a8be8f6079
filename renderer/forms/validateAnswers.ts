import { formatDate } from '../ui/text/formatDate.ts'
import { type Answers, type Files, type FormField, isAnswered } from './answers.ts'

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
): Record<string, string> {
  const found = fields.flatMap(field => {
    const message = unreadable?.has(field.name)
      ? formError(field)
      : errorIn(field, answers[field.name] ?? '', files[field.name])
    return message ? [[field.name, message]] : []
  })
  return Object.fromEntries(found)
}

function errorIn(field: FormField, answer: string, file: File | undefined): string | undefined {
  if (!isAnswered(field, answer)) return field.required ? missing(field) : undefined
  switch (field.kind) {
    case 'email':
      return emailAddress.test(answer) ? undefined : formError(field)
    case 'number':
      return wholeNumber.test(answer) ? numberError(field, Number(answer)) : formError(field)
    case 'date':
      return isDate(answer) ? dateError(field, answer) : formError(field)
    case 'file':
      return file && fileError(field, file)
  }
}

function missing({ kind, label }: FormField): string {
  if (kind === 'checkbox') return 'Tick this box to go on.'
  if (kind === 'file') return `Choose a file for “${label}”.`
  const verb = kind === 'select' || kind === 'radio' ? 'Choose an answer for' : 'Fill in'
  return `${verb} “${label}”.`
}

/** What is said of an answer that is no email address, number or date at all. */
function formError({ kind }: FormField): string {
  if (kind === 'number') return 'Enter a whole number, such as 2.'
  if (kind === 'date') return 'Enter a date with its day, month and year.'
  return 'Enter an email address such as name@example.com.'
}

/** What `<input type="email">` accepts by the HTML standard, except that the domain must contain a dot. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

const wholeNumber = /^-?\d+$/

function numberError({ min, max }: FormField, number: number): string | undefined {
  if (number >= (min ?? number) && number <= (max ?? number)) return undefined
  if (min === undefined) return `Enter ${max} or less.`
  return max === undefined ? `Enter ${min} or more.` : `Enter a number from ${min} to ${max}.`
}

/** Browsers without a date picker send what was typed. */
const isDate = (answer: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer))

function dateError({ earliest, latest }: FormField, day: string): string | undefined {
  if (day >= (earliest ?? day) && day <= (latest ?? day)) return undefined
  const [first, last] = [earliest && formatDate(earliest), latest && formatDate(latest)]
  if (!first) return `Choose a day up to ${last}.`
  return last ? `Choose a day from ${first} to ${last}.` : `Choose a day from ${first} on.`
}

/** Browsers only suggest `accept`, and know no limit of size. */
function fileError({ accept, maxSize }: FormField, { name, size }: File): string | undefined {
  if (accept && !accept.some(ending => plainEnding(name).endsWith(plainEnding(ending))))
    return `“${name}” cannot be sent here. Choose a file of another kind: ${endingsText(accept)}.`
  if (maxSize !== undefined && size > maxSize * 1_000_000)
    return `“${name}” is larger than ${maxSize} MB. Choose a smaller file.`
  return undefined
}

/** `.jpeg` and `.jpg` are the same. */
const plainEnding = (name: string): string => name.toLowerCase().replace(/\.jpeg$/, '.jpg')

/** `[".pdf", ".jpg"]` → `PDF or JPG`. */
const endingsText = (accept: readonly string[]): string => {
  const names = accept.map(ending => ending.slice(1).toUpperCase())
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last
}

/** What visitors have to know of a file before they choose it: `PDF or JPG, up to 5 MB`. */
export const fileLimits = ({ accept, maxSize }: FormField): string =>
  [accept && endingsText(accept), maxSize && `up to ${maxSize} MB`].filter(Boolean).join(', ')
