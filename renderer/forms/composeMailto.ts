import type { Answers, FormField } from './answers.ts'

interface Message {
  to: string
  subject: string
  fields: FormField[]
  answers: Answers
}

/** A `mailto:` URL with the whole message, one line per answer given. */
export function composeMailto({ to, subject, fields, answers }: Message): string {
  const body = fields
    .filter(({ name }) => answers[name])
    .map(({ name, label }) => `${label}: ${answers[name]}`)
    .join('\n')
    // Line breaks in a mailto URL are CRLF: RFC 6068, section 5.
    .replace(/\r?\n/g, '\r\n')
  return `${mailtoAction(to, subject)}&body=${encodeURIComponent(body)}`
}

/** The `action` of the form before hydration. The browser adds the answers. */
export const mailtoAction = (to: string, subject: string): string =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`
