import type { ProblemCode } from '../../problems/catalogue.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import type { BrokenReference } from './brokenReference.ts'
import {
  folderOfFile,
  isFileAddress,
  isOf,
  isUnwritable,
  type ReferenceKind,
  withoutPublic,
} from './filePaths.ts'
import { suggestFile } from './suggestions.ts'

interface FilePath {
  reference: ReferenceKind
  /** The value up to the query and hash of a link. */
  path: string
  /** Query and hash. */
  rest?: string
  /** Whether the site has what a value names. */
  isValid: (value: string) => boolean
}

/** Explains a value that names no file. @returns undefined for a link that may name a page */
export function explainBrokenFile(
  { reference, path: written, rest = '', isValid }: FilePath,
  context: ValidationContext,
): BrokenReference | undefined {
  const path = withoutPublic(written)
  if (path !== written && isValid(path + rest))
    return {
      code: reference === 'link' ? 'link-to-nowhere' : missingCode(path),
      message: 'Paths leave out the folder "public".',
      cure: `Write "${path}${rest}".`,
      value: path + rest,
    }
  const [caseInsensitiveMatch, ...others] = [...context.files.keys()].filter(
    file => file.toLowerCase() === path.toLowerCase() && !isUnwritable(file, reference),
  )
  if (caseInsensitiveMatch !== undefined)
    return {
      code: 'letter-case',
      message: `The ${nouns[reference]} "${path}" is spelt differently: letter case counts.`,
      cure: `Did you mean "${caseInsensitiveMatch}"?`,
      value: others.length === 0 ? caseInsensitiveMatch + rest : undefined,
    }
  return reference !== 'link' || isFileAddress(path) ? missingFile(path, reference, context) : undefined
}

const nouns: Record<ReferenceKind, string> = {
  image: 'picture',
  pdf: 'document',
  font: 'typeface',
  link: 'file',
}

const missingCode = (path: string): ProblemCode =>
  isOf.image(path) ? 'missing-picture' : isOf.font(path) ? 'missing-typeface' : 'missing-document'

/** @param path without query and hash */
export const missingFile = (
  path: string,
  reference: ReferenceKind,
  context: ValidationContext,
): BrokenReference => ({
  code: missingCode(path),
  message: `There is no ${nouns[reference]} "public${path}".`,
  cure:
    suggestFile(path, reference, context)?.cure ??
    `Put ${reference === 'link' ? 'it' : 'the file'} into "public${folderFor(path, reference)}", or write the path of one that is there.`,
})

/** The folder that a path names; for a field, only one below the usual folder of its kind. */
function folderFor(path: string, reference: ReferenceKind): string {
  const named = folderOfFile(path)
  if (reference === 'link') return named
  const usual = { image: '/images', pdf: '/docs', font: '/fonts' }[reference]
  return named.startsWith(`${usual}/`) ? named : usual
}
