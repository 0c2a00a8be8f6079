import { expect, test } from 'vitest'
import { describeForms } from '../../../../../../scripts/studio/host/fields/describeForms.ts'
import {
  controlOf,
  type FieldSchema,
  fieldsOf,
} from '../../../../../../scripts/studio/host/fields/fieldSchema.ts'
import {
  choiceLabel,
  exampleOf,
  helpOf,
  labelOf,
} from '../../../../../../scripts/studio/host/fields/labels.ts'

/** What only those understand who write files. */
const FOREIGN =
  /["{}[\]`_<>]|\*\*|\b(?:JSON|files?|folders?|quotation marks|braces?|brackets?|npm|true|false|null|default|path of|string|array|boolean|mailto|href|src|url|alias(?:es)?|encoding|multipart|min|max)\b/i

/** Controls that show an example in the empty field. */
const WRITTEN = ['text', 'richText']

/** Everything that the form of a field says, with its way from the document, for a failing test. */
function wordsOf(key: string, schema: FieldSchema, way: string): [string, string][] {
  const control = controlOf(schema)
  const own = [
    labelOf(key, schema),
    helpOf(schema),
    ...(WRITTEN.includes(control) ? [exampleOf(schema) ?? ''] : []),
    ...(control === 'choice' ? (schema.enum ?? []).map(choice => choiceLabel(schema, choice)) : []),
  ].map((words): [string, string] => [way, words])
  // The lines of a running text have no fields of their own.
  const items = ['list', 'grid', 'choices'].includes(control)
    ? wordsOf(key, schema.items ?? {}, `${way}[]`)
    : []
  return [...own, ...items, ...wordsBelow(schema, way)]
}

const wordsBelow = (schema: FieldSchema, way: string): [string, string][] => [
  ...fieldsOf(schema).flatMap(([key, field]) => wordsOf(key, field, `${way}.${key}`)),
  ...(schema.oneOf ?? []).flatMap((option, index) => [
    [way, `${option['x-label'] ?? ''} ${helpOf(option)}`] as [string, string],
    ...wordsBelow(option, `${way}(${option.title ?? index})`),
  ]),
]

test.each(Object.entries(describeForms().schemas))(
  'the forms of a %s speak of no files and no signs of a programming language',
  (kind, schema) => {
    // The JSON Schema is plain data of this shape.
    const words = wordsBelow(schema as FieldSchema, kind).filter(
      // Words of the interface have names in braces, which translations keep.
      ([way]) => !way.startsWith('site.words.'),
    )
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter(([, said]) => FOREIGN.test(said)).map(entry => entry.join(': '))).toEqual([])
  },
)

test('every choice of a few words has a name of its own', () => {
  const schemas = Object.values(describeForms().schemas)
  const choices: FieldSchema[] = []
  JSON.stringify(schemas, (_, value) => {
    if (Array.isArray(value?.enum)) choices.push(value)
    return value
  })
  expect(choices.length).toBeGreaterThan(10)
  for (const schema of choices) {
    const names = schema.enum?.map(choice => choiceLabel(schema, choice))
    expect(new Set(names).size).toBe(schema.enum?.length)
  }
})
