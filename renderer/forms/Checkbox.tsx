import type { ReactNode } from 'react'
import { useWords } from '../contexts/useWords.ts'
import type { ControlProps } from './Control.tsx'
import { choice } from './choice.ts'

/** A box to tick, with its words beside it. */
export function Checkbox({
  id,
  field,
  describedBy,
  isInvalid,
  onChange,
  label,
}: ControlProps & { label: ReactNode }) {
  const { yes } = useWords()
  return (
    <label className={choice} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        value={yes}
        required={field.required}
        onChange={onChange}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
      <span>{label}</span>
    </label>
  )
}
