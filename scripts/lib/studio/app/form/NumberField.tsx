import { isNullable } from '../fields/fieldSchema.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'

export function NumberField(field: FieldProps) {
  const { set, remove } = useForm()
  const number = field.schema.anyOf?.[0] ?? field.schema
  const write = (input: HTMLInputElement) => {
    // Half of a number, such as a lone minus, has no value yet.
    if (input.validity.badInput) return
    if (input.value === '' && isNullable(field.schema)) set(field.path, null, field.order)
    else if (input.value === '' && !field.isRequired) remove(field.path)
    else if (Number.isFinite(input.valueAsNumber)) set(field.path, input.valueAsNumber, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="number"
          step={number.type === 'integer' ? 1 : 'any'}
          min={number.minimum}
          max={number.maximum}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={event => write(event.target)}
        />
      )}
    </FieldFrame>
  )
}
