import { useId } from 'react'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import type { FormField } from './answers.ts'
import { Checkbox } from './Checkbox.tsx'
import { Control } from './Control.tsx'
import { FieldNote } from './FieldNote.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { fileLimits } from './validateAnswers.ts'

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
  const site = useSite()
  const hint = [field.hint, field.kind === 'file' && fileLimits(field, site)].filter(Boolean).join(' ')
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const control = {
    id,
    field,
    describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined,
    isInvalid: error !== undefined,
    onChange,
  }
  const hintNote = hintId && <FieldNote id={hintId}>{hint}</FieldNote>
  const errorNote = errorId && (
    <FieldNote id={errorId} isError>
      {error}
    </FieldNote>
  )
  const label = (
    <>
      {field.label}
      {!field.required && field.kind !== 'checkbox' && (
        <span className={optional}> {site.words.optional}</span>
      )}
    </>
  )
  if (field.kind === 'checkbox') {
    return (
      <div className={group}>
        <Checkbox {...control} label={label} />
        {hintNote}
        {errorNote}
      </div>
    )
  }
  const labelClass = hidesLabel ? visuallyHidden : visibleLabel
  if (field.kind === 'radio') {
    return (
      <RadioGroup {...control} className={group} label={<span className={labelClass}>{label}</span>}>
        {{ before: hintNote, after: errorNote }}
      </RadioGroup>
    )
  }
  return (
    <div className={group}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hintNote}
      <Control {...control} />
      {errorNote}
    </div>
  )
}

const group = css({ position: 'relative', minWidth: 0 })

const visibleLabel = css({ display: 'block', marginBottom: 6, fontWeight: 600 })

const optional = css({ fontWeight: 400 })
