import styled from '@emotion/styled'
import { color } from '../theme/tokens.ts'
import type { FormField } from './answers.ts'

interface ControlProps {
  id: string
  field: FormField
  describedBy: string | undefined
  isInvalid: boolean
  onChange: () => void
}

/** The native control of a field's kind. */
export function Control({ id, field, describedBy, isInvalid, onChange }: ControlProps) {
  const { kind, name, required, placeholder, options = [] } = field
  const shared = {
    id,
    name,
    required,
    onChange,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  }
  if (kind === 'textarea') return <TextArea {...shared} placeholder={placeholder} rows={5} />
  if (kind === 'select') {
    return (
      <Choice>
        <Select {...shared} defaultValue="">
          <option value="">{placeholder ?? 'Choose one'}</option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Choice>
    )
  }
  return <Input {...shared} type={kind} placeholder={placeholder} autoComplete={autoCompleteOf(field)} />
}

/** What the browser may fill in by itself. The visitor's own name is the one text that it knows. */
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
  borderRadius: 0,
  background: color.paper,
  color: color.ink,
  '&::placeholder': { color: color.soft, opacity: 1 },
  // A wider line without a wider border, which would move the words.
  '&[aria-invalid]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
} as const

const Input = styled.input(box)
const Select = styled.select(box, { WebkitAppearance: 'none', appearance: 'none', paddingInlineEnd: '3rem' })
const TextArea = styled.textarea(box, { resize: 'vertical' })

/** Draws the arrow, in the line of the site's other arrows. */
const Choice = styled.div({
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
