import { type ComponentType, createContext, use } from 'react'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import type { FormDescription } from '../../host/fields/describeForms.ts'
import type { FieldSchema } from '../../host/fields/fieldSchema.ts'
import type { SiteList } from '../../host/Studio.ts'

/** What every field of a form can do. */
export interface FormTools {
  forms: FormDescription
  list: SiteList
  /** Writes a value. @param order the keys of the group around it, for a field that was not there */
  set(path: Path, value: unknown, order?: readonly string[]): void
  remove(path: Path): void
  /** Makes several edits of the document's text at once, which are undone together. */
  change(edit: (text: string) => string, field: string): void
  /** The value at a path, with its schema. */
  at(path: Path): { value: unknown; schema: FieldSchema | undefined }
  insert(path: Path, index: number, value: unknown): void
  move(path: Path, from: number, to: number): void
  /** The problems of the value at a path, and of nothing within it. */
  problemsAt(path: Path): readonly Problem[]
  /** The problems within the value at a path. */
  problemsBelow(path: Path): readonly Problem[]
  /** Makes the edits that a problem comes with. */
  repair(problem: Problem): void
  /** The id of the control of a field, so that labels, problems and clicks in the page find it. */
  idOf(path: Path): string
  /** A field of any kind, for those that hold others. */
  Field: ComponentType<FieldProps>
}

export const FormContext = createContext<FormTools | undefined>(undefined)

export function useForm(): FormTools {
  const tools = use(FormContext)
  if (!tools) throw new Error('A field stands in a form')
  return tools
}

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
