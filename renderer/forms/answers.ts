import type { Section } from '../../schema/section.ts'

export type FormField = Section<'form'>['fields'][number]

/** Name of a field → what was typed. */
export type Answers = Record<string, string>

export const readAnswers = (fields: FormField[], data: FormData): Answers =>
  Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]))

/** Name of a field → what is wrong with its answer, in words for the visitor. Empty when all is well. */
export function validateAnswers(fields: FormField[], answers: Answers): Record<string, string> {
  const found = fields.flatMap(field => {
    const message = mistakeIn(field, answers[field.name] ?? '')
    return message ? [[field.name, message]] : []
  })
  return Object.fromEntries(found)
}

function mistakeIn({ kind, label, required }: FormField, answer: string): string | undefined {
  if (answer === '') return required ? `${verbs[kind]} “${label}”.` : undefined
  if (kind === 'email' && !emailAddress.test(answer))
    return 'Enter an email address such as name@example.com.'
  return undefined
}

const verbs: Record<FormField['kind'], string> = {
  text: 'Fill in',
  email: 'Fill in',
  tel: 'Fill in',
  textarea: 'Fill in',
  select: 'Choose an answer for',
}

/** What `<input type="email">` accepts, by the HTML standard, but with a dot in the domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
