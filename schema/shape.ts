import { z } from 'zod'
import { formatAdvice } from './advice.ts'
import { isObject, optionFor, schemaAt, tagsOf, unwrapped } from './fieldWalk.ts'
import type { Path, Problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import type { Locator } from './source.ts'
import { listed, nearest } from './suggest.ts'
import { describe, expectedWords, kindCure, kindOfField, kindWords, nameOf } from './words.ts'

type Issue = z.core.$ZodIssue

/** Says in an author's words what zod found. A misspelt field is one problem, not an unknown and a missing one. */
export function shapeProblems(
  issues: Issue[],
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
): Problem[] {
  const unknown = issues.filter(issue => issue.code === 'unrecognized_keys')
  const meant = new Set<string>()
  const problems = unknown.flatMap(issue => unknownFields(issue, schema, value, locator, meant))
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || meant.has(issue.path.join('\n'))) continue
    problems.push(explained(issue, schema, value, locator))
  }
  return problems
}

function unknownFields(
  issue: Issue & { code: 'unrecognized_keys' },
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
  meant: Set<string>,
): Problem[] {
  const path = asPath(issue.path)
  const parent = valueAt(value, path)
  const allowed = fieldNames(schemaAt(schema, path, value), parent)
  const present = isObject(parent) ? Object.keys(parent) : []
  return issue.keys.map(key => {
    const guess = nearest(
      key,
      allowed.filter(name => !present.includes(name)),
    )
    if (guess) meant.add([...path, guess].join('\n'))
    const where =
      isObject(parent) && typeof parent.type === 'string' ? `in a "${parent.type}" section` : 'here'
    const cure = guess
      ? `Did you mean "${guess}"?`
      : `Delete it. This place takes ${listed(allowed.filter(name => name !== '$schema'))}.`
    return locator.problem(
      'unknown-field',
      [...path, key],
      `There is no field "${key}" ${where}.`,
      cure,
      'key',
    )
  })
}

function fieldNames(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  const object = schema instanceof z.ZodDiscriminatedUnion ? optionFor(schema, value) : schema
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

function explained(issue: Issue, schema: z.core.$ZodType, value: unknown, locator: Locator): Problem {
  const path = asPath(issue.path)
  const actual = valueAt(value, path)
  const place = schemaAt(schema, path, value)
  const field = place && unwrapped(place)
  const name = nameOf(path)
  const problem = (code: ProblemCode, message: string, cure: string) =>
    locator.problem(code, path, message, cure)
  switch (issue.code) {
    case 'invalid_type':
      return actual === undefined
        ? missing(path, field, value, locator)
        : problem(
            'wrong-kind',
            `${name} must be ${expectedWords(issue.expected)}, but ${kindWords(actual)} stands here.`,
            kindCure(issue.expected, actual, field),
          )
    case 'invalid_union':
      return wrongTag(issue, path, schema, value, locator)
    case 'invalid_value': {
      if (actual === undefined) return missing(path, field, value, locator)
      const values = issue.values.map(String)
      const guess = typeof actual === 'string' ? nearest(actual, values) : undefined
      return problem(
        'wrong-choice',
        `${name} cannot be ${JSON.stringify(actual)}.`,
        guess ? `Did you mean "${guess}"?` : `Write ${listed(values)}.`,
      )
    }
    case 'invalid_format': {
      const { code, message, cure } = formatAdvice(
        name,
        String(actual),
        kindOfField(field),
        issue.format,
        describe(field),
      )
      return problem(code, message, cure)
    }
    case 'too_small':
      return problem(
        issue.origin === 'array' ? 'too-few-entries' : 'number-too-small',
        issue.origin === 'array' ? `${name} is empty.` : `${name} must be at least ${issue.minimum}.`,
        issue.origin === 'array'
          ? `Write at least ${issue.minimum === 1 ? 'one entry' : `${issue.minimum} entries`}, or delete the field. ${describe(field)}`
          : `Write ${issue.minimum} or more.`,
      )
    case 'too_big':
      return problem(
        issue.origin === 'array' ? 'too-many-entries' : 'number-too-large',
        issue.origin === 'array'
          ? `${name} holds more than ${issue.maximum} entries.`
          : `${name} must be at most ${issue.maximum}.`,
        issue.origin === 'array' ? `Leave ${issue.maximum}.` : `Write ${issue.maximum} or less.`,
      )
    default:
      return problem('wrong-form', `${name} is not as it should be.`, describe(field))
  }
}

/** A section without a known type. */
function wrongTag(
  issue: Issue,
  path: Path,
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
): Problem {
  const key =
    'discriminator' in issue && typeof issue.discriminator === 'string' ? issue.discriminator : 'type'
  const own = path.at(-1) === key ? path.slice(0, -1) : path
  const union = schemaAt(schema, own, value)
  const tags = union instanceof z.ZodDiscriminatedUnion ? tagsOf(union) : []
  const holder = valueAt(value, own)
  const tag = isObject(holder) ? holder[key] : undefined
  const what = key === 'type' ? 'section type' : key
  if (tag === undefined)
    return locator.problem(
      'missing-field',
      own,
      `"${key}" is missing here.`,
      `Add "${key}": ${listed(tags)}.`,
    )
  const guess = nearest(String(tag), tags)
  return locator.problem(
    'unknown-type',
    [...own, key],
    `Unknown ${what} ${JSON.stringify(tag)}.`,
    guess ? `Did you mean "${guess}"?` : `Write ${listed(tags)}.`,
  )
}

function missing(path: Path, field: z.core.$ZodType | undefined, value: unknown, locator: Locator): Problem {
  const holder = valueAt(value, path.slice(0, -1))
  const where =
    isObject(holder) && typeof holder.type === 'string' ? `in this "${holder.type}" section` : 'here'
  return locator.problem(
    'missing-field',
    path,
    `"${path.at(-1)}" is missing ${where}.`,
    `Add it. ${describe(field)}`,
  )
}

const asPath = (path: readonly PropertyKey[]): Path =>
  path.map(step => (typeof step === 'number' ? step : String(step)))

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (below, step) => (isObject(below) || Array.isArray(below) ? Reflect.get(below, step) : undefined),
    value,
  )
