import { type ReactNode, useState } from 'react'
import { entryName, fieldHelp, keyAsLabel, labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { LABEL } from '../../../../schema/model/fields.ts'
import type { SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { summaryOf } from '../../site/labels.ts'
import { type Identified, identify } from '../state/identify.ts'
import { controlOf, editableFields, emptyValue, itemsOf, optionsOf } from './controlOf.ts'
import { type FieldProps, Foldable, Part, Problems, reveal, useForm } from './FieldFrame.tsx'
import styles from './form.module.css'
import { YearLater } from './YearLater.tsx'

interface ListFieldProps extends FieldProps {
  /** What else adds entries. */
  children?: ReactNode
}

/** Entries that fold, move, are duplicated and removed. */
export function ListField({ node, value, path, label, children }: ListFieldProps) {
  const { set, remove, insert, idOf } = useForm()
  const items = Array.isArray(value) ? value : []
  const entry = itemsOf(node)
  const isFull = items.length >= (node.most ?? Number.POSITIVE_INFINITY)
  const hasParts = items.length > 0 && ['group', 'variants'].includes(controlOf(entry))
  const ids = useIds(items)
  const add = () => {
    if (items.length === 0) set(path, [emptyValue(entry)])
    else insert(path, items.length, emptyValue(entry))
    reveal(idOf([...path, items.length]))
  }
  const removeAt = (index: number) => {
    if (items.length === 1 && node.isOptional) remove(path)
    else remove([...path, index])
    // What had the focus is gone with its entry.
    requestAnimationFrame(() => document.getElementById(idOf(path))?.focus())
  }
  return (
    <Part path={path} label={label} count={items.length} help={fieldHelp(node)} canFold={hasParts}>
      <ol className={styles.items} data-lines>
        {items.map((item, index) => (
          <ListItem
            key={ids[index]}
            node={entry}
            value={item}
            path={[...path, index]}
            list={{ path, label, length: items.length, isFull }}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {isFull ? (
        <p>There can be no more than {node.most}.</p>
      ) : (
        <button type="button" onClick={add}>
          Add {entryName(label) ?? `to ${label.toLowerCase()}`}
        </button>
      )}
      <YearLater {...{ node, value, path, label }} />
      {children}
    </Part>
  )
}

interface ListItemProps {
  node: SchemaNode
  value: unknown
  path: Path
  /** `isFull`: whether it may hold no more entries. */
  list: { path: Path; label: string; length: number; isFull: boolean }
  onRemove(): void
}

/** An entry of a list. One that has fields of its own folds. */
function ListItem({ node, value, path, list, onRemove }: ListItemProps) {
  const { problemsAt, problemsBelow, idOf, Field } = useForm()
  const name = summaryOf(value) || `Entry ${Number(path.at(-1)) + 1}`
  const buttons = <ItemButtons name={name} value={value} path={path} list={list} onRemove={onRemove} />
  const control = controlOf(node)
  const field = (
    <Field node={node} value={value} path={path} label={`${list.label} ${Number(path.at(-1)) + 1}`} />
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
      <Foldable id={idOf(path)} isWanted={problemsBelow(path).length > 0} summary={name}>
        <div className={styles.within}>
          {buttons}
          {control === 'group' ? (
            <>
              <Problems problems={problemsAt(path)} />
              <GroupFields node={node} value={value} path={path} />
            </>
          ) : (
            field
          )}
        </div>
      </Foldable>
    </li>
  )
}

function ItemButtons({ name, value, path, list, onRemove }: Omit<ListItemProps, 'node'> & { name: string }) {
  const { insert, move, idOf } = useForm()
  const index = Number(path.at(-1))
  const id = idOf(path)
  const moveTo = (to: number, button: string) => {
    move(list.path, index, to)
    const target = idOf([...list.path, to])
    requestAnimationFrame(() => focusFirst(`${target}-${button}`, `${target}-up`, `${target}-down`))
  }
  return (
    <span data-buttons="small" data-of-entry>
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

/** Fields that belong together. An optional group can be added and taken away. */
export function GroupField({ node, value, path, label }: FieldProps) {
  const { set, remove, idOf } = useForm()
  const isThere = value !== undefined
  const add = () => {
    set(path, emptyValue(node))
    reveal(idOf(path))
  }
  return (
    <Part path={path} label={label} help={fieldHelp(node)} canFold={isThere}>
      {isThere && <GroupFields node={node} value={value} path={path} />}
      {!isThere && (
        <button type="button" onClick={add}>
          Add {label.toLowerCase()}
        </button>
      )}
      {isThere && node.isOptional && (
        <button type="button" onClick={() => remove(path)}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </Part>
  )
}

/** The fields of a group, without its frame. */
export function GroupFields({ node, value, path }: Pick<FieldProps, 'node' | 'value' | 'path'>) {
  const { Field } = useForm()
  return editableFields(node).map(([key, field]) => (
    <Field
      key={key}
      node={field}
      value={Object(value)[key]}
      path={[...path, key]}
      label={labelOfField(key, field)}
    />
  ))
}

/** A group of one of several kinds, such as where a form goes. */
export function VariantsField(field: FieldProps) {
  const { node, value, path, label } = field
  const { set, idOf, Field } = useForm()
  const options = optionsOf(node)
  const [[, first] = []] = options
  if (value === undefined) return first && <Field {...field} node={{ ...first, meta: node.meta }} />
  const current = String(Object(value)[node.union?.key ?? ''])
  const [, variant] = options.find(([name]) => name === current) ?? []
  const id = idOf(path)
  const choose = (chosen: string) => {
    const [, option] = options.find(([name]) => name === chosen) ?? []
    if (option) set(path, emptyValue(option))
  }
  return (
    <Part path={path} label={label} help={fieldHelp(node)} canFold>
      <label htmlFor={`${id}-kind`}>Kind</label>
      <select id={`${id}-kind`} value={variant && current} onChange={event => choose(event.target.value)}>
        {options.map(([name, { meta }]) => (
          <option key={name} value={name}>
            {meta[LABEL] ?? keyAsLabel(name)}
          </option>
        ))}
      </select>
      {variant && <GroupFields node={variant} value={value} path={path} />}
    </Part>
  )
}

interface MoveButtonsProps {
  /** The name of the entry, for screen readers. */
  name: string
  index: number
  isLast: boolean
  /** Begins the ids of the buttons. */
  id?: string
  /** Whether the entries are side by side. */
  isAcross?: boolean
  onMove(to: number, button: Way): void
}

type Way = 'up' | 'down' | 'left' | 'right'

const DOWN = [
  { way: 'up', words: 'up', sign: '↑' },
  { way: 'down', words: 'down', sign: '↓' },
] as const
const ACROSS = [
  { way: 'left', words: 'to the left', sign: '←' },
  { way: 'right', words: 'to the right', sign: '→' },
] as const

/** The buttons that move an entry of a list by one place. */
export const MoveButtons = ({ name, index, isLast, id, isAcross, onMove }: MoveButtonsProps) =>
  (isAcross ? ACROSS : DOWN).map(({ way, words, sign }, at) => (
    <button
      key={way}
      type="button"
      id={id && `${id}-${way}`}
      aria-label={`Move ${name} ${words}`}
      disabled={at === 0 ? index === 0 : isLast}
      onClick={() => onMove(index + (at === 0 ? -1 : 1), way)}
    >
      {sign}
    </button>
  ))

/** Follows an entry that has moved, so that a second press moves it on. At an end of the list only the way back is left. */
export function focusFirst(...ids: string[]): void {
  const buttons = ids.map(id => document.getElementById(id))
  buttons.find(button => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}

/**
 * Ids for the entries of a list, which have none of their own. An id stays with its entry when the list changes: when the entry
 * moves, when others come and go, when it is written in, and when all that is undone.
 */
export function useIds(entries: readonly unknown[]): string[] {
  const [known, setKnown] = useState<readonly Identified[]>(() => identify([], entries))
  const current = isOf(known, entries) ? known : identify(known, entries)
  if (current !== known) setKnown(current)
  return current.map(({ id }) => String(id))
}

const isOf = (known: readonly Identified[], entries: readonly unknown[]): boolean =>
  known.length === entries.length &&
  known.every(({ written }, index) => written === JSON.stringify(entries[index]))
