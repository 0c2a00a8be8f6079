import type { z } from 'zod'
import { kinds } from '../../model/kinds.ts'
import { nodeOf, valueAt } from '../../model/schemaNode.ts'
import { listed } from '../../problems/listed.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../source.ts'
import { fieldKindOf, helpOf, orDelete, whereIn, withExample } from './fieldWords.ts'
import { formatAdvice } from './formatAdvice.ts'
import { asPath, type Issue, type Subject, subjectOf } from './subject.ts'
import { actualWords, expectedWords, typeCure } from './typeWords.ts'
import { unknownFields } from './unknownFields.ts'
import { wrongTag, wrongWord } from './wrongTag.ts'

/** Explains zod's issues to an author. A misspelt field is one problem, not an unknown field and a missing one. */
export function shapeProblems(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
): Problem[] {
  const claimed = new Set<string>()
  const unknown = issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(issue.keys, asPath(issue.path), schema, value, locator, claimed)
      : [],
  )
  const others = issues
    .flatMap(issue => linesOfText(issue, value))
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !claimed.has(path.join('\n')))
  const explained = others.map(issue => {
    const subject = subjectOf(issue, schema, value, locator)
    const help = helpOf(subject.field)
    return { ...issueProblem(issue, subject), ...(help !== undefined && { help }) }
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

function issueProblem(issue: Issue, subject: Subject): Problem {
  const { actual, label, path, field, locator } = subject
  // A union complains about its type, which can be misspelt rather than missing.
  const isText = fieldKindOf(field) === 'richText'
  if (issue.code === 'invalid_union' && !isText) return wrongTag(subject)
  if (actual === undefined) return missingField(subject)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, subject)
    case 'invalid_value':
      return wrongWord(
        'wrong-choice',
        `${label} cannot be ${JSON.stringify(actual)}.`,
        issue.values.map(String),
        subject,
      )
    case 'invalid_format':
      return wrongFormat(issue.format, subject)
    case 'too_small':
      return tooSmall(issue, subject)
    case 'too_big':
      return tooBig(issue, subject)
    case 'invalid_union':
      return wrongType('string', subject)
    case 'custom':
      return locator.problem(
        'empty-text',
        path,
        `${label} has no words.`,
        withExample('Write something.', field),
      )
    default:
      return locator.problem(
        'wrong-form',
        path,
        `${label} is not as it should be.`,
        withExample('Write it anew.', field),
      )
  }
}

function missingField({ path, field, holder, locator }: Subject): Problem {
  const choices = field && nodeOf(field).choices
  return locator.problem(
    'missing-field',
    path,
    `"${path.at(-1)}" is missing ${whereIn(holder, 'this')}.`,
    choices ? `Add it: ${listed(choices, choices.length)}.` : withExample('Add it.', field),
  )
}

function wrongType(expected: string, { path, actual, field, label, locator }: Subject): Problem {
  const { cure, replacement } = typeCure(expected, actual, locator.written(path), field)
  const message = `${label} must be ${expectedWords(expected)}, but ${actualWords(actual)} stands here.`
  const repair = replacement ? locator.replacing(path, replacement) : undefined
  return locator.problem('wrong-kind', path, message, cure, { repair })
}

function wrongFormat(format: string, { path, actual, field, holder, locator }: Subject): Problem {
  const value = String(actual)
  const { code, message, cure, value: better } = formatAdvice(path, value, format, field, holder)
  const repair = better ? locator.replacing(path, JSON.stringify(better)) : undefined
  const found = locator.problem(code, path, message, cure, { repair })
  const kind = fieldKindOf(field)
  if (!kind || !kinds[kind].needsSite || code === 'empty-text') return found
  return { ...found, malformed: { kind, value, edits: locator.replacing(path, '') } }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall, subject: Subject): Problem {
  const { path, actual, field, label, locator } = subject
  if (origin !== 'array')
    return locator.problem(
      'number-too-small',
      path,
      `${label} must be at least ${minimum}.`,
      `Write ${minimum} or more.`,
    )
  const least = minimum === 1 ? 'one entry' : `${minimum} entries`
  const isEmpty = Array.isArray(actual) && actual.length === 0
  return locator.problem(
    'too-few-entries',
    path,
    isEmpty ? `${label} is empty.` : `${label} holds fewer than ${least}.`,
    withExample(`Write at least ${least}${orDelete(path, field)}.`, field),
  )
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, { path, label, locator }: Subject): Problem {
  if (origin !== 'array')
    return locator.problem(
      'number-too-large',
      path,
      `${label} must be at most ${maximum}.`,
      `Write ${maximum} or less.`,
    )
  return locator.problem(
    'too-many-entries',
    path,
    `${label} holds more than ${maximum} entries.`,
    `Keep ${maximum} of them, and delete the others.`,
  )
}
