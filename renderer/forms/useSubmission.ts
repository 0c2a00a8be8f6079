import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../site.tsx'
import { type FormField, readAnswers, validateAnswers } from './answers.ts'
import { HONEYPOT } from './Honeypot.tsx'
import { sendAnswers } from './sendAnswers.ts'

export type Submission = 'none' | 'sending' | 'sent' | 'failed'

/** A form's way from the button to the form handler: mistakes first, then sending, once at a time. */
export function useSubmission(fields: FormField[], subject: string) {
  const site = useSite()
  const [state, setState] = useState<Submission>('none')
  const [mistakes, setMistakes] = useState<Record<string, string>>({})
  const isSending = useRef(false)

  const send = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const answers = readAnswers(fields, data)
    const found = validateAnswers(fields, answers)
    setMistakes(found)
    const wrong = fields.find(({ name }) => name in found)
    if (wrong) {
      setState('none')
      focusField(form, wrong.name)
      return
    }
    isSending.current = true
    setState('sending')
    try {
      // Only a program fills in what nobody sees. It shall think that it has succeeded.
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
    mistakes,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending.current) void send(event.currentTarget)
    },
    forgive: (name: string) => setMistakes(({ [name]: _, ...rest }) => rest),
  }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  // Safari brings no more than the box itself into view, right below the fixed header.
  form.querySelector(`[for="${field.id}"]`)?.scrollIntoView({ block: 'nearest' })
}
