import { type FormEvent, useRef, useState } from 'react'
import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import type { FormField } from '../../schema/sections/shared/formField.ts'
import { useSite } from '../contexts/site.tsx'
import { formatDate } from '../ui/text/language.ts'
import { type Answers, type Files, readAnswers, readFiles, validateAnswers } from './validateAnswers.ts'

/** The name of the honeypot's field. */
export const HONEYPOT = 'leave-empty'

export type SubmissionState = 'none' | 'sending' | 'sent' | 'failed'

interface SubmissionOptions {
  fields: FormField[]
  subject: string
  handler: FormHandler
  /** The address of the message that a `mailto` handler opens. */
  to: string
}

/** Milliseconds for which a form rests that has opened a message: a double click asks for one. */
const REST = 1000

/** Validates and submits a form. Ignores further submissions while one is running, and those of a double click. */
export function useSubmission({ fields, subject, handler, to }: SubmissionOptions) {
  const [state, setState] = useState<SubmissionState>('none')
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** What was submitted, as a message. */
  const [message, setMessage] = useState('')
  const isSending = useRef(false)
  const restsUntil = useRef(0)
  const site = useSite()

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const answers = readAnswers(fields, data, site.words)
    const files = readFiles(fields, data)
    const found = validateAnswers(fields, { answers, files, unreadable: unreadableIn(form) }, site)
    setErrors(found)
    const firstInvalid = fields.find(({ name }) => name in found)
    if (firstInvalid) {
      setState('none')
      focusField(form, firstInvalid.name)
      return
    }
    isSending.current = true
    setState('sending')
    const text = messageText(fields, answers, site.locale)
    setMessage(text)
    try {
      // Only a bot fills in the honeypot. It sees a success, so that it does not try again.
      const isBot = Boolean(data.get(HONEYPOT))
      if (!isBot && handler.kind === 'post') await sendAnswers(handler, subject, answers, files)
      // This does not leave the page: the browser opens a mailto URL in the mail program.
      if (!isBot && handler.kind === 'mailto') window.location.href = composeMailto(to, subject, text)
      setState('sent')
      restsUntil.current = Date.now() + REST
      if (handler.kind === 'post') form.reset()
    } catch (error) {
      console.error(error)
      setState('failed')
    } finally {
      isSending.current = false
    }
  }

  return {
    state,
    errors,
    message,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending.current && Date.now() >= restsUntil.current) void send(event.currentTarget)
    },
    noteChange: (name: string) => {
      setErrors(({ [name]: _, ...rest }) => rest)
      restsUntil.current = 0
      // What is shown of the last submission has its message, and no longer this one.
      if (!isSending.current) setState('none')
    },
  }
}

/** The fields in which the browser reads no number or no date. Their value is empty. */
const unreadableIn = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements].flatMap(element =>
      element instanceof HTMLInputElement && element.validity.badInput ? element.name : [],
    ),
  )

/** Moves the focus to a field, the first choice of several. */
function focusField(form: HTMLFormElement, name: string): void {
  const field = [...form.elements].find(control => control.getAttribute('name') === name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Safari scrolls only the control into view, and the fixed header would cover its label.
  const labelled = field.closest('fieldset') ?? form.querySelector(`[for="${field.id}"]`)
  labelled?.scrollIntoView({ block: 'nearest' })
}

type Service = Extract<FormHandler, { kind: 'post' }>

/** The timeout of a request, in milliseconds. Ten megabytes take minutes on a slow phone. */
const TIMEOUT = 20_000

const UPLOAD_TIMEOUT = 600_000

/** Sends the answers to a form service. @throws when the request fails */
async function sendAnswers(service: Service, subject: string, answers: Answers, files: Files): Promise<void> {
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
