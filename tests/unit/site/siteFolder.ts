import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'

/** Where the real site is built. */
export const siteFolder = join(projectRoot, '.cache/test-html')

export const siteOrigin = 'https://school.example'

/** What the build has said, once it has ended: nothing when all was well. */
export const outcomeFile = join(projectRoot, '.cache/test-html.outcome')
