import { folderOf } from '../../model/paths.ts'
import type { Problem } from '../../problems/problem.ts'
import type { SiteIndex } from '../SiteIndex.ts'

/** Warns of sections that show ages where no page states any. */
export const missingAges = ({ ageLists, pages }: SiteIndex): Problem[] =>
  ageLists.flatMap(({ index, folder, locator }) => {
    const isStated = pages.some(({ route, outline }) => outline.summary?.ages && folderOf(route) === folder)
    if (isStated) return []
    return locator.problem(
      'missing-ages',
      ['sections', index, 'from'],
      `No page of "${folder}" says for which ages it is, so this section is empty.`,
      'Write "ages": { "from": "6 months", "to": "5 years" } into the "summary" of those pages.',
    )
  })
