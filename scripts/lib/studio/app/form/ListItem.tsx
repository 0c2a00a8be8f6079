import { controlOf, type FieldSchema } from '../fields/fieldSchema.ts'
import { summaryOf } from '../fields/labels.ts'
import type { Path } from '../json/edit.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { GroupFields } from './GroupField.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { Problems } from './Problems.tsx'

interface ListItemProps {
  schema: FieldSchema
  value: unknown
  path: Path
  /** `isFull`: whether it may hold no more entries. */
  list: { path: Path; label: string; length: number; isFull: boolean }
  onRemove(): void
}

/** An entry of a list. One that has fields of its own folds. */
export function ListItem({ schema, value, path, list, onRemove }: ListItemProps) {
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
