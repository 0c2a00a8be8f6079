import { kindOf } from './parse.ts'
import { fileProblem, type Problem } from './problem.ts'

/**
 * What is wrong with a file that its name or its folder alone keeps from being a document: what it says would be seen by
 * nobody, and nobody would notice.
 * @param file one for which `kindOf` does not answer
 * @param isThere whether a file lies in the folder of pages
 * @returns nothing for a file that may well lie there on purpose
 */
export function misnamed(file: string, isThere: (file: string) => boolean): Problem | undefined {
  const named = file.replace(/\.json(?:\.txt)?$/i, '.json').replace(/^_site\.json$/i, '_site.json')
  const meant = named.replace(POST_ELSEWHERE, '_posts/$1')
  if (meant === file || !kindOf(meant)) return undefined
  if (meant !== named)
    return fileProblem(
      file,
      'wrong-folder',
      'No post is shown that lies in another folder than "_posts" itself.',
      isThere(meant) ? 'Move it into "_posts", under a name that is still free.' : `Move it to "${meant}".`,
    )
  // A copy beside a document is none that is missed.
  if (isThere(meant)) return undefined
  const name = file.slice(file.lastIndexOf('/') + 1)
  return fileProblem(
    file,
    'wrong-file-name',
    `This file is not shown, since its name is not written as it has to be: "${name}".`,
    `Rename it "${meant.slice(meant.lastIndexOf('/') + 1)}".`,
  )
}

/** In a folder within that of the posts, or in one of the same name elsewhere; in none that is put aside by a "_" of its own. */
const POST_ELSEWHERE = /^(?:[^_/][^/]*\/)*_posts\/(?:[^_/][^/]*\/)*([^_/][^/]*)$/
