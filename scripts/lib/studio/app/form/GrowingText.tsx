import type { KeyboardEvent } from 'react'
import type { ControlProps } from './FieldFrame.tsx'
import styles from './form.module.css'

interface GrowingTextProps extends ControlProps {
  value: string
  placeholder?: string | undefined
  rows?: number
  onWrite(text: string): void
  onKeyDown?(event: KeyboardEvent): void
}

/** A text area as high as its text. */
export const GrowingText = ({ value, placeholder, rows = 1, onWrite, ...control }: GrowingTextProps) => (
  <textarea
    {...control}
    className={styles.text}
    value={value}
    rows={rows}
    placeholder={placeholder}
    onChange={event => onWrite(event.target.value)}
  />
)
