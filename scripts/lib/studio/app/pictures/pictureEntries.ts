import { emptyValue, type FieldSchema, fieldsOf, isRequired, orderOf } from '../fields/fieldSchema.ts'
import type { DescribedPicture } from './DescribePictures.tsx'

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
