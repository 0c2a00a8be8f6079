import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'

/** A day. The browser shows it as the author's country writes it. */
export function DateField(field: FieldProps) {
  const { set, remove } = useForm()
  const write = (day: string) => {
    if (day !== '') set(field.path, day, field.order)
    else if (!field.isRequired) remove(field.path)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="date"
          value={String(field.value ?? '')}
          onChange={event => write(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
