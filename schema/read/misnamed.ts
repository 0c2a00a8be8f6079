import { fileProblem, type Problem } from '../problems/problem.ts'
import { kindOf } from './parse.ts'

/**
 * Reports a file that would be a document under another name or in another folder. Without a message nobody would notice
 * that the site does not show it.
 * @param file a file for which `kindOf` returns nothing
 * @param exists whether a file exists in the folder of pages
 * @returns nothing for a file that may be there on purpose
 */
export function misnamed(file: string, exists: (file: string) => boolean): Problem | undefined {
  const named = file.replace(/\.json(?:\.txt)?$/i, '.json').replace(/^_site\.json$/i, '_site.json')
  const meant = named.replace(POST_ELSEWHERE, '_posts/$1')
  if (meant === file || !kindOf(meant)) return undefined
  if (meant !== named)
    return fileProblem(
      file,
      'wrong-folder',
      'No post is shown that lies in another folder than "_posts" itself.',
      exists(meant) ? 'Move it into "_posts", under a name that is still free.' : `Move it to "${meant}".`,
    )
  // A copy beside its document is not missed.
  if (exists(meant)) return undefined
  const name = file.slice(file.lastIndexOf('/') + 1)
  return fileProblem(
    file,
    'wrong-file-name',
    `This file is not shown, since its name is not written as it has to be: "${name}".`,
    `Rename it "${meant.slice(meant.lastIndexOf('/') + 1)}".`,
  )
}

/** In a subfolder of `_posts`, or in a `_posts` elsewhere, but in no other folder whose name begins with `_`. */
const POST_ELSEWHERE = /^(?:[^_/][^/]*\/)*_posts\/(?:[^_/][^/]*\/)*([^_/][^/]*)$/
