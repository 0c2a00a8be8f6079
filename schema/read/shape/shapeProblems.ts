import type { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import { kinds } from '../../model/kinds.ts'
import { fieldsOf, nodeOf, type SchemaNode, schemaAt, valueAt } from '../../model/schemaNode.ts'
import { listed } from '../../problems/listed.ts'
import { type Path, type PathFix, type PathProblem, say, type Wording } from '../../problems/problem.ts'
import { sectionTypeFor } from '../../section.ts'
import { otherPlaceFor } from '../../sections/shared/otherPlaces.ts'
import { guess, nearest } from '../suggest.ts'
import { fieldMeant, listHolding, placeFor } from './fieldPlaces.ts'
import { fieldKindOf, helpOf, labelOf, orDelete, whereIn, withExample } from './fieldWords.ts'
import { type Answer, wrongFormat, wrongType } from './wrongValue.ts'

/**
 * Explains zod's issues to an author. A misspelt field is one problem, not an unknown field and a missing one.
 * @param written answers with the text of the value at a path
 */
export function shapeProblems(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  value: unknown,
  written: (path: Path) => string,
): PathProblem[] {
  const claimed = new Set<string>()
  const unknown = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(issue.keys, subjectOf(issue, schema, value), claimed)
      : [],
  )
  const others = issues
    .flatMap(issue => linesOfText(issue, value))
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !claimed.has(path.join('\n')))
  const explained = others.map(issue => {
    const subject = subjectOf(issue, schema, value)
    const help = helpOf(subject.field)
    return { ...issueProblem(issue, subject, written), ...(help !== undefined && { help }) }
  })
  return [...unknown, ...explained]
}

/** The issues of the lines, where a field takes one text or a list of lines and has a list that is wrong. */
function linesOfText(issue: Issue, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || !Array.isArray(valueAt(value, asPath(issue.path)))) return [issue]
  const ofLines = issue.errors.flat().filter(({ path }) => path.length > 0)
  return ofLines.length === 0
    ? [issue]
    : ofLines.map(line => ({ ...line, path: [...issue.path, ...line.path] }))
}

function issueProblem(issue: Issue, subject: Subject, written: (path: Path) => string): PathProblem {
  const { actual, path, field } = subject
  const kind = fieldKindOf(field)
  // A union complains about its type, which can be misspelt rather than missing.
  if (issue.code === 'invalid_union' && kind !== 'richText') return wrongTag(subject)
  const answer = actual === undefined ? missingField(subject) : answerTo(issue, subject, written(path))
  const found = problemOf(answer, path)
  if (issue.code !== 'invalid_format' || found.code === 'empty-text') return found
  if (actual === undefined || !kind || !kinds[kind].needsSite) return found
  return { ...found, malformed: { kind, value: String(actual) } }
}

const problemOf = ([code, message, suggestion, json]: Answer, path: Path): PathProblem => ({
  ...{ code, path, message, suggestion },
  ...(json && { fix: { json } }),
})

/** @param written the value as it is written */
function answerTo(issue: Issue, subject: Subject, written: string): Answer {
  const { actual, label, path, field } = subject
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, subject, written)
    case 'invalid_union':
      return wrongType('string', subject, written)
    case 'invalid_value': {
      const message = say`${label} cannot be ${JSON.stringify(actual)}.`
      return wrongWord('wrong-choice', message, issue.values.map(String), actual)
    }
    case 'invalid_format':
      return wrongFormat(issue.format, subject)
    case 'too_small': {
      const { origin, minimum } = issue
      if (origin !== 'array')
        return ['number-too-small', say`${label} must be at least ${minimum}.`, `Write ${minimum} or more.`]
      const least = minimum === 1 ? 'one entry' : `${minimum} entries`
      const isEmpty = Array.isArray(actual) && actual.length === 0
      const message = isEmpty ? say`${label} is empty.` : say`${label} holds fewer than ${least}.`
      return [
        'too-few-entries',
        message,
        withExample(say`Write at least ${String(least)}${orDelete(path, field)}.`, field),
      ]
    }
    case 'too_big': {
      const { origin, maximum } = issue
      if (origin !== 'array')
        return ['number-too-large', say`${label} must be at most ${maximum}.`, `Write ${maximum} or less.`]
      const suggestion = `Keep ${maximum} of them, and delete the others.`
      return ['too-many-entries', say`${label} holds more than ${maximum} entries.`, suggestion]
    }
    case 'custom':
      return ['empty-text', say`${label} has no words.`, withExample('Write something.', field)]
    default:
      return ['wrong-form', say`${label} is not as it should be.`, withExample('Write it anew.', field)]
  }
}

function missingField({ path, field, holder }: Subject): Answer {
  const choices = field && nodeOf(field).choices
  const suggestion = choices
    ? say`Add it: ${listed(choices.map(say.choice), choices.length)}.`
    : withExample('Add it.', field)
  const message = say`${say.field(String(path.at(-1)))} is missing ${whereIn(holder, 'this')}.`
  return ['missing-field', message, suggestion]
}

type Issue = z.core.$ZodIssue

const asPath = (path: readonly PropertyKey[]): Path =>
  path.map(step => (typeof step === 'number' ? step : String(step)))

type Subject = ReturnType<typeof subjectOf>

/** What an issue is about. */
function subjectOf({ path: steps }: Issue, schema: z.core.$ZodType, value: unknown) {
  const path = asPath(steps)
  const above = path.slice(0, -1)
  return {
    path,
    label: labelOf(path),
    actual: valueAt(value, path),
    /** The object that holds the value, and its schema. */
    holder: valueAt(value, above),
    holderSchema: schemaAt(schema, above, value),
    field: schemaAt(schema, path, value),
  }
}

/**
 * Fields that a group does not have: misspelt, or made up.
 * @param claimed collects the fields that were meant, so that none of them is reported as missing
 */
function unknownFields(
  keys: readonly string[],
  { path, actual: parent, field }: Subject,
  claimed: Set<string>,
): PathProblem[] {
  const fields = fieldsOf(field, parent)
  const allowed = Object.keys(fields)
  const present = isObject(parent) ? Object.keys(parent) : []
  const missing = allowed.filter(name => !present.includes(name))
  // What is there already is least likely to be meant.
  const likeliest = [...missing, ...allowed.filter(name => present.includes(name))]
  return keys.map(key => {
    // "photo" is nearer to "phone" than to "image", so meaning goes before spelling.
    const meant = fieldMeant(key, fields, missing)
    const likely = meant === undefined ? guess(key, missing) : { word: meant, isSure: false }
    const isUnclaimed = !!likely && !claimed.has([...path, likely.word].join('\n'))
    if (likely) claimed.add([...path, likely.word].join('\n'))
    const list = likely ? undefined : listHolding(key, fields)
    if (list && missing.includes(list)) claimed.add([...path, list].join('\n'))
    const suggestion = likely
      ? say`Did you mean ${say.field(likely.word)}?`
      : unknownSuggestion(
          placeFor(key, fields),
          likeliest.filter(name => !NEVER_MEANT.has(name)),
        )
    const message = say`There is no field ${asWritten(key)} ${whereIn(parent, 'a')}.`
    const fix = likely?.isSure && isUnclaimed ? { key: likely.word } : undefined
    return { code: 'unknown-field', path: [...path, key], message, suggestion, at: 'key', fix }
  })
}

/** Fields that nobody writes by another name. */
const NEVER_MEANT = new Set(['$schema', 'hidden'])

/** Forms show no key, but one that somebody has made up has no label. */
const asWritten = (key: string): Wording => ({ text: `"${key}"`, inForms: `“${key}”` })

const unknownSuggestion = (place: Wording | undefined, names: readonly string[]): Wording =>
  place
    ? say`Write it ${place}`
    : say`Delete it. This place takes ${listed(names.map(say.field), names.length > 8 ? 6 : 8)}.`

/** Wording about one of all section types, which authors of files see on a page of the preview. */
const fromCatalogue = (before: Wording, after: string): Wording =>
  say`${before} ${{ text: 'that "npm run dev" shows at /_sections', inForms: 'of those that can be added' }}${after}`

/** A section or another option of a union without a known type. The path leads to the type, or to where it should be. */
function wrongTag(subject: Subject): PathProblem {
  const { path, actual, holder, holderSchema } = subject
  const union = holderSchema && nodeOf(holderSchema).union
  const key = String(path.at(-1))
  if (actual !== undefined) return unknownTag(key, tagsOf(union), subject)
  const misspelt = isObject(holder) ? Object.keys(holder).find(name => nearest(name, [key])) : undefined
  const above = path.slice(0, -1)
  if (misspelt === undefined) return missingTag(key, above, union, subject)
  return {
    code: 'unknown-field',
    path: [...above, misspelt],
    message: say`There is no field ${asWritten(misspelt)} here.`,
    suggestion: say`Did you mean ${say.field(key)}?`,
    at: 'key',
    fix: guess(misspelt, [key])?.isSure ? { key } : undefined,
  }
}

/** Every value that a union's discriminator takes. */
const tagsOf = (union: SchemaNode['union']): string[] => [...(union?.options.keys() ?? [])].map(String)

const allOf = (types: readonly string[]): string => `The types are ${listed(types, types.length)}.`

function unknownTag(key: string, tags: readonly string[], subject: Subject): PathProblem {
  const { path, actual } = subject
  if (key !== 'type')
    return problemOf(
      wrongWord('unknown-type', `Unknown ${key} ${JSON.stringify(actual)}.`, tags, actual),
      path,
    )
  const message = `Unknown section type ${JSON.stringify(actual)}.`
  const word = typeof actual === 'string' ? actual : ''
  const meant = sectionTypeFor(word)
  const place = otherPlaceFor(word)
  const near = guess(word, tags)
  // A word that means something else is no misspelling, however near it is.
  if (near && (near.isSure || (!place && (!meant || meant === near.word))))
    return problemOf(wrongWord('unknown-type', message, tags, actual), path)
  if (place) return problemOf(['unknown-type', message, say`It is no section. Write ${place}.`], path)
  const suggestion = meant
    ? fromCatalogue(say`The nearest is ${say.choice(meant)}. Choose it, or another`, '.')
    : fromCatalogue('Choose one', ', or delete the section.')
  return { ...problemOf(['unknown-type', message, suggestion], path), help: allOf(tags) }
}

/** The other fields often show which type is missing. */
function missingTag(key: string, above: Path, union: SchemaNode['union'], { holder }: Subject): PathProblem {
  const tags = tagsOf(union)
  const fitting = union && isObject(holder) ? tagsThatFit(union, holder) : []
  const what = key === 'type' ? 'This section has no type.' : say`${say.field(key)} is missing here.`
  const missing = (words: Wording, suggestion: Wording, fix?: PathFix): PathProblem => ({
    code: 'missing-field',
    path: above,
    message: say`${what}${{ text: words, inForms: '' }}`,
    suggestion: { text: suggestion, inForms: 'Delete it, and add the one that you want.' },
    fix,
  })
  const [only, ...others] = fitting
  if (only === undefined) {
    if (key !== 'type') return missing('', say`Add ${say.field(key)}: ${listed(tags, tags.length)}.`)
    return {
      ...missing('', fromCatalogue('Write "type" as its first line, with one', '.')),
      help: allOf(tags),
    }
  }
  const line = `"${key}": "${only.tag}",`
  if (others.length > 0) {
    const fittingTags = fitting.map(({ tag }) => tag)
    return missing(
      ` Its fields are those of ${listed(fittingTags, 3)}.`,
      `Write the right one as its first line: ${line}`,
    )
  }
  return missing(
    ` By its other fields it is "${only.tag}".`,
    `Write ${line} as its first line.`,
    only.problems === 0 ? { add: [key], value: only.tag } : undefined,
  )
}

interface FittingTag {
  tag: string
  problems: number
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
  const withProblems = withFields.map(([tag, option]) => {
    const { error } = option.safeParse({ ...holder, [union.key]: tag })
    return { tag: String(tag), problems: error?.issues.length ?? 0 }
  })
  const fewest = Math.min(...withProblems.map(({ problems }) => problems))
  return withProblems.filter(({ problems }) => problems === fewest)
}

/** A value that is none of a few words. The nearest word is suggested, or all are listed. */
function wrongWord(
  code: 'wrong-choice' | 'unknown-type',
  message: Wording,
  words: readonly string[],
  actual: unknown,
): Answer {
  const likely = typeof actual === 'string' ? guess(actual, words) : undefined
  const suggestion = likely
    ? say`Did you mean ${say.choice(likely.word)}?`
    : say`Write ${listed(words.map(say.choice), words.length)}.`
  return [code, message, suggestion, likely?.isSure ? JSON.stringify(likely.word) : undefined]
}
