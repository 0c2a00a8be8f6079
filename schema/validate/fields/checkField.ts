import { fileTypes, isWords, type Kind, kinds } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { listed } from '../../problems/listed.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { guess } from '../../read/suggest.ts'
import { isStarterText } from '../../starters/starterTexts.ts'
import { type BrokenReference, didYouMean, referenceProblem } from '../links/brokenReference.ts'
import { explainBrokenFile } from '../links/missingFile.ts'
import { fileShownFor } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { damageProblems } from './damage.ts'
import { fieldWarnings, wholeTextWarnings } from './fieldWarnings.ts'
import { iconsFor } from './iconsFor.ts'
import { addressMarkup, markupProblems } from './markup.ts'
import { isInText, textReferenceProblems } from './textReferences.ts'
import { tokenProblems } from './tokenProblems.ts'

/**
 * Checks a field, as far as no other document matters.
 * @param isFinished whether all warnings are wanted; of drafts those alone are that do not vanish when their text is finished
 */
export function checkField(
  field: Field,
  locator: Locator,
  context: ValidationContext,
  isFinished: boolean,
): Problem[] {
  if (isWords(field.kind) && !isSuspect(field.value)) return wholeTextWarnings(field, locator, isFinished)
  const problems = checkValue(field, locator, context)
  const { altKey, parent } = field
  if (altKey && parent[altKey] === undefined) {
    const suggestion = `Add "${altKey}": one sentence for those who cannot see the picture.`
    problems.push(
      locator.problem('missing-alt-text', field.path, 'Nothing says what this picture shows.', suggestion),
    )
  }
  return [...problems, ...fieldWarnings(field, locator, isFinished)]
}

/** Checks the value of a field alone, without the fields beside it. */
export function checkValue(field: Field, locator: Locator, context: ValidationContext): Problem[] {
  const { check, leadsTo } = kinds[field.kind]
  if (isInText(field)) {
    const problems = textReferenceProblems(field, locator)
    if (leadsTo || problems.length > 0) return problems
  }
  return check ? checks[check](field, locator, context) : []
}

const checks: Record<NonNullable<Kind['check']>, typeof checkValue> = {
  words: (field, locator) => [
    ...damageProblems(field, locator),
    ...markupProblems(field, locator),
    ...tokenProblems(field, locator),
  ],
  address: addressMarkup,
  file: (field, locator, context) => brokenReference(explainMissing(field, context), field, locator),
  icon: (field, locator, context) =>
    brokenReference(explainUnknownIcon(field.value, context), field, locator),
}

const brokenReference = (broken: BrokenReference | undefined, field: Field, locator: Locator): Problem[] =>
  broken ? [referenceProblem(broken, field, locator)] : []

/**
 * Whether a text may hold what some rule for texts looks for, but for its length. Few texts do, and one look for all rules takes a
 * quarter of the time of a look for each: a sign, the first sign of a line, the middle of a word, a starter's words.
 */
const isSuspect = (text: string): boolean =>
  SIGN.test(text) ||
  FIRST.test(text) ||
  (text.includes('\n') && LINES.test(text)) ||
  WORD.test(text) ||
  isStarterText(text)

/** All but signs that mean nothing. Of few ranges: each costs time for every letter of a text that is not all Latin. */
const SIGN = /[^\n -"$%'-)+-;=?-Z\\^a-z}\u00a0-\u00c1\u00c4-\u00e1\u00e3-\u2021\u2024-\u2027\u3000-\ud7ff]/
const FIRST = /^\s*[-–—+·1]/
const LINES =
  /(?:^|\n)\s*(?:[-–—+·1]|\[?(?:home|log ?in|sign (?:in|up)|back to t|read m|main m|share|subscr)|[^\n]{0,60}all rights)/i
const WORD = /:\/\/|:\\|www\.|t all|ookie|kip to|e navi|m ipsum|tb[acd]|xme|xample\.|x{3}|\?{3}/i

function explainMissing({ kind, value }: Field, context: ValidationContext): BrokenReference | undefined {
  const { file } = kinds[kind]
  if (!file) return undefined
  const isValid = (path: string) =>
    file === fileTypes.picture ? fileShownFor(path, context.files) !== undefined : context.files.has(path)
  return isValid(value) ? undefined : explainBrokenFile({ type: file, path: value, isValid }, context)
}

function explainUnknownIcon(name: string, { icons }: ValidationContext): BrokenReference | undefined {
  if (icons.has(name)) return undefined
  const problem = { code: 'unknown-icon', message: `There is no icon "${name}".` } as const
  const meant = guess(name, icons)
  if (meant?.isSure) return { ...problem, ...didYouMean(meant) }
  const fitting = listed(iconsFor(name, icons))
  if (fitting)
    return { ...problem, suggestion: `Choose one that fits: ${fitting}. All are shown at lucide.dev/icons.` }
  return {
    ...problem,
    ...(meant ? didYouMean(meant) : { suggestion: 'Choose a name from lucide.dev/icons.' }),
  }
}
