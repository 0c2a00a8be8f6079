import type { FieldSchema } from './fieldSchema.ts'

/** `1 page`, `3 pages` */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Words of a name such as `submitText`: "Submit text". */
export function keyAsLabel(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels for keys whose own words would tell an author less. */
const better: Readonly<Record<string, string>> = {
  aliases: 'other addresses',
  alt: 'what the picture shows',
  attribution: 'who made it',
  emptyText: 'words for an empty list',
  encoding: 'how answers are sent',
  href: 'link',
  id: 'name for links',
  imageSrc: 'picture',
  max: 'largest number',
  min: 'smallest number',
  parent: 'parent page',
  pdf: 'document',
  pdfUrl: 'document',
  per: 'how often',
  placeholder: 'example in the empty field',
  poster: 'picture until it plays',
  shuffle: 'another order on every visit',
  src: 'picture',
  submitText: 'words on the button',
  to: 'receiver',
  unpublishOn: 'take down on',
  url: 'address',
}

/** The label of a field, from its key: "Image: what the picture shows". */
export function labelOfKey(key: string, schema: FieldSchema): string {
  if (schema['x-label']) return schema['x-label']
  if (key === 'id' && schema.type === 'integer') return 'Number'
  if (key.endsWith('Alt') && key !== 'Alt') return `${keyAsLabel(key.slice(0, -3))}: what it shows`
  return better[key] ? keyAsLabel(better[key]) : keyAsLabel(key)
}

/** What a field is for, without what only matters to those who write files. */
export const fieldHelp = (schema: FieldSchema): string => schema['x-help'] ?? schema.description ?? ''

/** What a choice is called. */
export const choiceLabel = (schema: FieldSchema, choice: string): string =>
  schema['x-choices']?.[choice] ?? keyAsLabel(choice.replaceAll('-', ' '))

/** An example of what is written in a field, unless it has words in braces, for which the site fills in others. */
export function exampleOf({ examples }: FieldSchema): string | undefined {
  const [first] = examples ?? []
  const example = Array.isArray(first) ? first.join('\n') : first
  return typeof example === 'string' && !example.includes('{') ? example : undefined
}

/** What an entry of a list is called while it is folded: its first words. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 80)
  if (Array.isArray(value)) return value.map(summaryOf).find(Boolean) ?? ''
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  const fields = Object.entries(value).filter(([key]) => key !== 'type')
  const named = fields.find(([key]) => /^(?:title|name|label|question|text|caption)$/.test(key)) ?? fields[0]
  return named ? summaryOf(named[1]) : ''
}
