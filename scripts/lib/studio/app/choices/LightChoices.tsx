import type { Swatch } from '../../describeForms.ts'
import { choiceLabel, helpOf } from '../fields/labels.ts'
import type { FieldProps } from '../form/FieldProps.ts'
import { useForm } from '../form/FormContext.ts'
import { Problems } from '../form/Problems.tsx'
import styles from './choices.module.css'

interface LightChoicesProps extends FieldProps {
  lights: Readonly<Record<string, Swatch>>
  /** @param choice empty for none */
  onChoose(choice: string): void
}

/** The light of a wall, by small walls in its colours. */
export function LightChoices({
  schema,
  value,
  path,
  label,
  isRequired,
  lights,
  onChoose,
}: LightChoicesProps) {
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
