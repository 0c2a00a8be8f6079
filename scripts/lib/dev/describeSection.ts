import type { CatalogueEntry, CatalogueField } from '../../../renderer/catalogue/types.ts'
import { jsonSchemaOf } from '../../../schema/editor/jsonSchema.ts'
import type { SectionType } from '../../../schema/section.ts'

/** The part of JSON Schema that sections use. */
interface Schema {
  type?: string | string[]
  const?: string
  enum?: string[]
  description?: string
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
}

/** The schema's description of a section type and of its fields. */
export function describeSection(type: SectionType): Pick<CatalogueEntry, 'description' | 'fields'> {
  // zod's type is wider: it knows every keyword.
  const page = jsonSchemaOf('page') as Schema
  const schema = page.properties?.sections?.items?.oneOf?.find(
    ({ properties }) => properties?.type?.const === type,
  )
  if (!schema) throw new Error(`The JSON Schema has no section "${type}"`)
  return { description: schema.description ?? '', fields: fieldsBelow(schema, '') }
}

function fieldsBelow({ properties = {}, required = [] }: Schema, prefix: string): CatalogueField[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    if (field.const !== undefined) return []
    const path = prefix + key
    const [example] = field.examples ?? []
    const described = {
      path,
      kind: kindOf(field),
      isRequired: required.includes(key),
      description: field.description ?? '',
      example: exampleText(example),
    }
    const below = field.items ? fieldsBelow(field.items, `${path}[].`) : fieldsBelow(field, `${path}.`)
    return [described, ...below]
  })
}

/** A list of lines as one text. */
const exampleText = (example: unknown): string | undefined =>
  example === undefined ? undefined : String(Array.isArray(example) ? example.join('\n') : example)

function kindOf({ type, enum: choices }: Schema): string {
  if (choices) return choices.join(' or ')
  if (Array.isArray(type)) return 'text or list of lines'
  if (type === 'string') return 'text'
  if (type === 'array') return 'list'
  if (type === 'boolean') return 'true or false'
  return type === 'object' ? 'group' : 'number'
}
