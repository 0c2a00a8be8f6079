import { emptyValue, type FieldSchema, variantOf } from '../fields/fieldSchema.ts'
import { helpOf, wordsOf } from '../fields/labels.ts'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { GroupFields } from './GroupField.tsx'
import { Problems } from './Problems.tsx'

/** A group of one of several kinds, such as where a form goes. */
export function VariantsField(field: FieldProps) {
  const { schema, value, path, label, order } = field
  const { set, idOf, problemsAt, Field } = useForm()
  const variant = variantOf(schema, value)
  if (value === undefined)
    return <Field {...field} schema={{ ...schema.oneOf?.[0], description: helpOf(schema) }} />
  const id = idOf(path)
  const choose = (name: string) => {
    const chosen = schema.oneOf?.find(option => nameOf(option) === name)
    if (chosen) set(path, emptyValue(chosen), order)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <p className={styles.help}>{helpOf(schema)}</p>
      <label htmlFor={id}>Kind</label>
      <select id={id} value={variant && nameOf(variant)} onChange={event => choose(event.target.value)}>
        {schema.oneOf?.map(option => (
          <option key={nameOf(option)} value={nameOf(option)}>
            {option['x-label'] ?? wordsOf(nameOf(option))}
          </option>
        ))}
      </select>
      <Problems problems={problemsAt(path)} />
      {variant && <GroupFields schema={variant} value={value} path={path} />}
    </fieldset>
  )
}

/** The constant that tells a variant from the others. */
const nameOf = ({ properties = {} }: FieldSchema): string =>
  String(Object.values(properties).find(field => field.const !== undefined)?.const ?? '')
