import type { z } from 'zod'
import { CHOICES, HELP, LABEL } from './fields.ts'
import { nodeOf, type SchemaNode } from './schemaNode.ts'

/** What forms call a field, by its key: `heroAlt` → "Hero: what it shows". */
export function labelOfField(key: string, node?: SchemaNode): string {
  const label = node?.meta[LABEL]
  if (label !== undefined) return label
  if (key === 'id' && node?.isInteger) return 'Number'
  if (key === 'items') return keyAsLabel(fieldLabel(node?.schema) ?? key)
  if (key.endsWith('Alt')) return `${keyAsLabel(key.slice(0, -3))}: what it shows`
  return keyAsLabel(better.get(key) ?? key)
}

/** What one entry of a list is called, by the label of the list: "Questions" → "a question". Nothing where the label is no plural. */
export function entryName(label: string): string | undefined {
  // What is behind says more of all of them: "Links in the last line".
  const plural = label.toLowerCase().replace(/ (?:at|below|in|of|that|to) .*/, '')
  if (plural === 'people') return 'a person'
  if (!/[^s]s$/.test(plural) || plural.endsWith('hours')) return undefined
  const name = plural.replace(/ies$/, 'ys').replace(/(?:(?<=s|sh|ch|x)e)?s$/, '')
  return name.startsWith('other ') ? `an${name}` : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** Words of a name such as `submitText`: "Submit text". */
export function keyAsLabel(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels for keys whose own words would tell an author less. */
const better = new Map(
  Object.entries({
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
  }),
)

/** What a field is for, without what only matters to those who write files. */
export const fieldHelp = ({ meta }: SchemaNode): string => meta[HELP] ?? meta.description ?? ''

/** What forms call a choice. */
export const choiceLabel = (choice: string, node?: SchemaNode): string =>
  node?.meta[CHOICES]?.[choice] ?? keyAsLabel(choice.replaceAll('-', ' '))

/**
 * The name of a field within a sentence, from its description: "The telephone number." → "telephone number".
 * @returns nothing for a description that is no name, such as "Where it leads."
 */
export function fieldLabel(field: z.core.$ZodType | undefined): string | undefined {
  const clause = /^[^.,:;]*/.exec((field && nodeOf(field).meta.description) ?? '')?.[0] ?? ''
  const name = /^(?:The|Its) (.+)$/.exec(clause)?.[1]
  return name !== undefined && name.split(' ').length <= MOST_WORDS && !SENTENCE.test(name) ? name : undefined
}

/** A longer clause explains more than it names. */
const MOST_WORDS = 6

/** Words with which a clause goes on to explain. */
const SENTENCE = /\b(?:that|which|who|whom|under|when|while|is|are)\b/
