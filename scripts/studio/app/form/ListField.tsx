import type { ReactNode } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import { controlOf, emptyValue, type FieldSchema, newEntry } from '../../host/fields/fieldSchema.ts'
import { helpOf, summaryOf } from '../../host/fields/labels.ts'
import { Part, Problems } from './FieldFrame.tsx'
import { Foldable } from './Foldable.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import styles from './form.module.css'
import { GroupFields } from './GroupField.tsx'
import { focusFirst, MoveButtons } from './MoveButtons.tsx'
import { reveal } from './reveal.ts'
import { useIds } from './useIds.ts'

interface ListFieldProps extends FieldProps {
  /** What else adds entries. */
  children?: ReactNode
}

/** Entries that fold, move, are duplicated and removed. */
export function ListField({ schema, value, path, label, isRequired, order, children }: ListFieldProps) {
  const { set, remove, insert, idOf } = useForm()
  const items = Array.isArray(value) ? value : []
  const itemSchema = schema.items ?? {}
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const hasParts = items.length > 0 && ['group', 'variants'].includes(controlOf(itemSchema))
  const ids = useIds(items)
  const add = () => {
    if (items.length === 0) set(path, [emptyValue(itemSchema)], order)
    else insert(path, items.length, newEntry(itemSchema, items))
    reveal(idOf([...path, items.length]))
  }
  const removeAt = (index: number) => {
    if (items.length === 1 && !isRequired) remove(path)
    else remove([...path, index])
    // What had the focus is gone with its entry.
    requestAnimationFrame(() => document.getElementById(idOf(path))?.focus())
  }
  return (
    <Part path={path} label={label} count={items.length} help={helpOf(schema)} canFold={hasParts}>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            key={ids[index]}
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
      {children}
    </Part>
  )
}

interface ListItemProps {
  schema: FieldSchema
  value: unknown
  path: Path
  /** `isFull`: whether it may hold no more entries. */
  list: { path: Path; label: string; length: number; isFull: boolean }
  onRemove(): void
}

/** An entry of a list. One that has fields of its own folds. */
function ListItem({ schema, value, path, list, onRemove }: ListItemProps) {
  const { problemsAt, problemsBelow, idOf, Field } = useForm()
  const name = summaryOf(value) || `Entry ${Number(path.at(-1)) + 1}`
  const buttons = <ItemButtons name={name} value={value} path={path} list={list} onRemove={onRemove} />
  const control = controlOf(schema)
  const field = (
    <Field
      schema={schema}
      value={value}
      path={path}
      label={`${list.label} ${Number(path.at(-1)) + 1}`}
      isRequired
      order={[]}
    />
  )
  if (control !== 'group' && control !== 'variants')
    return (
      <li>
        {field}
        {buttons}
      </li>
    )
  return (
    <li>
      <Foldable id={idOf(path)} hasProblems={problemsBelow(path).length > 0} summary={name}>
        <div className={styles.within}>
          {buttons}
          {control === 'group' ? (
            <>
              <Problems problems={problemsAt(path)} />
              <GroupFields schema={schema} value={value} path={path} />
            </>
          ) : (
            field
          )}
        </div>
      </Foldable>
    </li>
  )
}

function ItemButtons({
  name,
  value,
  path,
  list,
  onRemove,
}: Omit<ListItemProps, 'schema'> & { name: string }) {
  const { insert, move, idOf } = useForm()
  const index = Number(path.at(-1))
  const id = idOf(path)
  const moveTo = (to: number, button: 'up' | 'down') => {
    move(list.path, index, to)
    const target = idOf([...list.path, to])
    requestAnimationFrame(() =>
      focusFirst(`${target}-${button}`, `${target}-${button === 'up' ? 'down' : 'up'}`),
    )
  }
  return (
    <span className={styles.buttons} data-of-entry>
      <MoveButtons name={name} index={index} isLast={index === list.length - 1} id={id} onMove={moveTo} />
      <button
        type="button"
        aria-label={`Duplicate ${name}`}
        disabled={list.isFull}
        onClick={() => insert(list.path, index + 1, value)}
      >
        Duplicate
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </span>
  )
}
