import { type ReactNode, useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FormContext.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'

interface PickerFieldProps {
  field: FieldProps
  /** What the value is, in words. */
  meaning?: string
  /** What the value looks like. */
  drawing?: ReactNode
  /** The dialog, while it is open. */
  dialog(pick: (value: string) => void, close: () => void): ReactNode
}

/** A plain text with a button that opens a search. What is written there stays, also where nothing is known of it. */
export function PickerField({ field, meaning = '', drawing, dialog }: PickerFieldProps) {
  const { set, remove } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const write = (text: string) => {
    if (text === '' && !field.isRequired) remove(field.path)
    else set(field.path, text, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <>
          <span className={styles.picker}>
            {drawing}
            <input
              {...control}
              aria-describedby={`${control['aria-describedby']} ${control.id}-meaning`}
              spellCheck={false}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={event => write(event.target.value)}
            />
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Choose: ${field.label}`}
              onClick={() => setIsOpen(true)}
            >
              Choose
            </button>
          </span>
          <span id={`${control.id}-meaning`} className={styles.meaning}>
            {meaning}
          </span>
          {isOpen && dialog(write, () => setIsOpen(false))}
        </>
      )}
    </FieldFrame>
  )
}
