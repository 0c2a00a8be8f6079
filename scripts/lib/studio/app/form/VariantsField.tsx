import { emptyValue, type FieldSchema, variantOf } from '../fields/fieldSchema.ts'
import { helpOf, wordsOf } from '../fields/labels.ts'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import { GroupFields } from './GroupField.tsx'
import { Part } from './Part.tsx'

/** A group of one of several kinds, such as where a form goes. */
export function VariantsField(field: FieldProps) {
  const { schema, value, path, label, order } = field
  const { set, idOf, Field } = useForm()
  const variant = variantOf(schema, value)
  if (value === undefined)
    return <Field {...field} schema={{ ...schema.oneOf?.[0], description: helpOf(schema) }} />
  const id = idOf(path)
  const choose = (name: string) => {
    const chosen = schema.oneOf?.find(option => nameOf(option) === name)
    if (chosen) set(path, emptyValue(chosen), order)
  }
  return (
    <Part path={path} label={label} help={helpOf(schema)} canFold>
      <label htmlFor={`${id}-kind`}>Kind</label>
      <select
        id={`${id}-kind`}
        value={variant && nameOf(variant)}
        onChange={event => choose(event.target.value)}
      >
        {schema.oneOf?.map(option => (
          <option key={nameOf(option)} value={nameOf(option)}>
            {option['x-label'] ?? wordsOf(nameOf(option))}
          </option>
        ))}
      </select>
      {variant && <GroupFields schema={variant} value={value} path={path} />}
    </Part>
  )
}

/** The constant that tells a variant from the others. */
const nameOf = ({ properties = {} }: FieldSchema): string =>
  String(Object.values(properties).find(field => field.const !== undefined)?.const ?? '')
