import { todayIn } from '../calendarDay.ts'
import { stampsOf } from '../content/stamps.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { rebuild } from './incremental/rebuild.ts'
import { codeStamp, readRecord } from './record/BuildRecord.ts'
import { editedSincePublished } from './record/editedFiles.ts'

/**
 * Builds a site: all of it, or what has changed since the last build into the same folder, with the same result. With errors
 * in the content, or when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(asked: BuildOptions): Promise<BuildResult> {
  const options = { ...asked, today: asked.today ?? todayIn(asked.pages) }
  const { out, ...rest } = options
  const conditions = `${codeStamp()} ${JSON.stringify(rest)}`
  // The configuration of a host may depend on all pages, and a shard is no site by itself.
  const isWhole = options.target !== undefined || options.shard !== undefined
  // What was changed by hand is replaced, and only a whole build writes every file.
  const finding = options.shard ? Promise.resolve([]) : editedSincePublished(out)
  // Awaited later: until then a failure is not one that nobody handles.
  finding.catch(() => {})
  const record = isWhole ? undefined : readRecord(out, conditions)
  // Taken before anything is read, so that a file saved during the build counts as changed for the next one.
  const inputs = { pages: stampsOf(options.pages), public: stampsOf(options.public) }
  const isEdited = async () => (await finding).length > 0
  const rebuilt = record && (await rebuild(options, record, inputs, isEdited))
  if (rebuilt) return rebuilt
  // Loaded late: the code for pictures and feeds takes longer to load than a few pages to build.
  const { buildWhole } = await import('./buildWhole.ts')
  return buildWhole(options, conditions, inputs, await finding)
}
