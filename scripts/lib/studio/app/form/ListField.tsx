import type { ReactNode } from 'react'
import { controlOf, emptyValue, type FieldSchema } from '../../fields/fieldSchema.ts'
import { helpOf, summaryOf } from '../../fields/labels.ts'
import type { Path } from '../../json/edit.ts'
import { Part, Problems } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import styles from './form.module.css'
import { GroupFields } from './GroupField.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { reveal } from './reveal.ts'

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
      <details id={idOf(path)} open={problemsBelow(path).length > 0 || undefined}>
        <summary>{name}</summary>
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
      </details>
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
    requestAnimationFrame(() => {
      swapOpen(id, target)
      focusFirst(`${target}-${button}`, `${target}-${button === 'up' ? 'down' : 'up'}`)
    })
  }
  return (
    <span className={styles.buttons}>
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

/** An entry that moves stays open or folded: its place in the list knows nothing of it. */
function swapOpen(...ids: [string, string]): void {
  const [one, other] = ids.map(id => document.getElementById(id))
  if (!(one instanceof HTMLDetailsElement && other instanceof HTMLDetailsElement)) return
  const wasOpen = one.open
  one.open = other.open
  other.open = wasOpen
}

/** Follows an entry that has moved, so that a second press moves it on. At an end of the list only the way back is left. */
function focusFirst(...ids: string[]): void {
  const buttons = ids.map(id => document.getElementById(id))
  buttons.find(button => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}
