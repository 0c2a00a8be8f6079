import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../content/checkSite.ts'

/** Whether two checks have read the same documents on the same day, and found the same: editors and git often touch a file only. */
export function isSame(one: Check, other: Check): boolean {
  const files = [...one.sources.keys()]
  return (
    one.content?.today === other.content?.today &&
    files.length === [...other.sources.keys()].length &&
    files.every(file => one.sources.stamp(file) === other.sources.stamp(file)) &&
    isDeepStrictEqual(one.problems, other.problems)
  )
}
