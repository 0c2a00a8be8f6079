import type { Problem } from '../../schema/problem.ts'
import { pretty } from './report/pretty.ts'

export { oneLine } from './report/pretty.ts'

/** What went wrong, as a terminal shows it. */
export const report = (
  problems: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  isColoured = false,
): string => pretty({ problems, sources }, isColoured)
