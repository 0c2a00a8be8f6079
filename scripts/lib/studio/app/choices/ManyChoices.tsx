import { choiceLabel, helpOf } from '../fields/labels.ts'
import type { FieldProps } from '../form/FieldProps.ts'
import { useForm } from '../form/FormContext.ts'
import { Problems } from '../form/Problems.tsx'
import styles from './choices.module.css'
import { chosen } from './chosen.ts'

/** Several of a few words, such as days of the week: a box to tick for each. */
export function ManyChoices({ schema, value, path, label, isRequired, order }: FieldProps) {
  const { set, remove, idOf, problemsBelow } = useForm()
  const id = idOf(path)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const choices = schema.items?.enum ?? []
  const tick = (choice: string, isOn: boolean) => {
    const ticked = chosen(list, choices, choice, isOn)
    if (ticked.length === 0 && !isRequired) remove(path)
    else set(path, ticked, order)
  }
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
            {choiceLabel(schema.items ?? {}, choice)}
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {helpOf(schema)}
      </p>
      <Problems problems={problemsBelow(path)} />
    </fieldset>
  )
}
