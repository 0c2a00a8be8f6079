import type { ReactNode } from 'react'
import { css } from '../theme/css.ts'
import type { ControlProps } from './Control.tsx'
import { choice } from './choice.ts'

interface RadioGroupProps extends ControlProps {
  className: string
  label: ReactNode
  /** The hint above the choices and the error message below them. */
  children: { before: ReactNode; after: ReactNode }
}

/** Choices that are all in view, of which a visitor takes one. */
export function RadioGroup(props: RadioGroupProps) {
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
        <label className={choice} key={option}>
          <input type="radio" name={name} value={option} required={required} onChange={onChange} />
          <span>{option}</span>
        </label>
      ))}
      {children.after}
    </fieldset>
  )
}

const legend = css({ padding: 0 })
