import { z } from 'zod'
import { formatAdvice } from './advice.ts'
import { unwrapped } from './fieldPlans.ts'
import { declaredAt, isObject, schemaAt, tagsOf, valueAt } from './fieldWalk.ts'
import { mendable, type Path, type Problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import type { Locator } from './source.ts'
import { guess, listed, nearest } from './suggest.ts'
import { unknownFields } from './unknownFields.ts'
import {
  describe,
  expectedWords,
  kindCure,
  kindOfField,
  kindWords,
  nameOf,
  orDelete,
  whereIn,
} from './words.ts'

type Issue = z.core.$ZodIssue

/** Says in an author's words what zod found. A misspelt field is one problem, not an unknown and a missing one. */
export function shapeProblems(
  issues: Issue[],
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
): Problem[] {
  const unknown = issues.filter(issue => issue.code === 'unrecognized_keys')
  const claimed = new Set<string>()
  const problems = unknown.flatMap(({ keys, path }) =>
    unknownFields(keys, asPath(path), schema, value, locator, claimed),
  )
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || claimed.has(issue.path.join('\n'))) continue
    problems.push(explained(issue, schema, value, locator))
  }
  return problems
}

function explained(issue: Issue, schema: z.core.$ZodType, value: unknown, locator: Locator): Problem {
  const path = asPath(issue.path)
  const actual = valueAt(value, path)
  const declared = declaredAt(schema, path, value)
  const field = declared && unwrapped(declared)
  const name = nameOf(path)
  const problem = (code: ProblemCode, message: string, cure: string) =>
    locator.problem(code, path, message, cure)
  // A union complains about its type, which can be misspelt rather than missing.
  if (actual === undefined && issue.code !== 'invalid_union') return missing(path, field, value, locator)
  switch (issue.code) {
    case 'invalid_type': {
      const { cure, written } = kindCure(issue.expected, actual, locator.written(path), field)
      const message = `${name} must be ${expectedWords(issue.expected)}, but ${kindWords(actual)} stands here.`
      return mendable(
        problem('wrong-kind', message, cure),
        written ? locator.replacing(path, written) : undefined,
      )
    }
    case 'invalid_union':
      return wrongTag(path, schema, value, locator)
    case 'invalid_value':
      return suggesting(
        locator,
        'wrong-choice',
        path,
        `${name} cannot be ${JSON.stringify(actual)}.`,
        actual,
        issue.values.map(String),
      )
    case 'invalid_format': {
      if (!(declared instanceof z.ZodType)) break
      const advice = formatAdvice(path, String(actual), issue.format, declared)
      const found = mendable(
        problem(advice.code, advice.message, advice.cure),
        advice.value ? locator.replacing(path, JSON.stringify(advice.value)) : undefined,
      )
      const kind = kindOfField(field)
      const isKnown = kind === 'link' || kind === 'image' || kind === 'pdf'
      if (!isKnown || advice.code === 'empty-text') return found
      return { ...found, unformed: { kind, value: String(actual), place: locator.replacing(path, '') } }
    }
    case 'too_small': {
      const { origin, minimum } = issue
      if (origin !== 'array')
        return problem(
          'number-too-small',
          `${name} must be at least ${minimum}.`,
          `Write ${minimum} or more.`,
        )
      const least = minimum === 1 ? 'one entry' : `${minimum} entries`
      const isEmpty = Array.isArray(actual) && actual.length === 0
      return problem(
        'too-few-entries',
        isEmpty ? `${name} is empty.` : `${name} holds fewer than ${least}.`,
        `Write at least ${least}${orDelete(path, declared)}. ${describe(field)}`,
      )
    }
    case 'too_big': {
      const { origin, maximum: most } = issue
      return origin === 'array'
        ? problem(
            'too-many-entries',
            `${name} holds more than ${most} entries.`,
            `Keep ${most} of them, and delete the others.`,
          )
        : problem('number-too-large', `${name} must be at most ${most}.`, `Write ${most} or less.`)
    }
  }
  return problem('wrong-form', `${name} is not as it should be.`, `Write it anew. ${describe(field)}`)
}

/** A value that is none of a few words. The one that was probably meant is named, else all of them. */
function suggesting(
  locator: Locator,
  code: ProblemCode,
  path: Path,
  message: string,
  actual: unknown,
  words: string[],
): Problem {
  const meant = typeof actual === 'string' ? guess(actual, words) : undefined
  const cure = meant ? `Did you mean "${meant.word}"?` : `Write ${listed(words, words.length)}.`
  return mendable(
    locator.problem(code, path, message, cure),
    meant?.isSure ? locator.replacing(path, JSON.stringify(meant.word)) : undefined,
  )
}

/** A section without a known type. `path` leads to where the type stands, or ought to stand. */
function wrongTag(path: Path, schema: z.core.$ZodType, value: unknown, locator: Locator): Problem {
  const key = String(path.at(-1))
  const own = path.slice(0, -1)
  const union = schemaAt(schema, own, value)
  const tags = union instanceof z.ZodDiscriminatedUnion ? tagsOf(union) : []
  const holder = valueAt(value, own)
  const tag = valueAt(value, path)
  if (tag !== undefined)
    return suggesting(
      locator,
      'unknown-type',
      path,
      `Unknown ${key === 'type' ? 'section type' : key} ${JSON.stringify(tag)}.`,
      tag,
      tags,
    )
  const misspelt = isObject(holder) ? Object.keys(holder).find(name => nearest(name, [key])) : undefined
  if (misspelt)
    return mendable(
      locator.problem(
        'unknown-field',
        [...own, misspelt],
        `There is no field "${misspelt}" here.`,
        `Did you mean "${key}"?`,
        'key',
      ),
      guess(misspelt, [key])?.isSure ? locator.renaming([...own, misspelt], key) : undefined,
    )
  return locator.problem(
    'missing-field',
    own,
    `"${key}" is missing here.`,
    `Add "${key}": ${listed(tags, tags.length)}.`,
  )
}

function missing(path: Path, field: z.core.$ZodType | undefined, value: unknown, locator: Locator): Problem {
  const holder = valueAt(value, path.slice(0, -1))
  return locator.problem(
    'missing-field',
    path,
    `"${path.at(-1)}" is missing ${whereIn(holder, 'this')}.`,
    `Add it. ${describe(field)}`,
  )
}

const asPath = (path: readonly PropertyKey[]): Path =>
  path.map(step => (typeof step === 'number' ? step : String(step)))
