import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import { choiceLabel, fieldHelp } from '../../../../schema/model/fieldLabel.ts'
import { exampleOf, itemsOf } from './controlOf.ts'
import { dayIn, dayInWords } from './dayIn.ts'
import { FieldFrame, type FieldProps, Problems, useForm } from './FieldFrame.tsx'
import styles from './form.module.css'
import { numberIn } from './numberIn.ts'

/** A line of plain text. It grows with its words; a line break ends nothing and is left out. */
export function TextField(field: FieldProps) {
  const { write } = useForm()
  return (
    <FieldFrame {...field}>
      {control => (
        <textarea
          {...control}
          className={styles.text}
          rows={1}
          value={typeof field.value === 'string' ? field.value : ''}
          placeholder={exampleOf(field.node)}
          onChange={event => write(field, event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        />
      )}
    </FieldFrame>
  )
}

export function NumberField(field: FieldProps) {
  const { set, remove } = useForm()
  const { isInteger, isNullable, least, most } = field.node
  const write = (input: HTMLInputElement) => {
    // Half of a number, such as a lone minus, has no value yet.
    if (input.validity.badInput) return
    if (input.value === '' && isNullable) set(field.path, null)
    else if (input.value === '' && field.node.isOptional) remove(field.path)
    else if (Number.isFinite(input.valueAsNumber)) set(field.path, input.valueAsNumber)
  }
  // A browser takes out what is no digit: two numbers would become a third.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (/^[-\d.]*$/.test(text)) return
    event.preventDefault()
    set(field.path, numberIn(text) ?? text)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="number"
          step={isInteger ? 1 : 'any'}
          min={least}
          max={most}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={event => write(event.target)}
          onPaste={paste}
        />
      )}
    </FieldFrame>
  )
}

/**
 * A day. The browser asks for it as its own language writes days, so the site's words for it are shown, and by these a pasted one
 * is read. While it is incomplete, the last whole day stays.
 */
export function DateField(field: FieldProps) {
  const { set, remove, list } = useForm()
  const { isOptional } = field.node
  const day = String(field.value ?? '')
  const [isPart, setPart] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // React would put the last whole day back at once, and a field could not be emptied part by part.
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day
    setPart(false)
  }, [day])
  const write = ({ value, validity }: HTMLInputElement) => {
    const isPart = value === '' && (validity.badInput || (day !== '' && !isOptional))
    setPart(isPart)
    if (isPart || value === day) return
    if (value === '') remove(field.path)
    else set(field.path, value)
  }
  const paste = (event: ClipboardEvent) => {
    const meant = dayIn(event.clipboardData.getData('text/plain').trim(), list.locale)
    if (!meant) return
    event.preventDefault()
    set(field.path, meant)
  }
  const mistake = `Write day, month and year${isOptional ? ', or clear all three' : ''}.${day && ' The last whole day is kept until then.'}`
  return (
    <FieldFrame {...field} {...(isPart && { mistake })}>
      {control => (
        <div className={styles.day}>
          <input
            {...control}
            ref={input}
            type="date"
            defaultValue={day}
            onChange={event => write(event.target)}
            // A browser does not say that the last part was cleared: there was no day before either.
            onKeyUp={event => write(event.currentTarget)}
            onPaste={paste}
          />
          <output htmlFor={control.id}>{dayInWords(day, list.locale, 'full')}</output>
        </div>
      )}
    </FieldFrame>
  )
}

/** Yes or no. What is optional is left out where it says what holds without it. */
export function SwitchField(field: FieldProps) {
  const { node, value, path } = field
  const { set, remove } = useForm()
  const usual = node.meta.default === true
  const turn = (isOn: boolean) => (isOn !== usual || !node.isOptional ? set(path, isOn) : remove(path))
  return (
    <FieldFrame {...field}>
      {control => (
        <input
          {...control}
          type="checkbox"
          checked={value === undefined ? usual : value === true}
          onChange={event => turn(event.target.checked)}
        />
      )}
    </FieldFrame>
  )
}

/** A colour, which the browser lets choose by eye. One that is not said shows its default, or an example. */
export function ColourField(field: FieldProps) {
  const { set, remove } = useForm()
  const written = typeof field.value === 'string' ? field.value : undefined
  // An input of this kind takes small letters, and nothing but colours.
  const shown = (written ?? exampleOf(field.node) ?? '').toLowerCase()
  return (
    <FieldFrame {...field}>
      {control => (
        <div className={styles.picker}>
          <input
            {...control}
            type="color"
            value={/^#[0-9a-f]{6}$/.test(shown) ? shown : '#000000'}
            onChange={event => set(field.path, event.target.value)}
          />
          {written !== undefined && field.node.isOptional && (
            <button type="button" aria-label={`As usual: ${field.label}`} onClick={() => remove(field.path)}>
              As usual
            </button>
          )}
        </div>
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
          onChange={event => set(field.path, Number(event.target.value))}
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

/** One of a few words. */
export function ChoiceField(field: FieldProps) {
  const { write } = useForm()
  return (
    <FieldFrame {...field}>
      {control => (
        <select
          {...control}
          value={String(field.value ?? '')}
          onChange={event => write(field, event.target.value)}
        >
          {field.node.isOptional && <option value="">As usual</option>}
          {field.node.choices?.map(choice => (
            <option key={choice} value={choice}>
              {choiceLabel(choice, field.node)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Several of a few words, such as days of the week: a box to tick for each. */
export function ManyChoices({ node, value, path, label }: FieldProps) {
  const { write, idOf, problemsBelow } = useForm()
  const id = idOf(path)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const entry = itemsOf(node)
  const { choices = [] } = entry
  const tick = (choice: string, isOn: boolean) => write({ node, path }, chosen(list, choices, choice, isOn))
  return (
    <fieldset className={styles.choice} id={id} tabIndex={-1} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {choices.map(choice => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={list.includes(choice)}
              onChange={event => tick(choice, event.target.checked)}
            />
            {choiceLabel(choice, entry)}
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {fieldHelp(node)}
      </p>
      <Problems problems={problemsBelow(path)} />
    </fieldset>
  )
}

/** The list with a choice more or less, in the order of what can be chosen. What is no choice stays, at the end. */
export function chosen(
  list: readonly unknown[],
  choices: readonly string[],
  choice: string,
  isOn: boolean,
): unknown[] {
  const others = list.filter(entry => !choices.some(known => known === entry))
  const isChosen = (known: string) => (known === choice ? isOn : list.includes(known))
  return [...choices.filter(isChosen), ...others]
}

interface TextInputProps {
  label: string
  help?: string
  value: string
  most: number
  onChange(value: string): void
}

/** A line of text in a dialog. */
export function TextInput({ label, help, value, most, onChange }: TextInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={most}
        required
        aria-describedby={help && `${id}-help`}
        onChange={event => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}

/** Characters of the longest title. */
export const LONGEST_TITLE = 150
