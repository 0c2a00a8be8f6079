import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react'
import type { FormField } from '../../schema/sections/shared/formField.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, corner, size } from '../theme/designTokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
import { fileLimits } from './validateAnswers.ts'

interface FieldProps {
  field: FormField
  /** The error message, if the answer is invalid. */
  error: string | undefined
  onChange: () => void
  /** Hides the label visually, where the text next to the form says the same. */
  hidesLabel: boolean
}

/** A form control with its label, hint and error message. */
export function FormControl({ field, error, onChange, hidesLabel }: FieldProps) {
  const id = useId()
  const site = useSite()
  const { kind, name, required, options = [] } = field
  const hint = [field.hint, kind === 'file' && fileLimits(field, site)].filter(Boolean).join(' ')
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const shared = { name, required, onChange }
  const described = {
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    // False is said, too: some browsers call an empty field that is required invalid before anything is typed.
    'aria-invalid': error !== undefined,
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
      {!required && kind !== 'checkbox' && <span className={optional}> {site.words.optional}</span>}
    </>
  )
  if (kind === 'checkbox') {
    return (
      <div className={group}>
        <Choice id={id} type="checkbox" value={site.words.yes} {...shared} {...described}>
          {label}
        </Choice>
        {hintNote}
        {errorNote}
      </div>
    )
  }
  const labelClass = hidesLabel ? visuallyHidden : visibleLabel
  if (kind === 'radio') {
    return (
      <fieldset
        className={group}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can be neither required nor invalid.
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required}
        {...described}
      >
        <legend id={`${id}-label`} className={legend}>
          <span className={labelClass}>{label}</span>
        </legend>
        {hintNote}
        {options.map(option => (
          <Choice key={option} type="radio" value={option} {...shared}>
            {option}
          </Choice>
        ))}
        {errorNote}
      </fieldset>
    )
  }
  return (
    <div className={group}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {hintNote}
      {boxOf(field, { id, ...shared, ...described }, site.words.chooseOne)}
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

/** The hint or the error message of a field. */
const FieldNote = ({ isError, ...rest }: { id: string; isError?: boolean; children: ReactNode }) => (
  // The limits of a file are a list, in which Node and a browser may put another comma.
  <p className={isError ? error : hint} suppressHydrationWarning {...rest} />
)

interface BoxProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  id: string
  name: string
  required: boolean | undefined
  onChange: () => void
}

/** The native control of a field that is a box to fill in. */
function boxOf(field: FormField, props: BoxProps, chooseOne: string): ReactNode {
  const { kind, placeholder, options = [] } = field
  if (kind === 'textarea')
    return <textarea className={textArea} {...props} placeholder={placeholder} rows={5} />
  if (kind === 'select') {
    return (
      <div className={selectFrame}>
        <select className={select} {...props} defaultValue="">
          <option value="">{placeholder ?? chooseOne}</option>
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
      {...props}
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

/** The styles of a box to fill in. */
export const box = {
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
