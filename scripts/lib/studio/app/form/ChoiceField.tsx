import { choiceLabel } from '../fields/labels.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'

/** One of a few words. */
export function ChoiceField(field: FieldProps) {
  const { set, remove } = useForm()
  const choose = (choice: string) =>
    choice === '' ? remove(field.path) : set(field.path, choice, field.order)
  return (
    <FieldFrame {...field}>
      {control => (
        <select {...control} value={String(field.value ?? '')} onChange={event => choose(event.target.value)}>
          {!field.isRequired && <option value="">As usual</option>}
          {field.schema.enum?.map(choice => (
            <option key={choice} value={choice}>
              {choiceLabel(field.schema, choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
