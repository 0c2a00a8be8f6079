import { fileProblem, type Problem, say } from '../problems/problem.ts'
import { kindOf } from './parse.ts'

/**
 * Checks that every file can be stored and requested everywhere: on a disk that ignores letter case or normalises accents,
 * on Windows, and on a server that decodes addresses.
 * @param names paths within one folder, with forward slashes
 * @param prefix the path of that folder, such as `public/`, which messages put before each name
 */
export function fileNameProblems(names: readonly string[], prefix: string): Problem[] {
  const byKey = new Map<string, string[]>()
  for (const name of names) {
    const key = name.normalize('NFC').toLowerCase()
    byKey.set(key, [...(byKey.get(key) ?? []), name])
  }
  const colliding = [...byKey.values()]
    .filter(group => group.length > 1)
    .map(group => {
      const [first = '', ...others] = [...group].sort()
      return fileProblem(
        prefix + first,
        'file-names-collide',
        `${others.map(other => `"${prefix}${other}"`).join(' and ')} has the same name but for letter case or the spelling of accents.`,
        'Rename one of them: on many computers they would be one file.',
      )
    })
  const unusable = names
    .filter(name => name.split('/').some(part => RESERVED.test(part) || UNUSABLE.test(part)))
    .map(name =>
      fileProblem(
        prefix + name,
        'unusable-file-name',
        'A name in this path cannot be used on every computer, or not in an address.',
        'Rename it: letters, digits, hyphens, dots and underscores; not "con", "nul", "aux", "prn", "com1" or "lpt1".',
      ),
    )
  return [...colliding, ...unusable]
}

/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/** Characters that Windows or an address cannot hold, look-alike slashes, invisible characters, and a final dot or space. */
const UNUSABLE = /[<>:"|?*#\\\p{Cc}\p{Cf}\u2028\u2029\u2044\u2215\uff0f\uff3c]|%(?:[0-9a-f]{2})|[. ]$/iu

/** What programs that share a folder add to a name when two people have changed a file: OneDrive, Dropbox, Nextcloud, Syncthing, Seafile. */
const CONFLICTS = [
  /-[\w-]*[A-Z][\w-]*$/,
  / \([^()]*(?:conflict|Konflikt|conflit|conflicto)[^()]*\)$/i,
  /[._ ]?(?:sync-conflict|conflict|conflicted copy)[-_ ][\w -]+$/i,
]

/** The documents of which a program may have made this one when two people had changed it. The likeliest first. */
export function originalsOfConflict(file: string): string[] {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)\.json$/.exec(file) ?? []
  const stems = CONFLICTS.flatMap(pattern => {
    const [added] = pattern.exec(name) ?? []
    if (added === undefined) return []
    const stem = name.slice(0, -added.length)
    // The name of a computer may have hyphens, and so may that of the page.
    const parts = added.split('-')
    return pattern === CONFLICTS[0]
      ? parts.map((_, index) => stem + parts.slice(0, parts.length - 1 - index).join('-'))
      : [stem]
  })
  return [...new Set(stems)].filter(stem => stem !== '' && stem !== name).map(stem => `${folder}${stem}.json`)
}

/** `stages/ils (1).json`, `stages/Copy of ils.json` → `stages/ils.json`. The forms that computers give to copies. */
export function originalOf(file: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)\.json$/.exec(file) ?? []
  const original = name
    .replace(/^Copy (?:\(\d+\) )?of /i, '')
    .replace(/(?: ?\(\d+\)| - copy| copy(?: \d+)?)+$/i, '')
  return original === name || original === '' ? undefined : `${folder}${original}.json`
}

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
      exists(meant)
        ? 'Move it into "_posts", under a name that is still free.'
        : say`Move it to ${say.document(meant)}.`,
    )
  // A copy next to its document is not missed.
  if (exists(meant)) return undefined
  const name = file.slice(file.lastIndexOf('/') + 1)
  return fileProblem(
    file,
    'wrong-file-name',
    `This file is not shown, since its name is not written as it has to be: "${name}".`,
    say`Rename it ${say.document(meant.slice(meant.lastIndexOf('/') + 1))}.`,
  )
}

/** In a subfolder of `_posts`, or in a `_posts` elsewhere, but in no other folder whose name begins with `_`. */
const POST_ELSEWHERE = /^(?:[^_/][^/]*\/)*_posts\/(?:[^_/][^/]*\/)*([^_/][^/]*)$/
