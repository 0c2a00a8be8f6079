import { isObject } from '../../../../schema/model/isObject.ts'
import { fieldsOf, nodeOf, type SchemaNode } from '../../../../schema/model/schemaNode.ts'
import { rewriteValue } from '../../../../schema/text/edit.ts'
import { type FieldProps, useForm } from './FieldFrame.tsx'

/** As many days as nobody wants to write anew. */
const MANY = 3

/** A button that moves all days of a list by a year, such as those of a school's calendar. Lists within its entries have none. */
export function YearLater({ node, value, path, label }: FieldProps) {
  const { change } = useForm()
  const days: string[] = []
  const later = moveDays(node, value, day => {
    days.push(day)
    const [year, month, date] = day.split('-').map(Number)
    // There is no 29 February in the next year.
    const last = new Date(Date.UTC(Number(year) + 1, Number(month), 0)).getUTCDate()
    return `${Number(year) + 1}${day.slice(4, 8)}${String(Math.min(Number(date), last)).padStart(2, '0')}`
  })
  const isWithinList = path.filter(step => typeof step === 'number').length > 1
  if (days.length < MANY || isWithinList) return null
  const move = () => change(text => rewriteValue(text, path, value, later), `${label} a year later`)
  return (
    <button type="button" onClick={move}>
      All dates a year later
    </button>
  )
}

/** A value with other days. */
function moveDays(node: SchemaNode, value: unknown, move: (day: string) => string): unknown {
  const { type, items } = node
  if (type === 'date' && typeof value === 'string')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? move(value) : value
  if (items && Array.isArray(value)) return value.map(entry => moveDays(nodeOf(items), entry, move))
  if (!isObject(value)) return value
  const fields = fieldsOf(node.schema, value)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = fields[key]
      return [key, field ? moveDays(nodeOf(field), entry, move) : entry]
    }),
  )
}
