import { spawnSync } from 'node:child_process'
import { readOptions, run } from './lib/cli.ts'
import { projectRoot } from './lib/root.ts'

await run(async () => {
  const { kills } = readOptions(
    { kills: { type: 'string', default: '100' } },
    'npm run faults -- [--kills 100]',
  )
  // npm, which starts this, puts the commands of the dependencies on the path.
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', 'tests/vitest.config.ts', 'tests/unit/scripts/buildFaults.test.ts'],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CHALKLINE_KILLS: kills },
    },
  )
  return status ?? 1
})
