import { controlOf, emptyValue } from '../fields/fieldSchema.ts'
import { helpOf } from '../fields/labels.ts'
import { AddPhotographs } from '../pictures/AddPhotographs.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { ListItem } from './ListItem.tsx'
import { Part } from './Part.tsx'
import { reveal } from './reveal.ts'

/** Entries that fold, move, are duplicated and removed. */
export function ListField({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove, insert, idOf } = useForm()
  const items = Array.isArray(value) ? value : []
  const itemSchema = schema.items ?? {}
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const hasParts = items.length > 0 && ['group', 'variants'].includes(controlOf(itemSchema))
  const add = () => {
    if (items.length === 0) set(path, [emptyValue(itemSchema)], order)
    else insert(path, items.length, emptyValue(itemSchema))
    reveal(idOf([...path, items.length]))
  }
  const removeAt = (index: number) =>
    items.length === 1 && !isRequired ? remove(path) : remove([...path, index])
  return (
    <Part path={path} label={label} count={items.length} help={helpOf(schema)} canFold={hasParts}>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and hold no state but whether they are open
            key={index}
            schema={itemSchema}
            value={item}
            path={[...path, index]}
            list={{ path, label, length: items.length, isFull }}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {isFull ? (
        <p>There can be no more than {schema.maxItems}.</p>
      ) : (
        <button type="button" onClick={add}>
          Add to {label.toLowerCase()}
        </button>
      )}
      <AddPhotographs schema={schema} value={value} path={path} label={label} order={order} />
    </Part>
  )
}
