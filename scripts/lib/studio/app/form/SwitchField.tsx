import { helpOf } from '../fields/labels.ts'
import type { FieldProps } from './FieldProps.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { Problems } from './Problems.tsx'

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
