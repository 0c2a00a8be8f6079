import type { Answers, FormField } from './answers.ts'

interface Message {
  to: string
  subject: string
  fields: FormField[]
  answers: Answers
}

/** A `mailto:` address that holds the whole message: a line for each answer that was given. */
export function composeMailto({ to, subject, fields, answers }: Message): string {
  const body = fields
    .filter(({ name }) => answers[name])
    .map(({ name, label }) => `${label}: ${answers[name]}`)
    .join('\n')
    // Line breaks of an address are CRLF: RFC 6068, section 5.
    .replace(/\r?\n/g, '\r\n')
  return `${mailtoAction(to, subject)}&body=${encodeURIComponent(body)}`
}

/** The address of a form without JavaScript: the browser adds the answers itself. */
export const mailtoAction = (to: string, subject: string): string =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`
