import type { Problem } from '../../schema/problems/problem.ts'
import type { Texts } from '../../schema/read/source.ts'
import type { Folders } from '../lib/Folders.ts'
import type { EditedFile } from './release/editedFiles.ts'
import type { Shard } from './shards.ts'

export interface BuildOptions extends Folders {
  /** Folder that the site is written to: a new or an empty one, or one that a build of the same site has written, which is replaced at the end. */
  out: string
  /** Origin of the site, if another than the one in _site.json. */
  origin?: string
  /** Where the site lies on its host, with a slash at both ends. */
  base: string
  /** The day for which the site is built, `YYYY-MM-DD`; today where the organisation is, unless said otherwise. */
  today?: string
  /** The host to write a configuration for, one of hosting/targets.ts. */
  target?: string
  /** Where the site will lie on that host, for its configuration. Default: `/var/www/` and the name of the host. */
  root?: string
  /** The share of the pages to write, when several machines build the site together. */
  shard?: Shard
}

export interface BuildResult {
  problems: readonly Problem[]
  /** The texts of the documents, which the problems are in. */
  texts: Texts
  /** How many pages the site has; absent when errors kept it from being built. */
  pages?: number
  /** How many of its pages an incremental build has rendered; absent of a whole build. */
  rendered?: number
  /** What the target cannot do. */
  cannot?: readonly string[]
  /** What was changed by hand in the published folder, and has been replaced. */
  replaced?: readonly EditedFile[]
  /** What no build has made in the published folder, and has stayed, relative to it. */
  kept?: readonly string[]
}
