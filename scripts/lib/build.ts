import type { Problem } from '../../schema/problem.ts'
import { prepareAssets } from './assets.ts'
import { prepareBundle } from './bundle.ts'
import { checkSite } from './check.ts'
import { Release } from './release.ts'
import { writeSite } from './writeSite.ts'

export interface BuildOptions {
  /** Folder of the documents. */
  pages: string
  /** Folder of the public files. */
  public: string
  /** Folder that the site is written to; what lies there is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** The day for which the site is built, `YYYY-MM-DD`; today where the school is, unless said otherwise. */
  today?: string
  /** The host to write a configuration for, one of hosting/targets.ts. */
  target?: string
}

export interface BuildResult {
  problems: Problem[]
  sources: ReadonlyMap<string, string>
  /** How many pages were written; absent when errors kept the site from being built. */
  pages?: number
  /** What the target cannot do. */
  cannot?: readonly string[]
}

/**
 * Builds the whole site. With errors in the content, or when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, world, problems, sources } = await checkSite(options, options)
  if (!content) return { problems, sources }
  const release = await Release.begin(options.out)
  try {
    const [assets, bundle] = await Promise.all([
      prepareAssets(options.public, world, options.base),
      prepareBundle(),
    ])
    const { pages, cannot } = await writeSite(content, assets, bundle, release, options)
    await release.publish()
    return { problems, sources, pages, cannot }
  } catch (error) {
    await release.abandon()
    throw error
  }
}
