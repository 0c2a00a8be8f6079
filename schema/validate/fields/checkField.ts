import { isWords } from '../../model/fields.ts'
import type { Field } from '../../model/mapFields.ts'
import { listed } from '../../problems/listed.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'
import { guess } from '../../read/suggest.ts'
import { type BrokenReference, didYouMean, referenceProblem } from '../links/brokenReference.ts'
import { explainBrokenFile } from '../links/missingFile.ts'
import { fileShownFor } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { damageProblems } from './damage.ts'
import { iconsFor } from './iconsFor.ts'
import { addressMarkup, markupProblems } from './markup.ts'
import { isInText, textReferenceProblems } from './textReferences.ts'
import { tokenProblems } from './tokens.ts'

/** Checks a picture, a document, an icon or a text, as far as no other document matters. */
export function checkField(field: Field, locator: Locator, context: ValidationContext): Problem[] {
  const problems = checkValue(field, locator, context)
  const { altKey, parent } = field
  if (!altKey || parent[altKey] !== undefined) return problems
  const cure = `Add "${altKey}": one sentence for those who cannot see the picture.`
  return [
    ...problems,
    locator.problem('missing-alt-text', field.path, 'Nothing says what this picture shows.', cure),
  ]
}

/** Checks the value of a field alone, without the fields beside it. */
export function checkValue(field: Field, locator: Locator, context: ValidationContext): Problem[] {
  const { kind } = field
  if (isInText(field)) {
    const problems = textReferenceProblems(field, locator)
    if (kind === 'link' || problems.length > 0) return problems
  }
  if (kind === 'link' || kind === 'service') return addressMarkup(field, locator)
  if (!isWords(kind)) {
    const broken = explainBroken(field, context)
    return broken ? [referenceProblem(broken, field, locator)] : []
  }
  if (!SUSPECT.test(field.value)) return []
  return [
    ...damageProblems(field, locator),
    ...markupProblems(field, locator),
    ...tokenProblems(field, locator),
  ]
}

/** Matches suspect characters. It takes a third of the time of the checks themselves, and few texts have such characters. */
const SUSPECT = /[^\t\n\r !"$%'-)+-;=-\\^-z|-~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffc]/

function explainBroken({ kind, value }: Field, context: ValidationContext): BrokenReference | undefined {
  if (kind === 'icon') return explainUnknownIcon(value, context)
  if (kind !== 'image' && kind !== 'pictureFile' && kind !== 'pdf' && kind !== 'font') return undefined
  const reference = kind === 'pictureFile' ? 'image' : kind
  const isValid = (path: string) =>
    reference === 'image' ? fileShownFor(path, context.files) !== undefined : context.files.has(path)
  return isValid(value) ? undefined : explainBrokenFile({ reference, path: value, isValid }, context)
}

function explainUnknownIcon(name: string, { icons }: ValidationContext): BrokenReference | undefined {
  if (icons.has(name)) return undefined
  const problem = { code: 'unknown-icon', message: `There is no icon "${name}".` } as const
  const meant = guess(name, icons)
  if (meant?.isSure) return { ...problem, ...didYouMean(meant) }
  const fitting = listed(iconsFor(name, icons))
  if (fitting)
    return { ...problem, cure: `Choose one that fits: ${fitting}. All are shown at lucide.dev/icons.` }
  return { ...problem, ...(meant ? didYouMean(meant) : { cure: 'Choose a name from lucide.dev/icons.' }) }
}
