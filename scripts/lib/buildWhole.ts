import { basename } from 'node:path'
import { prepareAssets } from './assets.ts'
import type { BuildOptions, BuildResult } from './build.ts'
import { prepareBundle } from './bundle.ts'
import { checkSite } from './check.ts'
import { forgetRecord, writeRecord } from './incremental/BuildRecord.ts'
import type { Inputs } from './incremental/rebuild.ts'
import { forgetUnused } from './pictures/cache.ts'
import { ServedPictures } from './pictures/servePictures.ts'
import { startPool } from './pool.ts'
import { Release } from './release.ts'
import { writeNote } from './shards.ts'
import { outlinesOf, writePages } from './writePages.ts'
import { writeSite } from './writeSite.ts'

/** Builds all of a site, and leaves a record for the next build. */
export async function buildWhole(
  options: BuildOptions,
  conditions: string,
  inputs: Inputs,
): Promise<BuildResult> {
  const pool = startPool(inputs.pages.size)
  try {
    return await buildWith(pool, options, conditions, inputs)
  } finally {
    await pool?.destroy()
  }
}

async function buildWith(
  pool: ReturnType<typeof startPool>,
  options: BuildOptions,
  conditions: string,
  inputs: Inputs,
): Promise<BuildResult> {
  const { content, world, problems, sources, named } = await checkSite(options, options, pool)
  if (!content) return { problems, sources }
  const release = await Release.begin(options.out, [options.pages, options.public])
  try {
    const [served, bundle] = await Promise.all([
      ServedPictures.make(options.public, content.files, options.base),
      prepareBundle(),
    ])
    const assets = await prepareAssets(options.public, world, options.base, served.all)
    const { pages, cannot, site, siteData, shared } = await writeSite(
      content,
      assets,
      served,
      bundle,
      release,
      options,
      (jobs, ingredients) => writePages(jobs, ingredients, release.folder, sources, pool),
    )
    forgetRecord(options.out)
    const { shard, base, origin, today, target } = options
    const common = [basename(bundle), base, origin, today, target, ...world.files, ...served.all]
    if (shard) await writeNote(shard, common, sources.values(), release)
    // Nobody visits a shard, and the site that it becomes a part of would take what is kept there for its own.
    const identity = await release.publish(!shard)
    const { pictures, files } = assets
    if (!shard)
      writeRecord(options.out, {
        ...inputs,
        shared: new Map([...served.sharedUrls].filter(([path]) => shared.has(path))),
        ...{ conditions, identity, site, siteData, pictures, files, written: pages },
        content: { ...content, pages: outlinesOf(content) },
        named,
        publicFiles: world.files,
      })
    await forgetUnused()
    return { problems, sources, pages, cannot }
  } catch (error) {
    await release.abandon()
    throw error
  }
}
