import type { z } from 'zod'
import { fieldLabel } from '../../../schema/model/fieldLabel.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { declaredAt, unwrapped } from '../../../schema/model/schemaPaths.ts'
import { fieldKindOf } from '../../../schema/read/shape/fieldWords.ts'
import { sourceText } from '../../../schema/richText/RichText.ts'
import { changedWords, shortened } from './excerpt.ts'
import { countOf, entryName, isEqual, isReordered, matchEntries } from './matchEntries.ts'

/** A value of a document, as an author knows it. */
interface Place {
  /** The names on the way to the value: "About", "History", "words in the menu". */
  names: readonly string[]
  /** The schema of the value, if it has one: published documents may follow an older one. */
  schema: z.core.$ZodType | undefined
}

/** One difference, in plain English. */
export interface Difference {
  /** What differs, or a whole sentence: "FAQ › question", "FAQ › B? removed". */
  words: string
  /** The words that were there, and those that are there now, if they tell more. */
  before?: string
  after?: string
}

/** On one line: "FAQ › question: Old? → New?". */
export const sentenceOf = ({ words, before, after }: Difference): string =>
  before === undefined ? words : `${words}: ${before} → ${after}`

/**
 * Describes the differences between two values in plain English, with the old and the new words.
 * @param schema the schema of the values, whose descriptions name their fields
 * @param name the name of the values, with which every difference begins
 * @returns none when the two are equal
 */
export const differences = (
  before: unknown,
  after: unknown,
  schema: z.core.$ZodType | undefined,
  name?: string,
): Difference[] => changes(before, after, { names: name === undefined ? [] : [name], schema })

function changes(was: unknown, is: unknown, place: Place): Difference[] {
  const kind = fieldKindOf(place.schema && unwrapped(place.schema))
  const [before, after] = kind === 'richText' ? [asOneText(was), asOneText(is)] : [was, is]
  if (isEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, place)
  if (isObject(before) && isObject(after)) return objectChanges(before, after, place)
  const subject = subjectOf(place)
  if (before === undefined) return [{ words: `${subject} added${saying(after)}` }]
  if (after === undefined) return [{ words: `${subject} removed${saying(before)}` }]
  if (!isPlain(before) || !isPlain(after)) return [{ words: `${subject} changed` }]
  if (kind === 'link' || kind === 'page')
    return [{ words: `${subject} now leads to ${after} instead of ${before}` }]
  return valueChanges(String(before), String(after), subject)
}

/** A text may be written as a list of lines. */
const asOneText = (value: unknown): unknown =>
  Array.isArray(value) && value.every(line => typeof line === 'string') ? sourceText(value) : value

function valueChanges(before: string, after: string, subject: string): Difference[] {
  const places = changedWords(before, after)
  const told = places.slice(0, MOST_PLACES).map(place => ({ words: subject, ...place }))
  const rest = places.length - told.length
  return rest === 0
    ? told
    : [...told, { words: `${subject}: ${rest} more ${rest === 1 ? 'change' : 'changes'}` }]
}

/** How many places of one text are shown. */
const MOST_PLACES = 3

type Fields = Readonly<Record<string, unknown>>

function objectChanges(before: Fields, after: Fields, place: Place): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // The entries of a list that has no other beside it need no name of their list.
  const lists = keys.filter(key => Array.isArray(after[key] ?? before[key]))
  return keys.flatMap(key => {
    const schema = place.schema && declaredAt(place.schema, [key], after[key] === undefined ? before : after)
    const label = fieldLabel(schema)
    const isOnlyList = lists.length === 1 && lists[0] === key && isListOfObjects(after[key] ?? before[key])
    // Where an entry leads needs no name: the entry has one.
    const isTarget = label === undefined && key === 'path' && place.names.length > 0
    const names = isOnlyList || isTarget ? [] : [label ?? wordsOf(key)]
    return changes(before[key], after[key], { names: [...place.names, ...names], schema })
  })
}

function listChanges(before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] {
  const { pairs, removed, added } = matchEntries(before, after)
  const changed = pairs.flatMap(([old, now]) =>
    changes(before[old], after[now], {
      names: [...place.names, entryName(before[old]) ?? `entry ${now + 1}`],
      schema: place.schema && declaredAt(place.schema, [now], after),
    }),
  )
  const about = place.names.length === 0 ? '' : `${subjectOf(place)}: `
  return [
    ...changed,
    ...(removed.length === 0 ? [] : [{ words: `${about}${namesOf(before, removed)} removed` }]),
    ...(added.length === 0 ? [] : [{ words: `${about}${namesOf(after, added)} added` }]),
    ...(isReordered(pairs) ? [{ words: `${about}put in another order` }] : []),
  ]
}

/** `Uniform, Fees`, or `3 entries` where there are no names or too many. */
function namesOf(entries: readonly unknown[], indexes: readonly number[]): string {
  const names = indexes.flatMap(index => entryName(entries[index]) ?? [])
  return names.length === indexes.length && names.length <= MOST_NAMES
    ? names.join(', ')
    : countOf(indexes.length)
}

const MOST_NAMES = 5

const subjectOf = ({ names }: Place): string => names.join(' › ')

const saying = (value: unknown): string => {
  const words = isPlain(value) ? shortened(String(value)) : entryName(value)
  return words === undefined ? '' : `: ${words}`
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject)

/** `backgroundImage` → "background image". */
export const wordsOf = (key: string): string => key.replace(/([A-Z])/g, ' $1').toLowerCase()

export const capitalised = (text: string): string => text.replace(/^./, first => first.toUpperCase())
