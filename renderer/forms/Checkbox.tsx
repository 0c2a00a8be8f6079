import type { ReactNode } from 'react'
import { YES } from './answers.ts'
import type { ControlProps } from './Control.tsx'
import { choice } from './choice.ts'

/** A box to tick, with its words beside it. */
export const Checkbox = ({
  id,
  field,
  describedBy,
  isInvalid,
  onChange,
  label,
}: ControlProps & { label: ReactNode }) => (
  <label className={choice} htmlFor={id}>
    <input
      id={id}
      type="checkbox"
      name={field.name}
      value={YES}
      required={field.required}
      onChange={onChange}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    />
    <span>{label}</span>
  </label>
)
