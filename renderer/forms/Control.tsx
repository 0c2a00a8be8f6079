import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, corner } from '../theme/tokens.ts'
import type { FormField } from './answers.ts'

export interface ControlProps {
  id: string
  field: FormField
  describedBy: string | undefined
  isInvalid: boolean
  onChange: () => void
}

/** The native control of a field that is a box to fill in. */
export function Control({ id, field, describedBy, isInvalid, onChange }: ControlProps) {
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
