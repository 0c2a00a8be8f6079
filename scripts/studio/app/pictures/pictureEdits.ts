import type { Path } from '../../../../schema/problems/problem.ts'
import { removeValue, setValue } from '../../../../schema/text/edit.ts'
import {
  emptyValue,
  type FieldSchema,
  fieldsOf,
  isRequired,
  orderOf,
  variantOf,
} from '../../host/fields/fieldSchema.ts'
import { helpOf, labelOf } from '../../host/fields/labels.ts'
import type { FieldProps, FormTools } from '../form/FormContext.ts'
import type { DescribedPicture, Question } from './DescribePictures.tsx'

type PictureField = Pick<FieldProps, 'schema' | 'path' | 'order'>
type Tools = Pick<FormTools, 'at'>

/** The field beside a picture that describes it. */
interface AltField {
  path: Path
  schema: FieldSchema
  value: unknown
  /** Whether the place has it also without a picture, as a logo has the name of its owner. */
  isRequired: boolean
}

/** What is asked when a picture is chosen. Nothing where the words are there already, whatever the picture. */
export function questionOf(field: PictureField, form: Tools): Question | undefined {
  const alt = altOf(field, form)
  if (!alt || (alt.isRequired && alt.value)) return undefined
  return question(String(alt.path.at(-1)), alt.schema, !alt.isRequired)
}

export const question = (key: string, schema: FieldSchema, isDescription: boolean): Question => ({
  label: isDescription ? 'What does it show?' : labelOf(key, schema),
  help: helpOf(schema),
  isDescription,
})

/** What pictures of a document belong to. */
export function aboutOf({ at }: Tools): string {
  const { title, name } = Object(at([]).value)
  return String(title ?? name ?? '')
}

/** Shows a picture, with what its author says of it. Words for another picture go. */
export function withPicture(
  text: string,
  field: PictureField,
  { path, words }: DescribedPicture,
  form: Tools,
): string {
  const written = setValue(text, field.path, path, field.order)
  const alt = altOf(field, form)
  if (!alt || !questionOf(field, form)) return written
  return words.trim() === ''
    ? withoutAlt(written, alt)
    : setValue(written, alt.path, words.trim(), field.order)
}

/** Removes a picture, with the words for it. */
export function withoutPicture(text: string, field: PictureField, form: Tools): string {
  const alt = altOf(field, form)
  const removed = removeValue(text, field.path)
  return alt ? withoutAlt(removed, alt) : removed
}

const withoutAlt = (text: string, { path, isRequired }: AltField): string =>
  isRequired ? text : removeValue(text, path)

function altOf({ schema, path }: PictureField, { at }: Tools): AltField | undefined {
  const key = schema['x-alt']
  if (key === undefined) return undefined
  const above = path.slice(0, -1)
  const altPath = [...above, key]
  const { value, schema: found } = at(altPath)
  const { schema: parent = {}, value: group } = at(above)
  const shape = (parent.oneOf ? variantOf(parent, group) : parent) ?? {}
  return found && { path: altPath, schema: found, value, isRequired: isRequired(shape, key) }
}

/** The key of the one picture that each entry of a list must have. */
export function pictureKeyOf(items: FieldSchema): string | undefined {
  const keys = fieldsOf(items)
    .filter(([, field]) => field['x-kind'] === 'image')
    .map(([key]) => key)
  return keys.length === 1 ? keys.find(key => isRequired(items, key)) : undefined
}

/** An entry for a picture, its fields in the order of the schema. */
export function entryOf(items: FieldSchema, key: string, { path, words }: DescribedPicture): object {
  const altKey = items.properties?.[key]?.['x-alt']
  const values: Record<string, unknown> = {
    ...Object(emptyValue(items)),
    [key]: path,
    ...(altKey && words.trim() !== '' && { [altKey]: words.trim() }),
  }
  return Object.fromEntries(orderOf(items).flatMap(name => (name in values ? [[name, values[name]]] : [])))
}
