import { isObject } from '../../model/isObject.ts'
import { nodeOf, type SchemaNode } from '../../model/schemaNode.ts'
import { listed } from '../../problems/listed.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import { sectionTypeFor } from '../../section.ts'
import { otherPlaceFor } from '../../sections/shared/otherPlaces.ts'
import { guess, nearest } from '../suggest.ts'
import type { Subject } from './subject.ts'

/** Where authors see every section type. */
const CATALOGUE = '"npm run dev" shows at /_sections'

/** A section or another option of a union without a known type. The path leads to the type, or to where it should be. */
export function wrongTag(subject: Subject): Problem {
  const { path, actual, holder, holderSchema, locator } = subject
  const union = holderSchema && nodeOf(holderSchema).union
  const key = String(path.at(-1))
  if (actual !== undefined) return unknownTag(key, tagsOf(union), subject)
  const misspelt = isObject(holder) ? Object.keys(holder).find(name => nearest(name, [key])) : undefined
  if (misspelt === undefined) return missingTag(key, path.slice(0, -1), union, subject)
  const misspeltPath = [...path.slice(0, -1), misspelt]
  return locator.problem(
    'unknown-field',
    misspeltPath,
    `There is no field "${misspelt}" here.`,
    `Did you mean "${key}"?`,
    { at: 'key', repair: guess(misspelt, [key])?.isSure ? locator.renaming(misspeltPath, key) : undefined },
  )
}

/** Every value that a union's discriminator takes. */
const tagsOf = (union: SchemaNode['union']): string[] => [...(union?.options.keys() ?? [])].map(String)

const allOf = (types: readonly string[]): string => `The types are ${listed(types, types.length)}.`

function unknownTag(key: string, tags: readonly string[], subject: Subject): Problem {
  const { path, actual, locator } = subject
  if (key !== 'type')
    return wrongWord('unknown-type', `Unknown ${key} ${JSON.stringify(actual)}.`, tags, subject)
  const message = `Unknown section type ${JSON.stringify(actual)}.`
  const word = typeof actual === 'string' ? actual : ''
  const meant = sectionTypeFor(word)
  const place = otherPlaceFor(word)
  const near = guess(word, tags)
  // A word that means something else is no misspelling, however near it is.
  if (near && (near.isSure || (!place && (!meant || meant === near.word))))
    return wrongWord('unknown-type', message, tags, subject)
  if (place) return locator.problem('unknown-type', path, message, `It is no section. Write ${place}.`)
  const cure = meant
    ? `The nearest is "${meant}". Choose it, or another that ${CATALOGUE}.`
    : `Choose one that ${CATALOGUE}, or delete the section.`
  return { ...locator.problem('unknown-type', path, message, cure), help: allOf(tags) }
}

/** A missing type can often be told by the other fields. */
function missingTag(
  key: string,
  above: Path,
  union: SchemaNode['union'],
  { holder, locator }: Subject,
): Problem {
  const tags = tagsOf(union)
  const fitting = union && isObject(holder) ? tagsThatFit(union, holder) : []
  const what = key === 'type' ? 'This section has no type.' : `"${key}" is missing here.`
  const [only, ...others] = fitting
  if (only === undefined) {
    if (key !== 'type')
      return locator.problem('missing-field', above, what, `Add "${key}": ${listed(tags, tags.length)}.`)
    const cure = `Write "type" as its first line, with one that ${CATALOGUE}.`
    return { ...locator.problem('missing-field', above, what, cure), help: allOf(tags) }
  }
  const line = `"${key}": "${only.tag}",`
  if (others.length > 0)
    return locator.problem(
      'missing-field',
      above,
      `${what} Its fields are those of ${listed(
        fitting.map(({ tag }) => tag),
        3,
      )}.`,
      `Write the right one as its first line: ${line}`,
    )
  return locator.problem(
    'missing-field',
    above,
    `${what} By its other fields it is "${only.tag}".`,
    `Write ${line} as its first line.`,
    { repair: only.mistakes === 0 ? locator.adding(above, key, only.tag) : undefined },
  )
}

interface FittingTag {
  tag: string
  mistakes: number
}

/** The options of a union that have the fields of a group: those that leave the fewest mistakes in it. */
function tagsThatFit(
  union: NonNullable<SchemaNode['union']>,
  holder: Readonly<Record<string, unknown>>,
): FittingTag[] {
  const names = Object.keys(holder)
  // What every section can have says nothing about its type.
  if (names.every(name => name === 'id' || name === 'hidden')) return []
  const withFields = [...union.options].filter(([, { shape }]) => {
    const required = Object.keys(shape).filter(name => !nodeOf(shape[name]).isOptional)
    return (
      names.every(name => Object.hasOwn(shape, name)) &&
      required.every(name => name === union.key || names.includes(name))
    )
  })
  const withMistakes = withFields.map(([tag, option]) => {
    const { error } = option.safeParse({ ...holder, [union.key]: tag })
    return { tag: String(tag), mistakes: error?.issues.length ?? 0 }
  })
  const fewest = Math.min(...withMistakes.map(({ mistakes }) => mistakes))
  return withMistakes.filter(({ mistakes }) => mistakes === fewest)
}

/** A value that is none of a few words. The cure suggests the nearest word, or lists them all. */
export function wrongWord(
  code: 'wrong-choice' | 'unknown-type',
  message: string,
  words: readonly string[],
  { path, actual, locator }: Subject,
): Problem {
  const suggestion = typeof actual === 'string' ? guess(actual, words) : undefined
  const cure = suggestion ? `Did you mean "${suggestion.word}"?` : `Write ${listed(words, words.length)}.`
  const repair = suggestion?.isSure ? locator.replacing(path, JSON.stringify(suggestion.word)) : undefined
  return locator.problem(code, path, message, cure, { repair })
}
