import { useId } from 'react'
import { css } from '../theme/css.ts'
import { color, size } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import type { FormField } from './answers.ts'
import { Control } from './Control.tsx'

interface FieldProps {
  field: FormField
  /** The error message, if the answer is invalid. */
  error: string | undefined
  onChange: () => void
  /** Hides the label visually, where the text beside the form says the same. */
  hidesLabel: boolean
}

/** A form control with its label, hint and error message. */
export function Field({ field, error, onChange, hidesLabel }: FieldProps) {
  const id = useId()
  const hintId = field.hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className={group}>
      <label className={hidesLabel ? visuallyHidden : visibleLabel} htmlFor={id}>
        {field.label}
        {!field.required && <span className={optional}> (optional)</span>}
      </label>
      {field.hint && (
        <p className={hint} id={hintId}>
          {field.hint}
        </p>
      )}
      <Control
        id={id}
        field={field}
        describedBy={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        isInvalid={error !== undefined}
        onChange={onChange}
      />
      {error && (
        <p className={errorClass} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

const group = css({ position: 'relative', minWidth: 0 })

const visibleLabel = css({ display: 'block', marginBottom: 6, fontWeight: 600 })

const optional = css({ fontWeight: 400 })

const hint = css({ marginBottom: 8, fontSize: size.small })

const errorClass = css({
  marginTop: 8,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid var(--form-error, ${color.error})`,
  color: `var(--form-error, ${color.error})`,
  fontSize: size.small,
  fontWeight: 600,
})
