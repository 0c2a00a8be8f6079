import { canonicalPath } from '../../model/paths.ts'
import { definitionOf } from '../../section.ts'
import type { Addresses } from '../addresses.ts'
import type { Content, ListedPage, StatedFees } from '../Content.ts'

/** Route → the sections of other pages that state its fees, in the order of those pages. */
export function feesByPage(pages: readonly ListedPage[], { routes }: Addresses): Content['fees'] {
  const found = new Map<string, StatedFees[]>()
  for (const { route, outline } of pages)
    for (const section of outline.sections) {
      const stated = definitionOf(section.type).feesOf?.(section)
      const about = stated && routes.get(canonicalPath(stated.page))
      if (!about) continue
      const link = section.id ? `${route}#${section.id}` : route
      found.set(about, [...(found.get(about) ?? []), { ...stated.fees, link }])
    }
  return found
}
