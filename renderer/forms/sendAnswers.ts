import type { SiteData } from '../../schema/model/viewModel.ts'
import type { Answers, FormField } from './answers.ts'
import { composeMailto } from './composeMailto.ts'

interface SendOptions {
  site: Pick<SiteData, 'formHandler' | 'contact'>
  subject: string
  fields: FormField[]
  answers: Answers
}

/** The timeout of a request, in milliseconds. */
const TIMEOUT = 20_000

/** Sends the answers to the site's form handler. @throws when a request to a form service fails */
export async function sendAnswers({ site, subject, fields, answers }: SendOptions): Promise<void> {
  const { formHandler, contact } = site
  if (formHandler.kind === 'mailto') {
    // This does not leave the page: the browser opens a mailto URL in the mail program.
    window.location.href = composeMailto({ to: contact.email, subject, fields, answers })
    return
  }
  const response = await fetch(formHandler.url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT),
    ...encodeAnswers(answers, subject, formHandler.encoding ?? 'form'),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
}

/**
 * Encodes answers for a form service: `form` as a browser would submit them, `json` as one object. The subject is an entry
 * named `subject`.
 */
export function encodeAnswers(
  answers: Answers,
  subject: string,
  encoding: 'form' | 'json',
): Pick<RequestInit, 'body' | 'headers'> {
  const message = { subject, ...answers }
  const headers = { Accept: 'application/json' }
  if (encoding === 'form') return { body: new URLSearchParams(message), headers }
  return { body: JSON.stringify(message), headers: { ...headers, 'Content-Type': 'application/json' } }
}
