import { emptyValue, fieldsOf, isRequired as isFieldRequired, orderOf } from '../fields/fieldSchema.ts'
import { helpOf, labelOf } from '../fields/labels.ts'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import { Part } from './Part.tsx'

/** Fields that belong together. An optional group can be added and taken away. */
export function GroupField({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove } = useForm()
  const isThere = value !== undefined
  return (
    <Part path={path} label={label} help={helpOf(schema)} canFold={isThere}>
      {isThere && <GroupFields schema={schema} value={value} path={path} />}
      {!isThere && (
        <button type="button" onClick={() => set(path, emptyValue(schema), order)}>
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
