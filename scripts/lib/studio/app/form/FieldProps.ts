import type { FieldSchema } from '../fields/fieldSchema.ts'
import type { Path } from '../json/edit.ts'

/** What each field of a form is given. Its tools come from the form (`useForm`). */
export interface FieldProps {
  schema: FieldSchema
  /** undefined for a field that is not there. */
  value: unknown
  path: Path
  label: string
  isRequired: boolean
  /** The keys of the group around it, in order. */
  order: readonly string[]
}
