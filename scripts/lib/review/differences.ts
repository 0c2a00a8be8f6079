import { structuredPatch } from 'diff'
import type { z } from 'zod'
import { fieldLabel } from '../../../schema/model/fieldLabel.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { kinds } from '../../../schema/model/kinds.ts'
import { schemaAt } from '../../../schema/model/schemaNode.ts'
import { fieldKindOf } from '../../../schema/read/shape/fieldWords.ts'
import { sourceText } from '../../../schema/richText/RichText.ts'

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
  const kind = fieldKindOf(place.schema)
  const [before, after] = kind === 'richText' ? [asOneText(was), asOneText(is)] : [was, is]
  if (isEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, place)
  if (isObject(before) && isObject(after)) return objectChanges(before, after, place)
  const subject = subjectOf(place)
  if (before === undefined) return [{ words: `${subject} added${saying(after)}` }]
  if (after === undefined) return [{ words: `${subject} removed${saying(before)}` }]
  if (!isPlain(before) || !isPlain(after)) return [{ words: `${subject} changed` }]
  if (kind && kinds[kind].leadsTo && kinds[kind].leadsTo !== 'folder')
    return [{ words: `${subject} now leads to ${after} instead of ${before}` }]
  return valueChanges(String(before), String(after), subject)
}

/** A text may be written as a list of lines. */
const asOneText = (value: unknown): unknown =>
  Array.isArray(value) && value.every(line => typeof line === 'string') ? sourceText(value) : value

function valueChanges(before: string, after: string, subject: string): Difference[] {
  const places = changedWords(before, after)
  const first = places.slice(0, MOST_PLACES).map(place => ({ words: subject, ...place }))
  const rest = places.length - first.length
  return rest === 0
    ? first
    : [...first, { words: `${subject}: ${rest} more ${rest === 1 ? 'change' : 'changes'}` }]
}

/** How many places of one text are shown. */
const MOST_PLACES = 3

type Fields = Readonly<Record<string, unknown>>

function objectChanges(before: Fields, after: Fields, place: Place): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // The entries of the only list of an object need no name of their list.
  const lists = keys.filter(key => Array.isArray(after[key] ?? before[key]))
  return keys.flatMap(key => {
    const schema = schemaAt(place.schema, [key], after[key] === undefined ? before : after)
    const label = fieldLabel(schema)
    const isOnlyList = lists.length === 1 && lists[0] === key && isListOfObjects(after[key] ?? before[key])
    // Where an entry leads needs no name: the entry has one.
    const isTarget = label === undefined && key === 'path' && place.names.length > 0
    const names = isOnlyList || isTarget ? [] : [label ?? keyInWords(key)]
    return changes(before[key], after[key], { names: [...place.names, ...names], schema })
  })
}

function listChanges(before: readonly unknown[], after: readonly unknown[], place: Place): Difference[] {
  const { pairs, removed, added } = matchEntries(before, after)
  const changed = pairs.flatMap(([old, now]) =>
    changes(before[old], after[now], {
      names: [...place.names, entryName(before[old]) ?? `entry ${now + 1}`],
      schema: schemaAt(place.schema, [now], after),
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
export const keyInWords = (key: string): string => key.replace(/([A-Z])/g, ' $1').toLowerCase()

export const capitalised = (text: string): string => text.replace(/^./, first => first.toUpperCase())

/** Pairs the entries of two lists: equal ones first, best at the same index, then those with the same label, then those at the same index. */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): { pairs: [old: number, now: number][]; removed: number[]; added: number[] } {
  const pairs: [number, number][] = []
  let old = before.map((_, index) => index)
  let now = after.map((_, index) => index)
  const pairBy = (isPair: (a: number, b: number) => boolean) => {
    for (const a of old) {
      const b = now.find(candidate => isPair(a, candidate))
      if (b === undefined) continue
      pairs.push([a, b])
      now = now.filter(index => index !== b)
    }
    old = old.filter(index => !pairs.some(([a]) => a === index))
  }
  pairBy((a, b) => a === b && isEqual(before[a], after[b]))
  pairBy((a, b) => isEqual(before[a], after[b]))
  pairBy((a, b) => labelOf(before[a]) !== undefined && labelOf(before[a]) === labelOf(after[b]))
  pairBy((a, b) => a === b && kindOf(before[a]) === kindOf(after[b]))
  return { pairs: pairs.sort(([, a], [, b]) => a - b), removed: old, added: now }
}

/** Whether paired entries are in another order than before. @param pairs in their new order */
export const isReordered = (pairs: readonly [old: number, now: number][]): boolean =>
  pairs.some(([old], index) => old < (pairs[index - 1]?.[0] ?? 0))

/** What an author calls an entry of a list: its first text that is no path, or the entry itself. */
function entryName(entry: unknown): string | undefined {
  const name = isObject(entry) ? nameIn(entry) : entry
  return typeof name === 'string' ? shortened(name, 40) : undefined
}

/** `1 entry`, `3 entries`. */
const countOf = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The type of an entry and its first text. */
const labelOf = (entry: unknown): string | undefined =>
  isObject(entry) ? `${kindOf(entry)} ${nameIn(entry) ?? ''}` : undefined

const nameIn = (entry: Fields): string | undefined =>
  Object.entries(entry)
    .filter(([key]) => key !== 'type' && key !== 'icon' && key !== 'id')
    // Opening hours are called by their days.
    .map(([key, value]) => (key === 'days' && Array.isArray(value) ? value.join(', ') : value))
    .find((value): value is string => typeof value === 'string' && !/^(?:[/#]|https?:)/.test(value))

const kindOf = (entry: unknown): string =>
  isObject(entry) && typeof entry.type === 'string' ? entry.type : ''

/** The old and the new words of one place of a text. */
interface ChangedWords {
  before: string
  after: string
}

/** In characters. A text up to this length is shown whole. */
const SHORT = 60

/** How many unchanged words are shown before and after changed ones. */
const CONTEXT = 3

/** In characters, of the old and of the new words of one place. */
const MOST = 120

/** Returns the places of a text that differ, each with the words around it. Short texts are one place. */
export function changedWords(before: string, after: string): ChangedWords[] {
  const whole = { before: shortened(before), after: shortened(after) }
  if (before.length <= SHORT && after.length <= SHORT) return [whole]
  const [was = [], is = []] = [before, after].map(text => shown(text).split(/\s+/))
  // Words as lines: a patch joins changes with little between them, and adds what is around them.
  const lines = (words: readonly string[]) => words.map(word => `${word}\n`).join('')
  const { hunks } = structuredPatch('', '', lines(was), lines(is), '', '', { context: CONTEXT })
  const places = hunks.map(({ lines, oldStart, oldLines, newStart, newLines }) => {
    const without = (sign: string, isStart: boolean, isEnd: boolean) => {
      const words = lines.filter(line => !line.startsWith(sign)).map(line => line.slice(1))
      return shortened([...(isStart ? [] : ['…']), ...words, ...(isEnd ? [] : ['…'])].join(' '))
    }
    return {
      before: without('+', oldStart <= 1, oldStart + oldLines > was.length),
      after: without('-', newStart <= 1, newStart + newLines > is.length),
    }
  })
  // Only white space differs.
  return places.length > 0 ? places : [whole]
}

/** Shortens a text in its middle. */
export function shortened(text: string, most = MOST): string {
  const line = shown(text)
  if (line.length <= most) return line
  return `${line.slice(0, most / 2).trimEnd()} … ${line.slice(-most / 2).trimStart()}`
}

/** On one line, with the sign that word processors show for the end of a paragraph. */
const shown = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ¶ ')
