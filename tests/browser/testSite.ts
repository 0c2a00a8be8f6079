import { join } from 'node:path'
import { projectRoot } from '../../scripts/lib/root.ts'

/** Where the browser tests build the real site. */
export const testDist = join(projectRoot, '.cache/test-dist')
