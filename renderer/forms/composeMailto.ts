import { formatDate } from '../ui/text/formatDate.ts'
import type { Answers, FormField } from './answers.ts'

/** The message in plain text, one line per answer given. */
export const messageText = (fields: FormField[], answers: Answers, locale: string): string =>
  fields
    .flatMap(field => {
      const answer = answers[field.name]
      return answer
        ? `${introduced(field.label)} ${field.kind === 'date' ? formatDate(answer, locale) : answer}`
        : []
    })
    .join('\n')

/** A label as the beginning of a line. A question keeps its mark. */
const introduced = (label: string): string => (/[.:?!…]$/.test(label) ? label : `${label}:`)

/** A `mailto:` URL with the whole message. */
export const composeMailto = (to: string, subject: string, text: string): string =>
  // Line breaks in a mailto URL are CRLF: RFC 6068, section 5.
  `${mailtoAction(to, subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`

/** The `action` of the form before hydration. The browser adds the answers. */
export const mailtoAction = (to: string, subject: string): string =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`
