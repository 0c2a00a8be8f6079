import type { Field } from '../../model/mapFields.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Locator } from '../../read/source.ts'

/** In characters. Search results cut off longer titles, and in the size of a heading they fill the screen of a phone. */
const MOST = 70

/** Warns of long titles of documents and of sections. Titles further inside are set smaller. */
export function longTitles(field: Field, locator: Locator): Problem[] {
  const { kind, value } = field
  if (kind !== 'text' || value.length <= MOST) return []
  const { path } = field
  const isHeading =
    path.at(-1) === 'title' && (path.length === 1 || (path.length === 3 && path[0] === 'sections'))
  if (!isHeading) return []
  return [
    locator.problem(
      'long-title',
      path,
      `This title has ${value.length} characters, which fill the screen of a phone.`,
      `Write at most ${MOST}, and say the rest in a text below it.`,
    ),
  ]
}
