import type { Section } from '../../schema/section.ts'

export type FormField = Section<'form'>['fields'][number]

/** Field name → the visitor's answer. */
export type Answers = Record<string, string>

export const readAnswers = (fields: FormField[], data: FormData): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]))

/** Field name → error message for the visitor. Empty when every answer is valid. */
export function validateAnswers(fields: FormField[], answers: Answers): Record<string, string> {
  const found = fields.flatMap(field => {
    const message = errorIn(field, answers[field.name] ?? '')
    return message ? [[field.name, message]] : []
  })
  return Object.fromEntries(found)
}

function errorIn({ kind, label, required }: FormField, answer: string): string | undefined {
  if (answer === '')
    return required ? `${kind === 'select' ? 'Choose an answer for' : 'Fill in'} “${label}”.` : undefined
  if (kind === 'email' && !emailAddress.test(answer))
    return 'Enter an email address such as name@example.com.'
  return undefined
}

/** What `<input type="email">` accepts by the HTML standard, except that the domain must contain a dot. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
