// renderer/forms: forms that visitors send. In come a form's fields as data, out go its controls, the checks of
// answers in the browser and the sending.

import { useId } from 'react'
import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import type { FormField } from '../../schema/sections/shared/formField.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { useHydrated } from '../hooks/useHydrated.ts'
import { button } from '../theme/button.ts'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
import { fillWords } from '../ui/text/language.ts'
import { FormControl } from './FormControl.tsx'
import { SubmissionStatus } from './SubmissionStatus.tsx'
import { HONEYPOT, mailtoAction, useSubmission } from './useSubmission.ts'

interface FormViewProps {
  /** The choices of a `select` or a `radio` are in its `options`. */
  fields: FormField[]
  submitText: string
  subject: string
  successMessage: string
  /** Without it, the form goes where all forms of the site go. */
  handler?: FormHandler | undefined
  variant: 'page' | 'newsletter'
}

/**
 * A form of the site. Before hydration, the browser validates and submits it. After hydration, errors show below the fields and
 * submitting does not leave the page.
 */
export function FormView({ fields, submitText, subject, successMessage, variant, ...props }: FormViewProps) {
  const site = useSite()
  const handler = props.handler ?? site.formHandler
  const isMail = handler.kind === 'mailto'
  const to = (isMail && handler.to) || site.contact.email
  const { state, errors, message, submit, noteChange } = useSubmission({ fields, subject, handler, to })
  const purposeId = useId()
  const isNewsletter = variant === 'newsletter'
  const purpose = (
    <p className={purposeClass} id={purposeId}>
      {purposeOf(handler, submitText, site)}
    </p>
  )
  return (
    <form
      className={formClass}
      action={isMail ? mailtoAction(to, subject) : handler.url}
      method="post"
      encType={encTypeOf(handler)}
      noValidate={useHydrated()}
      onSubmit={submit}
      data-variant={variant}
    >
      {!isMail && <input type="hidden" name="subject" value={subject} />}
      <Honeypot />
      {/* The newsletter's field and button share a line. */}
      {isNewsletter && purpose}
      {fields.map(field => (
        <FormControl
          key={field.name}
          field={field}
          error={errors[field.name]}
          onChange={() => noteChange(field.name)}
          hidesLabel={isNewsletter}
        />
      ))}
      {!isNewsletter && purpose}
      <button
        className={submitButton}
        type="submit"
        aria-disabled={state === 'sending' || undefined}
        aria-describedby={purposeId}
      >
        {state === 'sending' ? site.words.sending : submitText}
      </button>
      <SubmissionStatus {...{ state, isMail, successMessage, to, subject, message }} />
    </form>
  )
}

function encTypeOf(handler: FormHandler): string | undefined {
  if (handler.kind === 'mailto') return 'text/plain'
  return handler.encoding === 'multipart' ? 'multipart/form-data' : undefined
}

const newsletterLine = `1.5px solid ${color.onDark}`

/** What pressing the button of a form does, for visitors to read before. */
export function purposeOf(
  handler: FormHandler,
  submitText: string,
  { name, origin, words }: Pick<SiteData, 'name' | 'origin' | 'words'>,
): string {
  const button = submitText
  if (handler.kind === 'mailto') return fillWords(words.sendsByMail, { button })
  const service = new URL(handler.url)
  return service.origin === origin
    ? fillWords(words.sendsTo, { button, name })
    : fillWords(words.sendsThrough, { button, name, service: service.hostname.replace(/^www\./, '') })
}

/** A trap for bots that fill in every field. Visitors and assistive technology never see it. */
const Honeypot = () => (
  <div className={visuallyHidden} aria-hidden="true">
    <label>
      {useWords().leaveEmpty}
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

const formClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&[data-variant="newsletter"]': {
    '--form-error': color.action,
    '--form-success': color.action,
    '--form-accent': color.action,
    position: 'relative',
    marginBlockStart: 8,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 0,
    '& > :is(div, fieldset)': { gridColumn: 1 },
    '& input:not([type="checkbox"], [type="radio"], [type="file"])': {
      height: '3rem',
      boxShadow: 'none',
      minHeight: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      borderBottom: newsletterLine,
      background: 'none',
      color: color.onDark,
      fontSize: '1rem',
    },
    '& input::placeholder': { color: color.softOnDark },
    // Without padding or a border, the ring would touch the words.
    '& :is(input, button):focus-visible': { outlineOffset: 4 },
  },
})

const purposeClass = css({
  maxWidth: size.measure,
  marginBlockEnd: -8,
  fontSize: size.small,
  '[data-variant="newsletter"] > &': { gridColumn: '1 / -1', marginBlock: '0 8px', color: color.softOnDark },
})

const submitButton = css(button.dark, {
  justifySelf: 'start',
  '[data-variant="newsletter"] > &': {
    height: '3rem',
    paddingBlock: 0,
    paddingInline: '12px 0',
    border: 0,
    borderRadius: 0,
    borderBottom: newsletterLine,
    background: 'none',
    color: color.action,
    fontSize: '1rem',
  },
  [media.print]: { display: 'none' },
})
