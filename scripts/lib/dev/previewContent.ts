import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import { withFocalPoints } from '../../../schema/resolve/withFocalPoints.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { Check } from '../content/checkSite.ts'
import type { DocumentStore } from '../content/DocumentStore.ts'
import type { SiteCache } from '../content/SiteCache.ts'
import type { Folders } from '../Folders.ts'
import { prepareAssets } from '../outputs/assets.ts'
import type { HashedFile } from '../outputs/hashedFile.ts'
import { themeFiles } from '../outputs/themeFiles.ts'
import { plainPictures } from '../pictures/plainPictures.ts'

/** What the dev server shows: content without errors, and what belongs to it. */
export interface PreviewContent {
  content: Content
  /** Where its pages are read. */
  documents: Pick<DocumentStore, 'page'>
  /** The documents as they were read. */
  sources: Pick<DocumentStore, 'get' | 'keys'>
  assets: Assets
  site: SiteData
  /** Files that a build would write, without the icons of the site (`iconAt`). */
  made: HashedFile[]
}

export async function previewContent(
  content: Content,
  { context, sources }: Check,
  folders: Folders,
  cache: SiteCache,
): Promise<PreviewContent> {
  const pictures = await plainPictures(folders.public, content.files, context, cache.measure)
  const assets = await prepareAssets(
    folders.public,
    context,
    '/',
    withFocalPoints(pictures, content, context),
    content,
  )
  const site = resolveSite(content, assets)
  const made = themeFiles(site, folders.public)
  return { content, documents: sources, sources, assets, site, made }
}
