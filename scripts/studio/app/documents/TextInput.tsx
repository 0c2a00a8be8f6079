import { useId } from 'react'
import styles from './documents.module.css'

interface TextInputProps {
  label: string
  help?: string
  value: string
  most: number
  onChange(value: string): void
}

/** A line of text in a dialog. */
export function TextInput({ label, help, value, most, onChange }: TextInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={most}
        required
        aria-describedby={help && `${id}-help`}
        onChange={event => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}

/** Characters of the longest title. */
export const LONGEST_TITLE = 150
