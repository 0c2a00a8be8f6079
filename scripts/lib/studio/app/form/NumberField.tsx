import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'

export function NumberField(field: FieldProps) {
  const { set, remove } = useForm()
  const write = (input: HTMLInputElement) => {
    if (input.value === '' && !field.isRequired) remove(field.path)
    else if (Number.isFinite(input.valueAsNumber)) set(field.path, input.valueAsNumber, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="number"
          step={field.schema.type === 'integer' ? 1 : 'any'}
          min={field.schema.minimum}
          max={field.schema.maximum}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={event => write(event.target)}
        />
      )}
    </FieldFrame>
  )
}
