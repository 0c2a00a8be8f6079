import { choiceLabel } from '../fields/labels.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FieldProps.ts'
import { useForm } from '../form/FormContext.ts'
import { LightChoices } from './LightChoices.tsx'

/** One of a few words. Lights of a wall are chosen by their looks. */
export function ChoiceField(field: FieldProps) {
  const { set, remove, forms } = useForm()
  const choose = (choice: string) =>
    choice === '' ? remove(field.path) : set(field.path, choice, field.order)
  const choices = field.schema.enum ?? []
  if (choices.every(choice => forms.lights[choice]))
    return <LightChoices {...field} lights={forms.lights} onChoose={choose} />
  return (
    <FieldFrame {...field}>
      {control => (
        <select {...control} value={String(field.value ?? '')} onChange={event => choose(event.target.value)}>
          {!field.isRequired && <option value="">As usual</option>}
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {choiceLabel(field.schema, choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
