import { corpusSite } from './corpusSite.ts'

/** What an author left behind, and what the answer has to be. */
export interface Mistake {
  title: string
  /** The whole site. File → what is in it. */
  files: Readonly<Record<string, string | Uint8Array>>
  /** The place that the answer has to name. */
  file: string
  line: number
  /** How many problems there ought to be: one, unless one slip really breaks several things. */
  count: number
}

interface Expected {
  /** The place, where it is not in the words that are wrong. */
  file?: string
  line?: number
  count?: number
}

/** Stands in a text before the place that the answer has to name. */
const MARK = '▸'

/**
 * A slip in one document: `right` has become `wrong`.
 * @param wrong holds a ▸ where the answer has to point; without one it points at the beginning
 * @throws when `right` is not there, so that no mistake is none
 */
export function slip(
  title: string,
  file: string,
  right: string,
  wrong: string,
  { count = 1, ...place }: Expected = {},
): Mistake {
  const text = corpusSite[file]
  const offset = text?.indexOf(right) ?? -1
  if (text === undefined || offset === -1) throw new Error(`${file} does not contain ${right}`)
  const mark = offset + Math.max(0, wrong.indexOf(MARK))
  const broken = text.slice(0, offset) + wrong.replace(MARK, '') + text.slice(offset + right.length)
  const line = broken.slice(0, mark).split('\n').length
  return { title, files: { ...corpusSite, [file]: broken }, file, line, count, ...place }
}

/** A slip with a whole file: it was added, replaced, renamed or deleted. An absent content deletes. The answer names the last one. */
export function fileSlip(
  title: string,
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
  { file = Object.keys(changes).at(-1) ?? '', line = 1, count = 1 }: Expected = {},
): Mistake {
  const merged = Object.entries({ ...corpusSite, ...changes })
  const files = Object.fromEntries(
    merged.filter((entry): entry is [string, string | Uint8Array] => entry[1] !== undefined),
  )
  return { title, files, file, line, count }
}
