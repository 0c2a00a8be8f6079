import { choiceLabel } from '../../../../schema/model/fieldLabel.ts'
import { EMPTY, MARKUP } from '../../../../schema/model/fields.ts'
import { corrections } from '../../../../schema/model/kinds.ts'
import type { SchemaNode } from '../../../../schema/model/schemaNode.ts'
import { controlOf, itemsOf } from '../form/controlOf.ts'
import { dayIn, dayInWords } from '../form/dayIn.ts'
import { numberIn } from '../form/numberIn.ts'

/**
 * What a text that was written or pasted into a cell means for its field: "GHS 6,500.00" is the number 6500, "Mon – Wed" are
 * three days. A text that means nothing there stays as it is, so that its author sees it with what is wrong.
 * @param locale of the site
 * @returns undefined where the cell is left empty
 */
export function valueIn(text: string, node: SchemaNode, locale: string): unknown {
  const words = text.trim()
  if (words === '' || (isDash(words) && controlOf(node) !== 'text')) return undefined
  switch (controlOf(node)) {
    case 'number':
      return numberIn(words) ?? words
    case 'date':
      return dayIn(words, locale) ?? words
    case 'choice':
      return choiceIn(words, node) ?? words
    case 'choices':
      return choicesIn(words, itemsOf(node))
    case 'switch':
      return /^(?:yes|true|x|✓|✔|1)$/i.test(words) || (/^(?:no|false|0)$/i.test(words) ? false : words)
    case 'list':
      return words.split(/\s*[\n;]\s*/)
    case 'richText':
      return node.meta[MARKUP] === 'inline' ? withoutLineBreaks(words) : words
    default:
      return fitting(withoutLineBreaks(words), node)
  }
}

const isDash = (words: string): boolean => /^\p{Pd}$/u.test(words)

export const withoutLineBreaks = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** The value of a text that has a form of its own, such as a time or a telephone number: the likeliest one that fits. */
function fitting(words: string, { schema, kind, meta }: SchemaNode): string {
  const empty = meta[EMPTY]
  if (empty !== undefined && isDash(words)) return empty
  const fits = (word: string) => schema.safeParse(word).success
  if (fits(words)) return words
  return corrections(words, kind).find(({ word }) => fits(word))?.word ?? words
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const choiceIn = (words: string, node: SchemaNode): string | undefined =>
  node.choices?.find(choice => same(choice, words) || same(choiceLabel(choice, node), words))

/** "Mon–Wed, Fri" → Monday, Tuesday, Wednesday, Friday. Each word may be cut after three letters. */
function choicesIn(words: string, node: SchemaNode): string[] {
  const choices = node.choices ?? []
  const indexOf = (word: string) =>
    choices.findIndex(
      choice => word.length > 2 && same(choice.slice(0, word.length), word.replace(/\.$/, '')),
    )
  return words.split(/\s*(?:[,;&\n]|\band\b)\s*/i).flatMap(part => {
    const [first = '', last = first] = part.split(/\s*(?:\p{Pd}|\bto\b)\s*/iu)
    const found = choices.slice(indexOf(first), indexOf(last) + 1)
    return indexOf(first) >= 0 && found.length > 0 ? found : [part]
  })
}

/** What a cell shows, and what is copied from it. @param locale of the site */
export function textIn(value: unknown, node: SchemaNode, locale: string): string {
  if (value === undefined || value === null || value === node.meta[EMPTY]) return ''
  if (Array.isArray(value)) {
    if (controlOf(node) !== 'choices') return value.join('\n')
    return value.map(choice => choiceLabel(String(choice), itemsOf(node))).join(', ')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  if (controlOf(node) === 'date') return dayInWords(text, locale)
  return node.choices?.includes(text) ? choiceLabel(text, node) : text
}

/** What a cell that nothing is written in has, where its place must have something. */
export const emptyCell = (node: SchemaNode): unknown => node.meta[EMPTY] ?? (node.isNullable ? null : '')
