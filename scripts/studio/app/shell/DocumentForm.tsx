import { applyEdits } from 'jsonc-parser'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { fieldsOf, nodeAt, type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import type { SiteList } from '../../site/documentCalls.ts'
import { type Control, controlOf, editableFields, keysEditedElsewhere } from '../form/controlOf.ts'
import { type FieldProps, FormContext, type FormTools, orderAround, Problems } from '../form/FieldFrame.tsx'
import {
  ChoiceField,
  ColourField,
  DateField,
  ManyChoices,
  NumberField,
  PostField,
  SwitchField,
  TextField,
} from '../form/inputs.tsx'
import { GroupField, GroupFields, ListField, VariantsField } from '../form/ListField.tsx'
import { DocumentField, IconField, LinkField } from '../form/PickerField.tsx'
import { GridField } from '../grid/GridField.tsx'
import { CaptionedPictures } from '../pictures/CaptionedPictures.tsx'
import { AddPhotographs, PictureField } from '../pictures/PictureField.tsx'
import { RichTextField } from '../richText/RichTextField.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import type { Documents } from '../state/useDocuments.ts'
import { useStudio } from './useStudio.ts'

interface DocumentFormProps {
  document: EditedDocument
  value: unknown
  schema: z.core.$ZodType
  /** What of the document is edited: a section, or all of it. */
  path: Path
  /** Keys that are edited elsewhere. */
  hidden?: readonly string[]
}

/** The form of a document, or of a part of it, derived from its schema alone. */
export function DocumentForm({ document, value, schema, path, hidden = [] }: DocumentFormProps) {
  const { list, documents, open } = useStudio()
  const tools = { ...formTools(document, value, schema, list, documents.edit), open }
  const part = valueAt(value, path)
  const node = nodeAt(schema, path, value)
  const shown = node && withoutFields(node, part, hidden)
  return (
    <FormContext value={tools}>
      <Problems problems={[...tools.problemsAt(path), ...problemsWithoutField(tools, path, shown, hidden)]} />
      {shown && <GroupFields node={shown} value={part} path={path} />}
    </FormContext>
  )
}

/** A group, or that of several kinds which a value is, without some of its fields. */
function withoutFields(node: SchemaNode, value: unknown, hidden: readonly string[]): SchemaNode {
  const fields = Object.entries(fieldsOf(node.schema, value)).filter(([key]) => !hidden.includes(key))
  return { ...node, fields: Object.fromEntries(fields) }
}

/** What is wrong with fields that no form shows, such as the type of a section, or with a list that is edited elsewhere. */
function problemsWithoutField(
  { problemsBelow, problemsAt }: FormTools,
  path: Path,
  group: Pick<SchemaNode, 'fields'> = { fields: {} },
  hidden: readonly string[] = [],
): Problem[] {
  const fields = editableFields(group).map(([key]) => key)
  const shown = [...fields, ...keysEditedElsewhere(group), ...hidden]
  const isShown = ({ path: place }: Problem) =>
    place.length > path.length && shown.includes(String(place[path.length]))
  const own = problemsAt(path)
  const others = problemsBelow(path).filter(problem => !own.includes(problem) && !isShown(problem))
  return hidden.includes('sections') ? [...problemsAt([...path, 'sections']), ...others] : others
}

function formTools(
  { text, problems: found, checked }: EditedDocument,
  value: unknown,
  schema: z.core.$ZodType,
  list: SiteList,
  onEdit: Documents['edit'],
): Omit<FormTools, 'open'> {
  // What is still to come is a list in the form, which needs no warning for each line.
  const problems = found.filter(({ code }) => code !== 'missing-fact')
  const isBelow = (problem: Problem, path: Path) => path.every((key, at) => problem.path[at] === key)
  /** The control that shows a problem: where a text is a list of lines, that of the text. */
  const depthOf = (problem: Problem) => {
    let depth = problem.path.length
    while (depth > 0 && !nodeAt(schema, problem.path.slice(0, depth), value)) depth--
    return nodeAt(schema, problem.path.slice(0, depth - 1), value)?.kind === 'richText' ? depth - 1 : depth
  }
  const name = (path: Path) => path.join('.')
  const at: FormTools['at'] = path => ({ value: valueAt(value, path), node: nodeAt(schema, path, value) })
  const set: FormTools['set'] = (path, written) =>
    onEdit(setValue(text, path, written, orderAround(path, { at })), name(path))
  const remove = (path: Path) => onEdit(removeValue(text, path), `${name(path)} removed`)
  return {
    list,
    set,
    remove,
    write: ({ node, path }, written) =>
      written.length === 0 && node.isOptional ? remove(path) : set(path, written),
    change: (edit, field, isTyped = false) => onEdit(edit(text), isTyped ? field : `${field} ${Date.now()}`),
    at,
    insert: (path, index, item) =>
      onEdit(insertItem(text, path, index, item), `${name(path)} inserted ${Date.now()}`),
    move: (path, from, to) => onEdit(moveItem(text, path, from, to), `${name(path)} moved ${Date.now()}`),
    problemsAt: path =>
      problems.filter(problem => isBelow(problem, path) && depthOf(problem) === path.length),
    problemsBelow: path => problems.filter(problem => isBelow(problem, path)),
    fix: ({ fix = [], code }) => {
      // The next check is a moment away, and says where the mistake is now.
      if (checked === text) onEdit(applyEdits(text, [...fix]), `${code} fixed`)
    },
    idOf: path => `field-${path.join('-')}`,
    Field,
  }
}

/** The control of each field. This table alone knows them all, so that lists of pictures and texts stand on the form. */
const fields: Readonly<Record<Control, ComponentType<FieldProps>>> = {
  text: TextField,
  richText: RichTextField,
  choice: ChoiceField,
  choices: ManyChoices,
  switch: SwitchField,
  number: NumberField,
  date: DateField,
  colour: ColourField,
  picture: PictureField,
  document: DocumentField,
  link: LinkField,
  icon: IconField,
  post: PostField,
  list: ListWithPictures,
  grid: GridWithPictures,
  captionedPictures: CaptionedPictures,
  group: GroupField,
  variants: VariantsField,
}

/** A field of any kind, by its schema alone. */
function Field(props: FieldProps) {
  const Component = fields[controlOf(props.node)]
  return <Component {...props} />
}

/** Where the entries of a list are about a picture, several can be added at once. */
function ListWithPictures(field: FieldProps) {
  return (
    <ListField {...field}>
      <AddPhotographs {...field} />
    </ListField>
  )
}

function GridWithPictures(field: FieldProps) {
  return (
    <GridField {...field}>
      <AddPhotographs {...field} />
    </GridField>
  )
}
