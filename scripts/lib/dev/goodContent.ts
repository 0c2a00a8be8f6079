import { isError } from '../../../schema/problems/problem.ts'
import { type Check, checkSite } from '../content/checkSite.ts'
import type { SiteCache } from '../content/SiteCache.ts'
import type { Folders } from '../Folders.ts'
import { type PreviewContent, previewContent } from './previewContent.ts'

/**
 * What can be shown of a site: all of it, or, while documents have errors, those as they were without, and all others as they
 * are.
 * @param before what was shown last
 * @returns what was shown last where even that does not fit together
 */
export async function goodContent(
  check: Check,
  before: PreviewContent | undefined,
  folders: Folders,
  cache: SiteCache,
): Promise<PreviewContent | undefined> {
  if (check.content) return previewContent(check.content, check, folders, cache)
  if (!before) return undefined
  const files = new Set(check.problems.filter(isError).map(({ file }) => file))
  const instead = new Map([...files].map(file => [file, before.sources.get(file)?.text]))
  const mended = await checkSite(folders, { isPreview: true }, { keepsTexts: true, instead, cache })
  return mended.content ? previewContent(mended.content, mended, folders, cache) : before
}

/** Whether documents were added, changed or taken away between two contents. */
export function hasOtherTexts(now: PreviewContent | undefined, before: PreviewContent | undefined): boolean {
  const files = new Set([...(now?.sources.keys() ?? []), ...(before?.sources.keys() ?? [])])
  return [...files].some(file => now?.sources.get(file)?.text !== before?.sources.get(file)?.text)
}
