import { fileTypes, isWords, type Kind, kinds } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { listed } from '../../problems/listed.ts'
import { type Problem, say } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { guess } from '../../read/suggest.ts'
import { type BrokenReference, didYouMean, referenceProblem } from '../links/brokenReference.ts'
import { explainBrokenFile } from '../links/missingFile.ts'
import { fileShownFor } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { damageProblems } from './damage.ts'
import { SIGN } from './fieldWarnings.ts'
import { iconsFor } from './iconsFor.ts'
import { addressMarkup, markupProblems } from './markup.ts'
import { isInText, textReferenceProblems } from './textReferences.ts'
import { tokenProblems } from './tokenProblems.ts'

/** What is wrong with a field, as far as no other document matters. */
export function fieldErrors(field: Field, locator: Locator, context: ValidationContext): Problem[] {
  if (isWords(field.kind) && !SIGN.test(field.value)) return []
  const problems = checkValue(field, locator, context)
  const { altKey, parent, path } = field
  if (!altKey || parent[altKey] !== undefined) return problems
  const suggestion = say`Add ${say.field(altKey)}: one sentence for those who cannot see the picture.`
  return [
    ...problems,
    locator.problem('missing-alt-text', path, 'Nothing says what this picture shows.', suggestion),
  ]
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
