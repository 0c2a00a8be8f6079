import { basename } from 'node:path'
import { withFocalPoints } from '../../../schema/resolve/withFocalPoints.ts'
import { prepareBundle } from '../bundle/bundle.ts'
import { checkSite } from '../content/checkSite.ts'
import { startPool } from '../content/pool.ts'
import { prepareAssets } from '../outputs/assets.ts'
import { pruneCache } from '../pictures/cache.ts'
import { ServedPictures } from '../pictures/servePictures.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { deleteRecord, type Inputs, writeRecord } from './BuildRecord.ts'
import { deletePublishedStamp, describeEdited, writePublishedStamp } from './editedFiles.ts'
import { Release } from './Release.ts'
import { writeSearchRecords } from './searchRecords.ts'
import { writeShardManifest } from './shards.ts'
import { writePages } from './writePages.ts'
import { writeSite } from './writeSite.ts'

/**
 * Builds all of a site, and leaves a record for the next build.
 * @param edited files of the published folder that somebody has changed, relative to it
 */
export async function buildWhole(
  options: BuildOptions,
  conditions: string,
  inputs: Inputs,
  edited: readonly string[],
): Promise<BuildResult> {
  const pool = startPool(inputs.pages.size)
  let release: Release | undefined
  try {
    const { content, context, problems, sources, referenceKeys } = await checkSite(options, options, { pool })
    if (!content) return { problems, sources }
    release = await Release.begin(options.out, [options.pages, options.public])
    const { folder } = release
    const [served, bundle] = await Promise.all([
      ServedPictures.make(options.public, content.files, options.base),
      prepareBundle(),
    ])
    const known = withFocalPoints(served.all, content, context)
    const assets = await prepareAssets(options.public, context, options.base, known, content)
    const { pages, cannot, site, siteData, shared, search } = await writeSite(
      content,
      assets,
      served,
      bundle,
      release,
      options,
      (jobs, renderInputs) => writePages(jobs, renderInputs, folder, sources, pool),
    )
    deleteRecord(options.out)
    deletePublishedStamp(options.out)
    const { shard, base, origin, today, target } = options
    const common = [basename(bundle), base, origin, today, target, ...context.files, ...served.all]
    if (shard) await writeShardManifest(shard, common, sources, release)
    // Nobody visits a shard, and the site that it becomes a part of would take what is kept there for its own.
    const identity = await release.publish(!shard)
    const { pictures, files, typefaces } = assets
    if (!shard) {
      writePublishedStamp(options.out)
      if (search) writeSearchRecords(options.out, search.records)
      writeRecord(options.out, {
        ...inputs,
        shared: new Map([...served.sharedUrls].filter(([path]) => shared.has(path))),
        ...{ conditions, identity, site, siteData, pictures, files, typefaces },
        search: search?.state,
        written: pages,
        content,
        referenceKeys,
        publicFiles: context.files,
      })
    }
    await pruneCache()
    return { problems, sources, pages, cannot, replaced: describeEdited(edited, content, options) }
  } catch (error) {
    await release?.abandon()
    throw error
  } finally {
    await pool?.destroy()
  }
}
