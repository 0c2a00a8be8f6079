import type { KeyboardEvent } from 'react'
import { isNullable } from '../../host/fields/fieldSchema.ts'
import { exampleOf, helpOf } from '../../host/fields/labels.ts'
import { type ControlProps, FieldFrame, Problems } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import styles from './form.module.css'

/** A line of plain text. It grows with its words; a line break ends nothing and is left out. */
export function TextField(field: FieldProps) {
  const { set, remove } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  const write = (text: string) => {
    const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
    if (line === '' && !field.isRequired) remove(field.path)
    else set(field.path, line, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <GrowingText {...control} value={value} placeholder={exampleOf(field.schema)} onWrite={write} />
      )}
    </FieldFrame>
  )
}

interface GrowingTextProps extends ControlProps {
  value: string
  placeholder?: string | undefined
  rows?: number
  onWrite(text: string): void
  onKeyDown?(event: KeyboardEvent): void
}

/** A text area as high as its text. */
export const GrowingText = ({ value, placeholder, rows = 1, onWrite, ...control }: GrowingTextProps) => (
  <textarea
    {...control}
    className={styles.text}
    value={value}
    rows={rows}
    placeholder={placeholder}
    onChange={event => onWrite(event.target.value)}
  />
)

export function NumberField(field: FieldProps) {
  const { set, remove } = useForm()
  const number = field.schema.anyOf?.[0] ?? field.schema
  const write = (input: HTMLInputElement) => {
    // Half of a number, such as a lone minus, has no value yet.
    if (input.validity.badInput) return
    if (input.value === '' && isNullable(field.schema)) set(field.path, null, field.order)
    else if (input.value === '' && !field.isRequired) remove(field.path)
    else if (Number.isFinite(input.valueAsNumber)) set(field.path, input.valueAsNumber, field.order)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="number"
          step={number.type === 'integer' ? 1 : 'any'}
          min={number.minimum}
          max={number.maximum}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={event => write(event.target)}
        />
      )}
    </FieldFrame>
  )
}

/** A day. The browser shows it as the author's country writes it. */
export function DateField(field: FieldProps) {
  const { set, remove } = useForm()
  const write = (day: string) => {
    if (day !== '') set(field.path, day, field.order)
    else if (!field.isRequired) remove(field.path)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="date"
          value={String(field.value ?? '')}
          onChange={event => write(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Yes or no. What is optional is left out where it says what holds without it. */
export function SwitchField({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove, idOf, problemsAt } = useForm()
  const id = idOf(path)
  const usual = schema.default === true
  const turn = (isOn: boolean) => (isOn !== usual || isRequired ? set(path, isOn, order) : remove(path))
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? usual : value === true}
          aria-describedby={`${id}-help ${id}-problems`}
          onChange={event => turn(event.target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {helpOf(schema)}
      </p>
      <Problems id={`${id}-problems`} problems={problemsAt(path)} />
    </div>
  )
}

/** A colour, which the browser lets choose by eye. One that is not said shows its default, or an example. */
export function ColourField(field: FieldProps) {
  const { set, remove } = useForm()
  const written = typeof field.value === 'string' ? field.value : undefined
  // An input of this kind takes small letters, and nothing but colours.
  const shown = (written ?? exampleOf(field.schema) ?? '').toLowerCase()
  return (
    <FieldFrame {...field}>
      {control => (
        <>
          <input
            {...control}
            type="color"
            value={/^#[0-9a-f]{6}$/.test(shown) ? shown : '#000000'}
            onChange={event => set(field.path, event.target.value, field.order)}
          />
          {written !== undefined && !field.isRequired && (
            <button type="button" onClick={() => remove(field.path)}>
              Leave {written} out
            </button>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A post, chosen by its title among those that are not chosen yet. The document has its number. */
export function PostField(field: FieldProps) {
  const { list, set, at } = useForm()
  const others = [at(['id']).value, at(field.path.slice(0, -1)).value].flat()
  const posts = list.documents
    .filter(({ kind }) => kind === 'post')
    .map(({ file, route, title }) => ({ file, id: Number(route.split('/').at(-1)), title }))
    .filter(({ id }) => id === field.value || !others.includes(id))
    .sort((one, other) => other.id - one.id)
  const isListed = posts.some(({ id }) => id === field.value)
  return (
    <FieldFrame {...field}>
      {control => (
        <select
          {...control}
          value={isListed ? String(field.value) : ''}
          onChange={event => set(field.path, Number(event.target.value), field.order)}
        >
          {!isListed && <option value="">Choose a post</option>}
          {posts.map(({ file, id, title }) => (
            <option key={file} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
