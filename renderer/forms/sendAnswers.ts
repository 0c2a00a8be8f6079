import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import type { Answers, Files } from './answers.ts'

type Service = Extract<FormHandler, { kind: 'post' }>

/** The timeout of a request, in milliseconds. Ten megabytes take minutes on a slow phone. */
const TIMEOUT = 20_000
const UPLOAD_TIMEOUT = 600_000

/** Sends the answers to a form service. @throws when the request fails */
export async function sendAnswers(
  service: Service,
  subject: string,
  answers: Answers,
  files: Files,
): Promise<void> {
  const hasFiles = Object.keys(files).length > 0
  const response = await fetch(service.url, {
    method: 'POST',
    signal: AbortSignal.timeout(hasFiles ? UPLOAD_TIMEOUT : TIMEOUT),
    ...encodeAnswers(answers, files, subject, service.encoding ?? 'form'),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
}

/**
 * Encodes answers for a form service: `form` and `multipart` as browsers do, `json` as one object. The subject is an entry
 * named `subject`. Only `multipart` has the files; the others have their names.
 */
export function encodeAnswers(
  answers: Answers,
  files: Files,
  subject: string,
  encoding: NonNullable<Service['encoding']>,
): Pick<RequestInit, 'body' | 'headers'> {
  const message = { subject, ...answers }
  const headers = { Accept: 'application/json' }
  if (encoding === 'json')
    return { body: JSON.stringify(message), headers: { ...headers, 'Content-Type': 'application/json' } }
  if (encoding === 'form') return { body: new URLSearchParams(message), headers }
  const body = new FormData()
  for (const [name, answer] of Object.entries(message)) body.append(name, files[name] ?? answer)
  return { body, headers }
}
