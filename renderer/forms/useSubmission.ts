import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../contexts/site.tsx'
import { type FormField, readAnswers, validateAnswers } from './answers.ts'
import { HONEYPOT } from './Honeypot.tsx'
import { sendAnswers } from './sendAnswers.ts'

export type SubmissionState = 'none' | 'sending' | 'sent' | 'failed'

/** Validates and submits a form. Ignores further submissions while one is running. */
export function useSubmission(fields: FormField[], subject: string) {
  const site = useSite()
  const [state, setState] = useState<SubmissionState>('none')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isSending = useRef(false)

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const answers = readAnswers(fields, data)
    const found = validateAnswers(fields, answers)
    setErrors(found)
    const firstInvalid = fields.find(({ name }) => name in found)
    if (firstInvalid) {
      setState('none')
      focusField(form, firstInvalid.name)
      return
    }
    isSending.current = true
    setState('sending')
    try {
      // Only a bot fills in the honeypot. It sees a success, so that it does not try again.
      if (!data.get(HONEYPOT)) await sendAnswers({ site, subject, fields, answers })
      setState('sent')
      if (site.formHandler.kind === 'post') form.reset()
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
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending.current) void send(event.currentTarget)
    },
    clearError: (name: string) => setErrors(({ [name]: _, ...rest }) => rest),
  }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Safari scrolls only the control into view, and the fixed header would cover its label.
  form.querySelector(`[for="${field.id}"]`)?.scrollIntoView({ block: 'nearest' })
}
