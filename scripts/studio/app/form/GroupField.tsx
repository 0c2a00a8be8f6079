import {
  emptyValue,
  type FieldSchema,
  fieldsOf,
  isRequired as isFieldRequired,
  orderOf,
  variantOf,
} from '../../host/fields/fieldSchema.ts'
import { helpOf, labelOf, wordsOf } from '../../host/fields/labels.ts'
import { Part } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import { reveal } from './reveal.ts'

/** Fields that belong together. An optional group can be added and taken away. */
export function GroupField({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove, idOf } = useForm()
  const isThere = value !== undefined
  const add = () => {
    set(path, emptyValue(schema), order)
    reveal(idOf(path))
  }
  return (
    <Part path={path} label={label} help={helpOf(schema)} canFold={isThere}>
      {isThere && <GroupFields schema={schema} value={value} path={path} />}
      {!isThere && (
        <button type="button" onClick={add}>
          Add {label.toLowerCase()}
        </button>
      )}
      {isThere && !isRequired && (
        <button type="button" onClick={() => remove(path)}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </Part>
  )
}

/** The fields of a group, without its frame. */
export function GroupFields({ schema, value, path }: Pick<FieldProps, 'schema' | 'value' | 'path'>) {
  const { Field } = useForm()
  const order = orderOf(schema)
  return fieldsOf(schema).map(([key, field]) => (
    <Field
      key={key}
      schema={field}
      value={Object(value)[key]}
      path={[...path, key]}
      label={labelOf(key, field)}
      isRequired={isFieldRequired(schema, key)}
      order={order}
    />
  ))
}

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
