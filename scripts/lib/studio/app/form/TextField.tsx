import { exampleOf } from '../fields/labels.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import { GrowingText } from './GrowingText.tsx'

/** A line of plain text. It grows with its words; a line break ends nothing and is left out. */
export function TextField(field: FieldProps) {
  const { set, remove } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  const write = (text: string) => {
    const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
    if (line === '' && !field.isRequired) remove(field.path)
    else set(field.path, line, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <GrowingText {...control} value={value} placeholder={exampleOf(field.schema)} onWrite={write} />
      )}
    </FieldFrame>
  )
}
