import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../lib/root.ts'

/**
 * Builds a site by the bundled command: what finds the components of sections needs Vite. Mistakes are printed.
 * @param options those of `npm run build`, without their dashes
 * @returns whether it was built
 */
export function runBuild(options: Record<string, string>): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'scripts/run.mjs'),
      'build',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0
}
