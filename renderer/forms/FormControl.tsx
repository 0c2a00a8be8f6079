import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FormField } from '../../schema/sections/shared/formField.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, corner, size } from '../theme/designTokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
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
export function FormControl({ field, error, onChange, hidesLabel }: FieldProps) {
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
        <Choice
          id={id}
          type="checkbox"
          name={field.name}
          value={site.words.yes}
          required={field.required}
          onChange={onChange}
          aria-describedby={control.describedBy}
          aria-invalid={control.isInvalid}
        >
          {label}
        </Choice>
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

/** A checkbox or a radio button, with its words next to it. */
const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={choice} htmlFor={input.id}>
    <input {...input} />
    <span>{children}</span>
  </label>
)

interface FieldNoteProps {
  id: string
  isError?: boolean
  children: ReactNode
}

/** The hint or the error message of a field. */
const FieldNote = ({ id, isError, children }: FieldNoteProps) => (
  // The limits of a file are a list, in which Node and a browser may put another comma.
  <p className={isError ? error : hint} id={id} suppressHydrationWarning>
    {children}
  </p>
)

interface RadioGroupProps extends ControlProps {
  className: string
  label: ReactNode
  /** The hint above the choices and the error message below them. */
  children: { before: ReactNode; after: ReactNode }
}

/** Choices that are all in view, of which a visitor takes one. */
function RadioGroup(props: RadioGroupProps) {
  const { id, field, describedBy, isInvalid, onChange, className, label, children } = props
  const { name, required, options = [] } = field
  return (
    <fieldset
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can be neither required nor invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={isInvalid}
    >
      <legend id={`${id}-label`} className={legend}>
        {label}
      </legend>
      {children.before}
      {options.map(option => (
        <Choice key={option} type="radio" name={name} value={option} required={required} onChange={onChange}>
          {option}
        </Choice>
      ))}
      {children.after}
    </fieldset>
  )
}

interface ControlProps {
  id: string
  field: FormField
  describedBy: string | undefined
  isInvalid: boolean
  onChange: () => void
}

/** The native control of a field that is a box to fill in. */
function Control({ id, field, describedBy, isInvalid, onChange }: ControlProps) {
  const words = useWords()
  const { kind, name, required, placeholder, options = [] } = field
  const shared = {
    id,
    name,
    required,
    onChange,
    'aria-describedby': describedBy,
    // False is said, too: some browsers call an empty field that is required invalid before anything is typed.
    'aria-invalid': isInvalid,
  }
  if (kind === 'textarea') {
    return <textarea className={textArea} {...shared} placeholder={placeholder} rows={5} />
  }
  if (kind === 'select') {
    return (
      <div className={selectFrame}>
        <select className={select} {...shared} defaultValue="">
          <option value="">{placeholder ?? words.chooseOne}</option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <input
      className={input}
      {...shared}
      type={kind}
      placeholder={placeholder}
      autoComplete={autoCompleteOf(field)}
      {...limitsOf(field)}
    />
  )
}

/** What browsers check by themselves, without JavaScript too. */
function limitsOf({ kind, min, max, earliest, latest, accept }: FormField) {
  if (kind === 'number')
    return { min, max, inputMode: min !== undefined && min >= 0 ? 'numeric' : undefined } as const
  // Without a last day the field for the year takes six digits.
  if (kind === 'date') return { min: earliest, max: latest ?? '9999-12-31' }
  return kind === 'file' ? { accept: accept?.join(',') } : {}
}

/** The `autocomplete` token of a field. The only text field that browsers can fill is the visitor's name. */
function autoCompleteOf({ kind, name }: FormField): string | undefined {
  if (kind === 'email' || kind === 'tel') return kind
  return name === 'name' ? 'name' : undefined
}

const box = {
  display: 'block',
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.75rem 1rem',
  border: `1.5px solid ${color.soft}`,
  borderRadius: corner,
  background: color.paper,
  color: color.ink,
  '&::placeholder': { color: color.soft, opacity: 1 },
  // A wider border would shift the text, so a shadow widens the line.
  '&[aria-invalid="true"]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
} as const

const group = css({ position: 'relative', minWidth: 0 })

const visibleLabel = css({ display: 'block', marginBottom: 6, fontWeight: 600 })

const optional = css({ fontWeight: 400 })

const hint = css({ marginBottom: 8, fontSize: size.small })

const error = css({
  marginTop: 8,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid var(--form-error, ${color.error})`,
  color: `var(--form-error, ${color.error})`,
  fontSize: size.small,
  fontWeight: 600,
})

const legend = css({ padding: 0 })

const input = css(box, {
  // Otherwise Safari makes the box as wide as the date, and centres it.
  '&[type="date"]': { WebkitAppearance: 'none', appearance: 'none', minWidth: 0, textAlign: 'start' },
  // Safari has the focus in a part of the box, and so `:focus-visible` is none of the box's own.
  '&[type="date"]:focus': { outline: '3px solid currentColor', outlineOffset: 2 },
  '&[type="file"]': { padding: '0.4rem', cursor: 'pointer' },
  '&::file-selector-button': {
    minHeight: 44,
    marginInlineEnd: 14,
    padding: '0 1rem',
    border: `1.5px solid ${color.ink}`,
    background: color.paper,
    color: color.ink,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
})
const select = css(box, { WebkitAppearance: 'none', appearance: 'none', paddingInlineEnd: '3rem' })
const textArea = css(box, { resize: 'vertical' })

/** Draws an arrow in the style of the site's other arrows. */
const selectFrame = css({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.45rem)',
    insetInlineEnd: '1.1rem',
    width: '0.6rem',
    height: '0.6rem',
    border: `solid ${color.ink}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
})

/** The label around a checkbox or a radio button, which is the target of a tap. */
const choice = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    marginBlockStart: '0.1em',
    accentColor: `var(--form-accent, ${color.ink})`,
  },
  '& > input[aria-invalid="true"], [aria-invalid="true"] > & > input': {
    outline: `2px solid var(--form-error, ${color.error})`,
    outlineOffset: 2,
  },
  '& > input:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
  '& > span': { minWidth: 0 },
})
