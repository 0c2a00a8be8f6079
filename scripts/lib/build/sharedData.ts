import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import type { BuildOptions } from './BuildOptions.ts'
import { PageLog, type WrittenPage } from './record/PageLog.ts'
import { trackDependencies } from './record/trackDependencies.ts'

/** Under this id a build notes what the data that all pages share is made from. */
export const SHARED_DATA = 'site'

/** What all pages share, and what it shows of other documents. */
export function resolveSharedData(
  all: Content,
  files: Assets,
  { origin }: Pick<BuildOptions, 'origin'>,
): { site: SiteData; written: WrittenPage[] } {
  const log = new PageLog()
  log.turnTo(SHARED_DATA)
  const { content, assets } = trackDependencies(all, files, log.addDependency)
  const site = resolveSite(content, assets)
  return { site: { ...site, origin: origin ?? site.origin }, written: log.take() }
}
