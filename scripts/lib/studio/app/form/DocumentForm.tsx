import { type ReactNode, useMemo } from 'react'
import type { Problem } from '../../../../../schema/problems/problem.ts'
import type { FormDescription } from '../../describeForms.ts'
import type { SiteList } from '../../Studio.ts'
import type { FieldSchema } from '../fields/fieldSchema.ts'
import { orderOf, schemaAt } from '../fields/fieldSchema.ts'
import { insertItem, moveItem, type Path, removeValue, setValue } from '../json/edit.ts'
import type { EditedDocument } from '../state/studioState.ts'
import { Field } from './Field.tsx'
import { FormContext, type FormTools } from './FormContext.ts'
import { GroupFields } from './GroupField.tsx'

interface DocumentFormProps {
  document: EditedDocument
  value: unknown
  schema: FieldSchema
  forms: FormDescription
  list: SiteList
  /** What of the document is edited: a section, or all of it. */
  path: Path
  /** Keys that are edited elsewhere. */
  hidden?: readonly string[]
  onEdit(text: string, field: string): void
  /** Fields of its own, above the others. */
  children?: ReactNode
}

/** The form of a document, or of a part of it, derived from its schema alone. */
export function DocumentForm({
  document,
  value,
  schema,
  forms,
  list,
  path,
  hidden = [],
  onEdit,
  children,
}: DocumentFormProps) {
  const tools = useMemo(
    () => formTools(document, value, schema, forms, list, onEdit),
    [document, value, schema, forms, list, onEdit],
  )
  const part = path.reduce<unknown>((below, key) => Object(below)[key], value)
  const partSchema = schemaAt(schema, value, path)
  const shown = partSchema && shapeOf(partSchema, part, hidden)
  return (
    <FormContext value={tools}>
      {children}
      {shown && <GroupFields key={path.join('.')} schema={shown} value={part} path={path} />}
    </FormContext>
  )
}

function shapeOf(schema: FieldSchema, value: unknown, hidden: readonly string[]): FieldSchema | undefined {
  const variant =
    schema.oneOf?.find(({ properties }) => properties?.type?.const === Object(value).type) ?? schema
  const properties = Object.entries(variant.properties ?? {}).filter(([key]) => !hidden.includes(key))
  return { ...variant, properties: Object.fromEntries(properties) }
}

function formTools(
  { text, problems, checked }: EditedDocument,
  value: unknown,
  schema: FieldSchema,
  forms: FormDescription,
  list: SiteList,
  onEdit: DocumentFormProps['onEdit'],
): FormTools {
  const isBelow = (problem: Problem, path: Path) => path.every((key, at) => problem.path[at] === key)
  /** The control that shows a problem: where a text is a list of lines, that of the text. */
  const depthOf = (problem: Problem) => {
    let depth = problem.path.length
    while (depth > 0 && !schemaAt(schema, value, problem.path.slice(0, depth))) depth--
    const above = schemaAt(schema, value, problem.path.slice(0, depth - 1))
    return above?.['x-kind'] === 'richText' ? depth - 1 : depth
  }
  const name = (path: Path) => path.join('.')
  return {
    forms,
    list,
    set: (path, written, order = orderOf(schemaAt(schema, value, path.slice(0, -1)) ?? {})) =>
      onEdit(setValue(text, path, written, order), name(path)),
    remove: path => onEdit(removeValue(text, path), `${name(path)} removed`),
    change: (edit, field) => onEdit(edit(text), `${field} ${Date.now()}`),
    at: path => ({
      value: path.reduce<unknown>((below, key) => Object(below)[key], value),
      schema: schemaAt(schema, value, path),
    }),
    insert: (path, index, item) =>
      onEdit(insertItem(text, path, index, item), `${name(path)} inserted ${Date.now()}`),
    move: (path, from, to) => onEdit(moveItem(text, path, from, to), `${name(path)} moved ${Date.now()}`),
    problemsAt: path =>
      problems.filter(problem => isBelow(problem, path) && depthOf(problem) === path.length),
    problemsBelow: path => problems.filter(problem => isBelow(problem, path)),
    repair: ({ repair = [], code }) => {
      // The next check is a moment away, and says where the mistake is now.
      if (checked !== text) return
      // From the last to the first, so that the offsets of the others stay right.
      const edits = [...repair].sort((one, other) => other.offset - one.offset)
      const repaired = edits.reduce(
        (result, { offset, length, content }) =>
          result.slice(0, offset) + content + result.slice(offset + length),
        text,
      )
      onEdit(repaired, `${code} repaired`)
    },
    idOf: path => `field-${path.join('-')}`,
    Field,
  }
}
