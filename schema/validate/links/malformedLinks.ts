import { ADD_IT, corrections, type FieldKind, isFieldKind, kinds } from '../../model/kinds.ts'
import { plainLetters } from '../../model/letters.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import { type Problem, withFix, worded } from '../../problems/problem.ts'
import type { Addresses } from '../addresses.ts'
import { fileShownFor } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { type BrokenReference, didYouMean, type Suggestion } from './brokenReference.ts'
import { folderOfFile, isFileAddress, isUnwritable } from './filePaths.ts'
import { explainOwnUrl } from './linkProblems.ts'
import { type LinkContext, partsOf } from './linkTargets.ts'
import { missingFile } from './missingFile.ts'
import { parseOwnUrl } from './ownSite.ts'
import { suggestFile, suggestLink, suggestPage } from './suggestions.ts'

/** Replaces the suggestions for malformed links and paths, now that the addresses and files of the site are known. */
export const resolveMalformedLinks = (
  problems: readonly Problem[],
  addresses: Addresses,
  context: ValidationContext,
): readonly Problem[] =>
  problems.map(problem => resolved(problem, { ...context, currentRoute: undefined, addresses }))

function resolved(problem: Problem, context: LinkContext): Problem {
  const { malformed, fix: _, ...rest } = problem
  if (!malformed || !isFieldKind(malformed.kind)) return problem
  const { value, edits, isInText } = malformed
  const { kind } = malformed
  const likely: (Suggestion & Partial<BrokenReference>) | undefined = kinds[kind].leadsTo
    ? suggestLinkFix(value, context)
    : suggestFileFix(value, kind, problem.suggestion, context)
  if (!likely) return problem
  const { message = rest.wording?.message ?? rest.message, suggestion, value: meant, ...found } = likely
  return withFix(
    { ...rest, ...found, ...worded(message, suggestion) },
    meant === undefined ? undefined : edits.map(edit => ({ ...edit, content: written(meant, isInText) })),
  )
}

const written = (address: string, isInText = false): string =>
  isInText ? JSON.stringify(address).slice(1, -1) : JSON.stringify(address)

/** @returns a suggestion where the target explains more than the form does */
function suggestLinkFix(value: string, context: LinkContext): Suggestion | BrokenReference | undefined {
  const { addresses } = context
  const url = parseOwnUrl(value, addresses.ownSite)
  if (url) return explainOwnUrl(value, url, context)
  const likely = corrections(value, 'link')
  const likeliest = likely.find(({ word }) => safeUrl.test(word))
  if (!likeliest) return suggestForSpaces(likely.find(({ word }) => word.startsWith('/'))?.word, context)
  if (!likeliest.word.startsWith('/')) return undefined
  const meant = suggestLink(likeliest.word, context)
  if (meant) return didYouMean({ word: meant.word, isSure: likeliest.isSure && meant.isSure })
  const { address } = partsOf(likeliest.word)
  return isFileAddress(address) ? missingFile(address, undefined, context) : undefined
}

/** @param path words, or an address with spaces in it */
function suggestForSpaces(path: string | undefined, context: LinkContext): Suggestion | undefined {
  if (path === undefined) return undefined
  if (isFileAddress(path)) return suggestFile(path, undefined, context)
  const page = suggestPage(path.split('/').map(plainLetters).join('/'), context.addresses)
  return page === undefined ? undefined : didYouMean({ word: page, isSure: false })
}

/** @param suggestion what the letters of the path alone suggest */
function suggestFileFix(
  written: string,
  kind: FieldKind,
  suggestion: string,
  context: LinkContext,
): Suggestion | undefined {
  const { file } = kinds[kind]
  const path = parseOwnUrl(written, context.addresses.ownSite)?.path ?? written
  const likely = corrections(path, kind)
  // A file of another site has no path here.
  if (likely.length === 0) return undefined
  const existing = likely.find(
    ({ word }) => file?.ending.test(word) && !isUnwritable(word, file) && fileShownFor(word, context.files),
  )
  if (existing) return didYouMean(existing)
  const meant = suggestFile(path, file, context)
  const right = likely.find(({ word }) => suggestion.includes(`"${word}"`))
  if (meant || !right) return meant
  return {
    suggestion: {
      text: `Put the file into "public${folderOfFile(right.word)}", and write "${right.word}".`,
      inForms: ADD_IT,
    },
    value: right.isSure ? right.word : undefined,
  }
}
