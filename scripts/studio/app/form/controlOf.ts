import { ALT_KEY, CAPTIONS_KEY, COLUMNS } from '../../../../schema/model/fields.ts'
import { type Kind, kinds } from '../../../../schema/model/kinds.ts'
import { fieldsOf, nodeOf, type SchemaNode } from '../../../../schema/model/schemaNode.ts'

/** Which control edits a field. */
export type Control =
  | NonNullable<Kind['control']>
  | 'text'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'number'
  | 'date'
  | 'list'
  | 'grid'
  | 'captionedPictures'
  | 'group'
  | 'variants'

export function controlOf(node: SchemaNode): Control {
  const { kind, choices, items, union, meta, type } = node
  const control = kind && kinds[kind].control
  if (control) return control
  if (choices) return 'choice'
  if (union) return 'variants'
  if (items) {
    if (nodeOf(items).choices) return 'choices'
    if (meta[CAPTIONS_KEY] !== undefined) return 'captionedPictures'
    return isRow(nodeOf(items)) ? 'grid' : 'list'
  }
  switch (type) {
    case 'date':
    case 'number':
      return type
    case 'boolean':
      return 'switch'
    case 'object':
      return 'group'
    default:
      return 'text'
  }
}

/** What a line of a table has room for. */
const SHORT: readonly Control[] = ['text', 'number', 'choice', 'choices', 'date', 'switch', 'link', 'icon']

/** Fields of the longest row. An entry with more is read from top to bottom. */
const MOST_FIELDS = 8

/**
 * Whether the entries of a list are rows of a grid: lists in the order of another one, or groups of a few short fields. What an
 * entry can do without may be longer, such as a running text, a picture, a document or a list of texts: it opens from its cell. Where the
 * long field is what the entry is about, as in a step, a question or a picture of a gallery, and where an entry has entries of
 * its own, each entry is a form that folds.
 */
function isRow(entry: SchemaNode): boolean {
  if (entry.meta[COLUMNS] !== undefined) return isShort(itemsOf(entry))
  if (controlOf(entry) !== 'group') return false
  const cells = cellsOf(entry)
  return (
    cells.length > 1 &&
    cells.length <= MOST_FIELDS &&
    cells.every(([, field]) => isShort(field) || isCellList(field) || (field.isOptional && opens(field)))
  )
}

const isShort = (field: SchemaNode): boolean => SHORT.includes(controlOf(field))

const isCellList = (field: SchemaNode): boolean =>
  field.meta[COLUMNS] !== undefined && isShort(itemsOf(field))

/** Whether a field opens from its cell. */
const opens = (field: SchemaNode): boolean =>
  ['richText', 'picture', 'document'].includes(controlOf(field)) ||
  (controlOf(field) === 'list' && controlOf(itemsOf(field)) === 'text')

/** What each entry of a list is. */
export function itemsOf({ items }: SchemaNode): SchemaNode {
  if (!items) throw new Error('Only a list has entries')
  return nodeOf(items)
}

/** The fields of an entry that have a cell. What a picture shows is said where it is chosen, unless the entry needs it anyway. */
export function cellsOf(entry: SchemaNode): [string, SchemaNode][] {
  const fields = editableFields(entry)
  const altKeys = fields.map(([, { meta }]) => meta[ALT_KEY])
  return fields.filter(([key, { isOptional }]) => !isOptional || !altKeys.includes(key))
}

/** The fields of a group. */
export const fieldNodes = ({ fields = {} }: Pick<SchemaNode, 'fields'>): [string, SchemaNode][] =>
  Object.entries(fields).map(([key, field]) => [key, nodeOf(field)])

/** The keys of a group in their order, for a field that is added. @param value which of several kinds of groups it is */
export const orderOf = (node: SchemaNode | undefined, value?: unknown): string[] =>
  Object.keys(fieldsOf(node?.schema, value))

/** Fields that commands and editors write. */
const ofPrograms = ['$schema', 'studio', 'versions']

/** The keys of a group that are edited together with another field: captions with their pictures, headings with their table. */
export const keysEditedElsewhere = (group: Pick<SchemaNode, 'fields'>): string[] =>
  fieldNodes(group).flatMap(([, { meta, items }]) =>
    [meta[CAPTIONS_KEY] ?? [], (items && nodeOf(items).meta[COLUMNS]) ?? []].flat(),
  )

/** The fields of a group, without what is fixed, of no concern to its author, or edited together with another field. */
export function editableFields(group: Pick<SchemaNode, 'fields'>): [string, SchemaNode][] {
  const hidden = [...ofPrograms, ...keysEditedElsewhere(group)]
  const fields = fieldNodes(group).filter(
    ([key, { constant }]) => !hidden.includes(key) && constant === undefined,
  )
  // What a section is called in links, and the number of a post, matter to few authors. Whether it is hidden, the outline shows as well.
  const isLast = ([key]: [string, SchemaNode]) => key === 'id' || key === 'hidden'
  return [...fields.filter(field => !isLast(field)), ...fields.filter(isLast)]
}

/** What a new entry of a list, or an optional group that is added, begins with: what is required, empty. */
export function emptyValue(node: SchemaNode): unknown {
  if (node.constant !== undefined) return node.constant
  switch (controlOf(node)) {
    case 'group':
      return Object.fromEntries(
        fieldNodes(node)
          .filter(([, { isOptional }]) => !isOptional)
          .map(([key, field]) => [key, emptyValue(field)]),
      )
    case 'variants': {
      const [[, first] = []] = optionsOf(node)
      return first && emptyValue(first)
    }
    case 'list':
    case 'grid':
    case 'choices':
    case 'captionedPictures':
      return Array.from({ length: node.least ?? 0 }, () => emptyValue(itemsOf(node)))
    case 'choice':
      return node.choices?.[0]
    case 'switch':
      return true
    case 'post':
      // No post has it: one must be chosen.
      return 0
    case 'number':
      // None is invented: what is missing is said until it is written.
      return node.isNullable ? null : ''
    case 'date':
      return new Date().toISOString().slice(0, 10)
    default:
      return ''
  }
}

/** What a value of several kinds can be, each with the constant that tells it from the others. */
export const optionsOf = ({ union }: SchemaNode): [string, SchemaNode][] =>
  [...(union?.options ?? [])].map(([tag, option]) => [String(tag), nodeOf(option)])

/** An example of what is written in a field, unless it has words in braces, for which the site fills in others. */
export function exampleOf({ meta }: SchemaNode): string | undefined {
  const [first] = meta.examples ?? []
  const example = Array.isArray(first) ? first.join('\n') : first
  return typeof example === 'string' && !example.includes('{') ? example : undefined
}
