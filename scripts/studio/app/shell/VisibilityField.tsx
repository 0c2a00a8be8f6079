import { useId, useState } from 'react'
import type { z } from 'zod'
import { nodeAt, nodeOf } from '../../../../schema/model/schemaNode.ts'
import { removeValue, setValue } from '../../../../schema/text/edit.ts'
import { orderOf } from '../form/controlOf.ts'
import { Problems, useForm } from '../form/FieldFrame.tsx'
import formStyles from '../form/form.module.css'
import { DateField } from '../form/inputs.tsx'
import styles from './shell.module.css'

interface VisibilityFieldProps {
  text: string
  value: unknown
  schema: z.core.$ZodType
  onEdit(text: string, field: string): void
}

const choices: Readonly<Record<Visibility, string>> = {
  everybody: 'Everybody',
  nobody: 'Nobody yet: it is a draft',
  scheduled: 'Everybody, from or until a day',
}

/** Who sees a page or a post, and on which days. */
export function VisibilityField({ text, value, schema, onEdit }: VisibilityFieldProps) {
  const { problemsAt } = useForm()
  const name = useId()
  // Both days may be empty while they are being written.
  const [isScheduling, setScheduling] = useState(false)
  const written = visibilityOf(value)
  const visibility = written === 'everybody' && isScheduling ? 'scheduled' : written
  const order = orderOf(nodeOf(schema))
  const { date, publishOn } = Object(value)
  const choose = (chosen: Visibility) => {
    setScheduling(chosen === 'scheduled')
    onEdit(withVisibility(text, value, chosen, order, tomorrow()), `visibility ${chosen}`)
  }
  const day = (key: 'publishOn' | 'unpublishOn', label: string) => {
    const node = nodeAt(schema, [key], value)
    const written = Object(value)[key]
    // Without its first day a page would be public at once: the choice above says that.
    const isOptional = key !== 'publishOn' || written === undefined
    return node && <DateField node={{ ...node, isOptional }} value={written} path={[key]} label={label} />
  }
  return (
    <fieldset className={styles.visibility}>
      <legend>Visible to</legend>
      {Object.entries(choices).map(([choice, words]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === visibility}
            onChange={() => choose(choice as Visibility)} // a key of `choices`
          />
          {words}
        </label>
      ))}
      <Problems problems={problemsAt(['draft'])} />
      {(visibility === 'scheduled' || hasDates(value)) && (
        <div className={styles.days}>
          {day('publishOn', 'From')}
          {day('unpublishOn', 'Until')}
        </div>
      )}
      {typeof date === 'string' && typeof publishOn === 'string' && date !== publishOn && (
        <p className={formStyles.help}>
          The day on the post is {dayFormat.format(new Date(date))}.{' '}
          <button type="button" onClick={() => onEdit(setValue(text, ['date'], publishOn, order), 'date')}>
            Write the day on which it appears
          </button>
        </p>
      )}
    </fieldset>
  )
}

/** As the author's country writes it. */
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' })

function tomorrow(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  // The Swedish locale formats dates as ISO 8601.
  return day.toLocaleDateString('sv-SE')
}

/** Who sees a page or a post: everybody, nobody but its authors, or everybody on some days. */
export type Visibility = 'everybody' | 'nobody' | 'scheduled'

/** The fields that say it. */
export const VISIBILITY_KEYS = ['draft', 'publishOn', 'unpublishOn']

const hasDates = (value: unknown): boolean =>
  Object(value).publishOn !== undefined || Object(value).unpublishOn !== undefined

function visibilityOf(value: unknown): Visibility {
  if (Object(value).draft === true) return 'nobody'
  return hasDates(value) ? 'scheduled' : 'everybody'
}

/**
 * Writes who is to see a document. The days of a draft stay, for when it is one no longer.
 * @param order the keys of the document in the order of its schema
 * @param day the first day, `YYYY-MM-DD`, where a document is to have days and has none
 */
function withVisibility(
  text: string,
  value: unknown,
  visibility: Visibility,
  order: readonly string[],
  day: string,
): string {
  switch (visibility) {
    case 'everybody':
      return VISIBILITY_KEYS.reduce((result, key) => removeValue(result, [key]), text)
    case 'nobody':
      return setValue(text, ['draft'], true, order)
    case 'scheduled': {
      const published = removeValue(text, ['draft'])
      return hasDates(value) ? published : setValue(published, ['publishOn'], day, order)
    }
  }
}
