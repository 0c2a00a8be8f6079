import { controlOf, emptyValue, type FieldSchema } from '../fields/fieldSchema.ts'
import { helpOf, summaryOf } from '../fields/labels.ts'
import { AddPhotographs } from '../pictures/AddPhotographs.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { Problems } from './Problems.tsx'

/** Entries that fold, move, are duplicated and removed. */
export function ListField({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove, insert, problemsAt, idOf } = useForm()
  const items = Array.isArray(value) ? value : []
  const itemSchema = schema.items ?? {}
  const add = () =>
    items.length === 0
      ? set(path, [emptyValue(itemSchema)], order)
      : insert(path, items.length, emptyValue(itemSchema))
  const removeAt = (index: number) =>
    items.length === 1 && !isRequired ? remove(path) : remove([...path, index])
  return (
    <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
      <legend>
        {label} <span className={styles.optional}>{items.length}</span>
      </legend>
      <p className={styles.help}>{helpOf(schema)}</p>
      <Problems problems={problemsAt(path)} />
      <ol className={styles.items}>
        {items.map((item, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and hold no state but whether they are open
            key={index}
            schema={itemSchema}
            value={item}
            path={[...path, index]}
            list={{ path, label, length: items.length }}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <button type="button" onClick={add}>
        Add to {label.toLowerCase()}
      </button>
      <AddPhotographs schema={schema} value={value} path={path} label={label} order={order} />
    </fieldset>
  )
}

interface ItemProps {
  schema: FieldSchema
  value: unknown
  path: FieldProps['path']
  list: { path: FieldProps['path']; label: string; length: number }
  onRemove(): void
}

function Item({ schema, value, path, list, onRemove }: ItemProps) {
  const { insert, move, problemsBelow, Field } = useForm()
  const index = Number(path.at(-1))
  const name = summaryOf(value) || `Entry ${index + 1}`
  const isFolding = controlOf(schema) === 'group' || controlOf(schema) === 'variants'
  const buttons = (
    <span className={styles.buttons}>
      <button
        type="button"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(list.path, index, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={index === list.length - 1}
        onClick={() => move(list.path, index, index + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Duplicate ${name}`}
        onClick={() => insert(list.path, index + 1, value)}
      >
        ⧉
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        ✕
      </button>
    </span>
  )
  const field = (
    <Field
      schema={schema}
      value={value}
      path={path}
      label={`${list.label} ${index + 1}`}
      isRequired
      order={[]}
    />
  )
  if (!isFolding)
    return (
      <li className={styles.plainItem}>
        {field}
        {buttons}
      </li>
    )
  return (
    <li>
      <details open={list.length === 1 || problemsBelow(path).length > 0 || undefined}>
        <summary>{name}</summary>
        {buttons}
        {field}
      </details>
    </li>
  )
}
