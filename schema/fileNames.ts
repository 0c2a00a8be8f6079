import { fileProblem, type Problem } from './problem.ts'

/**
 * Checks that each file can lie on any disk and be asked for by its name: on one that takes no notice of letter case, on
 * one that spells accents otherwise, on Windows, and behind a server that decodes addresses.
 * @param names of the files of one folder, with forward slashes
 * @param room put before each name to say where the file lies, such as `public/`
 */
export function fileNameProblems(names: readonly string[], room: string): Problem[] {
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
        room + first,
        'file-names-collide',
        `${others.map(other => `"${room}${other}"`).join(' and ')} has the same name but for letter case or the spelling of accents.`,
        'Rename one of them: on many computers they would be one file.',
      )
    })
  const unusable = names
    .filter(name => name.split('/').some(part => RESERVED.test(part) || UNUSABLE.test(part)))
    .map(name =>
      fileProblem(
        room + name,
        'unusable-file-name',
        'A name in this path cannot be used on every computer, or not in an address.',
        'Rename it: letters, digits, hyphens, dots and underscores; not "con", "nul", "aux", "prn", "com1" or "lpt1".',
      ),
    )
  return [...colliding, ...unusable]
}

/** Devices of Windows, whatever ending their names have. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/** What Windows or an address cannot hold, separators in disguise, what cannot be seen, and a dot or space at the end. */
const UNUSABLE = /[<>:"|?*#\\\p{Cc}\p{Cf}\u2028\u2029\u2044\u2215\uff0f\uff3c]|%(?:[0-9a-f]{2})|[. ]$/iu
