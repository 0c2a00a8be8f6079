import styled from '@emotion/styled'
import type { FormField } from '../forms/answers.ts'
import { mailtoAction } from '../forms/composeMailto.ts'
import { Field } from '../forms/Field.tsx'
import { Honeypot } from '../forms/Honeypot.tsx'
import { Outcome } from '../forms/Outcome.tsx'
import { useSubmission } from '../forms/useSubmission.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { useSite } from '../site.tsx'
import { buttonStyle } from '../theme/buttonStyle.ts'
import { color, media } from '../theme/tokens.ts'

interface FormViewProps {
  /** Choices of a `select` are all in `options`. */
  fields: FormField[]
  submitText: string
  subject: string
  successMessage: string
  variant: 'page' | 'newsletter'
}

/**
 * A form of the site. Without JavaScript the browser checks and sends it; with it, mistakes stand beside the answers
 * and the page stays.
 */
export function FormView({ fields, submitText, subject, successMessage, variant }: FormViewProps) {
  const { formHandler, contact } = useSite()
  const { state, mistakes, submit, forgive } = useSubmission(fields, subject)
  const isMail = formHandler.kind === 'mailto'
  return (
    <Form
      action={isMail ? mailtoAction(contact.email, subject) : formHandler.url}
      method="post"
      encType={isMail ? 'text/plain' : undefined}
      noValidate={useHydrated()}
      onSubmit={submit}
      data-variant={variant}
    >
      {!isMail && <input type="hidden" name="subject" value={subject} />}
      <Honeypot />
      {fields.map(field => (
        <Field
          key={field.name}
          field={field}
          mistake={mistakes[field.name]}
          onChange={() => forgive(field.name)}
          isBare={variant === 'newsletter'}
        />
      ))}
      <Submit type="submit" aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? 'Sending…' : submitText}
      </Submit>
      <Outcome state={state} successMessage={successMessage} />
    </Form>
  )
}

const newsletterLine = `1.5px solid ${color.onDark}`

const Form = styled.form({
  display: 'grid',
  gap: 24,
  '&[data-variant="newsletter"]': {
    '--form-error': color.peach,
    position: 'relative',
    marginBlockStart: 8,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 0,
    '& > div': { gridColumn: 1 },
    '& input': {
      height: '3rem',
      boxShadow: 'none',
      minHeight: 0,
      padding: 0,
      border: 0,
      borderBottom: newsletterLine,
      background: 'none',
      color: color.onDark,
      fontSize: '1rem',
    },
    '& input::placeholder': { color: color.softOnDark },
  },
})

const Submit = styled.button(buttonStyle('dark'), {
  justifySelf: 'start',
  '[data-variant="newsletter"] > &': {
    height: '3rem',
    padding: '0 0 0 12px',
    border: 0,
    borderBottom: newsletterLine,
    background: 'none',
    color: color.peach,
    fontSize: '1rem',
  },
  [media.print]: { display: 'none' },
})
