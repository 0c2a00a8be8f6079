import type { Problem } from '../../schema/problem.ts'
import { calendarDay } from './calendarDay.ts'
import { codeStamp, readRecord } from './incremental/BuildRecord.ts'
import { rebuild } from './incremental/rebuild.ts'
import { stampsOf } from './incremental/stamps.ts'
import type { Findings } from './report/findings.ts'
import type { Shard } from './shards.ts'

export interface BuildOptions {
  /** Folder of the documents. */
  pages: string
  /** Folder of the public files. */
  public: string
  /** Folder that the site is written to: a new or an empty one, or one that a build has written, which is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** The day for which the site is built, `YYYY-MM-DD`; today where the school is, unless said otherwise. */
  today?: string
  /** The host to write a configuration for, one of hosting/targets.ts. */
  target?: string
  /** The share of the pages to write, when several machines build the site together. */
  shard?: Shard
}

export interface BuildResult {
  problems: Problem[]
  sources: Findings['sources']
  /** How many pages were written; absent when errors kept the site from being built. */
  pages?: number
  /** What the target cannot do. */
  cannot?: readonly string[]
}

/**
 * Builds a site: all of it, or what has changed since the last build into the same folder, with the same result. With errors
 * in the content, or when anything fails, the folder `out` stays as it was.
 * @throws UsageError for folders that cannot be read or written
 */
export async function buildSite(asked: BuildOptions): Promise<BuildResult> {
  const options = { ...asked, today: asked.today ?? calendarDay() }
  const { out, ...rest } = options
  const conditions = `${codeStamp()} ${JSON.stringify(rest)}`
  // What a host is told may be gathered from all pages, and a shard is merged anew each time.
  const record = options.target || options.shard ? undefined : readRecord(out, conditions)
  // Taken before anything is read: what is saved meanwhile counts as a change for the next build.
  const inputs = { pages: stampsOf(options.pages), public: stampsOf(options.public) }
  const rebuilt = record && (await rebuild(options, record, inputs))
  if (rebuilt) return rebuilt
  // Loaded late: what makes pictures and feeds takes longer to load than a few pages to build.
  const { buildWhole } = await import('./buildWhole.ts')
  return buildWhole(options, conditions, inputs)
}
