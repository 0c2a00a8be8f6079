import { type FileType, fileTypes } from '../../model/kinds.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import { say } from '../../problems/problem.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import type { BrokenReference } from './brokenReference.ts'
import { folderOfFile, isFileAddress, isUnwritable, withoutPublic } from './filePaths.ts'
import { suggestFile } from './suggestions.ts'

interface FilePath {
  /** What the field takes. Absent for a link, which takes any file. */
  type?: FileType
  /** The value up to the query and hash of a link. */
  path: string
  /** Query and hash. */
  rest?: string
  /** Whether the site has what a value names. */
  isValid: (value: string) => boolean
}

/** Explains a value that names no file. @returns undefined for a link that may name a page */
export function explainBrokenFile(
  { type, path: written, rest = '', isValid }: FilePath,
  context: ValidationContext,
): BrokenReference | undefined {
  const path = withoutPublic(written)
  if (path !== written && isValid(path + rest))
    return {
      code: type ? missingCode(path) : 'link-to-nowhere',
      message: 'Paths leave out the folder "public".',
      suggestion: `Write "${path}${rest}".`,
      value: path + rest,
    }
  const [caseInsensitiveMatch, ...others] = [...context.files.keys()].filter(
    file => file.toLowerCase() === path.toLowerCase() && !isUnwritable(file, type),
  )
  if (caseInsensitiveMatch !== undefined)
    return {
      code: 'letter-case',
      message: `The ${nounOf(type)} "${path}" is spelt differently: letter case counts.`,
      suggestion: `Did you mean "${caseInsensitiveMatch}"?`,
      value: others.length === 0 ? caseInsensitiveMatch + rest : undefined,
    }
  return type || isFileAddress(path) ? missingFile(path, type, context) : undefined
}

const nounOf = (type: FileType | undefined): string => type?.noun ?? 'file'

const missingCode = (path: string): ProblemCode =>
  `missing-${(Object.values(fileTypes).find(({ ending }) => ending.test(path)) ?? fileTypes.document).noun}`

/** @param path without query and hash */
export const missingFile = (
  path: string,
  type: FileType | undefined,
  context: ValidationContext,
): BrokenReference => ({
  code: missingCode(path),
  message: say`There is no ${nounOf(type)} "${{ text: `public${path}`, inForms: `${path.split('/').at(-1)}` }}".`,
  suggestion: suggestFile(path, type, context)?.suggestion ?? {
    text: `Put ${type ? 'the file' : 'it'} into "public${folderFor(path, type)}", or write the path of one that is there.`,
    inForms: 'Add it, or choose another one.',
  },
})

/** The folder that a path names; for a field, only one below the usual folder of its kind. */
function folderFor(path: string, type: FileType | undefined): string {
  const named = folderOfFile(path)
  return !type || named.startsWith(`${type.folder}/`) ? named : type.folder
}
