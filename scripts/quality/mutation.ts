import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments, run } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { fetchTools } from './fetchTools.ts'

const VERSION = '9.6.1'

await run(async () => {
  const { words, options } = readArguments(
    { tests: { type: 'string' } },
    1,
    'npm run mutation -- [schema/model/paths.ts,schema/read/scan.ts] [--tests "tests/unit/schema/model/paths.test.ts"]',
  )
  const tools = fetchTools('mutation', {
    '@stryker-mutator/core': VERSION,
    '@stryker-mutator/vitest-runner': VERSION,
  })
  const { status } = spawnSync(
    process.execPath,
    [
      join(tools, '@stryker-mutator/core/bin/stryker.js'),
      'run',
      'tests/mutation/stryker.config.mjs',
      ...words.flatMap(files => ['--mutate', files]),
    ],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...(options.tests && { CHALKLINE_TESTS: options.tests }) },
    },
  )
  return status ?? 1
})
