import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { projectRoot } from '../../lib/root.ts'

/** A folder of the cache for what is kept of builds into `out`. */
export const memoFolder = (out: string): string =>
  join(projectRoot, '.cache', `build-${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}`)
