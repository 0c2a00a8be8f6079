import type { z } from 'zod'
import { fieldHelp, keyAsLabel, labelOfField } from '../../../schema/model/fieldLabel.ts'
import { KEYWORDS } from '../../../schema/model/fields.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { fieldsOf, nodeAt, nodeOf, valueAt } from '../../../schema/model/schemaNode.ts'
import type { Path } from '../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../schema/read/parse.ts'
import { setValue, valueOfText } from '../../../schema/text/edit.ts'
import { summaryOf } from './labels.ts'

/** What an author looks for. */
export interface Query {
  words: string
  /** Whether capitals have to be the same. */
  matchesCase: boolean
}

/** A field of a document in which words were found. */
export interface FoundPlace {
  path: Path
  /** What the form calls it, from the outside in: "Fees, Classes, Nursery". */
  name: string
  /** The text with the words, cut to what is around the first of them. Empty where the name alone was found. */
  excerpt: readonly [before: string, words: string, after: string]
  /** Whether other words can be written in their place. Those within the address of a link are no words: it would lead elsewhere. */
  isReplaceable: boolean
}

/** Characters before and after the words. */
const AROUND = 40

/** The places of a document in which words occur, in its order. */
export function findTexts(file: string, text: string, query: Query): FoundPlace[] {
  const kind = kindOf(file)
  const value = valueOfText(text)
  if (!kind || !isObject(value)) return []
  const pattern = patternOf(query)
  if (!pattern) return []
  const schema = schemas[kind]
  const inTexts = leavesOf(value).flatMap(({ path, words }): FoundPlace[] => {
    const excerpt = isForAuthors(schema, path, value) && excerptOf(words, pattern)
    if (!excerpt) return []
    const isReplaceable = replaced(words, query, pattern, '') !== words
    return [{ path, name: nameOfPlace(schema, path, value), excerpt, isReplaceable }]
  })
  // What all pages share has no words of its own by which it could be found, such as "opening hours".
  const named = kind === 'site' ? fieldsNamed(schema, value, query.words) : []
  // Fields that are called so come before those that are only explained so.
  const inNames = [...named.filter(({ isCalled }) => isCalled), ...named.filter(({ isCalled }) => !isCalled)]
  return [...inNames.map(({ place }) => place), ...inTexts]
}

/**
 * Writes other words in the place of those that an author looks for.
 * @param paths the fields in which they are replaced; those that do not have them stay as they are
 */
export function replaceTexts(
  text: string,
  query: Query,
  replacement: string,
  paths: readonly Path[],
): string {
  const pattern = patternOf(query)
  if (!pattern) return text
  return paths.reduce((result, path) => {
    const before = valueAt(valueOfText(result), path)
    const after =
      typeof before === 'number'
        ? numberIn(
            replacement,
            writtenNumber(before).replace(pattern, () => replacement),
          )
        : typeof before === 'string'
          ? replaced(before, query, pattern, replacement)
          : before
    return after === before || after === undefined ? result : setValue(result, path, after)
  }, text)
}

/** The addresses of links: a whole text, or within one. */
const ADDRESS = /^(?:[/#]|[a-z][a-z+.-]*:)\S*$|\]\([^()\n]*\)/gi

/** A text with other words. Addresses stay, unless a part of an address is looked for. */
function replaced(text: string, { words }: Query, pattern: RegExp, replacement: string): string {
  const addresses = /[/@]/.test(words) ? [] : [...text.matchAll(ADDRESS)]
  return text.replace(pattern, (found, at: number) =>
    addresses.some(({ index, 0: { length } }) => index <= at && at < index + length) ? found : replacement,
  )
}

/** Signs that authors write in one way and documents have in another, such as a straight and a curly quotation mark. */
const ALIKE = [`'‘’`, `"“”„`, `-–—‑`]

/** @returns nothing for a query without words */
function patternOf({ words, matchesCase }: Query): RegExp | undefined {
  const wanted = words.trim()
  if (wanted === '') return undefined
  const source = wanted
    .split(/\s+/)
    .map(word =>
      [...word]
        .map(sign => {
          const alike = ALIKE.find(signs => signs.includes(sign)) ?? sign
          return alike.length > 1
            ? `[${alike.replace('-', '\\-')}]`
            : alike.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        })
        .join(''),
    )
    .join('\\s+')
  return new RegExp(source, matchesCase ? 'gu' : 'giu')
}

/** Every text and number of a value, with its path. */
function leavesOf(value: unknown, path: Path = []): { path: Path; words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (typeof value === 'number') return [{ path, words: writtenNumber(value) }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]))
  return isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key]))
    : []
}

/** A number as pages show it: 6,500. */
const writtenNumber = (value: number): string => value.toLocaleString('en-GB')

/** @returns nothing where what is left is no number */
function numberIn(replacement: string, written: string): number | undefined {
  const digits = written.replace(/[,\s]/g, '')
  return replacement.trim() !== '' && /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** Kinds of strings that are addresses or names of files, not words. */
const NO_WORDS = new Set<string | undefined>([
  ...['image', 'pictureFile', 'pdf', 'font', 'icon', 'colour', 'post', 'page', 'collection', 'alias'],
])

/** Whether an author can see and change the value at a path. */
function isForAuthors(schema: z.core.$ZodType, path: Path, value: unknown): boolean {
  const node = nodeAt(schema, path, value)
  // Keys that no form knows, such as "$schema", and the type of a section, which decides about its fields.
  if (!node || path.at(-1) === '$schema' || path.at(-1) === 'type') return false
  return !NO_WORDS.has(node.kind) && !node.choices
}

function excerptOf(text: string, pattern: RegExp): FoundPlace['excerpt'] | undefined {
  pattern.lastIndex = 0
  const found = pattern.exec(text)
  if (!found) return undefined
  const [words] = found
  const end = found.index + words.length
  const start = Math.max(0, found.index - AROUND)
  return [
    `${start > 0 ? '…' : ''}${text.slice(start, found.index)}`,
    words,
    `${text.slice(end, end + AROUND)}${end + AROUND < text.length ? '…' : ''}`,
  ]
}

/** What forms call a place, from the outside in. */
export function nameOfPlace(schema: z.core.$ZodType, path: Path, value: unknown): string {
  const words = path.flatMap((key, index): string[] => {
    const at = path.slice(0, index + 1)
    const entry = valueAt(value, at)
    if (key === 'sections') return []
    if (path[index - 1] === 'sections') return [keyAsLabel(String(Object(entry).type))]
    if (typeof key === 'number') return isObject(entry) ? [summaryOf(entry) || String(key + 1)] : []
    return [labelOfField(key, nodeAt(schema, at, value))]
  })
  return words.join(', ')
}

interface NamedField {
  place: FoundPlace
  /** Whether the words are a name that it has, or one that authors know it by. */
  isCalled: boolean
}

/**
 * The fields that forms call by words or explain with them, also those that are not filled in. The content of a list is found by its
 * texts, and the words of the interface by themselves.
 */
function fieldsNamed(schema: z.core.$ZodType, value: unknown, words: string, path: Path = []): NamedField[] {
  const wanted = words.trim().toLowerCase()
  return Object.entries(fieldsOf(schema, value)).flatMap(([key, field]): NamedField[] => {
    if (key === '$schema' || key === 'words') return []
    const at = [...path, key]
    const node = nodeOf(field)
    const name = labelOfField(key, node)
    // Keywords are written without spaces.
    const keywords = node.meta[KEYWORDS] ?? []
    const outer = [...path.map(part => keyAsLabel(String(part))), name].join(', ')
    const isCalled =
      outer.toLowerCase().includes(wanted) || keywords.some(word => word.includes(wanted.replace(/\s+/g, '')))
    const isNamed = isCalled || fieldHelp(node).toLowerCase().includes(wanted)
    const below = fieldsNamed(field, Object(value)[key], words, at)
    const place = { path: at, name: outer, excerpt: ['', '', ''] as const, isReplaceable: false }
    return isNamed ? [{ place, isCalled }, ...below] : below
  })
}
