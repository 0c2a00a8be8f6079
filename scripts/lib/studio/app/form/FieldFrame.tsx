import type { ReactNode } from 'react'
import { helpOf } from '../fields/labels.ts'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { Problems } from './Problems.tsx'

/** What a control takes from its frame. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
  'aria-required': boolean
}

interface FieldFrameProps extends FieldProps {
  children(control: ControlProps): ReactNode
}

/** The label of a control, what it is for, and what is wrong with it. */
export function FieldFrame({ children, ...field }: FieldFrameProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(field.path)
  const problems = problemsAt(field.path)
  const help = helpOf(field.schema)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {!field.isRequired && <span className={styles.optional}> optional</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': problems.some(({ severity }) => severity === 'error'),
        'aria-required': field.isRequired,
      })}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  )
}
