import type { Swatch } from '../../host/fields/describeForms.ts'
import { choiceLabel, helpOf } from '../../host/fields/labels.ts'
import { FieldFrame, Problems } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import styles from './form.module.css'

/** One of a few words. Lights of a wall are chosen by their looks. */
export function ChoiceField(field: FieldProps) {
  const { set, remove, forms } = useForm()
  const choose = (choice: string) =>
    choice === '' ? remove(field.path) : set(field.path, choice, field.order)
  const choices = field.schema.enum ?? []
  if (choices.every(choice => forms.lights[choice]))
    return <LightChoices {...field} lights={forms.lights} onChoose={choose} />
  return (
    <FieldFrame {...field}>
      {control => (
        <select {...control} value={String(field.value ?? '')} onChange={event => choose(event.target.value)}>
          {!field.isRequired && <option value="">As usual</option>}
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {choiceLabel(field.schema, choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

interface LightChoicesProps extends FieldProps {
  lights: Readonly<Record<string, Swatch>>
  /** @param choice empty for none */
  onChoose(choice: string): void
}

/** The light of a wall, by small walls in its colours. */
function LightChoices({ schema, value, path, label, isRequired, lights, onChoose }: LightChoicesProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(path)
  const current = String(value ?? '')
  const choices = [...(isRequired ? [] : ['']), ...(schema.enum ?? [])]
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <div className={styles.walls}>
        {choices.map(choice => (
          <label key={choice}>
            <input
              id={choice === current ? id : undefined}
              type="radio"
              value={choice}
              name={id}
              checked={choice === current}
              onChange={() => onChoose(choice)}
            />
            <Wall swatch={lights[choice]} />
            {choice === '' ? 'As usual' : choiceLabel(schema, choice)}
          </label>
        ))}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {helpOf(schema)}
      </p>
      <Problems problems={problemsAt(path)} />
    </fieldset>
  )
}

/** A wall with three openings. Colours are attributes, since the policy of the studio takes no inline styles. */
const Wall = ({ swatch }: { swatch: Swatch | undefined }) => (
  <svg width={72} height={40} viewBox="0 0 72 40" aria-hidden="true" focusable="false">
    <rect width={72} height={40} fill={swatch?.wall ?? 'none'} />
    {swatch &&
      [9, 29, 49].map(x => (
        <g key={x}>
          <path d={`M${x} 34V14a7 7 0 0 1 14 0v20z`} fill={swatch.shade} />
          <path d={`M${x + 4} 34V15a5 5 0 0 1 10 0v19z`} fill={swatch.sky} />
        </g>
      ))}
  </svg>
)

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
