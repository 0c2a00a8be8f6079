import { basename } from 'node:path'
import { withFocalPoints } from '../../../schema/resolve/withFocalPoints.ts'
import type { DocumentReport } from '../../../schema/validate/validateDocument.ts'
import { prepareBundle } from '../bundle/bundle.ts'
import { checkSite } from '../content/checkSite.ts'
import { startPool } from '../content/pool.ts'
import { prepareAssets } from '../outputs/assets.ts'
import { pageNumbers } from '../outputs/search/pageNumbers.ts'
import { pruneCache } from '../pictures/cache.ts'
import { ServedPictures } from '../pictures/servePictures.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { siteKey } from './madeFiles.ts'
import { Release } from './Release.ts'
import { answersTo } from './record/answers.ts'
import { deleteRecord, type Inputs, writeRecord } from './record/BuildRecord.ts'
import { deletePublishedStamp, describeEdited, writePublishedStamp } from './record/editedFiles.ts'
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
    const reports = new Map<string, string>()
    const receive = (report: DocumentReport) => reports.set(report.file, JSON.stringify(report))
    // A shard leaves no record.
    const kept = options.shard ? { pool } : { pool, receive }
    const { content, context, problems, sources } = await checkSite(options, options, kept)
    if (!content) return { problems, sources }
    release = await Release.begin(options.out, [options.pages, options.public], siteKey(options.pages))
    const { folder } = release
    const [served, bundle] = await Promise.all([
      ServedPictures.make(options.public, content.files, options.base),
      prepareBundle(),
    ])
    const known = withFocalPoints(served.all, content, context)
    const assets = await prepareAssets(options.public, context, options.base, known, content)
    const { pages, cannot, site, written, search } = await writeSite(
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
    if (!shard) {
      writePublishedStamp(options.out)
      const { files, typefaces } = assets
      const numbers = pageNumbers(content)
      const answers = answersTo(written, {
        ...{ content, numbers, known: assets },
        sharedUrls: served.sharedUrls,
      })
      writeRecord(
        options.out,
        { ...inputs, conditions, identity, written: pages },
        {
          site: {
            ...{ site, bundle, files, typefaces, answers },
            pictures: served.record,
            linked: content.files.linked,
            pages: written,
            search: search?.state,
          },
          ...{ reports, content },
          ...(search && { search: search.records }),
        },
      )
    }
    await pruneCache()
    const foreign = release.kept
    const replaced = describeEdited(
      edited.filter(path => !foreign.includes(path.replaceAll('\\', '/'))),
      content,
      options,
    )
    return { problems, sources, pages, cannot, replaced, kept: foreign }
  } catch (error) {
    await release?.abandon()
    throw error
  } finally {
    await pool?.destroy()
  }
}
