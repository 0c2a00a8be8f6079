import type { Path } from '../problems/problem.ts'
import { insertItem, removeValue, setValue, valueOfText } from './edit.ts'

/** A place at which both authors have changed the same thing differently. A value that is undefined is not there. */
interface Contested {
  path: Path
  own: unknown
  theirs: unknown
}

/** A place that only this author has changed. */
interface OwnPlace {
  path: Path
  value: unknown
  /** Whether it is an entry that is added at the end of a list. */
  isAdded?: true
}

interface MergedVersions {
  own: OwnPlace[]
  contested: Contested[]
}

/**
 * Compares two versions of a document with the one from which both began.
 * @param base the version that both have changed, as a JSON value
 */
export function mergeVersions(base: unknown, own: unknown, theirs: unknown): MergedVersions {
  const merged: MergedVersions = { own: [], contested: [] }
  compare([], base, own, theirs, merged)
  return merged
}

/** Whether a version has all that an author has changed, by their texts. */
export function contains(text: string, own: string, base: string): boolean {
  if (text === own) return true
  const [value, ownValue, baseValue] = [text, own, base].map(valueOfText)
  if (value === undefined || ownValue === undefined || baseValue === undefined) return false
  const merged = mergeVersions(baseValue, ownValue, value)
  return merged.own.length + merged.contested.length === 0
}

/**
 * Writes one author's version of some places into the text of the other, and leaves all else of it as it is.
 * @param text the other author's document, as JSON
 */
export const withOwn = (text: string, places: readonly OwnPlace[]): string =>
  places.reduce((result, { path, value, isAdded }) => {
    if (isAdded) return insertItem(result, path.slice(0, -1), Number(path.at(-1)), value)
    return value === undefined ? removeValue(result, path) : setValue(result, path, value)
  }, text)

function compare(path: Path, base: unknown, own: unknown, theirs: unknown, merged: MergedVersions): void {
  if (isEqual(own, base) || isEqual(own, theirs)) return
  const keys = commonKeys(own, theirs, base)
  if (keys) {
    for (const key of keys) compare([...path, key], at(base, key), at(own, key), at(theirs, key), merged)
    if (Array.isArray(own)) merged.own.push(...addedEntries(path, keys.length, own, Object(theirs)))
    return
  }
  if (isEqual(theirs, base)) merged.own.push({ path, value: own })
  else merged.contested.push({ path, own, theirs })
}

/** What this author has added at the end of a list, behind what the other has added there. */
function addedEntries(
  path: Path,
  length: number,
  own: readonly unknown[],
  theirs: readonly unknown[],
): OwnPlace[] {
  const others = theirs.slice(length)
  return own
    .slice(length)
    .filter(entry => !others.some(other => isEqual(entry, other)))
    .map((value, index) => ({ path: [...path, theirs.length + index], value, isAdded: true }))
}

/**
 * The keys by which values can be compared piece by piece: of objects, and of lists to whose end both have added, or neither. Where
 * one alone has, something may have been added or taken away further up.
 */
function commonKeys(own: unknown, theirs: unknown, base: unknown): (string | number)[] | undefined {
  if (Array.isArray(own) && Array.isArray(theirs) && Array.isArray(base)) {
    const more = [own, theirs].map(list => list.length - base.length)
    const isSame = (list: readonly unknown[]) => base.every((entry, index) => isEqual(entry, list[index]))
    const areAddedTo = more.every(count => count > 0) && isSame(own) && isSame(theirs)
    return areAddedTo || more.every(count => count === 0) ? [...base.keys()] : undefined
  }
  const values = [own, theirs, base]
  const areObjects = values.every(value => value instanceof Object && !Array.isArray(value))
  return areObjects ? [...new Set(values.flatMap(value => Object.keys(Object(value))))] : undefined
}

const at = (value: unknown, key: string | number): unknown => Object(value)[key]

/** Both are JSON values. Authors do not see the order of fields, but the merged document has one, so it counts. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A document as it was, and as two authors have it now, as texts. */
export interface TextVersions {
  base: string
  own: string
  theirs: string
}

/** The text that has the changes of both. @param taken the indexes of contested places at which theirs count; the own elsewhere */
export function joinedText(
  { base, own, theirs }: TextVersions,
  taken: ReadonlySet<number> = new Set(),
): string {
  const merged = mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs))
  const kept = merged.contested.filter((_, index) => !taken.has(index))
  return withOwn(theirs, [...merged.own, ...kept.map(({ path, own: value }) => ({ path, value }))])
}
