import { useSite } from '../contexts/site.tsx'
import { useHydrated } from '../hooks/useHydrated.ts'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/tokens.ts'
import type { FormField } from './answers.ts'
import { mailtoAction } from './composeMailto.ts'
import { Field } from './Field.tsx'
import { Honeypot } from './Honeypot.tsx'
import { SubmissionStatus } from './SubmissionStatus.tsx'
import { useSubmission } from './useSubmission.ts'

interface FormViewProps {
  /** The choices of a `select` are in its `options`. */
  fields: FormField[]
  submitText: string
  subject: string
  successMessage: string
  variant: 'page' | 'newsletter'
}

/**
 * A form of the site. Before hydration, the browser validates and submits it. After hydration, errors show below the fields and
 * submitting does not leave the page.
 */
export function FormView({ fields, submitText, subject, successMessage, variant }: FormViewProps) {
  const { formHandler, contact } = useSite()
  const { state, errors, submit, clearError } = useSubmission(fields, subject)
  const isMail = formHandler.kind === 'mailto'
  return (
    <form
      className={form}
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
          error={errors[field.name]}
          onChange={() => clearError(field.name)}
          hidesLabel={variant === 'newsletter'}
        />
      ))}
      <button className={submitButton} type="submit" aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? 'Sending…' : submitText}
      </button>
      <SubmissionStatus state={state} successMessage={successMessage} />
    </form>
  )
}

const newsletterLine = `1.5px solid ${color.onDark}`

const form = css({
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

const submitButton = css(button.dark, {
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
