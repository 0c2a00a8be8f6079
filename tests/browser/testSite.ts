import { join } from 'node:path'
import { projectRoot } from '../../scripts/lib/root.ts'

/** Where the browser tests build the real site. */
export const testDist = join(projectRoot, '.cache/test-dist')

/** The day for which tests build sites: what depends on the day must not change overnight. */
export const testDay = '2026-11-21'
